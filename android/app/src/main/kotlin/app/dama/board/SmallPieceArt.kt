package app.dama.board

import android.graphics.Canvas
import android.graphics.Shader

/** A dark piece's edge on a dark screen. */
internal val DARK_SCREEN_EDGE = rgb(0xA58560)

/** Draws pieces too small for grain: a disc, one ring, the edge, and a king's star in one colour. */
internal class SmallPieceArt {
    private val brush = Brush()
    private val star = StarArt(brush)
    private val shaders = HashMap<PieceColors, Shader>()

    /**
     * A piece about ([x], [y]) of [radius] px with an edge [edge] px wide. On a dark screen ([onDark]) a dark piece gets
     * a light edge; on a board it needs none.
     */
    fun draw(
        canvas: Canvas,
        x: Float,
        y: Float,
        radius: Float,
        edge: Float,
        kind: PieceKind,
        set: BoardSet,
        onDark: Boolean = false,
    ) {
        val colors = set.colors.of(kind)
        canvas.save()
        canvas.translate(x, y)
        if (set.colors.isFlat) {
            star.flatDisc(canvas, radius, kind.isKing, colors)
            if (kind.isKing) star.flat(canvas, radius, colors)
        } else {
            val rim = if (onDark && !colors.isPale) DARK_SCREEN_EDGE else colors.edge
            turned(canvas, radius, kind, colors, rim, edge)
        }
        canvas.restore()
    }

    private fun turned(canvas: Canvas, radius: Float, kind: PieceKind, colors: PieceColors, rim: Int, edge: Float) {
        canvas.drawCircle(0f, 0f, radius - edge / 2, brush.fill(colors.base))
        canvas.save()
        canvas.scale(radius, radius)
        canvas.drawCircle(0f, 0f, 1 - edge / 2 / radius, brush.fill(shaders.getOrPut(colors) { profile(colors) }))
        canvas.restore()
        if (kind.isKing) {
            canvas.drawCircle(0f, 0f, radius * .76f, brush.line(colors.ring, radius * .1f))
            star.draw(canvas, radius, colors)
        }
        canvas.drawCircle(0f, 0f, radius - edge / 2, brush.line(rim, edge))
    }

    private fun profile(colors: PieceColors): Shader = radial(
        0f,
        0f,
        1f,
        Stop(0f, colors.high.fade(.5f)),
        Stop(.55f, colors.high.fade(.2f)),
        Stop(.62f, colors.shade.fade(.5f)),
        Stop(.70f, colors.high.fade(.6f)),
        Stop(.85f, colors.high.fade(.2f)),
        Stop(1f, colors.shade.fade(.6f)),
    )
}
