package app.dama.board

import androidx.compose.runtime.Immutable

/** The four kinds of piece that are drawn; all pieces of a kind look the same. */
enum class PieceKind(val isWhite: Boolean, val isKing: Boolean) {
    WHITE_MAN(true, false),
    WHITE_KING(true, true),
    BLACK_MAN(false, false),
    BLACK_KING(false, true),
    ;

    /** This piece crowned. */
    val king: PieceKind get() = of(isWhite, true)

    /** This piece before it was crowned. */
    val man: PieceKind get() = of(isWhite, false)

    companion object {
        fun of(isWhite: Boolean, isKing: Boolean): PieceKind =
            if (isWhite) if (isKing) WHITE_KING else WHITE_MAN else if (isKing) BLACK_KING else BLACK_MAN
    }
}

/**
 * A move as a line on the board: the squares it passes, the first being the one it left, and the squares of what it
 * took (or would take).
 */
@Immutable
data class Trail(val path: List<Int>, val taken: List<Int> = emptyList())

/**
 * What is on the board, as it stands still: everything that the drawing needs, and nothing of the game behind it.
 * Squares are numbered as in [SQUARES].
 */
@Immutable
data class BoardScene(
    /** The piece on each of the 64 squares. */
    val pieces: List<PieceKind?>,
    /** The piece that was chosen: tinted, lifted, ringed. */
    val selected: Int? = null,
    /** Squares where a tap plays the move: a dot. */
    val targets: Collection<Int> = emptyList(),
    /** Squares where a tap chooses the way: a dot in a ring. */
    val steps: Collection<Int> = emptyList(),
    /** Pieces that must capture: four corner wedges. */
    val mustCapture: Collection<Int> = emptyList(),
    /** The square of a tap that could not be obeyed: a broken ring. */
    val refused: Int? = null,
    /** Squares lit up under a dragged piece. */
    val tinted: Collection<Int> = emptyList(),
    /** Where the keyboard or D-pad is: a ring in the square's corners. */
    val focused: Int? = null,
    /** The move that led here. */
    val last: Trail? = null,
    /** The move that is advised. */
    val hint: Trail? = null,
    /** How far the board has turned: 0 White below, 1 Black below, between them on its way. */
    val turn: Float = 0f,
    /** Whether the frame carries a–h and 1–8. */
    val coordinates: Boolean = true,
    val set: BoardSet = BoardSet.PAPYRUS,
    /** Whether the board is dimmed for a dark screen. */
    val dark: Boolean = false,
) {
    /** Whether Black's side is below; what [BoardGeometry] wants to know. */
    val flipped: Boolean get() = turn >= HALF_TURNED

    companion object {
        private const val HALF_TURNED = .5f

        /** An empty board. */
        val EMPTY = BoardScene(List(SQUARES) { null })
    }
}

/**
 * A piece that is not at rest. [file] and [rank] count from the middle of a1 in squares and may be fractional; [lift]
 * goes from 0 to 1 (the shadow widens and the piece grows a little); [crowning] goes from 0, a man, to 1, a king.
 */
@Immutable
data class MovingPiece(
    val kind: PieceKind,
    val file: Float,
    val rank: Float,
    val lift: Float = 0f,
    val scale: Float = 1f,
    val alpha: Float = 1f,
    val crowning: Float = if (kind.isKing) 1f else 0f,
)

/**
 * One moment of motion over a [BoardScene]: the pieces in motion in the order they are drawn, and the squares whose
 * standing piece they replace.
 */
@Immutable
data class MotionFrame(val moving: List<MovingPiece>, val hidden: Set<Int>) {
    companion object {
        /** Everything stands still. */
        val STILL = MotionFrame(emptyList(), emptySet())

        /** The piece of [square] under the finger at [file] and [rank]. */
        fun dragged(kind: PieceKind, square: Int, file: Float, rank: Float): MotionFrame =
            MotionFrame(listOf(MovingPiece(kind, file, rank, lift = 1f)), setOf(square))

        /** The piece of [square] moved sideways by [offset] squares: the shake of a refusal. */
        fun shaken(kind: PieceKind, square: Int, offset: Float): MotionFrame =
            MotionFrame(listOf(MovingPiece(kind, fileOf(square) + offset, rankOf(square).toFloat())), setOf(square))
    }
}
