package app.dama.desk

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.lifecycle.SavedStateHandle
import app.dama.Preferences
import app.dama.board.BoardArts
import app.dama.core.Options
import app.dama.core.Seat
import app.dama.core.Session
import app.dama.core.Setup
import app.dama.core.levelCount
import app.dama.game.GameModel
import app.dama.game.GameScreen
import app.dama.game.GameStore
import app.dama.game.GameWays
import app.dama.game.NewGame
import app.dama.ui.Dama
import app.dama.ui.DamaTheme
import kotlinx.coroutines.Dispatchers
import org.junit.Test
import org.junit.runner.JUnitCore
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import java.io.IOException
import kotlin.system.exitProcess

/** Measures what a tap and a frame cost, and prints it. */
fun main() {
    val result = JUnitCore.runClasses(Bench::class.java)
    result.failures.forEach { System.err.println(it.trace) }
    exitProcess(if (result.wasSuccessful()) 0 else 1)
}

/** A "test" for Robolectric that only measures: numbers of this machine, of which the ratios mean most. */
@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [35], application = android.app.Application::class, qualifiers = "w360dp-h800dp-port-notnight-xxhdpi")
class Bench {
    @Test
    fun bench() {
        taps()
        frames()
    }

    private fun taps() {
        val session = Session(Setup(null, Seat.Person, Seat.Person, Options(), "bench", 1))
        val empty = Samples()
        val select = Samples()
        val play = Samples()
        repeat(TAPS) { round ->
            val isWarm = round >= TAPS / 2
            empty.add(isWarm) { levelCount() }
            select.add(isWarm) { session.tap(D3) }
            play.add(isWarm) { session.tap(D4) }
            session.undo()
        }
        println("through JNA                        µs    95 %")
        row("a call that only gives a number", empty, Samples.MICRO)
        row("Session.tap that chooses a piece", select, Samples.MICRO, empty)
        row("Session.tap that plays a move", play, Samples.MICRO, empty)
    }

    /** Measured in turns, so that a busier moment of the machine meets all alike. */
    private fun frames() {
        BoardArts.dispatcher = Dispatchers.Unconfined
        val model = GameModel(NoStore, SavedStateHandle(), clock = { 0 }, seed = { 1 })
        model.start(NewGame(Seat.Person, Seat.Person))
        val nothing = film { Box(Modifier.fillMaxSize().background(Dama.colors.bg)) }
        val game = film { GameScreen(model, Preferences(), NOWHERE, noUndo = { false }) }
        val empty = Samples()
        val rest = Samples()
        val first = Samples()
        val motion = Samples()
        repeat(ROUNDS) { round ->
            val isWarm = round >= ROUNDS / 3
            repeat(FRAMES) { empty.add(isWarm, nothing::frame) }
            check(model.state.value?.motion == null) { "the board was to be still" }
            repeat(FRAMES) { rest.add(isWarm, game::frame) }
            if (round % 2 == 0) model.tap(D3).also { model.tap(D4) } else model.undo()
            first.add(isWarm, game::frame)
            repeat(FRAMES) {
                check(model.state.value?.motion != null) { "a piece was to be moving" }
                motion.add(isWarm, game::frame)
            }
            game.settle()
        }
        println("one frame of 1080x2400             ms    95 %")
        row("empty screen", empty, Samples.MILLI)
        row("game screen at rest", rest, Samples.MILLI, empty)
        row("game screen in motion", motion, Samples.MILLI, empty)
        row("first frame after a move", first, Samples.MILLI, empty)
    }

    private fun film(content: @Composable () -> Unit): Film {
        val activity = Robolectric.buildActivity(ComponentActivity::class.java).setup()
        activity.get().setContent { DamaTheme(dark = false) { content() } }
        return Film(activity.get().window.decorView)
    }

    private fun row(what: String, samples: Samples, unit: Double, base: Samples? = null) {
        val ratio = base?.let { "   x%.1f".format(samples.part(.5) / it.part(.5)) }.orEmpty()
        println("  %-31s %7.2f %7.2f%s".format(what, samples.part(.5) / unit, samples.part(.95) / unit, ratio))
    }

    private companion object {
        const val TAPS = 20_000
        const val ROUNDS = 45

        /** Fewer than a step lasts, less the first. */
        const val FRAMES = 9
        const val D3 = 19
        const val D4 = 27
        val NOWHERE = GameWays({}, {}, {}, {})
    }
}

/** Times of one thing, in ns. */
private class Samples {
    private val times = ArrayList<Long>()

    /** Does [work], and keeps its time if it [counts]. */
    fun add(counts: Boolean, work: () -> Any?) {
        val start = System.nanoTime()
        work()
        val time = System.nanoTime() - start
        if (counts) times += time
    }

    /** The time within which this [part] of all were done: .5 is the median. */
    fun part(part: Double): Double = times.sorted()[(times.size * part).toInt()].toDouble()

    companion object {
        const val MICRO = 1e3
        const val MILLI = 1e6
    }
}

/** Games that are measured are not kept. */
private object NoStore : GameStore {
    override var onFailure: (IOException) -> Unit = {}

    override fun read(): String? = null

    override fun write(text: String) = Unit

    override fun clear() = Unit

    override fun setAside() = Unit

    override fun flush() = Unit
}
