package app.dama.game

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.pointerInput
import app.dama.board.BoardGeometry
import app.dama.board.FILES
import app.dama.board.SQUARES
import app.dama.board.fileOf
import app.dama.board.rankOf
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch

/**
 * Taps and drags on a board. A finger that comes down while something moves only ends the motion. A touch that the
 * system takes away, or that a second finger joins, does nothing (B9).
 */
internal fun Modifier.boardTouch(
    geometry: BoardGeometry,
    state: () -> GameState,
    motions: BoardMotions,
    actions: BoardActions,
): Modifier = pointerInput(geometry, motions, actions) {
    coroutineScope {
        val touch = Touch(geometry, state, motions, actions, this)
        awaitEachGesture { with(touch) { follow() } }
    }
}

private class Touch(
    private val geometry: BoardGeometry,
    private val state: () -> GameState,
    private val motions: BoardMotions,
    private val actions: BoardActions,
    private val scope: CoroutineScope,
) {
    private var returning: Job? = null

    suspend fun AwaitPointerEventScope.follow() {
        val down = awaitFirstDown()
        returning?.cancel()
        motions.release()
        val playing = motions.playing
        if (playing != null) {
            down.consume()
            return actions.finishMotion(playing)
        }
        val square = squareAt(down.position) ?: return
        when (untilSlop(down.id, down.position)) {
            End.Up -> actions.tap(square)
            End.Away -> drag(geometry.squareAt(down.position.x, down.position.y) ?: return, down.id)
            End.Cancelled -> Unit
        }
    }

    private fun squareAt(position: Offset): Int? {
        val view = state().view
        return geometry.squareForTouch(
            position.x,
            position.y,
            occupied = { view.squares[it].piece != null },
            legal = { view.squares[it].target != null || view.squares[it].selectable },
        )
    }

    /** Waits until the finger is up, or has gone so far that it means a drag. */
    private suspend fun AwaitPointerEventScope.untilSlop(id: PointerId, start: Offset): End {
        while (true) {
            val change = next(id) ?: return End.Cancelled
            if (!change.pressed) {
                change.consume()
                return End.Up
            }
            if ((change.position - start).getDistance() > viewConfiguration.touchSlop) return End.Away
        }
    }

    private suspend fun AwaitPointerEventScope.drag(from: Int, id: PointerId) {
        val kind = state().view.squares[from].piece?.onBoard() ?: return
        if (!actions.lift(from)) return
        try {
            while (true) {
                val change = next(id) ?: return
                change.consume()
                val (x, y) = change.position
                if (!change.pressed) return letGo(from, geometry.squareAt(x, y))
                motions.drag(kind, from, geometry.fileAt(x), geometry.rankAt(y))
            }
        } finally {
            // Also when the gesture is taken away while it is waited for. After a drop there is nothing to cancel.
            actions.dragCancelled()
            if (motions.playing == null) returning = scope.launch { motions.comeBack() }
        }
    }

    private fun letGo(from: Int, square: Int?) {
        val ply = state().view.ply
        actions.drop(square)
        if (square != from && state().view.ply != ply) motions.release()
    }

    /** The next we hear of a finger; null if it is no longer ours alone. */
    private suspend fun AwaitPointerEventScope.next(id: PointerId): PointerInputChange? {
        val event = awaitPointerEvent()
        val isAlone = event.changes.none { it.id != id && it.pressed }
        return event.changes.firstOrNull { it.id == id }?.takeIf { isAlone && !it.isConsumed }
    }

    private enum class End { Up, Away, Cancelled }
}

/** Arrow keys move the focus over the board as it is seen; Enter, Space and a D-pad's centre tap. */
internal fun boardKey(
    event: KeyEvent,
    turned: Boolean,
    focused: Int?,
    actions: BoardActions,
    onMove: (Int) -> Unit,
): Boolean {
    val square = focused ?: return false
    val (files, ranks) = when (event.key) {
        Key.DirectionLeft -> -1 to 0
        Key.DirectionRight -> 1 to 0
        Key.DirectionUp -> 0 to 1
        Key.DirectionDown -> 0 to -1
        Key.Enter, Key.NumPadEnter, Key.Spacebar, Key.DirectionCenter -> {
            if (event.type == KeyEventType.KeyUp) actions.tap(square)
            return true
        }
        else -> return false
    }
    val way = if (turned) -1 else 1
    val file = fileOf(square) + files * way
    val rank = rankOf(square) + ranks * way
    // Beyond the board's edge the focus goes on to what is there.
    if (file !in 0 until FILES || rank !in 0 until SQUARES / FILES) return false
    if (event.type == KeyEventType.KeyDown) onMove(rank * FILES + file)
    return true
}
