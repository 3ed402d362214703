package app.dama.board

import android.graphics.Canvas
import android.graphics.Path
import android.graphics.RectF
import kotlin.math.abs
import kotlin.math.max

/** A man's radius in squares. */
internal const val MAN_RADIUS = .402f

/** A king's radius in squares. */
internal const val KING_RADIUS = .438f

private const val WARM_LIGHT = 0xFFF0D2

/**
 * Draws pieces about the origin, in layers: shadow, disc, star. All light comes from overhead and all sheen is the same
 * after half a turn, so that a piece looks right from both ends of the board.
 */
internal class PieceArt(private val brush: Brush) {
    private val field = FieldArt(brush)
    private val star = StarArt(brush)

    /** The shadow of a piece of [radius] px that is lifted by [lift], 0 to 1: a dark contact ring and a soft pool. */
    fun shadow(canvas: Canvas, radius: Float, lift: Float) {
        val contact = radius * (1.16f + lift * .14f)
        val dark = rgb(0x221002)
        val ring = radial(
            0f,
            0f,
            contact,
            Stop(0f, dark.fade(.62f - lift * .2f)),
            Stop(.5f, dark.fade(.24f)),
            Stop(1f, dark.fade(0f)),
            from = radius * .82f,
        )
        canvas.drawCircle(0f, 0f, contact, brush.fill(ring))
        val wide = radius * (1.42f + lift * .35f)
        val soft = rgb(0x2C1604)
        val pool = radial(
            0f,
            0f,
            wide,
            Stop(0f, soft.fade(.26f * (1 + lift * .5f))),
            Stop(.6f, soft.fade(.08f)),
            Stop(1f, soft.fade(0f)),
            from = radius * .7f,
        )
        canvas.drawCircle(0f, 0f, wide, brush.fill(pool))
    }

    /** The disc of a piece of [radius] px, a king's without its star. */
    fun disc(canvas: Canvas, radius: Float, kind: PieceKind, set: SetColors) {
        val colors = set.of(kind)
        if (set.isFlat) return star.flatDisc(canvas, radius, kind.isKing, colors)
        body(canvas, radius, colors, grainSeed(kind))
        if (kind.isKing) kingProfile(canvas, radius, colors) else manProfile(canvas, radius, colors)
        val edge = max(radius * .045f, .9f)
        canvas.drawCircle(0f, 0f, radius - edge / 2, brush.line(colors.edge.fade(.95f), edge))
    }

    /** The star of a king of [radius] px. */
    fun star(canvas: Canvas, radius: Float, kind: PieceKind, set: SetColors) =
        if (set.isFlat) star.flat(canvas, radius, set.of(kind)) else star.draw(canvas, radius, set.of(kind))

    private fun body(canvas: Canvas, radius: Float, colors: PieceColors, seed: Int) {
        val random = Mulberry(seed)
        val path = brush.path
        canvas.save()
        path.rewind()
        path.addCircle(0f, 0f, radius, Path.Direction.CW)
        canvas.clipPath(path)
        if (colors.isStone) {
            val area = RectF(-radius, -radius, radius, radius)
            val stone = Ground.Marble(colors.base, colors.grain, colors.high)
            field.marble(canvas, area, radius * .55f, stone, random, pen = radius / 19, amount = .5f)
        } else {
            canvas.drawCircle(0f, 0f, radius, brush.fill(colors.base))
            grain(canvas, radius, colors, random)
        }
        canvas.restore()
    }

    /** Curved grain, as a disc cut along the stem shows it. */
    private fun grain(canvas: Canvas, radius: Float, colors: PieceColors, random: Mulberry) {
        canvas.rotate(random.next(-14f, 14f) + if (random.chance(.5f)) 0f else 180f)
        val bow = radius * random.next(.1f, .6f)
        var at = -radius * 1.3f
        while (at < radius * 1.3f) {
            val isDark = random.chance(.7f)
            val color =
                if (isDark) colors.grain.fade(random.next(.14f, .44f)) else colors.high.fade(random.next(.10f, .30f))
            val paint = brush.line(color, radius * random.next(.014f, .054f))
            brush.path.rewind()
            brush.path.moveTo(-radius, at + random.next(-.03f, .03f) * radius)
            brush.path.quadTo(
                0f,
                at + bow * (1 - abs(at) / radius * .4f),
                radius,
                at + random.next(-.03f, .03f) * radius,
            )
            canvas.drawPath(brush.path, paint)
            at += radius * random.next(.045f, .13f)
        }
    }

    private fun manProfile(canvas: Canvas, radius: Float, colors: PieceColors) {
        fun high(at: Float, pale: Float, dark: Float) = Stop(at, colors.high.fade(if (colors.isPale) pale else dark))
        fun shade(at: Float, pale: Float, dark: Float = pale) =
            Stop(at, colors.shade.fade(if (colors.isPale) pale else dark))
        val turned = radial(
            0f,
            0f,
            radius,
            high(0f, .45f, .34f),
            high(.40f, .22f, .18f),
            shade(.55f, .06f),
            shade(.61f, .26f, .16f),
            shade(.665f, .60f, .58f),
            shade(.69f, .46f),
            high(.715f, .85f, .80f),
            high(.79f, .50f, .46f),
            shade(.87f, .02f),
            shade(.94f, .36f),
            shade(1f, .80f),
        )
        canvas.drawCircle(0f, 0f, radius, brush.fill(turned))
        sheen(canvas, radius * .69f, radius * .95f, if (colors.isPale) .60f else .34f)
        sheen(canvas, radius * .43f, radius * .60f, if (colors.isPale) .30f else .14f)
        val pale = colors.isPale
        circle(canvas, radius, .675f, .035f, colors.shade.fade(if (pale) .55f else .80f))
        circle(canvas, radius, .715f, .022f, colors.high.fade(if (pale) .90f else .60f))
        circle(canvas, radius, .905f, .020f, colors.high.fade(if (pale) .60f else .38f))
        circle(canvas, radius, .40f, .022f, colors.shade.fade(if (pale) .42f else .60f))
        circle(canvas, radius, .425f, .016f, colors.high.fade(if (pale) .70f else .34f))
        colors.band?.let { band ->
            circle(canvas, radius, .675f, .11f, colors.shade.fade(.6f))
            circle(canvas, radius, .675f, .07f, band)
            sheen(canvas, radius * .64f, radius * .71f, .6f)
        }
    }

    /** Two tiers: a wide base, a brass band, and a raised face. */
    private fun kingProfile(canvas: Canvas, radius: Float, colors: PieceColors) {
        val turned = radial(
            0f,
            0f,
            radius,
            Stop(0f, colors.high.fade(.30f)),
            Stop(.5f, colors.high.fade(.14f)),
            Stop(.68f, colors.shade.fade(.02f)),
            Stop(.715f, colors.shade.fade(.35f)),
            Stop(.74f, colors.shade.fade(.55f)),
            Stop(.79f, colors.shade.fade(.25f)),
            Stop(.86f, colors.high.fade(.30f)),
            Stop(.93f, colors.shade.fade(.18f)),
            Stop(1f, colors.shade.fade(.75f)),
        )
        canvas.drawCircle(0f, 0f, radius, brush.fill(turned))
        sheen(canvas, radius * .80f, radius * .97f, if (colors.isPale) .45f else .22f)
        sheen(canvas, radius * .40f, radius * .70f, if (colors.isPale) .24f else .10f)
        circle(canvas, radius, .775f, .15f, colors.shade.fade(.75f))
        val bright = rgb(0xFFF0C0)
        val deep = rgb(0x7A5314)
        val metal = arrayOf(bright, colors.ring, deep, colors.ring, bright, colors.ring, deep, colors.ring, bright)
        val brass = sweep(*Array(metal.size) { Stop(it / 8f, metal[it]) })
        canvas.drawCircle(0f, 0f, radius * .775f, brush.line(brass, radius * .092f))
    }

    private fun circle(canvas: Canvas, radius: Float, at: Float, width: Float, color: Int) =
        canvas.drawCircle(0f, 0f, radius * at, brush.line(color, radius * width))

    /** The gloss of turned wood: two opposite lobes of light. */
    private fun sheen(canvas: Canvas, from: Float, to: Float, strength: Float) {
        val light = rgb(WARM_LIGHT)
        val shine = SHEEN.map { (at, value) ->
            Stop(at, if (value > 0) light.fade(strength * value) else rgb(0).fade(-strength * value * .55f))
        }
        brush.ring(canvas, from, to, sweep(*shine.toTypedArray()))
    }

    private companion object {
        val SHEEN = listOf(
            0f to 1f,
            .1f to .35f,
            .25f to -.8f,
            .4f to .35f,
            .5f to 1f,
            .6f to .35f,
            .75f to -.8f,
            .9f to .35f,
            1f to 1f,
        )

        /** Chosen by eye: a quiet, slightly tilted grain for each kind. */
        fun grainSeed(kind: PieceKind): Int = when (kind) {
            PieceKind.WHITE_MAN -> 3
            PieceKind.WHITE_KING -> 4
            PieceKind.BLACK_MAN -> 5
            PieceKind.BLACK_KING -> 6
        } * 7919 + 13
    }
}
