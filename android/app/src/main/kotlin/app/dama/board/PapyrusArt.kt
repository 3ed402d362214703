package app.dama.board

import android.graphics.Canvas
import android.graphics.RectF

private const val HUSK = 0x5A3E1C
private const val AREA_PER_FIBRE_ALONG = 190f
private const val AREA_PER_FIBRE_ACROSS = 440f
private const val AREA_PER_FLECK = 3600f

/** Draws a sheet of papyrus: strips of the stem in two crossing layers, fibres, and flecks of husk. */
internal class PapyrusArt(private val brush: Brush) {
    /** Fills [area]. [square] is the size of the features, [pen] the width of what the token sheet calls one pixel. */
    fun draw(canvas: Canvas, area: RectF, square: Float, colors: Ground.Papyrus, random: Mulberry, pen: Float) {
        canvas.save()
        canvas.clipRect(area)
        val radius = diagonal(area.width(), area.height()) * .56f
        val ground = radial(
            area.centerX(),
            area.top + area.height() * .48f,
            radius,
            Stop(0f, colors.centre),
            Stop(.6f, colors.base),
            Stop(1f, colors.rim),
        )
        canvas.drawRect(area, brush.fill(ground))
        // From here one unit is one pen stroke.
        canvas.translate(area.left, area.top)
        canvas.scale(pen, pen)
        val sheet = Sheet(area.width() / pen, area.height() / pen, square / pen, colors, random)
        strips(canvas, sheet, along = false)
        strips(canvas, sheet, along = true)
        fibres(canvas, sheet, along = true)
        fibres(canvas, sheet, along = false)
        flecks(canvas, sheet)
        canvas.restore()
    }

    private class Sheet(
        val width: Float,
        val height: Float,
        val unit: Float,
        val colors: Ground.Papyrus,
        val random: Mulberry,
    ) {
        val area = width * height
    }

    /** Each strip is a little lighter or darker than the next, with a fine line where they overlap. */
    private fun strips(canvas: Canvas, sheet: Sheet, along: Boolean) = with(sheet) {
        var at = -unit * random.next()
        while (at < if (along) height else width) {
            val wide = unit * random.next(.45f, 1f)
            val isDark = random.chance(.5f)
            val alpha = (if (along) .06f else .045f) * random.next(.3f, 1.3f)
            band(canvas, at, wide, along, if (isDark) colors.dark.fade(alpha) else colors.light.fade(alpha * 2.2f))
            band(canvas, at, .8f, along, colors.dark.fade(random.next(.05f, .12f)))
            at += wide
        }
    }

    private fun Sheet.band(canvas: Canvas, at: Float, wide: Float, along: Boolean, color: Int) {
        val paint = brush.fill(color)
        val end = at + wide
        if (along) canvas.drawRect(0f, at, width, end, paint) else canvas.drawRect(at, 0f, end, height, paint)
    }

    private fun fibres(canvas: Canvas, sheet: Sheet, along: Boolean) = with(sheet) {
        val most = if (along) .085f else .045f
        repeat((area / if (along) AREA_PER_FIBRE_ALONG else AREA_PER_FIBRE_ACROSS).toInt()) {
            val length = unit * (.3f + random.next() * random.next() * 3.2f)
            val isDark = random.chance(.62f)
            val alpha = (.02f + random.next() * most) * if (isDark) 1 else 2
            val paint = brush.line((if (isDark) colors.dark else colors.light).fade(alpha), random.next(.4f, 1.2f))
            val x = random.next() * width
            val y = random.next() * height
            val bow = random.next(-.045f, .045f) * unit
            brush.path.rewind()
            brush.path.moveTo(x, y)
            if (along) {
                brush.path.quadTo(x + length / 2, y + bow, x + length, y + bow * .4f)
            } else {
                brush.path.quadTo(x + bow, y + length / 2, x + bow * .4f, y + length)
            }
            canvas.drawPath(brush.path, paint)
        }
    }

    private fun flecks(canvas: Canvas, sheet: Sheet) = with(sheet) {
        repeat((area / AREA_PER_FLECK).toInt()) {
            val paint = brush.line(rgb(HUSK).fade(random.next(.08f, .24f)), random.next(.7f, 1.4f))
            val x = random.next() * width
            val y = random.next() * height
            val length = unit * random.next(.04f, .16f)
            canvas.drawLine(x, y, x + length, y + random.next(-.7f, .7f), paint)
        }
    }
}
