package app.dama.game

import androidx.compose.ui.unit.dp
import app.dama.game.GamePlan.Room
import app.dama.game.GamePlan.Shape
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.math.max
import kotlin.math.min

class GamePlanTest {
    @Test
    fun `the board takes its part of the window (B1), whatever the size of the text`() {
        val windows = listOf(
            320 to 480, 320 to 432, 360 to 640, 360 to 752, 360 to 800, 411 to 843, 411 to 891, 600 to 960, 840 to 1180,
            1280 to 800, 891 to 411, 480 to 320, 640 to 360, 700 to 700, 700 to 652, 360 to 400, 900 to 800,
        )
        for ((width, height) in windows) {
            for (scale in listOf(1f, 1.5f, 2f)) {
                val plan = GamePlan.of(width.dp, height.dp, scale)
                val shorter = min(width, height)
                val least = if (max(width, height) < 1.25f * shorter) .75f else .9f
                val part = plan.board.value / shorter
                assertTrue("$width × $height at $scale: $part", part >= least - .001f && part <= 1f)
                assertTrue("$width × $height at $scale", plan.board.value <= width)
            }
        }
    }

    @Test
    fun `controls go to the long axis`() {
        assertEquals(Shape.COLUMN, GamePlan.of(411.dp, 891.dp, 1f).shape)
        assertEquals(Shape.SIDE, GamePlan.of(1280.dp, 800.dp, 1f).shape)
        assertEquals(Shape.SQUARE, GamePlan.of(700.dp, 700.dp, 1f).shape)
    }

    @Test
    fun `a phone shows all there is, a small one what is needed`() {
        assertEquals(Room.AMPLE, GamePlan.of(411.dp, 843.dp, 1f).room)
        assertEquals(411.dp, GamePlan.of(411.dp, 843.dp, 1f).board)
        assertEquals(Room.UNTITLED, GamePlan.of(360.dp, 752.dp, 1f).room)
        assertEquals(Room.SLIM, GamePlan.of(320.dp, 432.dp, 1f).room)
    }
}
