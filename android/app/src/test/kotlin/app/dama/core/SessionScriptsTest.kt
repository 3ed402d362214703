package app.dama.core

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/**
 * The scripts that Rust and Swift run, too. Under Robolectric only because reading JSON is Android's: Gradle's plain
 * unit tests have but a stub of it.
 */
@RunWith(RobolectricTestRunner::class)
class SessionScriptsTest {
    private val files = File(checkNotNull(System.getProperty("dama.root")), "tests/vectors/session")
        .listFiles { file -> file.extension == "jsonl" }.orEmpty().sorted()
    private val scripts = files.flatMap(SessionScript::readAll)

    @Test
    fun `every script goes through the boundary as it is written`() {
        val differences = scripts.flatMap { ScriptRun(it).differences() }
        assertTrue(differences.joinToString("\n", "${differences.size} differences\n"), differences.isEmpty())
    }

    @Test
    fun `no line is left out, and every field is compared somewhere`() {
        val lines = files.sumOf { file -> file.readText().split('\n').count(String::isNotBlank) }
        assertTrue("no script in $files", lines > 0)
        assertEquals(lines, scripts.size)
        val used = scripts.flatMap { script -> script.steps.flatMap { it.expect.keys } }
        assertEquals(ScriptRun.FIELDS, used.toSet())
    }

    @Test
    fun `a wrong expectation is reported with its place, step and both values`() {
        val expect = ScriptRun.FIELDS.associateWith { "nonsense" }
        val script = """{"name": "n", "seats": ["person", 4], "steps": [{"do": ["tap", "d3"]}]}"""
        val good = SessionScript.read("file:7", script)
        val wrong = good.copy(steps = good.steps.map { it.copy(expect = expect) })
        val differences = ScriptRun(wrong).differences()
        assertEquals(ScriptRun.FIELDS.size, differences.size)
        assertTrue(differences.contains("file:7: n: step 1 [tap, d3]: selected: expected nonsense, found d3"))
        assertEquals(emptyList<String>(), ScriptRun(good).differences())
    }

    @Test
    fun `an error that no step expects is reported`() {
        val script = """{"name": "n", "seats": ["person", "person"], "steps": [{"do": ["undo"]}]}"""
        val difference = ScriptRun(SessionScript.read("file:1", script)).differences().single()
        assertTrue(difference, difference.contains("error: expected none, found NothingToUndo"))
    }
}
