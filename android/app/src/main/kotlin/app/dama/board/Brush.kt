package app.dama.board

import android.graphics.Canvas
import android.graphics.Color
import android.graphics.LinearGradient
import android.graphics.Matrix
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RadialGradient
import android.graphics.Shader
import android.graphics.SweepGradient
import kotlin.math.sqrt

/** A colour at a place along a gradient, 0 to 1. */
internal class Stop(val at: Float, val color: Int)

/** One paint and one path, used again and again by everything that draws. Not for two threads at once. */
internal class Brush {
    val paint = Paint(Paint.ANTI_ALIAS_FLAG or Paint.DITHER_FLAG or Paint.FILTER_BITMAP_FLAG)
    val path = Path()

    /** The paint, set to fill with [color]. */
    fun fill(color: Int): Paint = paint.apply {
        shader = null
        style = Paint.Style.FILL
        this.color = color
    }

    /** The paint, set to fill with [shader]. */
    fun fill(shader: Shader): Paint = fill(Color.BLACK).apply { this.shader = shader }

    /** The paint, set to draw lines of [width] px. */
    fun line(color: Int, width: Float, cap: Paint.Cap = Paint.Cap.BUTT): Paint = paint.apply {
        shader = null
        style = Paint.Style.STROKE
        strokeWidth = width
        strokeCap = cap
        this.color = color
    }

    /** The paint, set to draw lines of [width] px with [shader]. */
    fun line(shader: Shader, width: Float): Paint = line(Color.BLACK, width).apply { this.shader = shader }

    /** Draws the ring between two radii with [shader]. */
    fun ring(canvas: Canvas, from: Float, to: Float, shader: Shader) {
        canvas.drawCircle(0f, 0f, (from + to) / 2, line(shader, to - from))
    }
}

internal fun linear(x0: Float, y0: Float, x1: Float, y1: Float, vararg stops: Stop): Shader =
    LinearGradient(x0, y0, x1, y1, stops.colors(), stops.places(), Shader.TileMode.CLAMP)

/** A round gradient about a point; [from] is the radius at which it begins. */
internal fun radial(x: Float, y: Float, radius: Float, vararg stops: Stop, from: Float = 0f): Shader {
    val inner = from / radius
    val places = FloatArray(stops.size) { inner + stops[it].at * (1 - inner) }
    return RadialGradient(x, y, radius, stops.colors(), places, Shader.TileMode.CLAMP)
}

/** A gradient around the origin that begins at the upper left. */
internal fun sweep(vararg stops: Stop): Shader = SweepGradient(0f, 0f, stops.colors(), stops.places()).apply {
    setLocalMatrix(Matrix().apply { setRotate(UPPER_LEFT) })
}

private fun Array<out Stop>.colors() = IntArray(size) { this[it].color }

private fun Array<out Stop>.places() = FloatArray(size) { this[it].at }

/** The length of the diagonal of a [width] by [height] area. */
internal fun diagonal(width: Float, height: Float): Float = sqrt(width * width + height * height)

private const val UPPER_LEFT = -135f
