package app.dama.core

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Views that are known by heart, field by field: what Rust knows arrives under the right name. */
class GameViewTest {
    private val whiteMan = Piece(Side.WHITE, Kind.MAN)
    private val whiteKing = Piece(Side.WHITE, Kind.KING)
    private val blackMan = Piece(Side.BLACK, Kind.MAN)
    private val nothing = SquareView(
        piece = null, selectable = false, target = null, selected = false, mustCapture = false, last = LastMark.NONE,
    )

    @Test
    fun `the start`() {
        val view = session(black = Seat.Computer(4)).view()
        val square = { name: String ->
            when (name[1]) {
                '2' -> nothing.copy(piece = whiteMan)
                '3' -> nothing.copy(piece = whiteMan, selectable = true)
                '6', '7' -> nothing.copy(piece = blackMan)
                else -> nothing
            }
        }
        val expected = GameView(
            serial = 1,
            squares = List(64) { square(squareName(it)) },
            position = START,
            sideToMove = Side.WHITE,
            whiteLevel = null,
            blackLevel = 4,
            turn = Turn.PERSON,
            ply = 0,
            lastPly = 0,
            live = true,
            selected = null,
            forced = 0,
            last = null,
            lastPath = emptyList(),
            lastTaken = emptyList(),
            transition = null,
            refusal = null,
            white = SideCounts(men = 16, kings = 0, taken = 0),
            black = SideCounts(men = 16, kings = 0, taken = 0),
            pliesWithoutProgress = 0,
            canUndo = false,
            canRedo = false,
            canOfferDraw = true,
            drawOffer = null,
            drawOfferBy = null,
            outcome = null,
            marks = Marks(undone = false, hinted = false),
            counted = false,
        )
        assertEquals(expected, view)
    }

    @Test
    fun `a selected man and where it may go`() {
        val view = session().tap("d3")
        assertEquals("d3", view.selected?.let(::squareName))
        assertEquals(listOf("d3"), view.squaresWith { it.selected })
        assertEquals(mapOf("d4" to Target.FINAL), view.targets())
        assertTrue(view.serial > 1)
    }

    @Test
    fun `a capture of two that may go two ways, chosen by its landings`() {
        val session = session("W:Wc3,h2:Bc4,b5,d5,h7")
        val chosen = session.tap("c3")
        assertEquals(2, chosen.forced)
        assertEquals(listOf("c3"), chosen.squaresWith { it.mustCapture })
        assertEquals(mapOf("c5" to Target.STEP, "a5" to Target.FINAL, "e5" to Target.FINAL), chosen.targets())
        val view = session.tap("e5")
        assertEquals("c3xc5xe5", view.last)
        assertEquals(listOf("c3", "c5", "e5"), view.lastPath.map(::squareName))
        assertEquals(listOf("c4", "d5"), view.lastTaken.map(::squareName))
        val marks = mapOf(
            "c3" to LastMark.FROM, "c4" to LastMark.TAKEN, "c5" to LastMark.PATH, "d5" to LastMark.TAKEN,
            "e5" to LastMark.TO,
        )
        assertEquals(marks, view.squaresWith { it.last != LastMark.NONE }.associateWith { view.at(it).last })
        val steps = listOf(step("c3", "c5", whiteMan, "c4"), step("c5", "e5", whiteMan, "d5"))
        assertEquals(Transition(steps, back = false, crowned = false), view.transition)
        assertEquals(SideCounts(men = 2, kings = 0, taken = 2), view.white)
        assertEquals(SideCounts(men = 2, kings = 0, taken = 0), view.black)
        assertEquals(Side.BLACK, view.sideToMove)
        assertEquals(1, view.ply)
    }

    @Test
    fun `a crowning, and its undo`() {
        val session = session("W:Wa7,h2:Bd6,e6")
        session.tap("a7")
        val crowned = session.tap("a8")
        val forward = step("a7", "a8", whiteMan).copy(crowns = true)
        assertEquals(Transition(listOf(forward), back = false, crowned = true), crowned.transition)
        assertEquals(whiteKing, crowned.at("a8").piece)
        assertEquals(SideCounts(men = 1, kings = 1, taken = 0), crowned.white)
        val back = session.undo()
        val backward = step("a8", "a7", whiteMan).copy(crowns = true)
        assertEquals(Transition(listOf(backward), back = true, crowned = true), back.transition)
        assertEquals(Triple(false, true, 1), Triple(back.canUndo, back.canRedo, back.lastPly))
        assertEquals(Marks(undone = true, hinted = false), back.marks)
    }

    @Test
    fun `each refusal with its numbers and squares`() {
        val session = session("W:Wa1,b1,a2,d3,g3:Bd4,g4,d6")
        fun refusal(square: String) = session.tap(square).refusal
        assertEquals(refused(RefusalCode.MUST_CAPTURE, most = 2, squares = listOf("d3")), refusal("a2"))
        assertEquals(refused(RefusalCode.TAKES_FEWER, takes = 1, most = 2, squares = listOf("d3")), refusal("g3"))
        assertEquals(refused(RefusalCode.NOT_YOUR_PIECE, squares = listOf("d4")), refusal("d4"))
        assertEquals(refused(RefusalCode.EMPTY_SQUARE, squares = listOf("e5")), refusal("e5"))
        assertNull(refusal("d3"))
        assertEquals(refused(RefusalCode.NOT_A_TARGET, squares = listOf("e5")), refusal("e5"))
        assertEquals(refused(RefusalCode.NO_MOVES, squares = listOf("d2")), session().tap("d2").refusal)
        assertEquals(refused(RefusalCode.NOT_YOUR_TURN), session(white = Seat.Computer(1)).tap("d3").refusal)
        session.resign(Side.WHITE)
        assertEquals(refused(RefusalCode.GAME_OVER), refusal("d3"))
    }

    @Test
    fun `each end with its winner`() {
        assertOutcome(Side.WHITE, OutcomeReason.BLOCKED, session("W:Wa1,b1,c2,a3:Ba2").run { tap("b1"); tap("b2") })
        assertOutcome(Side.WHITE, OutcomeReason.NO_PIECES, session("W:Wa2:Ba3").run { tap("a2"); tap("a4") })
        assertOutcome(Side.WHITE, OutcomeReason.RESIGNED, session().resign(Side.BLACK))
        assertOutcome(Side.BLACK, OutcomeReason.RESIGNED, session().resign(Side.WHITE))
        assertOutcome(null, OutcomeReason.ONE_EACH, session("W:Wd3:Bd4,h8").run { tap("d3"); tap("d5") })
        assertOutcome(null, OutcomeReason.AGREED, session().run { offerDraw(); acceptDraw() })
        val shuttle = session("W:Wa2,h3:Bh6,a7").run {
            repeat(2) { listOf("a2", "b2", "a7", "b7", "b2", "a2", "b7", "a7").forEach { tap(it) } }
            view()
        }
        assertOutcome(null, OutcomeReason.REPETITION, shuttle)
        assertEquals(8, shuttle.pliesWithoutProgress)
    }

    @Test
    fun `offers of a draw and who made them`() {
        val session = session()
        val open = session.offerDraw()
        assertEquals(DrawOffer.OPEN to Side.WHITE, open.drawOffer to open.drawOfferBy)
        assertFalse(open.canOfferDraw)
        val declined = session.declineDraw()
        assertEquals(DrawOffer.DECLINED to Side.WHITE, declined.drawOffer to declined.drawOfferBy)
    }

    @Test
    fun `an earlier ply is looked at while the game stands`() {
        val session = session()
        listOf("d3", "d4", "e6", "e5").forEach { session.tap(it) }
        val earlier = session.goTo(1)
        assertEquals(Triple(false, 1, 2), Triple(earlier.live, earlier.ply, earlier.lastPly))
        assertEquals(earlier.position, session.position())
        assertEquals(emptyList<String>(), earlier.squaresWith { it.selectable })
        assertEquals("d3-d4", earlier.last)
        val live = session.goLive()
        assertEquals(Triple(true, 2, "e6-e5"), Triple(live.live, live.ply, live.last))
        assertEquals(listOf("d3-d4", "e6-e5"), session.moves())
        assertTrue(session.pdn(), session.pdn().contains("1. d3-d4 e6-e5"))
    }

    private fun GameView.targets() = squares.indices
        .mapNotNull { i -> squares[i].target?.let { squareName(i) to it } }.toMap()

    private fun step(from: String, to: String, piece: Piece, taken: String? = null) = TransitionStep(
        from = squareNumber(from),
        to = squareNumber(to),
        piece = piece,
        taken = taken?.let(::squareNumber),
        takenPiece = blackMan.takeIf { taken != null },
        crowns = false,
    )

    private fun refused(code: RefusalCode, takes: Int = 0, most: Int = 0, squares: List<String> = emptyList()) =
        Refusal(code, takes, most, squares.map(::squareNumber))

    private fun assertOutcome(winner: Side?, reason: OutcomeReason, view: GameView) {
        assertEquals(Outcome(winner, reason), view.outcome)
        assertEquals(Turn.OVER, view.turn)
    }
}
