package app.dama.board

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class MoveTimelineTest {
    private val step = MotionStep(C3, C4, PieceKind.WHITE_MAN)
    private val chain = listOf(
        MotionStep(A1, A3, PieceKind.WHITE_MAN, Taken(A2, PieceKind.BLACK_MAN)),
        MotionStep(A3, C3, PieceKind.WHITE_MAN, Taken(B3, PieceKind.BLACK_KING)),
    )

    @Test
    fun `a step goes from square to square and its piece is not drawn twice`() {
        val timeline = MoveTimeline(listOf(step))
        assertEquals(Motion.STEP, timeline.duration)
        assertEquals(setOf(C4), timeline.at(0f).hidden)
        assertPlace(C3, timeline.at(0f).moving.single())
        val halfway = timeline.at(40f).moving.single()
        assertTrue(halfway.rank > 2f && halfway.rank < 3f && halfway.lift > 0f)
        assertPlace(C4, timeline.at(179.9f).moving.single())
    }

    @Test
    fun `everything stands still at the end, and any time after`() {
        val timeline = MoveTimeline(chain)
        assertEquals(MotionFrame.STILL, timeline.at(timeline.duration.toFloat()))
        assertEquals(MotionFrame.STILL, timeline.at(1e6f))
    }

    @Test
    fun `jumps come one after another with a rest between`() {
        val timeline = MoveTimeline(chain)
        assertEquals(2 * Motion.JUMP + Motion.REST, timeline.duration)
        assertPlace(A3, mover(timeline, Motion.JUMP + 30f))
        assertEquals(0f, mover(timeline, Motion.JUMP + 30f).lift, 0f)
        assertPlace(C3, mover(timeline, timeline.duration - .1f))
    }

    @Test
    fun `pieces vanish as they are taken`() {
        val timeline = MoveTimeline(chain)
        assertEquals(listOf(1f, 1f), taken(timeline, 0f).map { it.alpha })
        val fading = taken(timeline, 160f)
        assertTrue(fading[0].alpha < 1f && fading[0].scale < 1f)
        assertEquals(1f, fading[1].alpha, 0f)
        assertEquals(listOf(PieceKind.BLACK_KING), taken(timeline, Motion.JUMP + 1f).map { it.kind })
        assertEquals(setOf(C3), timeline.at(0f).hidden)
    }

    @Test
    fun `a man is crowned when it has arrived`() {
        val timeline = MoveTimeline(listOf(step.copy(crowns = true)))
        assertEquals(Motion.STEP + Motion.CROWN, timeline.duration)
        assertEquals(0f, timeline.at(Motion.STEP.toFloat()).moving.single().crowning, 0f)
        val crowned = timeline.at(Motion.STEP + 100f).moving.single()
        assertTrue(crowned.crowning > 0f && crowned.crowning < 1f)
        assertPlace(C4, crowned)
    }

    @Test
    fun `taking a capture back brings the pieces back, the last one first`() {
        val back = chain.reversed().map { it.copy(from = it.to, to = it.from) }
        val timeline = MoveTimeline(back, backward = true)
        assertEquals(setOf(A1, A2, B3), timeline.at(0f).hidden)
        assertPlace(C3, mover(timeline, 0f))
        assertEquals(listOf(PieceKind.BLACK_KING), taken(timeline, 100f).map { it.kind })
        assertEquals(2, taken(timeline, Motion.JUMP + Motion.REST + 1f).size)
        assertEquals(1f, taken(timeline, timeline.duration - 1f)[1].alpha, .05f)
        assertPlace(A1, mover(timeline, timeline.duration - .1f))
    }

    @Test
    fun `a crowning taken back makes a man of the king at once`() {
        val timeline = MoveTimeline(listOf(MotionStep(C4, C3, PieceKind.WHITE_MAN, crowns = true)), backward = true)
        assertEquals(PieceKind.WHITE_KING, timeline.at(0f).moving.single().kind)
        assertEquals(PieceKind.WHITE_MAN, timeline.at(300f).moving.single().kind)
        assertEquals(Motion.CROWN, timeline.duration)
    }

    @Test
    fun `two plies taken back move two pieces, one of them only just returned`() {
        val back = listOf(
            MotionStep(C5, C3, PieceKind.BLACK_MAN, Taken(C4, PieceKind.WHITE_MAN)),
            MotionStep(C4, D4, PieceKind.WHITE_MAN),
        )
        val timeline = MoveTimeline(back, backward = true)
        assertEquals(Motion.JUMP + Motion.REST + Motion.STEP, timeline.duration)
        assertEquals(setOf(C3, D4), timeline.at(0f).hidden)
        val end = timeline.at(timeline.duration - .1f).moving
        assertEquals(2, end.size)
        assertPlace(D4, end.last())
    }

    @Test
    fun `speed stretches everything, and none is still at once`() {
        assertEquals(2 * Motion.STEP, MoveTimeline(listOf(step), pace = 2f).duration)
        assertEquals(MotionFrame.STILL, MoveTimeline(listOf(step), pace = 0f).at(0f))
        assertEquals(MotionFrame.STILL, MoveTimeline(emptyList()).at(0f))
    }

    @Test
    fun `a refusal shakes and comes to rest`() {
        assertEquals(0f, Motion.shake(0f), 0f)
        assertTrue(Motion.shake(20f) > 2f)
        assertEquals(0f, Motion.shake(Motion.SHAKE.toFloat()), 0f)
    }

    private fun mover(timeline: MoveTimeline, time: Float) = timeline.at(time).moving.first { it.kind.isWhite }

    private fun taken(timeline: MoveTimeline, time: Float) = timeline.at(time).moving.filter { !it.kind.isWhite }

    private fun assertPlace(square: Int, piece: MovingPiece) {
        assertEquals(fileOf(square).toFloat(), piece.file, .02f)
        assertEquals(rankOf(square).toFloat(), piece.rank, .02f)
    }

    private companion object {
        const val A1 = 0
        const val A2 = 8
        const val A3 = 16
        const val B3 = 17
        const val C3 = 18
        const val C4 = 26
        const val C5 = 34
        const val D4 = 27
    }
}
