package app.dama.board

import android.graphics.Canvas
import android.graphics.RectF
import kotlin.math.max
import kotlin.math.roundToInt

private const val NODE = 14f
private const val PRESSURE = .16f
private const val OUTER_LINE = .035f
private const val MAX_NODES = 128

/** Draws the ruled [lines] of a field. [pen] is the width of what the token sheet calls one pixel. */
internal class LineArt(
    private val brush: Brush,
    private val lines: Lines,
    private val random: Mulberry,
    private val pen: Float,
) {
    private val farSide = FloatArray(2 * MAX_NODES)

    /** The lines between the squares of [area], and with [border] those around it. */
    fun grid(canvas: Canvas, area: RectF, square: Float, border: Boolean) {
        val width = max(pen * .8f, square * lines.width)
        canvas.save()
        canvas.clipRect(area)
        var x = area.left + square
        while (x < area.right - 1) {
            line(canvas, x, area.top, x, area.bottom, width)
            x += square
        }
        var y = area.top + square
        while (y < area.bottom - 1) {
            line(canvas, area.left, y, area.right, y, width)
            y += square
        }
        canvas.restore()
        if (border) border(canvas, area, max(width, square * OUTER_LINE))
    }

    private fun border(canvas: Canvas, area: RectF, width: Float) = with(area) {
        line(canvas, left, top, right, top, width)
        line(canvas, left, bottom, right, bottom, width)
        line(canvas, left, top, left, bottom, width)
        line(canvas, right, top, right, bottom, width)
    }

    private fun line(canvas: Canvas, x0: Float, y0: Float, x1: Float, y1: Float, width: Float) = when (lines.style) {
        Lines.Style.FLAT -> canvas.drawLine(x0, y0, x1, y1, brush.line(lines.color, width))
        Lines.Style.BRASS -> brass(canvas, x0, y0, x1, y1, width)
        Lines.Style.INK -> ink(canvas, x0, y0, x1, y1, width)
    }

    private fun brass(canvas: Canvas, x0: Float, y0: Float, x1: Float, y1: Float, width: Float) {
        canvas.drawLine(x0, y0, x1, y1, brush.line(rgb(0x1E190A).fade(.45f), width + 1.4f * pen))
        val metal = linear(
            x0,
            y0,
            x1,
            y1,
            Stop(0f, rgb(0x8F6A26)),
            Stop(.25f, rgb(0xE0BE75)),
            Stop(.5f, rgb(0xA67C30)),
            Stop(.75f, rgb(0xD9B362)),
            Stop(1f, rgb(0x8F6A26)),
        )
        canvas.drawLine(x0, y0, x1, y1, brush.line(metal, width))
    }

    /** A ruled pen line: its width changes a little with the pressure of the hand. */
    private fun ink(canvas: Canvas, x0: Float, y0: Float, x1: Float, y1: Float, width: Float) {
        val nodes = ((x1 - x0 + y1 - y0) / (NODE * pen)).roundToInt().coerceIn(2, MAX_NODES - 1)
        val isUpright = x0 == x1
        val wave = Wave(random)
        val path = brush.path
        path.rewind()
        for (node in 0..nodes) {
            val x = x0 + (x1 - x0) * node / nodes
            val y = y0 + (y1 - y0) * node / nodes
            val half = width / 2 * (1 + PRESSURE * wave.at(node * .8f))
            val aside = if (isUpright) half else 0f
            val along = if (isUpright) 0f else half
            farSide[2 * node] = x + aside
            farSide[2 * node + 1] = y + along
            if (node == 0) path.moveTo(x - aside, y - along) else path.lineTo(x - aside, y - along)
        }
        for (node in nodes downTo 0) path.lineTo(farSide[2 * node], farSide[2 * node + 1])
        path.close()
        canvas.drawPath(path, brush.fill(lines.color))
    }
}
