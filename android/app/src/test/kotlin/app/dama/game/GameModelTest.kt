package app.dama.game

import androidx.lifecycle.SavedStateHandle
import app.dama.core.Engine
import app.dama.core.EngineException
import app.dama.core.EngineInterface
import app.dama.core.Hint
import app.dama.core.HintRequest
import app.dama.core.OutcomeReason
import app.dama.core.RefusalCode
import app.dama.core.Review
import app.dama.core.ReviewProgress
import app.dama.core.ReviewRequest
import app.dama.core.Seat
import app.dama.core.Side
import app.dama.core.ThinkReply
import app.dama.core.ThinkRequest
import app.dama.core.Turn
import app.dama.shots.square
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestCoroutineScheduler
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.setMain
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The model with the real core, a store in memory, and time that passes only when it is told to. */
@RunWith(RobolectricTestRunner::class)
class GameModelTest {
    private val time = TestCoroutineScheduler()
    private val store = FakeStore()
    private var oneTap = false

    @Before
    fun stopTime() = Dispatchers.setMain(StandardTestDispatcher(time))

    @After
    fun letTimePass() = Dispatchers.resetMain()

    @Test
    fun `the computer answers, but not before 300 ms and the person's own move`() {
        val model = playing(againstComputer())
        model.play("d3", "d4")
        assertTrue(model.now.thinking)
        time.advanceTimeBy(299)
        assertEquals(1, model.now.view.ply)
        model.finishMotion(requireNotNull(model.now.motion).id)
        time.advanceTimeBy(2)
        assertEquals(2, model.now.view.ply)
        assertFalse(model.now.thinking)
        assertEquals(Turn.PERSON, model.now.view.turn)
    }

    @Test
    fun `the answer waits for a motion that is still being shown`() {
        val model = playing(againstComputer(), pace = 10f)
        model.play("d3", "d4")
        time.advanceTimeBy(1500)
        assertEquals(1, model.now.view.ply)
        time.advanceUntilIdle()
        assertEquals(2, model.now.view.ply)
    }

    @Test
    fun `undo while the computer thinks cancels, and the board is playable at once`() {
        val model = playing(againstComputer())
        model.play("d3", "d4")
        model.undo()
        assertFalse(model.now.thinking)
        assertEquals(0, model.now.view.ply)
        assertTrue(model.now.view.squares[square("d3")].selectable)
        time.advanceUntilIdle()
        assertEquals(0, model.now.view.ply)
    }

    @Test
    fun `a reply that was found before the undo is dropped`() {
        val model = playing(againstComputer())
        model.play("d3", "d4")
        // The engine has answered; only the 300 ms are not over.
        time.advanceTimeBy(200)
        model.undo()
        model.play("e3", "e4")
        time.advanceUntilIdle()
        assertEquals("e3-e4", model.now.moves.first())
        assertEquals(2, model.now.view.ply)
    }

    @Test
    fun `leaving the screen cancels, and coming back asks again`() {
        val model = playing(againstComputer())
        model.play("d3", "d4")
        model.pause()
        assertFalse(model.now.thinking)
        time.advanceUntilIdle()
        assertEquals(1, model.now.view.ply)
        model.resume()
        assertTrue(model.now.thinking)
        time.advanceUntilIdle()
        assertEquals(2, model.now.view.ply)
    }

    @Test
    fun `nothing is thought about while no screen is seen, nor between two people`() {
        val unseen = model()
        unseen.start(NewGame(Seat.Computer(1), Seat.Person))
        time.advanceUntilIdle()
        assertEquals(0, unseen.now.view.ply)
        val two = playing(NewGame(Seat.Person, Seat.Person))
        two.play("d3", "d4")
        assertFalse(two.now.thinking)
    }

    @Test
    fun `the game is saved after each ply and not for a selection`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        assertEquals(1, store.writes.size)
        model.tap(square("d3"))
        assertEquals(1, store.writes.size)
        model.tap(square("d4"))
        model.play("e6", "e5")
        assertEquals(3, store.writes.size)
    }

    @Test
    fun `a new model continues where the last one was, with its history`() {
        val first = playing(againstComputer())
        first.play("d3", "d4")
        time.advanceUntilIdle()
        val moves = first.now.moves
        val second = model()
        assertEquals(moves, second.now.moves)
        assertNull("what was shown is not shown again", second.now.motion)
        second.undo()
        assertEquals(0, second.now.view.ply)
        second.redo()
        assertEquals(moves, second.now.moves)
    }

    @Test
    fun `a damaged save is put aside and told of`() {
        val damaged = FakeStore("{\"version\":1,")
        val model = model(damaged)
        assertNull(model.state.value)
        assertEquals(Notice.SAVE_DAMAGED, model.notice.value)
        assertTrue(damaged.isSetAside)
        model.noticeSeen()
        assertNull(model.notice.value)
    }

    @Test
    fun `a refused tap is remembered with its square`() {
        val model = playing(NewGame(Seat.Person, Seat.Person, CAPTURE_START))
        model.tap(square("h2"))
        val refused = requireNotNull(model.now.refused)
        assertEquals(square("h2"), refused.square)
        assertEquals(RefusalCode.MUST_CAPTURE, refused.refusal.code)
        model.deselect()
        assertNull(model.now.refused)
    }

    @Test
    fun `a motion is shown once`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        model.play("d3", "d4")
        val id = requireNotNull(model.now.motion).id
        assertTrue(model.claimMotion(id))
        assertFalse(model.claimMotion(id))
        model.finishMotion(id)
        assertNull(model.now.motion)
    }

    @Test
    fun `a dragged piece is selected, played where it is dropped, and not moved there again`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        assertTrue(model.lift(square("d3")))
        assertEquals(square("d3"), model.now.view.selected)
        model.drop(square("d4"))
        assertEquals(listOf("d3-d4"), model.now.moves)
        assertNull(model.now.motion)
    }

    @Test
    fun `a drag that is cancelled or ends elsewhere plays nothing and leaves nothing selected`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        model.lift(square("d3"))
        model.dragCancelled()
        assertNull(model.now.view.selected)
        model.lift(square("d3"))
        model.drop(square("h8"))
        assertNull(model.now.view.selected)
        assertEquals(0, model.now.view.ply)
    }

    @Test
    fun `with one-tap play a drag still plays only where it is dropped`() {
        oneTap = true
        val model = playing(NewGame(Seat.Person, Seat.Person, CAPTURE_START))
        assertTrue(model.lift(square("d3")))
        assertEquals("not played by lifting", 0, model.now.view.ply)
        model.dragCancelled()
        assertEquals(0, model.now.view.ply)
        assertNull(model.now.view.selected)
        model.lift(square("d3"))
        model.drop(square("d5"))
        assertEquals(1, model.now.view.ply)
    }

    @Test
    fun `the one-tap setting reaches a game that goes on`() {
        val model = playing(NewGame(Seat.Person, Seat.Person, CAPTURE_START))
        model.pause()
        oneTap = true
        model.resume()
        model.tap(square("d3"))
        assertEquals(1, model.now.view.ply)
    }

    @Test
    fun `a hint fits the position, and goes with it`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        model.hint()
        assertTrue(model.now.advising)
        time.advanceUntilIdle()
        assertNotNull(model.now.hint)
        model.play("d3", "d4")
        assertNull(model.now.hint)
    }

    @Test
    fun `a rematch begins anew with sides exchanged`() {
        val model = playing(againstComputer())
        model.play("d3", "d4")
        model.resign(Side.WHITE)
        assertEquals(OutcomeReason.RESIGNED, model.now.view.outcome?.reason)
        model.rematch(noUndo = false, swapped = true)
        assertEquals(1, model.now.view.whiteLevel)
        assertNull(model.now.view.blackLevel)
        assertTrue("the person's side is below", model.now.turned)
        assertEquals(0, model.now.view.ply)
    }

    @Test
    fun `who looks back while the computer answers goes on looking, and the answer is in the list`() {
        val model = playing(againstComputer())
        model.play("d3", "d4")
        model.goTo(0)
        time.advanceUntilIdle()
        assertFalse(model.now.view.live)
        assertEquals(0, model.now.view.ply)
        assertEquals(2, model.now.livePly)
    }

    @Test
    fun `a finished game that is left is gone`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        model.resign(Side.WHITE)
        model.leave()
        assertNull(model.state.value)
        assertNull(store.read())
    }

    private val GameModel.now: GameState get() = requireNotNull(state.value)

    private fun GameModel.play(from: String, to: String) {
        tap(square(from))
        tap(square(to))
    }

    @Test
    fun `a reply that the core refuses is not asked for without end, and a new game is not stuck because of it`() {
        val engine = WrongEngine()
        val model = model(engine = engine).apply {
            start(againstComputer())
            resume()
        }
        model.play("d3", "d4")
        time.advanceUntilIdle()
        assertEquals(1, engine.asked)
        assertTrue(model.now.isStuck)
        assertFalse(model.now.thinking)
        model.start(NewGame(Seat.Computer(1), Seat.Person))
        assertFalse(model.now.isStuck)
        assertTrue(model.now.thinking)
    }

    @Test
    fun `a command that is refused does not show the last move again`() {
        val model = playing(NewGame(Seat.Person, Seat.Person))
        model.play("d3", "d4")
        model.finishMotion(requireNotNull(model.now.motion).id)
        val before = model.now
        model.acceptDraw()
        assertEquals(before, model.now)
    }

    private fun againstComputer() = NewGame(Seat.Person, Seat.Computer(1))

    private fun playing(game: NewGame, pace: Float = 1f) = model(pace = pace).apply {
        start(game)
        resume()
    }

    private fun model(
        store: GameStore = this.store,
        pace: Float = 1f,
        background: CoroutineDispatcher = StandardTestDispatcher(time),
        engine: EngineInterface = Engine(),
    ) = GameModel(store, SavedStateHandle(), { pace }, { oneTap }, background, { time.currentTime }, { 7 }, engine)

    /** Its moves cannot be played. */
    private class WrongEngine : EngineInterface {
        var asked = 0

        override fun think(request: ThinkRequest): ThinkReply {
            asked++
            return ThinkReply(request.serial, "a1-a2", false, 1, 0)
        }

        override fun hint(request: HintRequest): Hint = throw EngineException.Cancelled("no hints here")

        override fun review(request: ReviewRequest, progress: ReviewProgress): Review =
            throw EngineException.Cancelled("no reviews here")

        override fun cancel(serial: Long) = Unit
    }

    private companion object {
        /** White's d3 must take d4; h2 may not move. */
        const val CAPTURE_START = "W:Wd3,h2:Bd4,a7,b7"
    }
}
