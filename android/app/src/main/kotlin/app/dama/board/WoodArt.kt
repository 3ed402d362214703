package app.dama.board

import android.graphics.Canvas
import android.graphics.RectF
import kotlin.math.max

private const val GRAIN_STEP = 6f
private const val GRAIN_PER_PX = 1.1f
private const val WARM_LIGHT = 0xFFE1B4

/** Draws wood: long wavy grain on single boards, and the frame of four mitred planks. */
internal class WoodArt(private val brush: Brush) {
    /**
     * Fills [area] with a board of [wood] whose grain runs along it, or across if not [along]. [pen] is the width of a
     * pen stroke, [density] how close the grain is.
     */
    fun board(
        canvas: Canvas,
        area: RectF,
        wood: Wood,
        random: Mulberry,
        pen: Float,
        density: Float,
        along: Boolean = true,
    ) {
        val wave = Wave(random)
        val length = (if (along) area.width() else area.height()) / pen
        val across = (if (along) area.height() else area.width()) / pen
        canvas.save()
        canvas.clipRect(area)
        canvas.drawRect(area, brush.fill(wood.base))
        canvas.translate(area.left, area.top)
        canvas.scale(pen, pen)
        repeat(max(5, (across * GRAIN_PER_PX * density).toInt())) {
            grain(canvas, wood, random, wave, length, across, along)
        }
        canvas.restore()
    }

    private fun grain(
        canvas: Canvas,
        wood: Wood,
        random: Mulberry,
        wave: Wave,
        length: Float,
        across: Float,
        along: Boolean,
    ) {
        val place = random.next() * across
        val dark = random.chance(.62f)
        val swing = random.next(.6f, 2.2f)
        val phase = random.next() * .6f + place * .05f
        val color = if (dark) wood.dark.fade(random.next(.10f, .34f)) else wood.light.fade(random.next(.05f, .19f))
        val paint = brush.line(color, random.next(.4f, 1.3f))
        val start = if (random.chance(.5f)) 0f else random.next() * length * .7f
        val end = if (random.chance(.5f)) length else start + length * random.next(.15f, .65f)
        brush.path.rewind()
        var at = start
        while (at <= end + GRAIN_STEP) {
            val aside = place + wave.at(at / 60 + phase) * swing
            val x = if (along) at else aside
            val y = if (along) aside else at
            if (at == start) brush.path.moveTo(x, y) else brush.path.lineTo(x, y)
            at += GRAIN_STEP
        }
        canvas.drawPath(brush.path, paint)
    }

    /** The frame around a board of [size] px, [width] px wide: light on its outer edge, the inner one falls away. */
    fun frame(canvas: Canvas, size: Float, width: Float, colors: SetColors, seed: Int, pen: Float) {
        val half = size / 2
        val plank = RectF(-half, -half, half, -half + width)
        repeat(4) { side ->
            canvas.save()
            canvas.translate(half, half)
            canvas.rotate(90f * side)
            mitre(half, width)
            canvas.clipPath(brush.path)
            if (colors.isFlat) {
                canvas.drawRect(plank, brush.fill(colors.frame.base))
            } else {
                board(canvas, plank, colors.frame, Mulberry(seed + side), pen, density = 1.5f)
                canvas.drawRect(plank, brush.fill(bevel(half, width)))
            }
            canvas.restore()
        }
        if (!colors.isFlat) joints(canvas, size, width, pen)
    }

    private fun mitre(half: Float, width: Float) = brush.path.run {
        rewind()
        moveTo(-half, -half)
        lineTo(half, -half)
        lineTo(half - width, -half + width)
        lineTo(-half + width, -half + width)
        close()
    }

    private fun bevel(half: Float, width: Float) = linear(
        0f,
        -half,
        0f,
        -half + width,
        Stop(0f, rgb(WARM_LIGHT).fade(.30f)),
        Stop(.12f, rgb(WARM_LIGHT).fade(.05f)),
        Stop(.7f, rgb(0).fade(.02f)),
        Stop(.9f, rgb(0).fade(.28f)),
        Stop(1f, rgb(0).fade(.55f)),
    )

    private fun joints(canvas: Canvas, size: Float, width: Float, pen: Float) {
        val paint = brush.line(rgb(0).fade(.35f), .8f * pen)
        val far = size - width
        canvas.drawLine(0f, 0f, width, width, paint)
        canvas.drawLine(size, 0f, far, width, paint)
        canvas.drawLine(0f, size, width, far, paint)
        canvas.drawLine(size, size, far, far, paint)
    }
}
