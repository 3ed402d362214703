package app.dama.board

import android.graphics.Canvas
import android.graphics.Paint
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.max
import kotlin.math.sin

private const val RAYS = 8
private const val TIP = .62f
private const val VALLEY = .345f
private const val FLAT_TIP = .70f
private const val FLAT_VALLEY = .36f

/** Draws the eight-pointed star that marks a king, about the origin, and the flat pieces of the contrast set. */
internal class StarArt(private val brush: Brush) {
    /** An inlaid star: outlined, half of each ray shaded, with a pin in the middle. */
    fun draw(canvas: Canvas, radius: Float, colors: PieceColors) {
        val tip = radius * TIP
        val valley = radius * VALLEY
        outline(tip, valley)
        val groove = if (colors.isPale) colors.high.fade(.75f) else rgb(0).fade(.65f)
        val line = brush.line(groove, radius * .06f).apply { strokeJoin = Paint.Join.MITER }
        canvas.drawPath(brush.path, line)
        val inlay = radial(0f, 0f, tip, Stop(0f, colors.starHeart), Stop(1f, colors.star))
        canvas.drawPath(brush.path, brush.fill(inlay))
        facets(tip, valley)
        val facet = if (colors.isPale) rgb(0xFFDCA0).fade(.16f) else rgb(0x5A320A).fade(.20f)
        canvas.drawPath(brush.path, brush.fill(facet))
        canvas.drawCircle(0f, 0f, radius * .115f, brush.fill(colors.base))
        canvas.drawCircle(0f, 0f, radius * .115f, brush.line(colors.ring, radius * .04f))
    }

    /** The contrast set's star: one colour, and a hole. */
    fun flat(canvas: Canvas, radius: Float, colors: PieceColors) {
        outline(radius * FLAT_TIP, radius * FLAT_VALLEY)
        canvas.drawPath(brush.path, brush.fill(colors.star))
        canvas.drawCircle(0f, 0f, radius * .12f, brush.fill(colors.base))
    }

    /** The contrast set's disc, with a man's or a king's ring. */
    fun flatDisc(canvas: Canvas, radius: Float, isKing: Boolean, colors: PieceColors) {
        val edge = max(2f, radius * .11f)
        canvas.drawCircle(0f, 0f, radius, brush.fill(colors.edge))
        canvas.drawCircle(0f, 0f, radius - edge, brush.fill(colors.base))
        val ring = brush.line(colors.ring, if (isKing) max(1f, edge * .5f) else edge * .7f)
        canvas.drawCircle(0f, 0f, radius * if (isKing) .8f else .5f, ring)
    }

    private fun outline(tip: Float, valley: Float) {
        brush.path.rewind()
        for (corner in 0 until 2 * RAYS) {
            val reach = if (corner % 2 == 0) tip else valley
            val angle = angle(corner / 2f)
            val x = cos(angle) * reach
            val y = sin(angle) * reach
            if (corner == 0) brush.path.moveTo(x, y) else brush.path.lineTo(x, y)
        }
        brush.path.close()
    }

    private fun facets(tip: Float, valley: Float) {
        brush.path.rewind()
        for (ray in 0 until RAYS) {
            val ridge = angle(ray.toFloat())
            val side = angle(ray + .5f)
            brush.path.moveTo(0f, 0f)
            brush.path.lineTo(cos(ridge) * tip, sin(ridge) * tip)
            brush.path.lineTo(cos(side) * valley, sin(side) * valley)
            brush.path.close()
        }
    }

    /** The direction of a ray, the first one upwards. */
    private fun angle(ray: Float): Float = (2 * PI * ray / RAYS - PI / 2).toFloat()
}
