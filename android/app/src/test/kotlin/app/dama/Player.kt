package app.dama

import android.os.Looper
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTouchInput
import app.dama.board.BoardGeometry
import app.dama.game.BOARD_TAG
import app.dama.shots.square
import org.robolectric.Shadows.shadowOf
import java.time.Duration

/** A person with a finger and some patience. */
class Player(private val rule: ComposeTestRule) {
    fun click(text: String) {
        rule.onNodeWithText(text).performClick()
        rule.waitForIdle()
    }

    /** Sets up a game of two people from [position], from the first screen. */
    fun startTwoPlayers(position: String) {
        rule.onNodeWithText("Two players").performScrollTo().performClick()
        click("Own position")
        rule.onNodeWithTag("position").performTextInput(position)
        click("Start game")
    }

    /** Sets up a game against the computer, from the first screen. */
    fun startAgainstComputer(level: Int) {
        rule.onNodeWithText("Play the computer").performScrollTo().performClick()
        rule.onNodeWithTag("level-$level").performScrollTo().performClick()
        click("Start game")
    }

    fun touch(name: String) = onBoard { finger ->
        down(finger(name))
        up()
    }

    /** Does something to the board; the function that [touches] is given tells where a square is. */
    fun onBoard(touches: TouchInjectionScope.((String) -> Offset) -> Unit) {
        rule.onNodeWithTag(BOARD_TAG).performTouchInput {
            val geometry = BoardGeometry(width)
            touches { name -> Offset(geometry.centreX(square(name)), geometry.centreY(square(name))) }
        }
        rule.waitForIdle()
    }

    /** Lets what moves come to rest. */
    fun settle() {
        repeat(STEPS) { pass() }
    }

    /** Waits for the engine, which thinks on a thread of its own. */
    fun eventually(what: String, happened: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (!happened()) {
            check(System.nanoTime() < end) { "$what did not come" }
            pass()
        }
    }

    private fun pass() {
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(STEP_MS))
        rule.waitForIdle()
    }

    private companion object {
        const val STEPS = 50
        const val STEP_MS = 16L
        const val PATIENCE_NS = 20_000_000_000L
    }
}
