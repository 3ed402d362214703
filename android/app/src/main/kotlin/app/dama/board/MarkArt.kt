package app.dama.board

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.min
import kotlin.math.roundToInt
import kotlin.math.sign

/**
 * Draws the marks on squares of [square] px, each with a thin halo so that it shows on light and dark ground. Each has
 * a shape of its own; colour only helps.
 */
internal class MarkArt(private val square: Float, private val colors: MarkColors) {
    private val brush = Brush()
    private val wedges = Path()
    private val arrow = Path()
    private val line = Path()
    private val halo = square / PEN * 1.2f
    private val refusedDash = dashes(REFUSED_RADIUS, .15f, .095f)
    private val dots = dashes(ORIGIN_RADIUS, .06f, .07f)

    init {
        val corner = .5f - .035f
        for ((across, down) in listOf(-1 to -1, 1 to -1, 1 to 1, -1 to 1)) {
            wedges.moveTo(across * corner * square, down * corner * square)
            wedges.lineTo(across * (corner - .30f) * square, down * corner * square)
            wedges.lineTo(across * corner * square, down * (corner - .30f) * square)
            wedges.close()
        }
    }

    fun tint(canvas: Canvas, x: Float, y: Float) {
        val half = square / 2 - square / PEN
        canvas.drawRect(x - half, y - half, x + half, y + half, brush.fill(colors.tint))
    }

    fun selected(canvas: Canvas, x: Float, y: Float) =
        circle(canvas, x, y, .456f * 1.03f, .052f, colors.choice)

    fun target(canvas: Canvas, x: Float, y: Float) {
        canvas.drawCircle(x, y, .105f * square + halo, brush.fill(colors.halo))
        canvas.drawCircle(x, y, .105f * square, brush.fill(colors.choice))
    }

    fun step(canvas: Canvas, x: Float, y: Float) {
        circle(canvas, x, y, .27f, .05f, colors.choice)
        target(canvas, x, y)
    }

    fun mustCapture(canvas: Canvas, x: Float, y: Float) {
        canvas.save()
        canvas.translate(x, y)
        canvas.drawPath(wedges, pen(colors.halo, 2 * halo))
        canvas.drawPath(wedges, brush.fill(colors.obligation))
        canvas.restore()
    }

    fun refused(canvas: Canvas, x: Float, y: Float) {
        val radius = REFUSED_RADIUS * square
        val width = .062f * square
        canvas.drawCircle(x, y, radius, dashed(colors.halo, width + 2 * halo, Paint.Cap.BUTT, refusedDash))
        canvas.drawCircle(x, y, radius, dashed(colors.obligation, width, Paint.Cap.BUTT, refusedDash))
        brush.paint.pathEffect = null
    }

    /** Where the keyboard is: the four corners of a rounded square. */
    fun focused(canvas: Canvas, x: Float, y: Float) {
        val half = .465f * square
        line.rewind()
        for (across in CORNERS) for (down in CORNERS) {
            line.moveTo(x + across * half, y + down * half * .45f)
            line.lineTo(x + across * half, y + down * half)
            line.lineTo(x + across * half * .45f, y + down * half)
        }
        haloed(canvas, line, .06f, colors.choice)
    }

    fun origin(canvas: Canvas, x: Float, y: Float, color: Int) {
        canvas.drawCircle(x, y, ORIGIN_RADIUS * square, dashed(colors.halo, .04f * square + halo, Paint.Cap.ROUND, dots))
        canvas.drawCircle(x, y, ORIGIN_RADIUS * square, dashed(color, .04f * square, Paint.Cap.ROUND, dots))
        brush.paint.pathEffect = null
    }

    fun taken(canvas: Canvas, x: Float, y: Float, color: Int) = cross(canvas, x, y, color, arm = .14f, width = .05f)

    /** The cross of a piece that was taken where another one stands now: small, in the square's upper right corner. */
    fun takenBeneath(canvas: Canvas, x: Float, y: Float, color: Int) =
        cross(canvas, x + .41f * square, y - .41f * square, color, arm = .065f, width = .04f)

    private fun cross(canvas: Canvas, x: Float, y: Float, color: Int, arm: Float, width: Float) {
        val reach = arm * square
        line.rewind()
        line.moveTo(x - reach, y - reach)
        line.lineTo(x + reach, y + reach)
        line.moveTo(x + reach, y - reach)
        line.lineTo(x - reach, y + reach)
        haloed(canvas, line, width, color)
    }

    fun arrived(canvas: Canvas, x: Float, y: Float, color: Int) {
        val half = .44f * square
        val bend = .06f * square
        line.rewind()
        line.addRoundRect(x - half, y - half, x + half, y + half, bend, bend, Path.Direction.CW)
        haloed(canvas, line, .045f, color)
    }

    /** The way of a move, square by square, with a chevron on each hop. */
    fun way(canvas: Canvas, trail: Trail, geometry: BoardGeometry, color: Int) {
        line.rewind()
        trail.path.forEachIndexed { index, square ->
            val x = geometry.centreX(square)
            val y = geometry.centreY(square)
            if (index > 0) line.lineTo(x, y) else start(trail, geometry, x, y)
        }
        haloed(canvas, line, .052f, color)
        arrow.rewind()
        for (hop in 1 until trail.path.size) chevron(trail, hop, geometry)
        haloed(canvas, arrow, .05f, color)
    }

    /** The line begins in the middle of the dotted circle; a quiet step, being short, at its rim. */
    private fun start(trail: Trail, geometry: BoardGeometry, x: Float, y: Float) {
        val next = trail.path.getOrNull(1)
        if (next == null || trail.taken.isNotEmpty()) return line.moveTo(x, y)
        val gap = .30f * square
        line.moveTo(x + sign(geometry.centreX(next) - x) * gap, y + sign(geometry.centreY(next) - y) * gap)
    }

    private fun chevron(trail: Trail, hop: Int, geometry: BoardGeometry) {
        val from = trail.path[hop - 1]
        val to = trail.path[hop]
        val dx = sign(geometry.centreX(to) - geometry.centreX(from))
        val dy = sign(geometry.centreY(to) - geometry.centreY(from))
        val at = chevronPlace(trail, hop, distance(from, to).toFloat()) * square
        val x = geometry.centreX(from) + dx * at
        val y = geometry.centreY(from) + dy * at
        val back = .12f * square
        val aside = .09f * square
        arrow.moveTo(x - dx * back + dy * aside, y - dy * back + dx * aside)
        arrow.lineTo(x, y)
        arrow.lineTo(x - dx * back - dy * aside, y - dy * back - dx * aside)
    }

    /** How far along a hop of [length] squares its chevron is: at the goal's edge, else between cross and landing. */
    private fun chevronPlace(trail: Trail, hop: Int, length: Float): Float {
        if (hop == trail.path.size - 1) return length - .5f
        val over = trail.taken.getOrNull(hop - 1) ?: return length * .5f
        val from = trail.path[hop - 1]
        return min((distance(from, over) + length) / 2 + .06f, length - .3f)
    }

    private fun distance(from: Int, to: Int) = abs(fileOf(to) - fileOf(from)) + abs(rankOf(to) - rankOf(from))

    private fun circle(canvas: Canvas, x: Float, y: Float, radius: Float, width: Float, color: Int) {
        canvas.drawCircle(x, y, radius * square, pen(colors.halo, width * square + 2 * halo))
        canvas.drawCircle(x, y, radius * square, pen(color, width * square))
    }

    private fun haloed(canvas: Canvas, path: Path, width: Float, color: Int) {
        canvas.drawPath(path, pen(colors.halo, width * square + 2 * halo, Paint.Cap.ROUND))
        canvas.drawPath(path, pen(color, width * square, Paint.Cap.ROUND))
    }

    private fun pen(color: Int, width: Float, cap: Paint.Cap = Paint.Cap.BUTT): Paint =
        brush.line(color, width, cap).apply { strokeJoin = Paint.Join.ROUND }

    private fun dashed(color: Int, width: Float, cap: Paint.Cap, dash: DashPathEffect): Paint =
        pen(color, width, cap).apply { pathEffect = dash }

    /** Dashes and gaps of about these lengths, in squares, that go round a circle without a seam. */
    private fun dashes(radius: Float, dash: Float, gap: Float): DashPathEffect {
        val around = 2 * PI.toFloat() * radius
        val fit = around / (around / (dash + gap)).roundToInt() / (dash + gap) * square
        return DashPathEffect(floatArrayOf(dash * fit, gap * fit), 0f)
    }

    private companion object {
        const val REFUSED_RADIUS = .462f
        const val ORIGIN_RADIUS = .30f
        val CORNERS = intArrayOf(-1, 1)
    }
}
