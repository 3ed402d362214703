package app.dama.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.RectF
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin

private const val SELECTED_LIFT = .8f
private const val FADED_TRAIL = (.7f * 255).toInt()
private const val HALF_TURN = 180f

/** How much a piece grows when it is lifted. */
private const val MAN_GROWTH = .07f
private const val KING_GROWTH = .02f

/**
 * Draws a [BoardScene] from the pictures of a [BoardArt]. Everything is laid out with White below; a turned board is
 * the same drawing, turned, and only the coordinates are set anew.
 */
internal class BoardPainter(val art: BoardArt) {
    private val geometry = art.geometry
    private val square = geometry.square.toFloat()
    private val colors = art.key.set.colors
    private val marks = MarkArt(square, colors.marks)
    private val coordinates = CoordinateArt(geometry, dimmed(colors.coordinates, art.key.dark))
    private val paint = Paint(Paint.FILTER_BITMAP_FLAG)
    private val place = RectF()

    /** Draws [scene] at the origin, with the pieces of [motion] on their way; [density] is the screen's px per dp. */
    fun draw(canvas: Canvas, scene: BoardScene, motion: MotionFrame, density: Float) {
        canvas.save()
        turn(canvas, scene.turn)
        paint.alpha = OPAQUE
        canvas.drawBitmap(art.board, 0f, 0f, paint)
        under(canvas, scene)
        pieces(canvas, scene, motion)
        over(canvas, scene)
        for (index in motion.moving.indices) moving(canvas, motion.moving[index])
        canvas.restore()
        if (scene.coordinates) coordinates.draw(canvas, scene.turn, density)
    }

    /** Halfway round the board is drawn smaller, so that its corners stay in sight. */
    private fun turn(canvas: Canvas, turn: Float) {
        if (turn == 0f) return
        val middle = geometry.size / 2f
        val angle = turn * PI.toFloat()
        if (turn < 1f) {
            val scale = 1 / (abs(cos(angle)) + abs(sin(angle)))
            canvas.scale(scale, scale, middle, middle)
        }
        canvas.rotate(HALF_TURN * turn, middle, middle)
    }

    private fun under(canvas: Canvas, scene: BoardScene) {
        scene.selected?.let { marks.tint(canvas, x(it), y(it)) }
        for (square in scene.tinted) marks.tint(canvas, x(square), y(square))
        scene.last?.let { trail(canvas, scene, it, colors.marks.trail, faded = scene.selected != null) }
        scene.hint?.let { trail(canvas, scene, it, colors.marks.choice, faded = false) }
        for (square in scene.mustCapture) marks.mustCapture(canvas, x(square), y(square))
    }

    private fun trail(canvas: Canvas, scene: BoardScene, trail: Trail, color: Int, faded: Boolean) {
        val from = trail.path.firstOrNull() ?: return
        val to = trail.path.last()
        if (faded) canvas.saveLayerAlpha(extent(trail), FADED_TRAIL)
        if (scene.pieces[from] == null) marks.origin(canvas, x(from), y(from), color)
        marks.way(canvas, trail, geometry, color)
        for (square in trail.taken) if (scene.pieces[square] == null) marks.taken(canvas, x(square), y(square), color)
        marks.arrived(canvas, x(to), y(to), color)
        if (faded) canvas.restore()
    }

    /** The squares that a trail covers: as little as can be is drawn twice to fade it. */
    private fun extent(trail: Trail): RectF = place.apply {
        val first = trail.path.first()
        set(x(first), y(first), x(first), y(first))
        for (square in trail.path) union(x(square), y(square))
        inset(-geometry.square / 2f, -geometry.square / 2f)
    }

    /** A cross under a piece would not be seen: it goes over the piece, in the square's corner. */
    private fun covered(canvas: Canvas, scene: BoardScene, trail: Trail, color: Int) {
        for (square in trail.taken) {
            if (scene.pieces[square] != null) marks.takenBeneath(canvas, x(square), y(square), color)
        }
    }

    private fun pieces(canvas: Canvas, scene: BoardScene, motion: MotionFrame) {
        for (square in 0 until SQUARES) {
            val kind = scene.pieces[square] ?: continue
            if (square != scene.selected && square !in motion.hidden) {
                sprite(canvas, art.standing(kind), x(square), y(square), 1f, 1f)
            }
        }
        val selected = scene.selected ?: return
        val kind = scene.pieces[selected] ?: return
        if (selected in motion.hidden) return
        lifted(canvas, kind, x(selected), y(selected), SELECTED_LIFT, 1f, 1f, if (kind.isKing) 1f else 0f)
        marks.selected(canvas, x(selected), y(selected))
    }

    private fun over(canvas: Canvas, scene: BoardScene) {
        scene.last?.let { covered(canvas, scene, it, colors.marks.trail) }
        scene.hint?.let { covered(canvas, scene, it, colors.marks.choice) }
        for (square in scene.targets) marks.target(canvas, x(square), y(square))
        for (square in scene.steps) marks.step(canvas, x(square), y(square))
        scene.refused?.let { marks.refused(canvas, x(it), y(it)) }
        scene.focused?.let { marks.focused(canvas, x(it), y(it)) }
    }

    private fun moving(canvas: Canvas, piece: MovingPiece) = with(piece) {
        val x = geometry.frame + (file + .5f) * square
        val y = geometry.frame + (FILES - .5f - rank) * square
        lifted(canvas, kind, x, y, lift, scale, alpha, crowning)
    }

    private fun lifted(
        canvas: Canvas,
        kind: PieceKind,
        x: Float,
        y: Float,
        lift: Float,
        scale: Float,
        alpha: Float,
        crowning: Float,
    ) {
        val king = kind.king
        val grown = scale * (1 + lift * if (kind.isKing) KING_GROWTH else MAN_GROWTH)
        art.restingShadow(kind)?.let { sprite(canvas, it, x, y, scale, alpha * (1 - lift)) }
        art.liftedShadow(kind)?.let { sprite(canvas, it, x, y, scale, alpha * lift) }
        if (crowning < 1f) sprite(canvas, art.disc(kind.man), x, y, grown, alpha)
        if (crowning > 0f) {
            // The base widens from a man's to a king's while the star grows on it.
            val base = MAN_RADIUS / KING_RADIUS + (1 - MAN_RADIUS / KING_RADIUS) * crowning
            sprite(canvas, art.disc(king), x, y, grown * base, alpha * crowning)
            val growth = STAR_START + (1 - STAR_START) * crowning
            val shown = alpha * min(1f, crowning * STAR_HASTE)
            art.star(king)?.let { sprite(canvas, it, x, y, grown * growth, shown) }
        }
    }

    private fun sprite(canvas: Canvas, bitmap: Bitmap, x: Float, y: Float, scale: Float, alpha: Float) {
        if (alpha <= 0f) return
        paint.alpha = (alpha * OPAQUE).toInt()
        val half = bitmap.width / 2f * scale
        if (scale == 1f) return canvas.drawBitmap(bitmap, x - half, y - half, paint)
        place.set(x - half, y - half, x + half, y + half)
        canvas.drawBitmap(bitmap, null, place, paint)
    }

    private fun x(square: Int) = geometry.centreX(square)

    private fun y(square: Int) = geometry.centreY(square)

    private companion object {
        const val OPAQUE = 255
        const val STAR_START = .6f

        /** The star is solid before the brass is. */
        const val STAR_HASTE = 1.6f
    }
}
