package app.dama.board

import android.graphics.Color

/** The boards and sets of pieces to choose from. */
enum class BoardSet(internal val colors: SetColors) {
    /** One ruled papyrus field in a walnut frame, boxwood and walnut pieces: the default. */
    PAPYRUS(PAPYRUS_COLORS),

    /** Chequered, pale maple and smoked olive. */
    OLIVE(OLIVE_COLORS),

    /** Grey marble with inlaid brass lines, Carrara and black marble pieces. */
    MARBLE(MARBLE_COLORS),

    /** Flat, without grain or gradient, at least 4.5 : 1 everywhere. */
    CONTRAST(CONTRAST_COLORS),
}

/** What a set is painted with. Colours are ARGB, opaque unless the name says otherwise. */
internal class SetColors(
    val ground: Ground,
    val lines: Lines,
    val frame: Wood,
    val coordinates: Int,
    val white: PieceColors,
    val black: PieceColors,
    val marks: MarkColors = MarkColors(),
) {
    /** Flat sets have no grain, gradient or shadow. */
    val isFlat: Boolean get() = ground is Ground.Flat

    fun of(kind: PieceKind): PieceColors = if (kind.isWhite) white else black
}

/** A board's surface. */
internal sealed interface Ground {
    class Papyrus(val base: Int, val centre: Int, val rim: Int, val dark: Int, val light: Int) : Ground

    class Chequer(val light: Wood, val dark: Wood) : Ground

    class Marble(val base: Int, val vein: Int, val light: Int) : Ground

    class Flat(val base: Int) : Ground
}

/** A board's ruled lines; [width] in squares. */
internal class Lines(val color: Int, val style: Style, val width: Float) {
    enum class Style { INK, BRASS, FLAT }
}

/** A board of wood with dark and light grain. */
internal class Wood(val base: Int, val dark: Int, val light: Int)

/** What a side's pieces are made of. [shade] darkens their hollows; [band] is an inlaid metal ring of a man, if any. */
internal class PieceColors(
    val base: Int,
    val high: Int,
    val edge: Int,
    val grain: Int,
    val shade: Int,
    val star: Int,
    val starHeart: Int,
    val ring: Int,
    val isPale: Boolean,
    val isStone: Boolean = false,
    val band: Int? = null,
)

/** What marks are painted with; [tint] has its own transparency. */
internal class MarkColors(
    val choice: Int = rgb(0x12506A),
    val obligation: Int = rgb(0x9E2F1B),
    val trail: Int = rgb(0x5B3412),
    val halo: Int = rgb(0xFBF1D8),
    val tint: Int = rgb(0xFFF6DC).fade(.62f),
)

/** An opaque colour. */
internal fun rgb(hex: Int): Int = hex or Color.BLACK

/** This colour with its transparency times [alpha]. */
internal fun Int.fade(alpha: Float): Int {
    val own = this ushr 24
    return (this and 0xFFFFFF) or ((own * alpha + .5f).toInt().coerceIn(0, 255) shl 24)
}
