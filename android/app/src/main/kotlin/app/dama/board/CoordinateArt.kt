package app.dama.board

import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Typeface
import android.os.Build
import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min

private const val LARGEST_DP = 13f
private const val SMALLEST_DP = 7f
private const val WEIGHT = 600
private const val SIZE = .72f

/** They are gone after a tenth of the board's turn, and come back in the last tenth. */
private const val FADE = 5f

/** Writes a–h and 1–8 in the frame, below and on the left whichever way the board is turned. */
internal class CoordinateArt(private val geometry: BoardGeometry, private val color: Int) {
    private val metrics = Paint.FontMetrics()
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        textAlign = Paint.Align.CENTER
        typeface = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
            Typeface.create(Typeface.SANS_SERIF, WEIGHT, false)
        } else {
            Typeface.DEFAULT_BOLD
        }
    }

    /** While the board turns they are out of sight. A frame too narrow for them stays empty. */
    fun draw(canvas: Canvas, turn: Float, density: Float) {
        val size = min(geometry.frame * SIZE, LARGEST_DP * density)
        if (size < SMALLEST_DP * density) return
        paint.textSize = size
        paint.color = color.fade(max(0f, 1 - (1 - abs(1 - 2 * turn)) * FADE))
        paint.getFontMetrics(metrics)
        val middle = -(metrics.ascent + metrics.descent) / 2
        val flipped = turn >= .5f
        for (place in 0 until FILES) {
            val along = geometry.frame + (place + .5f) * geometry.square
            val file = if (flipped) FILES - 1 - place else place
            val rank = if (flipped) place else FILES - 1 - place
            canvas.drawText(NAMES, file, file + 1, along, geometry.size - geometry.frame / 2 + middle, paint)
            canvas.drawText(NAMES, FILES + rank, FILES + rank + 1, geometry.frame / 2, along + middle, paint)
        }
    }

    private companion object {
        /** The names of files and ranks in notation, the same in every language. */
        const val NAMES = "abcdefgh12345678"
    }
}
