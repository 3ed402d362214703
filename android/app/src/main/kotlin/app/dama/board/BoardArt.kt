package app.dama.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.RectF

private const val BOARD_SEED = 41
private const val FRAME_SEED = 7
private const val DIM = 0x341402
private const val DIM_ALPHA = .17f

/** Room for the shadow of a lifted piece, in squares. */
private const val SPRITE = 1.6f

/** What a board's pictures depend on: its side in px, its set, and whether it is dimmed. */
internal data class ArtKey(val size: Int, val set: BoardSet, val dark: Boolean)

/**
 * The pictures of one board: frame and field, and each kind of piece in layers. They are drawn once, which takes some
 * tens of milliseconds; after that a frame is a few copies.
 */
internal class BoardArt(val key: ArtKey) {
    val geometry = BoardGeometry(key.size)

    private val brush = Brush()
    private val pieces = PieceArt(brush)
    private val colors = key.set.colors
    private val square = geometry.square.toFloat()

    /** The frame and the empty field, without coordinates. */
    val board: Bitmap = picture(key.size) { board() }

    private val manShadow = shadows(MAN_RADIUS)
    private val kingShadow = shadows(KING_RADIUS)
    private val discs = PieceKind.entries.map { kind -> sprite { pieces.disc(this, radius(kind), kind, colors) } }
    private val stars = PieceKind.entries.map { kind ->
        if (kind.isKing) sprite { pieces.star(this, radius(kind), kind, colors) } else null
    }

    /** A piece at rest, shadow and all, in one picture. */
    private val standing = PieceKind.entries.map { kind ->
        sprite {
            if (!colors.isFlat) pieces.shadow(this, radius(kind), lift = 0f)
            pieces.disc(this, radius(kind), kind, colors)
            if (kind.isKing) pieces.star(this, radius(kind), kind, colors)
        }
    }

    /** What all pictures take up, in bytes. */
    val bytes: Int =
        (standing + discs + stars + manShadow + kingShadow + board).sumOf { it?.allocationByteCount ?: 0 }

    fun standing(kind: PieceKind): Bitmap = standing[kind.ordinal]

    fun disc(kind: PieceKind): Bitmap = discs[kind.ordinal]

    /** The star of a king; null for a man. */
    fun star(kind: PieceKind): Bitmap? = stars[kind.ordinal]

    /** The shadow of a piece on the board; null in a flat set. */
    fun restingShadow(kind: PieceKind): Bitmap? = (if (kind.isKing) kingShadow else manShadow).firstOrNull()

    /** The shadow of a piece that is lifted all the way; null in a flat set. */
    fun liftedShadow(kind: PieceKind): Bitmap? = (if (kind.isKing) kingShadow else manShadow).lastOrNull()

    private fun radius(kind: PieceKind) = square * if (kind.isKing) KING_RADIUS else MAN_RADIUS

    private fun shadows(radius: Float): List<Bitmap> =
        if (colors.isFlat) {
            emptyList()
        } else {
            listOf(0f, 1f).map { lift -> sprite { pieces.shadow(this, square * radius, lift) } }
        }

    private fun Canvas.board() {
        val size = key.size.toFloat()
        val pen = square / PEN
        val inner = RectF(geometry.frame, geometry.frame, size - geometry.frame, size - geometry.frame)
        WoodArt(brush).frame(this, size, geometry.frame, colors, BOARD_SEED + FRAME_SEED, pen)
        FieldArt(brush).draw(this, inner, square, colors, BOARD_SEED, pen, bordered = true)
        if (key.dark && !colors.isFlat) drawRect(0f, 0f, size, size, brush.fill(NIGHT))
    }

    /** A picture with room for a piece and its shadow about the middle; as wide as it takes to lie on whole pixels. */
    private inline fun sprite(draw: Canvas.() -> Unit): Bitmap {
        val side = ((square * SPRITE).toInt() / 2) * 2 + geometry.square % 2
        return picture(side) {
            translate(side / 2f, side / 2f)
            draw()
        }
    }

    private inline fun picture(side: Int, draw: Canvas.() -> Unit): Bitmap =
        Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888).apply { Canvas(this).draw() }
}

/** The square's side in what the token sheet calls pixels. */
internal const val PEN = 48f

/** What lies over field and frame, never over pieces, on a dark screen. */
internal val NIGHT = rgb(DIM).fade(DIM_ALPHA)

/** [color] as it looks on a board that is dimmed if [dark]. */
internal fun dimmed(color: Int, dark: Boolean): Int {
    if (!dark) return color
    fun mix(shift: Int): Int {
        val own = color ushr shift and 0xFF
        return (own + ((DIM ushr shift and 0xFF) - own) * DIM_ALPHA).toInt() shl shift
    }
    return rgb(mix(16) or mix(8) or mix(0))
}
