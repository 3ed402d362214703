package app.dama.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameNanos
import app.dama.board.Motion
import app.dama.board.MotionFrame
import app.dama.board.PieceKind
import app.dama.board.fileOf
import app.dama.board.rankOf

/** What is moving on a board: moves, the piece under a finger, one that returns to its square, one that refuses. */
@Stable
class BoardMotions {
    /** The move that is being shown, and for how many ms. */
    private var play by mutableStateOf<ShownMotion?>(null)
    private var elapsed by mutableFloatStateOf(0f)
    private var dragged by mutableStateOf<Dragged?>(null)
    private var away by mutableFloatStateOf(1f)
    private var shaken by mutableStateOf<Shaken?>(null)

    /** How many squares a dp is: the shake is measured in dp. */
    internal var squaresPerDp = 0f

    /** The id of the move being shown; null if none is. */
    val playing: Long? get() = play?.id

    /** This moment; asked while drawing. */
    fun frame(): MotionFrame {
        play?.let { return it.timeline.at(elapsed) }
        dragged?.let { return it.frame(away) }
        return shaken?.frame(squaresPerDp) ?: MotionFrame.STILL
    }

    /** The piece of [square] follows a finger. */
    fun drag(kind: PieceKind, square: Int, file: Float, rank: Float) {
        away = 1f
        dragged = Dragged(kind, square, file, rank)
    }

    /** The finger is gone, and the piece where it belongs. */
    fun release() {
        dragged = null
    }

    /** The piece goes back from where the finger let it go. */
    internal suspend fun comeBack() {
        if (dragged == null) return
        frames(Motion.STEP) { away = 1 - Motion.ease.transform(it / Motion.STEP) }
        dragged = null
    }

    internal fun show(motion: ShownMotion?) {
        if (motion != null) dragged = null
        elapsed = 0f
        play = motion
    }

    internal suspend fun run(motion: ShownMotion) {
        frames(motion.timeline.duration) { elapsed = it }
    }

    internal suspend fun shake(kind: PieceKind, square: Int) {
        frames(Motion.SHAKE) { shaken = Shaken(kind, square, it) }
        shaken = null
    }

    /** Calls [each] in every frame with the ms since the first, until [length] have passed. */
    private suspend fun frames(length: Int, each: (Float) -> Unit) {
        val start = withFrameNanos { it }
        var time = 0f
        while (time < length) {
            time = withFrameNanos { it - start } / NANOS_PER_MS
            each(time.coerceAtMost(length.toFloat()))
        }
    }

    private class Dragged(val kind: PieceKind, val square: Int, val file: Float, val rank: Float) {
        fun frame(away: Float): MotionFrame = MotionFrame.dragged(
            kind,
            square,
            fileOf(square) + (file - fileOf(square)) * away,
            rankOf(square) + (rank - rankOf(square)) * away,
        )
    }

    private class Shaken(val kind: PieceKind, val square: Int, val elapsed: Float) {
        fun frame(squaresPerDp: Float) = MotionFrame.shaken(kind, square, Motion.shake(elapsed) * squaresPerDp)
    }

    private companion object {
        const val NANOS_PER_MS = 1_000_000f
    }
}

/**
 * Shows the changes of a game, each once: a motion is asked for ([BoardActions.claimMotion]) while composing, so that
 * the first frame drawn is already its beginning.
 */
@Composable
internal fun rememberMotions(state: GameState, actions: BoardActions): BoardMotions {
    val motions = remember { BoardMotions() }
    val motion = state.motion
    val isMine = remember(motion?.id) {
        val isMine = motion != null && actions.claimMotion(motion.id)
        motions.show(motion.takeIf { isMine })
        isMine
    }
    LaunchedEffect(motion?.id) {
        if (motion == null) return@LaunchedEffect
        if (isMine) motions.run(motion)
        motions.show(null)
        actions.finishMotion(motion.id)
    }
    LaunchedEffect(state.refused?.id) {
        val square = state.refused?.square ?: return@LaunchedEffect
        state.view.squares[square].piece?.let { motions.shake(it.onBoard(), square) }
    }
    return motions
}
