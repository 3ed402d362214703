package app.dama.board

import kotlin.math.abs

/** Squares of a board side. */
const val FILES = 8

/** Squares of a board, numbered a1 = 0, b1 = 1 … h8 = 63 as in the core. */
const val SQUARES = FILES * FILES

/** A square's column, a = 0. */
fun fileOf(square: Int): Int = square % FILES

/** A square's row, rank 1 = 0. */
fun rankOf(square: Int): Int = square / FILES

/**
 * Where the squares lie on a board of [size] px, frame included. The origin is the board's own top left corner, and the
 * board is never mirrored in right-to-left languages.
 *
 * Squares are whole pixels, so that every piece is sharp; the frame takes what is left, about .28 of a square.
 * [flipped] puts Black's side at the bottom.
 */
data class BoardGeometry(val size: Int, val flipped: Boolean = false) {
    /** The side of a square in px. */
    val square: Int = (size / (FILES + 2 * FRAME)).toInt().coerceAtLeast(1)

    /** The frame's width in px: half a pixel more than a whole number if the size asks for it. */
    val frame: Float = (size - FILES * square) / 2f

    /** The left edge of [square] in px. */
    fun left(square: Int): Float = frame + column(square) * this.square

    /** The top edge of [square] in px. */
    fun top(square: Int): Float = frame + row(square) * this.square

    /** The middle of [square], in px from the left. */
    fun centreX(square: Int): Float = left(square) + this.square / 2f

    /** The middle of [square], in px from the top. */
    fun centreY(square: Int): Float = top(square) + this.square / 2f

    /** The file that [x] px lies at, fractional: 0 is the middle of the a-file. For a piece under a finger. */
    fun fileAt(x: Float): Float {
        val column = (x - frame) / square - HALF
        return if (flipped) FILES - 1 - column else column
    }

    /** The rank that [y] px lies at, fractional: 0 is the middle of the first rank. */
    fun rankAt(y: Float): Float {
        val row = (y - frame) / square - HALF
        return if (flipped) row else FILES - 1 - row
    }

    /**
     * The square at a point, or null outside the board. The frame belongs to the squares beside it: it is too narrow to
     * be a target of its own, and fingers land on it.
     */
    fun squareAt(x: Float, y: Float): Int? =
        if (x in 0f..size.toFloat() && y in 0f..size.toFloat()) squareAt(columnAt(x), columnAt(y)) else null

    /**
     * The square that a touch at a point means. It is the one under the finger if a piece stands there ([occupied]) or
     * if a tap there would be obeyed ([legal]); a touch in the outer quarter of another empty square goes to the
     * neighbour over the nearest edge for which a tap would be obeyed, a corner's diagonal neighbour last.
     */
    fun squareForTouch(x: Float, y: Float, occupied: (Int) -> Boolean, legal: (Int) -> Boolean): Int? {
        val under = squareAt(x, y) ?: return null
        if (occupied(under) || legal(under)) return under
        val across = Edge.of((x - frame) / square - columnAt(x))
        val down = Edge.of((y - frame) / square - columnAt(y))
        val aside = across.step to 0
        val along = 0 to down.step
        val nearest = if (across.distance <= down.distance) listOf(aside, along) else listOf(along, aside)
        val ways = nearest + (across.step to down.step)
        val found = ways.firstNotNullOfOrNull { (dx, dy) -> neighbour(columnAt(x) + dx, columnAt(y) + dy, under, legal) }
        return found ?: under
    }

    private fun neighbour(column: Int, row: Int, under: Int, legal: (Int) -> Boolean): Int? {
        if (column !in 0 until FILES || row !in 0 until FILES) return null
        return squareAt(column, row).takeIf { it != under && legal(it) }
    }

    private fun columnAt(x: Float): Int = ((x - frame) / square).toInt().coerceIn(0, FILES - 1)

    private fun squareAt(column: Int, row: Int): Int =
        if (flipped) row * FILES + FILES - 1 - column else (FILES - 1 - row) * FILES + column

    private fun column(square: Int): Int = if (flipped) FILES - 1 - fileOf(square) else fileOf(square)

    private fun row(square: Int): Int = if (flipped) rankOf(square) else FILES - 1 - rankOf(square)

    /** The nearer of two opposite edges of a square: which way it lies, and how far in squares. */
    private class Edge(val step: Int, val distance: Float) {
        companion object {
            fun of(within: Float): Edge {
                val distance = HALF - abs(within - HALF)
                return Edge(if (distance >= OUTER) 0 else if (within < HALF) -1 else 1, distance)
            }
        }
    }
}

/** The frame's width in squares. */
const val FRAME = .28f

private const val HALF = .5f
private const val OUTER = .25f
