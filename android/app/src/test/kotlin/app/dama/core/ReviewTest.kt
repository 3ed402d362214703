package app.dama.core

import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** Reviews of games through the boundary. */
class ReviewTest {
    private val engine = Engine()

    /** White lets itself be taken: landing on h4 would have drawn. */
    private val request = ReviewRequest(1, "W:WKa4:BKf4,Kg8", listOf("a4xg4", "g8xg1"), nodes = 1_000)

    @Test
    fun `a finished game is reviewed step by step`() {
        val session = session(request.start)
        for (square in listOf("a4", "g4", "g8", "g1")) {
            assertThrows(SessionException.NotNow::class.java) { session.reviewRequest() }
            session.tap(square)
        }
        val asked = session.reviewRequest()
        assertEquals(request.copy(serial = asked.serial), asked.copy(nodes = 1_000))
        val steps = Steps()
        val review = engine.review(asked, steps)
        assertEquals((1..5).map { it to 5 }, steps.seen)
        val draw = Evaluation.Men(0)
        assertEquals(listOf(draw, blackWins(1), blackWins(0)), review.evaluations)
        val better = listOf("a4", "h4").map(::squareNumber)
        val point = TurningPoint(
            ply = 1,
            side = Side.WHITE,
            played = "a4xg4",
            better = listOf("a4xh4"),
            betterPath = better,
            best = draw,
            reached = blackWins(1),
            loss = null,
            reason = HintReason.AvoidsLoss,
        )
        assertEquals(Review(asked.serial, review.evaluations, listOf(point)), review)
        assertTrue(session.isCurrent(asked.serial))
        session.undo()
        assertTrue(!session.isCurrent(asked.serial))
    }

    private fun blackWins(plies: Int) = Evaluation.Wins(Side.BLACK, plies)

    @Test
    fun `a review is cancelled on its way, and before it comes`() {
        val steps = Steps { done -> if (done == 2) engine.cancel(request.serial) }
        assertThrows(EngineException.Cancelled::class.java) { engine.review(request, steps) }
        assertEquals(listOf(1 to 5, 2 to 5), steps.seen)
        engine.cancel(2)
        assertThrows(EngineException.Cancelled::class.java) { engine.review(request.copy(serial = 2), Steps()) }
        engine.review(request.copy(serial = 3), Steps())
    }

    @Test
    fun `a game that cannot be played is refused`() {
        val bad = request.copy(routes = request.routes + "g1-g2")
        val reason = assertThrows(EngineException.BadRequest::class.java) { engine.review(bad, Steps()) }.reason
        assertTrue(reason, "ply 3" in reason)
    }

    @Test
    fun `a listener that fails ends the review and nothing else`() {
        val failing = Steps { error("as a test") }
        assertThrows(InternalException::class.java) { engine.review(request, failing) }
        engine.review(request.copy(serial = 4), Steps())
    }

    /** Takes down every step, and does something at each. */
    private class Steps(private val then: (Int) -> Unit = {}) : ReviewProgress {
        val seen = mutableListOf<Pair<Int, Int>>()

        override fun onStep(done: Int, total: Int) {
            seen += done to total
            then(done)
        }
    }
}
