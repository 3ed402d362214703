package app.dama.board

import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class BoardGeometryTest {
    private val sizes = listOf(104, 300, 411, 720, 822, 1079, 1080, 1600)

    @Test
    fun `squares are whole pixels and the frame takes the rest`() {
        for (size in sizes) {
            val board = BoardGeometry(size)
            assertEquals(size.toFloat(), FILES * board.square + 2 * board.frame, 0f)
            val ratio = board.frame / board.square
            assertTrue("$size: $ratio", ratio in .279f..(.28f + 4.5f / board.square))
        }
    }

    @Test
    fun `the middle of each square is that square, either way up`() {
        for (size in sizes) for (flipped in listOf(false, true)) {
            val board = BoardGeometry(size, flipped)
            for (square in 0 until SQUARES) {
                assertEquals(square, board.squareAt(board.centreX(square), board.centreY(square)))
                assertEquals(fileOf(square).toFloat(), board.fileAt(board.centreX(square)), .001f)
                assertEquals(rankOf(square).toFloat(), board.rankAt(board.centreY(square)), .001f)
            }
        }
    }

    @Test
    fun `a1 is below on the left, and above on the right when flipped`() {
        val board = BoardGeometry(1080)
        assertEquals(board.frame, board.left(A1), 0f)
        assertEquals(1080 - board.frame, board.top(A1) + board.square, 0f)
        val flipped = BoardGeometry(1080, flipped = true)
        assertEquals(1080 - flipped.frame, flipped.left(A1) + flipped.square, 0f)
        assertEquals(flipped.frame, flipped.top(A1), 0f)
    }

    @Test
    fun `a touch on the frame belongs to the square beside it, one outside to none`() {
        val board = BoardGeometry(1080)
        assertEquals(A1, board.squareAt(0f, 1080f))
        assertEquals(H8, board.squareAt(1079f, 3f))
        assertNull(board.squareAt(-1f, 500f))
        assertNull(board.squareAt(500f, 1081f))
    }

    @Test
    fun `a touch near the edge of an empty square goes to a legal neighbour`() {
        val board = BoardGeometry(1080)
        assertEquals(E4, touch(board, D4, .4f, 0f, legal = setOf(E4)))
        assertEquals(D5, touch(board, D4, 0f, -.4f, legal = setOf(D5)))
        assertEquals("the nearer edge first", E4, touch(board, D4, .45f, -.4f, legal = setOf(E4, D5)))
        assertEquals("over the corner last", E5, touch(board, D4, .45f, -.4f, legal = setOf(E5)))
        assertEquals("not from the middle", D4, touch(board, D4, .2f, 0f, legal = setOf(E4)))
        assertEquals("not over the far edge", D4, touch(board, D4, -.4f, 0f, legal = setOf(E4)))
    }

    @Test
    fun `a touch near the edge goes to the neighbour on screen when flipped`() {
        val board = BoardGeometry(822, flipped = true)
        assertEquals(E4, touch(board, D4, -.4f, 0f, legal = setOf(E4)))
    }

    @Test
    fun `a piece under the finger and a legal square keep their touch`() {
        val board = BoardGeometry(1080)
        assertEquals(D4, touch(board, D4, .45f, 0f, legal = setOf(E4), pieces = setOf(D4)))
        assertEquals(D4, touch(board, D4, .45f, 0f, legal = setOf(D4, E4)))
    }

    @Test
    fun `a touch at the edge of the board looks no further`() {
        val board = BoardGeometry(1080)
        assertEquals(A1, touch(board, A1, -.45f, .45f, legal = setOf(H8)))
        assertEquals(A1, board.squareForTouch(0f, 1079f, { false }, { false }))
    }

    private fun touch(
        board: BoardGeometry,
        square: Int,
        across: Float,
        down: Float,
        legal: Set<Int>,
        pieces: Set<Int> = emptySet(),
    ): Int? {
        val x = board.centreX(square) + across * board.square
        val y = board.centreY(square) + down * board.square
        return board.squareForTouch(x, y, pieces::contains, legal::contains)
    }

    private companion object {
        const val A1 = 0
        const val D4 = 27
        const val E4 = 28
        const val D5 = 35
        const val E5 = 36
        const val H8 = 63
    }
}
