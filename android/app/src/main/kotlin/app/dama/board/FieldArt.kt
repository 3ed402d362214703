package app.dama.board

import android.graphics.Canvas
import android.graphics.RectF
import kotlin.math.cos
import kotlin.math.max
import kotlin.math.sin

private const val LINE_SEED = 99
private const val SHADOW = 0x281404

/** Draws the playing field: its surface, its lines, and the shadow that the frame throws on it. */
internal class FieldArt(private val brush: Brush) {
    private val wood = WoodArt(brush)
    private val papyrus = PapyrusArt(brush)

    /**
     * Fills [area] with whole squares of [square] px. [pen] is the width in px of what the token sheet calls one pixel.
     * With [bordered] the outer lines and the shadow of a frame are drawn too.
     */
    fun draw(canvas: Canvas, area: RectF, square: Float, colors: SetColors, seed: Int, pen: Float, bordered: Boolean) {
        when (val ground = colors.ground) {
            is Ground.Papyrus -> papyrus.draw(canvas, area, square, ground, Mulberry(seed), pen)
            is Ground.Chequer -> chequer(canvas, area, square, ground, seed, pen)
            is Ground.Marble -> marble(canvas, area, square, ground, Mulberry(seed), pen)
            is Ground.Flat -> canvas.drawRect(area, brush.fill(ground.base))
        }
        val random = Mulberry(seed + LINE_SEED)
        if (bordered && !colors.isFlat) innerShadow(canvas, area, max(4 * pen, square * .16f))
        LineArt(brush, colors.lines, random, pen).grid(canvas, area, square, bordered)
    }

    private fun chequer(canvas: Canvas, area: RectF, square: Float, ground: Ground.Chequer, seed: Int, pen: Float) {
        val rows = ((area.height() + 1) / square).toInt()
        val columns = ((area.width() + 1) / square).toInt()
        val tile = RectF()
        for (column in 0 until columns) for (row in 0 until rows) {
            val isDark = (column + row + rows) % 2 == 1
            tile.set(0f, 0f, square, square)
            tile.offset(area.left + column * square, area.top + row * square)
            val random = Mulberry(seed + column * FILES + row)
            val along = (column * 3 + row) % 2 == 0
            wood.board(canvas, tile, if (isDark) ground.dark else ground.light, random, pen, .55f, along)
        }
    }

    /** The frame stands above the field, under light from overhead: a soft shadow along all four edges. */
    private fun innerShadow(canvas: Canvas, area: RectF, depth: Float) {
        edge(canvas, area.left, area.top, area.right, area.top + depth, area.top, depth, true)
        edge(canvas, area.left, area.bottom - depth, area.right, area.bottom, area.bottom, -depth, true)
        edge(canvas, area.left, area.top, area.left + depth, area.bottom, area.left, depth, false)
        edge(canvas, area.right - depth, area.top, area.right, area.bottom, area.right, -depth, false)
    }

    private fun edge(
        canvas: Canvas,
        left: Float,
        top: Float,
        right: Float,
        bottom: Float,
        start: Float,
        depth: Float,
        isLevel: Boolean,
    ) {
        val stops = arrayOf(
            Stop(0f, rgb(SHADOW).fade(.42f)),
            Stop(.35f, rgb(SHADOW).fade(.14f)),
            Stop(1f, rgb(SHADOW).fade(0f)),
        )
        val shader =
            if (isLevel) linear(0f, start, 0f, start + depth, *stops) else linear(start, 0f, start + depth, 0f, *stops)
        canvas.drawRect(left, top, right, bottom, brush.fill(shader))
    }

    /** Stone with clouds and veins; for the field and for stone pieces. [square] is the size of its features. */
    fun marble(
        canvas: Canvas,
        area: RectF,
        square: Float,
        stone: Ground.Marble,
        random: Mulberry,
        pen: Float,
        amount: Float = area.width() * area.height() / (square * square) / 30 + .4f,
    ) {
        canvas.save()
        canvas.clipRect(area)
        canvas.drawRect(area, brush.fill(stone.base))
        repeat((26 * amount).toInt()) {
            val x = area.left + random.next() * area.width()
            val y = area.top + random.next() * area.height()
            val radius = square * random.next(.4f, 1.8f)
            val color = if (random.chance(.5f)) stone.vein else stone.light
            val cloud = radial(x, y, radius, Stop(0f, color.fade(.13f)), Stop(1f, color.fade(0f)))
            canvas.drawCircle(x, y, radius, brush.fill(cloud))
        }
        repeat((24 * amount).toInt()) {
            vein(canvas, area, square, if (random.chance(.6f)) stone.vein else stone.light, random, pen)
        }
        canvas.restore()
    }

    private fun vein(canvas: Canvas, area: RectF, square: Float, color: Int, random: Mulberry, pen: Float) {
        var x = area.left + random.next() * area.width()
        var y = area.top + random.next() * area.height()
        var angle = random.next(.05f, .95f)
        val paint = brush.line(color.fade(random.next(.1f, .4f)), pen * (.4f + random.next() * random.next() * 1.6f))
        brush.path.rewind()
        brush.path.moveTo(x, y)
        repeat(random.next(10f, 26f).toInt()) {
            angle += random.next(-.35f, .35f)
            x += cos(angle) * square * .16f
            y += sin(angle) * square * .16f
            brush.path.lineTo(x, y)
        }
        canvas.drawPath(brush.path, paint)
    }
}
