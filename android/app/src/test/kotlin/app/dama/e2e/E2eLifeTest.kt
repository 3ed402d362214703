package app.dama.e2e

import android.os.Bundle
import android.os.Parcel
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.isDialog
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.lifecycle.Lifecycle
import app.dama.MainActivity
import app.dama.Parts
import app.dama.core.Engine
import app.dama.core.Options
import app.dama.core.Seat
import app.dama.core.Session
import app.dama.core.Setup
import app.dama.shots.square
import kotlinx.coroutines.asCoroutineDispatcher
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.lang.management.ManagementFactory
import java.lang.management.ThreadMXBean
import java.util.concurrent.Callable
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

/** The system turns, stops and kills the app; the game goes on (S1, U3, C2, B9, H2). */
@RunWith(RobolectricTestRunner::class)
class E2eLifeTest : EndToEnd() {
    @Test
    fun `a capture that was being shown when the device was turned is not shown again`() {
        player.startTwoPlayers(GAME)
        move("a2", "a3")
        move("d5", "d4")
        rule.mainClock.autoAdvance = false
        player.touch("d3")
        player.touch("d5")
        rule.mainClock.advanceTimeBy(100)
        val motion = requireNotNull(state.motion) { "the capture is being shown" }
        val during = board()
        scenario.recreate()
        rule.mainClock.advanceTimeByFrame()
        val after = board()
        rule.mainClock.autoAdvance = true
        player.settle()
        val still = board()
        assertNull(state.motion)
        assertEquals("the board is at rest at once", emptySet<String>(), after.differences(still))
        assertTrue("it was not while it moved", during.differences(still).isNotEmpty())
        assertFalse("its one showing is over", claims(motion.id))
        stands("d5", "white man")
        stands("d4", "empty")
        press("Undo", 3)
        stands("a2", "white man")
        button("Undo").assertIsNotEnabled()
    }

    @Test
    fun `in the other direction of the device the game is the same`() {
        player.startTwoPlayers(GAME)
        move("a2", "a3")
        player.touch("h7")
        RuntimeEnvironment.setQualifiers("w891dp-h411dp-land-xhdpi")
        scenario.recreate()
        player.settle()
        says("h6", "can be moved to")
        player.touch("h6")
        player.settle()
        assertEquals(listOf("a2-a3", "h7-h6"), state.moves)
    }

    @Test
    fun `after the process has died the system's state and the file bring the same screen back`() {
        scenario.close()
        val first = Robolectric.buildActivity(MainActivity::class.java).setup()
        player.startTwoPlayers(GAME)
        move("a2", "a3")
        move("d5", "d4")
        move("d3", "d5")
        press("Undo", 1)
        player.click("Flip")
        player.settle()
        val kept = Bundle()
        first.pause().stop().saveInstanceState(kept)
        val text = saved.readText()
        first.destroy()
        assertEquals("what was on disk when the app was left is all", text, saved.readText())
        val second = Robolectric.buildActivity(MainActivity::class.java).setup(throughParcel(kept))
        player.settle()
        val state = requireNotNull(model(second.get()).state.value)
        rule.onNodeWithTag("continue").assertDoesNotExist()
        assertTrue("still turned", state.turned)
        assertNull("nothing is shown again", state.motion)
        stands("d3", "white man")
        press("Undo", 2)
        stands("a2", "white man")
        button("Undo").assertIsNotEnabled()
        press("Redo", 3)
        stands("d5", "white man")
        stands("d4", "empty")
        button("Redo").assertIsNotEnabled()
        second.close()
    }

    @Test
    fun `after the process has died with nothing but the file, Home continues the game`() {
        player.startTwoPlayers(GAME)
        move("a2", "a3")
        move("h7", "h6")
        press("Undo", 1)
        relaunch()
        rule.onNodeWithTag("continue").assertIsDisplayed().performClick()
        player.settle()
        assertEquals(listOf("a2-a3"), state.moves)
        press("Undo", 1)
        stands("a2", "white man")
        button("Undo").assertIsNotEnabled()
        press("Redo", 2)
        stands("h6", "black man")
        button("Redo").assertIsNotEnabled()
    }

    @Test
    fun `leaving the app stops a search that runs, and coming back finds the move`() {
        val whole = cpuOfSearch()
        val pool = Executors.newSingleThreadExecutor { Thread(it, "engine of the test") }
        Parts.background = pool.asCoroutineDispatcher()
        relaunch()
        player.startAgainstComputer(level = HIGHEST)
        player.settle()
        // On a busy machine a search may end before the app is left; one that nothing stops always does.
        val spent = generateSequence { cpuUntilLeft(pool) }.take(ATTEMPTS)
        assertTrue("each time the whole search was made: $whole ns", spent.any { it < whole / 2 })
        scenario.moveToState(Lifecycle.State.RESUMED)
        assertEquals("no move was made meanwhile", 1, state.moves.size)
        player.eventually("the computer's move") { state.moves.size == 2 && !state.thinking }
        pool.shutdown()
        assertTrue(pool.awaitTermination(1, TimeUnit.SECONDS))
    }

    /** Makes a move and leaves the app while the computer is thinking: how long a processor was busy with that. */
    private fun cpuUntilLeft(pool: ExecutorService): Long {
        scenario.moveToState(Lifecycle.State.RESUMED)
        scenario.onActivity { model(it).undo() }
        val before = pool.cpu()
        // Not by the finger, which waits for all to be at rest: the search must be caught while it runs.
        scenario.onActivity { with(model(it)) { for (name in listOf("d3", "d4")) tap(square(name)) } }
        assertTrue(state.thinking)
        val over = pool.submit {}
        while (!isSearching() && !over.isDone) Thread.onSpinWait()
        scenario.moveToState(Lifecycle.State.CREATED)
        // The one thread there is answers only when the search has let it go.
        val spent = pool.cpu() - before
        assertFalse("a thread is still in the engine", isSearching())
        return spent
    }

    /** How long a processor is busy with the whole search that the test cuts short. */
    private fun cpuOfSearch(): Long {
        val setup = Setup(null, Seat.Person, Seat.Computer(HIGHEST), Options(), "", 0)
        val request = Session(setup).apply { for (name in listOf("d3", "d4")) tap(square(name)) }.thinkRequest()
        val before = CLOCKS.currentThreadCpuTime
        Engine().use { it.think(request) }
        return CLOCKS.currentThreadCpuTime - before
    }

    /** How long a processor has been busy with the pool's only thread. */
    private fun ExecutorService.cpu(): Long = submit(Callable { CLOCKS.currentThreadCpuTime }).get(10, TimeUnit.SECONDS)

    @Test
    fun `a drag plays only where the finger is lifted, not where the touch is taken away`() {
        player.startTwoPlayers(GAME)
        player.onBoard { at ->
            down(at("d3"))
            moveTo(at("e4"))
            moveTo(at("d4"))
            cancel()
        }
        player.settle()
        assertUntouched()
        player.onBoard { at ->
            down(0, at("a2"))
            down(1, at("h7"))
            up(0)
            up(1)
        }
        player.settle()
        assertUntouched()
        player.onBoard { at ->
            down(at("a2"))
            moveTo(at("b2"))
            moveTo(at("a3"))
            up()
        }
        player.settle()
        assertEquals(listOf("a2-a3"), state.moves)
    }

    @Test
    fun `neither Back nor a tap outside answers a question, and neither changes the game`() {
        player.startTwoPlayers(GAME)
        move("a2", "a3")
        val text = written()
        for (leave in listOf(::goBackInDialog, ::tapOutside)) {
            player.click("More")
            player.click("Resign")
            sees("Does Black resign?")
            leave()
            rule.onNodeWithText("Does Black resign?").assertDoesNotExist()
        }
        goBack()
        rule.onNodeWithText("Two players").performScrollTo().performClick()
        for (leave in listOf(::goBackInDialog, ::tapOutside)) {
            player.click("Start game")
            sees("Start a new game?")
            leave()
            rule.onNodeWithText("Start a new game?").assertDoesNotExist()
        }
        assertEquals(text, written())
        assertEquals(listOf("a2-a3"), state.moves)
        player.click("Start game")
        rule.onNode(hasText("Start game") and hasAnyAncestor(isDialog())).performClick()
        player.settle()
        assertTrue("but who says yes has a new game", state.moves.isEmpty())
    }

    @Test
    fun `a damaged file is told of once, kept as it was, and a fresh game is saved`() {
        val damaged = "{\"version\": 1, \"routes\": ["
        relaunch { saved.writeText(damaged) }
        sees("The saved game cannot be read")
        player.click("OK")
        rule.onNodeWithTag("continue").assertDoesNotExist()
        assertEquals(damaged, saved.resolveSibling("game.json.damaged").readText())
        assertFalse(saved.exists())
        player.startTwoPlayers(GAME)
        move("a2", "a3")
        relaunch()
        rule.onNodeWithText("The saved game cannot be read").assertDoesNotExist()
        rule.onNodeWithTag("continue").performClick()
        player.settle()
        assertEquals(listOf("a2-a3"), state.moves)
        assertEquals(damaged, saved.resolveSibling("game.json.damaged").readText())
    }

    private fun assertUntouched() {
        assertTrue("nothing is played", state.moves.isEmpty())
        assertNull("nothing is chosen", state.view.selected)
        assertFalse(state.view.canUndo)
    }

    private fun claims(id: Long): Boolean {
        var claimed = true
        scenario.onActivity { claimed = model(it).claimMotion(id) }
        return claimed
    }

    /** Whether any thread but the main one is within the engine's calls. */
    private fun isSearching(): Boolean = Thread.getAllStackTraces().any { (thread, stack) ->
        thread != Thread.currentThread() && stack.any { it.className == "app.dama.core.Engine" }
    }

    /** What a process gets back has been bytes meanwhile. */
    private fun throughParcel(bundle: Bundle): Bundle {
        val parcel = Parcel.obtain()
        parcel.writeBundle(bundle)
        val bytes = parcel.marshall()
        parcel.recycle()
        val again = Parcel.obtain()
        again.unmarshall(bytes, 0, bytes.size)
        again.setDataPosition(0)
        return requireNotNull(again.readBundle(MainActivity::class.java.classLoader)).also { again.recycle() }
    }

    private companion object {
        /** After a2-a3 and d5-d4 White has to take with d3. */
        const val GAME = "W:Wa2,d3:Bd5,d8,h7"
        const val HIGHEST = 10
        const val ATTEMPTS = 20
        val CLOCKS: ThreadMXBean = ManagementFactory.getThreadMXBean()
    }
}
