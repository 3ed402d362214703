package app.dama.game

import androidx.compose.runtime.Immutable
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.coerceAtMost
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.min
import app.dama.ui.LARGE_TEXT

/** How a game is laid out in a window: where the controls go, how large the board is, how much is said (A4, B1). */
@Immutable
data class GamePlan(
    val shape: Shape,
    /** The board's side. */
    val board: Dp,
    val room: Room,
    /** Whether two things fit side by side beside the board. */
    val isWide: Boolean,
    /** The controls' width, when they are beside the board. */
    val panel: Dp = 0.dp,
) {
    /** The controls are above and below the board, beside it, or, in a window nearly square, on both its long sides. */
    enum class Shape { COLUMN, SIDE, SQUARE }

    /** How much room the controls have. */
    enum class Room {
        /** For all, also for a message between board and player. */
        AMPLE,

        /** The screen's title gives way. */
        UNTITLED,

        /** A message takes the place of the player below. */
        SHARED,

        /** Low bars, no words under the buttons; the moves are reached by scrolling. */
        SLIM,
    }

    companion object {
        /** The plan for a usable window of [width] and [height] at a [textScale]. */
        fun of(width: Dp, height: Dp, textScale: Float): GamePlan = when {
            height >= width * LONG -> column(width, height, Needs(textScale))
            width >= height * LONG -> side(width, height, Needs(textScale))
            else -> square(width, height, Needs(textScale))
        }

        private fun column(width: Dp, height: Dp, needs: Needs): GamePlan {
            val isWide = width >= WIDE
            val most = if (isWide) width - WIDE_MARGIN * 2 else width
            for (room in Room.entries) {
                val board = (height - needs.column(room, isWide)).coerceAtMost(most)
                // On a phone a board a little smaller than it could be looks like a mistake.
                val least = if (isWide || room >= Room.SHARED) width * LEAST else width
                if (board >= least) return GamePlan(Shape.COLUMN, board, room, isWide)
            }
            return GamePlan(Shape.COLUMN, width * LEAST, if (isWide) Room.SHARED else Room.SLIM, isWide)
        }

        private fun side(width: Dp, height: Dp, needs: Needs): GamePlan {
            val margin = (height * SIDE_MARGIN).coerceIn(6.dp, 32.dp)
            val board = height - margin * 2
            val panel = (width - board - margin * 3).coerceAtMost(MOST_PANEL)
            val room = when {
                panel < NARROW_PANEL -> Room.SLIM
                height >= needs.grid -> Room.AMPLE
                else -> Room.SHARED
            }
            return GamePlan(Shape.SIDE, board, room, isWide = panel >= NARROW_PANEL, panel)
        }

        private fun square(width: Dp, height: Dp, needs: Needs): GamePlan {
            val shorter = min(width, height)
            val isWide = width >= WIDE
            val need = if (isWide) needs.square else needs.column(Room.SLIM, isWide = false)
            val board = (height - need).coerceIn(shorter * LEAST_SQUARE, shorter)
            return GamePlan(Shape.SQUARE, board, if (isWide) Room.SHARED else Room.SLIM, isWide)
        }

        /** From this ratio on a window is long. */
        private const val LONG = 1.25f

        /** The least part of the shorter side that the board takes. */
        private const val LEAST = .9f
        private const val LEAST_SQUARE = .75f
        private const val SIDE_MARGIN = .04f
        private val WIDE = 600.dp
        private val WIDE_MARGIN = 16.dp
        private val MOST_PANEL = 480.dp
        private val NARROW_PANEL = 260.dp
    }

    /** How high things are at a text scale. */
    private class Needs(scale: Float) {
        private val title = max(48.dp, 26.dp * scale)
        private val bar = max(64.dp, 22.dp + 42.dp * scale)
        private val slimBar = max(48.dp, 8.dp + 40.dp * scale)
        private val slimMessage = 4.dp + 60.dp * scale
        private val message = 20.dp + 44.dp * scale

        /** Beside another thing a message in large words breaks its lines. */
        private val halfMessage = if (scale > LARGE_TEXT) 20.dp + 88.dp * scale else message
        private val strip = max(48.dp, 32.dp * scale)
        private val actions = max(64.dp, 36.dp + 16.dp * scale)
        private val tray = strip + actions + 9.dp

        /** A window beside the board that has room for moves in columns. */
        val grid = title + bar + message + bar + actions + 220.dp

        val square = bar + 8.dp + (if (scale > LARGE_TEXT) 48.dp else actions) + 16.dp

        fun column(room: Room, isWide: Boolean): Dp = when (room) {
            Room.AMPLE -> title + bar + 8.dp + below(isWide) + tray
            Room.UNTITLED -> bar + 8.dp + below(isWide) + tray
            Room.SHARED -> bar + 4.dp + max(bar, message) + 20.dp + tray
            Room.SLIM -> slimBar + max(slimBar, slimMessage) + 48.dp
        }

        /** Player and message, one under the other or side by side. */
        private fun below(isWide: Boolean): Dp =
            (if (isWide) max(bar, halfMessage) else bar + 8.dp + message).coerceAtLeast(bar) + 20.dp
    }
}
