package app.dama.board

import android.graphics.Canvas

/** The board as it is shown for the moment until its pictures are drawn: the same colours, lines and places. */
internal class PlainBoard {
    private val brush = Brush()
    private val pieces = SmallPieceArt()

    fun draw(canvas: Canvas, size: Int, scene: BoardScene) {
        val geometry = BoardGeometry(size, scene.flipped)
        val colors = scene.set.colors
        val edge = size - geometry.frame
        canvas.drawRect(0f, 0f, size.toFloat(), size.toFloat(), brush.fill(dimmed(colors.frame.base, scene.dark)))
        canvas.drawRect(geometry.frame, geometry.frame, edge, edge, brush.fill(dimmed(colors.ground.plain, scene.dark)))
        val line = brush.line(colors.lines.color, geometry.square * colors.lines.width)
        for (place in 0..FILES) {
            val at = geometry.frame + place * geometry.square
            canvas.drawLine(at, geometry.frame, at, edge, line)
            canvas.drawLine(geometry.frame, at, edge, at, line)
        }
        for (square in 0 until SQUARES) {
            val kind = scene.pieces[square] ?: continue
            val radius = geometry.square * if (kind.isKing) KING_RADIUS else MAN_RADIUS
            val x = geometry.centreX(square)
            pieces.draw(canvas, x, geometry.centreY(square), radius, radius * EDGE, kind, scene.set)
        }
    }

    private val Ground.plain: Int
        get() = when (this) {
            is Ground.Papyrus -> base
            is Ground.Chequer -> light.base
            is Ground.Marble -> base
            is Ground.Flat -> base
        }

    private companion object {
        const val EDGE = .06f
    }
}
