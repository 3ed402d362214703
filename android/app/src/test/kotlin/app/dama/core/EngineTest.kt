package app.dama.core

import java.util.concurrent.CountDownLatch
import java.util.concurrent.FutureTask
import kotlin.concurrent.thread
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** Thinking and hints through the boundary. */
class EngineTest {
    private val engine = Engine()

    @Test
    fun `a reply can be played, and the same request has the same reply`() {
        val session = session(white = Seat.Computer(5), seed = -1)
        val request = session.thinkRequest()
        val expected = ThinkRequest(request.serial, START, emptyList(), level = 5, seed = -1, drawOffered = false)
        assertEquals(expected, request)
        val reply = engine.think(request)
        assertEquals(reply, Engine().think(request))
        assertEquals(request.serial, reply.serial)
        assertTrue("${reply.nodes} nodes", reply.nodes in 1..4_000)
        assertTrue(session.isCurrent(request.serial))
        val view = session.play(reply.serial, reply.route, reply.acceptsDraw)
        assertEquals(reply.route, view.last)
        assertTrue(!session.isCurrent(request.serial))
    }

    @Test
    fun `an offered draw is answered in the reply`() {
        val session = session(start = "W:WKa1,Kh1:BKa8,Kh8", black = Seat.Computer(1))
        session.offerDraw()
        session.tap("a1")
        session.tap("b1")
        val request = session.thinkRequest()
        assertTrue(request.drawOffered)
        assertEquals("the draw is offered too early", false, engine.think(request).acceptsDraw)
        val view = session.play(request.serial, "", acceptsDraw = true)
        assertEquals(Outcome(winner = null, reason = OutcomeReason.AGREED), view.outcome)
        assertEquals(DrawOffer.ACCEPTED to Side.WHITE, view.drawOffer to view.drawOfferBy)
    }

    @Test
    fun `a request that makes no sense is refused with what is wrong`() {
        val good = ThinkRequest(1, START, listOf("d3-d4"), level = 1, seed = 0, drawOffered = false)
        val bad = mapOf(
            good.copy(level = 0) to "0 is no level",
            good.copy(level = 11) to "11 is no level",
            good.copy(start = "W:Wa9:Ba6") to "position, character",
            good.copy(routes = listOf("d3-d4", "d3-d4")) to "ply 2",
            good.copy(routes = listOf("d3-d4", "şş")) to "ply 2",
        )
        for ((request, part) in bad) {
            val reason = assertThrows(EngineException.BadRequest::class.java) { engine.think(request) }.reason
            assertTrue(reason, part in reason)
        }
        engine.think(good)
    }

    // --- cancelling -------------------------------------------------------------------------

    @Test
    fun `a request that is cancelled before it comes is not thought about`() {
        engine.cancel(7)
        assertThrows(EngineException.Cancelled::class.java) { engine.think(longRequest(7)) }
        assertThrows(EngineException.Cancelled::class.java) { engine.hint(HintRequest(7, START, emptyList())) }
        engine.think(longRequest(8).copy(level = 1))
    }

    @Test
    fun `a running search is cancelled from another thread, and only that one`() {
        // That work is a fifth of the search; still this thread may be kept from it until the search is over.
        val inTime = (101L..110L).count { thinkAndCancel(it) is EngineException.Cancelled }
        assertTrue("only $inTime of 10 searches could be cancelled", inTime > 5)
    }

    /** Thinks on a thread, has other requests answered on this one, cancels, and says how the thread ended. */
    private fun thinkAndCancel(serial: Long): Any {
        val begins = CountDownLatch(1)
        val search = FutureTask<Any> {
            begins.countDown()
            try {
                engine.think(longRequest(serial))
            } catch (cancelled: EngineException.Cancelled) {
                cancelled
            }
        }
        thread { search.run() }
        begins.await()
        // Time for the search to get going, counted in work of another engine.
        Engine().think(longRequest(serial).copy(level = 9))
        engine.think(longRequest(-serial).copy(level = 1))
        engine.cancel(serial)
        return search.get()
    }

    private fun longRequest(serial: Long) =
        ThinkRequest(serial, START, emptyList(), level = 10, seed = 0, drawOffered = false)

    // --- hints ------------------------------------------------------------------------------

    @Test
    fun `a hint says what can be said for it`() {
        assertHint("W:Wa2,h2:Ba3,h7,g7", "a2xa4", listOf("a2", "a4"), HintReason.OnlyMove)
        assertHint("W:WKa1,Kb1:BKd5", "b1-b5", listOf("b1", "b5"), HintReason.WinsIn(3))
        assertHint("W:Wa7,h2:Bd7,e7", "a7-a8", listOf("a7", "a8"), HintReason.Crowns)
        assertHint("W:Wd4,a2,b2,g2,h2:Bd5,e4,d7,d8,a7,h7", "d4xf4", listOf("d4", "f4"), HintReason.Saves(1))
        assertHint("W:Wd4,a2,b2,g2,h2:Bd5,e4,b7,g7,a7,h7", null, listOf(), HintReason.Takes(1))
    }

    private fun assertHint(start: String, route: String?, path: List<String>, reason: HintReason) {
        val session = session(start)
        val request = session.hintRequest()
        val hint = engine.hint(request)
        assertEquals(reason, hint.reason)
        assertEquals(request.serial, hint.serial)
        assertEquals(hint.route.split('-', 'x'), hint.path.map(::squareName))
        if (route != null) {
            assertEquals(route to path, hint.route to hint.path.map(::squareName))
        }
        assertTrue(session.isCurrent(request.serial))
        assertTrue(session.marks().hinted)
    }
}
