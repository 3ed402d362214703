package app.dama.desk

import org.junit.runner.Description
import org.junit.runner.JUnitCore
import org.junit.runner.Request
import org.junit.runner.manipulation.Filter
import org.junit.runner.notification.Failure
import org.junit.runner.notification.RunListener
import java.io.File
import kotlin.system.exitProcess

/**
 * Runs test classes in this one process and says how each test went.
 *
 * `TestRun RESULT CLASS[#METHOD]…`: RESULT is a file for `passed failed skipped`, by which the desk counts.
 */
fun main(args: Array<String>) {
    val report = Report()
    val junit = JUnitCore().apply { addListener(report) }
    for (name in args.drop(1)) junit.run(request(name))
    File(args[0]).writeText("${report.passed} ${report.failed} ${report.skipped}")
    // Robolectric leaves threads behind.
    exitProcess(0)
}

private fun request(name: String): Request {
    val (type, method) = name.split('#', limit = 2).let { it[0] to it.getOrNull(1) }
    val request = Request.aClass(Class.forName(type))
    return if (method == null) request else request.filterWith(MethodFilter(method))
}

private class MethodFilter(private val words: String) : Filter() {
    override fun shouldRun(description: Description): Boolean =
        description.children.any(::shouldRun) || description.methodName?.contains(words) == true

    override fun describe(): String = "methods that contain \"$words\""
}

private class Report : RunListener() {
    var passed = 0
        private set
    var failed = 0
        private set
    var skipped = 0
        private set

    private var started = 0L
    private var verdict = Verdict.PASSED

    override fun testStarted(description: Description) {
        started = System.nanoTime()
        verdict = Verdict.PASSED
    }

    override fun testFailure(failure: Failure) {
        if (failure.description.isTest) {
            verdict = Verdict.FAILED
            explain(failure)
        } else {
            // The class itself could not be set up: none of its tests ran.
            failed++
            println("FAIL  ${failure.description.displayName}")
            explain(failure)
        }
    }

    override fun testAssumptionFailure(failure: Failure) {
        verdict = Verdict.SKIPPED
        println("      ${failure.message}")
    }

    override fun testIgnored(description: Description) {
        skipped++
        println("skip  ${name(description)}")
    }

    override fun testFinished(description: Description) {
        val seconds = (System.nanoTime() - started) / 1e9
        println("%-5s %s (%.1f s)".format(verdict.word, name(description), seconds))
        when (verdict) {
            Verdict.PASSED -> passed++
            Verdict.FAILED -> failed++
            Verdict.SKIPPED -> skipped++
        }
    }

    private fun name(description: Description) =
        "${description.className.substringAfterLast('.')} · ${description.methodName ?: "the whole class"}"

    /** The message, and of the stack only the lines in our own code. */
    private fun explain(failure: Failure) {
        var cause: Throwable? = failure.exception
        while (cause != null) {
            println("      ${cause.toString().replace("\n", "\n      ")}")
            cause.stackTrace.filter { it.className.startsWith("app.dama.") && !it.className.startsWith("app.dama.desk.") }
                .take(OWN_FRAMES)
                .forEach { println("        at $it") }
            cause = cause.cause
        }
    }
}

private enum class Verdict(val word: String) { PASSED("ok"), FAILED("FAIL"), SKIPPED("skip") }

private const val OWN_FRAMES = 8
