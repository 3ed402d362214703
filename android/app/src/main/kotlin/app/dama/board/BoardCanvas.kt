package app.dama.board

import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.nativeCanvas
import androidx.compose.ui.layout.onSizeChanged
import kotlin.math.min
import kotlin.math.roundToInt

/**
 * A square board that shows [scene]. It only draws: touch and descriptions for screen readers are the caller's, with a
 * [BoardGeometry] of the same size.
 *
 * [motion] is asked while drawing, so that a frame of an animation redraws the board without composing anything; it
 * should read its clock from a state.
 */
@Composable
fun BoardCanvas(scene: BoardScene, modifier: Modifier = Modifier, motion: () -> MotionFrame = { MotionFrame.STILL }) {
    val view = remember { BoardView() }
    var size by remember { mutableIntStateOf(0) }
    if (size > 0) {
        val key = ArtKey(size, scene.set, scene.dark)
        LaunchedEffect(key) { view.load(key) }
    }
    Spacer(
        modifier.aspectRatio(1f).onSizeChanged { size = min(it.width, it.height) }.drawBehind {
            view.draw(this, scene, motion())
        },
    )
}

/** Holds what a board is drawn with from one frame to the next. */
private class BoardView {
    private var loaded by mutableStateOf<BoardArt?>(null)
    private var painter: BoardPainter? = null
    private val plain = PlainBoard()

    suspend fun load(key: ArtKey) {
        loaded = BoardArts.load(key)
    }

    /** With the pictures for this size; else with those of the size, set or theme before; else plainly. */
    fun draw(scope: DrawScope, scene: BoardScene, motion: MotionFrame) {
        val size = scope.size.minDimension.roundToInt()
        val canvas = scope.drawContext.canvas.nativeCanvas
        if (size <= 0) return
        val art = art(ArtKey(size, scene.set, scene.dark))
        if (art == null) return plain.draw(canvas, size, scene)
        val scale = size / art.key.size.toFloat()
        canvas.save()
        canvas.scale(scale, scale)
        painter(art).draw(canvas, scene, motion, scope.density / scale)
        canvas.restore()
    }

    private fun art(key: ArtKey): BoardArt? {
        val held = loaded ?: painter?.art
        return if (held?.key == key) held else BoardArts.cached(key) ?: held
    }

    private fun painter(art: BoardArt): BoardPainter =
        painter?.takeIf { it.art === art } ?: BoardPainter(art).also { painter = it }
}
