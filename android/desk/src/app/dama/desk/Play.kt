package app.dama.desk

import android.os.Looper
import android.os.SystemClock
import app.dama.MainActivity
import org.junit.Test
import org.junit.runner.JUnitCore
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import org.robolectric.annotation.experimental.LazyApplication
import org.robolectric.shadows.ShadowChoreographer
import java.awt.AWTError
import java.awt.GraphicsEnvironment
import java.awt.HeadlessException
import java.time.Duration
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.system.exitProcess

private const val NO_DISPLAY = 3

/** Plays the app in a window until that is closed. Exits with 3 if there is no display to show it on. */
fun main() {
    // Asked before Robolectric sets java.awt.headless: AWT keeps its first answer.
    if (!hasDisplay()) {
        System.err.println("desk: no display to show a window on")
        exitProcess(NO_DISPLAY)
    }
    val result = JUnitCore.runClasses(Play::class.java)
    result.failures.forEach { System.err.println(it.trace) }
    exitProcess(if (result.wasSuccessful()) 0 else 1)
}

private fun hasDisplay(): Boolean = try {
    GraphicsEnvironment.getLocalGraphicsEnvironment().defaultScreenDevice
    !GraphicsEnvironment.isHeadless()
} catch (_: HeadlessException) {
    false
} catch (_: AWTError) {
    false
}

/** The phone: a "test" for Robolectric, which makes an Android world for it, and lasts as long as the person plays. */
@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LazyApplication(LazyApplication.LazyLoad.ON)
@Config(sdk = [35])
class Play {
    private val options = Options.fromProperties()
    private val events = LinkedBlockingQueue<Event>()
    private val looper = shadowOf(Looper.getMainLooper())

    @Test
    fun play() {
        // First, since setting qualifiers makes the app.
        keepStorageIn(options.home, packageName = MainActivity::class.java.packageName)
        RuntimeEnvironment.setQualifiers(options.qualifiers)
        RuntimeEnvironment.setFontScale(options.fontScale)
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME))

        val activity = Robolectric.buildActivity(MainActivity::class.java).setup()
        // The first frames lay the content out; before them it has no size.
        looper.idleFor(Duration.ofMillis(FIRST_FRAMES))
        val content = activity.get().window.decorView
        val screen = Screen(content.width, content.height)
        val window = DeskWindow(activity.get().title.toString(), screen.image, events::add)
        window.open()
        run(activity, screen, window)
        window.close()
        activity.close()
    }

    /** Lets Android's time pass as ours does, and draws when something changed. */
    private fun run(activity: ActivityController<MainActivity>, screen: Screen, window: DeskWindow) {
        val fingers = Fingers(screen)
        val controls = options.controls?.let(::Controls)
        var last = System.nanoTime()
        while (!activity.get().isFinishing) {
            val batch = listOfNotNull(events.poll(patience(screen), TimeUnit.MILLISECONDS)) + generateSequence { events.poll() }
            if (!batch.all { obey(it, activity, fingers) }) return

            val passed = (System.nanoTime() - last) / NANOS_PER_MILLI
            last += passed * NANOS_PER_MILLI
            looper.idleFor(Duration.ofMillis(passed.coerceAtMost(LONGEST_STEP)))
            screen.watch()
            if (screen.stale) {
                screen.draw()
                window.repaint()
            }
            controls?.tell(screen.windows(), window::inWindow)
        }
    }

    /** How long to wait for the person: not beyond what Android wants to do next, nor beyond one frame. */
    private fun patience(screen: Screen): Long = when {
        screen.stale -> 0
        looper.nextScheduledTaskTime.isZero -> FRAME
        else -> (looper.nextScheduledTaskTime.toMillis() - SystemClock.uptimeMillis()).coerceIn(0, FRAME)
    }

    /** False if the person has left the app. */
    private fun obey(event: Event, activity: ActivityController<MainActivity>, fingers: Fingers): Boolean {
        when (event) {
            is Event.Touch -> fingers.touch(event.action, event.x, event.y)
            is Event.Scroll -> fingers.scroll(event.x, event.y, event.notches)
            is Event.Key -> fingers.key(event.action, event.code)
            is Event.Letter -> fingers.type(event.letter)
            Event.Back -> return fingers.back(activity.get())
            Event.Hidden -> activity.pause().stop()
            Event.Shown -> activity.restart().start().resume()
            Event.Closed -> return false
        }
        return true
    }

    private companion object {
        const val FRAME = 16L
        const val FIRST_FRAMES = 100L

        /** After a pause of the whole machine, time goes on slowly rather than in one jump. */
        const val LONGEST_STEP = 200L
        const val NANOS_PER_MILLI = 1_000_000L
    }
}
