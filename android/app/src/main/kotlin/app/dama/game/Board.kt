package app.dama.game

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.systemGestureExclusion
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.LayoutDirection
import app.dama.Preferences
import app.dama.board.BoardCanvas
import app.dama.board.BoardGeometry
import app.dama.board.Motion
import app.dama.ui.Dama

/** What can be done on the board. */
interface BoardActions {
    fun tap(square: Int)

    /** A drag begins; whether there is something to drag. */
    fun lift(square: Int): Boolean

    fun drop(square: Int?)

    fun dragCancelled()

    /** Whether the motion may be shown now. */
    fun claimMotion(id: Long): Boolean

    fun finishMotion(id: Long)
}

/**
 * The board of a game: it draws, finds the square under a finger, shows what moves, and describes itself to screen
 * readers. In right-to-left languages it is the same.
 */
@Composable
fun Board(state: GameState, preferences: Preferences, actions: BoardActions, modifier: Modifier = Modifier) {
    var size by remember { mutableIntStateOf(0) }
    var focused by remember { mutableStateOf<Int?>(null) }
    val now by rememberUpdatedState(state)
    val motions = rememberMotions(state, actions)
    val geometry = remember(size, state.turned) { BoardGeometry(size.coerceAtLeast(1), state.turned) }
    motions.squaresPerDp = LocalDensity.current.density / geometry.square
    CompositionLocalProvider(LocalLayoutDirection provides LayoutDirection.Ltr) {
        Box(
            modifier.aspectRatio(1f).testTag(BOARD_TAG).onSizeChanged { size = minOf(it.width, it.height) }
                // A drag along the a- or the h-file is not the system's Back.
                .systemGestureExclusion { Rect(0f, 0f, edge(geometry), geometry.size.toFloat()) }
                .systemGestureExclusion {
                    Rect(geometry.size - edge(geometry), 0f, geometry.size.toFloat(), geometry.size.toFloat())
                }
                .boardTouch(geometry, { now }, motions, actions)
                .onFocusChanged { focus ->
                    focused = if (focus.isFocused) focused ?: now.view.selected ?: FIRST_FOCUS else null
                }
                .onKeyEvent { boardKey(it, now.turned, focused, actions) { square -> focused = square } }
                .focusable(),
        ) {
            TurningBoard(state, preferences, focused, motions)
            Squares(state.view, geometry, actions::tap, Modifier.fillMaxSize())
        }
    }
}

/** Redrawn in every frame while the board turns round, and else when the game changes. */
@Composable
private fun TurningBoard(state: GameState, preferences: Preferences, focused: Int?, motions: BoardMotions) {
    val turn = remember { Animatable(if (state.turned) 1f else 0f) }
    LaunchedEffect(state.turned) {
        val length = (Motion.FLIP * preferences.speed.pace).toInt()
        turn.animateTo(if (state.turned) 1f else 0f, tween(length, easing = Motion.ease))
    }
    val scene = sceneOf(state, preferences, Dama.colors.isDark, turn.value, focused)
    BoardCanvas(scene, Modifier.fillMaxSize(), motions::frame)
}

/** One and a half squares from the edge: where a finger may come down to drag. */
private fun edge(geometry: BoardGeometry): Float = geometry.frame + geometry.square * EDGE_SQUARES

private const val EDGE_SQUARES = 1.5f

/** The board's name in tests. */
const val BOARD_TAG = "board"

/** Where a keyboard's focus begins: d3, in the middle of White's front. */
private const val FIRST_FOCUS = 19
