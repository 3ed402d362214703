package app.dama

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import app.dama.board.BoardArts
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The real app, played with a finger. */
@RunWith(RobolectricTestRunner::class)
class PlayTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()
    private val player = Player(rule)

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
        player.startTwoPlayers("W:Wd3,a2:Bd4,d7")
        player.touch("a2")
        rule.onNodeWithText("You must capture: 1 piece can be taken").assertIsDisplayed()
        player.touch("d3")
        rule.onNodeWithTag("square-d3").assertIsSelected()
        player.touch("d5")
        player.settle()
        player.touch("d7")
        player.touch("d6")
        player.settle()
        player.touch("d5")
        player.touch("d7")
        player.settle()
        rule.onNodeWithTag("end").assertIsDisplayed()
        rule.onNodeWithText("White won").assertIsDisplayed()
        rule.onNodeWithText("Black has no pieces left").assertIsDisplayed()
    }

    @Test
    fun `the computer answers a move`() {
        player.startAgainstComputer(level = 1)
        player.touch("d3")
        player.touch("d4")
        player.eventually("the computer's move") {
            runCatching { rule.onNodeWithText("Move 2").assertIsDisplayed() }.isSuccess
        }
        rule.onNodeWithContentDescription("Back").performClick()
        rule.onNodeWithTag("continue").assertIsDisplayed()
    }
}
