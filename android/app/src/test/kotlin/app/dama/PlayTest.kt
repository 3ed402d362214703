package app.dama

import android.os.Looper
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import app.dama.board.BoardArts
import app.dama.board.BoardGeometry
import app.dama.game.BOARD_TAG
import app.dama.shots.square
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import java.time.Duration

/** The real app, played with a finger. */
@RunWith(RobolectricTestRunner::class)
class PlayTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun drawOnTheSpot() {
        BoardArts.dispatcher = Dispatchers.Unconfined
    }

    @After
    fun putBack() {
        BoardArts.dispatcher = Dispatchers.Default
        Parts.reset()
    }

    @Test
    fun `the last piece is taken, and the end is told`() {
        rule.onNodeWithText("Two players").performScrollTo().performClick()
        rule.onNodeWithText("Own position").performClick()
        rule.onNodeWithTag("position").performTextInput("W:Wd3,a2:Bd4,d7")
        rule.onNodeWithText("Start game").performClick()
        touch("a2")
        rule.onNodeWithText("You must capture: 1 piece can be taken").assertIsDisplayed()
        touch("d3")
        rule.onNodeWithTag("square-d3").assertIsSelected()
        touch("d5")
        settle()
        touch("d7")
        touch("d6")
        settle()
        touch("d5")
        touch("d7")
        settle()
        rule.onNodeWithTag("end").assertIsDisplayed()
        rule.onNodeWithText("White won").assertIsDisplayed()
        rule.onNodeWithText("Black has no pieces left").assertIsDisplayed()
    }

    @Test
    fun `the computer answers a move`() {
        rule.onNodeWithText("Play the computer").performScrollTo().performClick()
        rule.onNodeWithTag("level-1").performScrollTo().performClick()
        rule.onNodeWithText("Start game").performClick()
        touch("d3")
        touch("d4")
        eventually("the computer's move") {
            runCatching { rule.onNodeWithText("Move 2").assertIsDisplayed() }.isSuccess
        }
        rule.onNodeWithContentDescription("Back").performClick()
        rule.onNodeWithTag("continue").assertIsDisplayed()
    }

    private fun touch(name: String) {
        rule.onNodeWithTag(BOARD_TAG).performTouchInput {
            val geometry = BoardGeometry(width)
            down(Offset(geometry.centreX(square(name)), geometry.centreY(square(name))))
            up()
        }
        rule.waitForIdle()
    }

    /** Lets what moves come to rest. */
    private fun settle() {
        repeat(STEPS) { pass() }
    }

    private fun pass() {
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(STEP_MS))
        rule.waitForIdle()
    }

    /** Waits for the engine, which thinks on a thread of its own. */
    private fun eventually(what: String, happened: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (!happened()) {
            check(System.nanoTime() < end) { "$what did not come" }
            pass()
        }
    }

    private companion object {
        const val STEPS = 50
        const val STEP_MS = 16L
        const val PATIENCE_NS = 20_000_000_000L
    }
}
