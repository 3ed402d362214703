package app.dama

import android.os.Looper
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import app.dama.board.BoardArts
import app.dama.board.SQUARES
import app.dama.game.squareName
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import java.io.File
import kotlin.coroutines.CoroutineContext

/** Nothing is lost and nothing is played by mistake, whatever the system does to the real app (S1, U3, C2, B9, H2, A1). */
@RunWith(RobolectricTestRunner::class)
class SurvivalTest {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()
    private val player = Player(rule)
    private val saved get() = File(Parts.folder(ApplicationProvider.getApplicationContext()), "game.json")

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
    fun `turning the device in the middle of a capture keeps the move and what can be undone`() {
        player.startTwoPlayers(TWO_CAPTURES)
        player.touch("a3")
        player.touch("a7")
        rule.activityRule.scenario.recreate()
        player.settle()
        stands("a7", "white man")
        stands("a4", "empty")
        player.click("Undo")
        player.settle()
        stands("a3", "white man")
        stands("a4", "black man")
        button("Undo").assertIsNotEnabled()
        button("Redo").assertIsEnabled()
    }

    @Test
    fun `after the process has died the game goes on from the file alone, to be undone and redone`() {
        player.startTwoPlayers(TWO_CAPTURES)
        player.touch("a3")
        player.touch("a7")
        player.settle()
        player.touch("h4")
        player.touch("h2")
        player.settle()
        relaunch {}
        rule.onNodeWithTag("continue").performClick()
        player.settle()
        stands("h2", "black man")
        repeat(2) { player.click("Undo") }
        player.settle()
        stands("a3", "white man")
        button("Undo").assertIsNotEnabled()
        repeat(2) { player.click("Redo") }
        player.settle()
        stands("h2", "black man")
        stands("h3", "empty")
    }

    @Test
    fun `a damaged file is told of, and kept beside`() {
        relaunch { saved.writeText("{\"version\": 1, \"routes\": [") }
        rule.onNodeWithText("OK").performClick()
        rule.onNodeWithText("Two players").assertIsDisplayed()
        rule.onNodeWithTag("continue").assertDoesNotExist()
        val kept = saved.resolveSibling("game.json.damaged")
        assertTrue("${saved.parentFile?.list()?.toList()}", kept.exists())
    }

    @Test
    fun `a piece that takes fewer is refused in numbers`() {
        player.startTwoPlayers(TWO_CAPTURES)
        player.touch("h3")
        rule.onNodeWithText("This piece takes 1, another takes 2").assertIsDisplayed()
        rule.onNodeWithTag("square-h3").assertIsNotSelected()
    }

    @Test
    fun `two people agree to a draw`() {
        player.startTwoPlayers(TWO_CAPTURES)
        player.click("More")
        player.click("Offer a draw")
        player.click("Accept")
        player.settle()
        rule.onNodeWithTag("end").assertIsDisplayed()
        rule.onNodeWithText("Agreed").assertIsDisplayed()
    }

    @Test
    fun `leaving the app ends the search, and coming back begins it again`() {
        val paused = PausedDispatcher()
        Parts.background = paused
        relaunch {}
        player.startAgainstComputer(level = 10)
        player.touch("d3")
        player.touch("d4")
        assertEquals("one search waits for its thread", 1, paused.waiting.size)
        scenario.moveToState(Lifecycle.State.CREATED)
        paused.run()
        shadowOf(Looper.getMainLooper()).idle()
        scenario.moveToState(Lifecycle.State.RESUMED)
        rule.onNodeWithText("Move 1").assertIsDisplayed()
        player.eventually("the computer's move") {
            paused.run()
            runCatching { rule.onNodeWithText("Move 2").assertIsDisplayed() }.isSuccess
        }
    }

    @Test
    fun `a touch that is taken away or joined by a second finger plays nothing`() {
        player.startTwoPlayers("W:Wa2,h2:Ba7,h7")
        player.onBoard { at ->
            down(at("a2"))
            moveTo(at("a3"))
            cancel()
        }
        player.settle()
        player.onBoard { at ->
            down(0, at("a2"))
            moveTo(0, at("a3"))
            down(1, at("h2"))
            up(0)
            up(1)
        }
        player.settle()
        stands("a2", "white man")
        rule.onNodeWithTag("square-a2").assertIsNotSelected()
        button("Undo").assertIsNotEnabled()
    }

    @Test
    fun `back leaves the game as it is, and a new game asks first`() {
        player.startTwoPlayers("W:Wa2,h2:Ba7,h7")
        player.touch("a2")
        player.touch("a3")
        player.settle()
        val text = saved.readText()
        goBack()
        rule.onNodeWithText("Two players").performScrollTo().performClick()
        player.click("Start game")
        rule.onNodeWithText("Start a new game?").assertIsDisplayed()
        player.click("Cancel")
        goBack()
        rule.onNodeWithTag("continue").performClick()
        player.settle()
        stands("a3", "white man")
        assertEquals(text, saved.readText())
    }

    @Test
    fun `a screen reader finds 64 squares, and plays by them`() {
        player.startTwoPlayers("W:Wd3,Kh1:Bd4,d7")
        for (square in 0 until SQUARES) rule.onNodeWithTag("square-${squareName(square)}").assertExists()
        stands("h1", "white king")
        stands("e5", "empty")
        for (name in listOf("d3", "d5")) {
            rule.onNodeWithTag("square-$name").performSemanticsAction(SemanticsActions.OnClick)
            player.settle()
        }
        stands("d5", "white man")
        stands("d4", "empty")
    }

    private val scenario get() = launched ?: rule.activityRule.scenario
    private var launched: ActivityScenario<MainActivity>? = null

    /** The app ends, as when its process dies with nothing kept but files; [meanwhile]; and is started anew. */
    private fun relaunch(meanwhile: () -> Unit) {
        rule.activityRule.scenario.close()
        meanwhile()
        launched = ActivityScenario.launch(MainActivity::class.java)
        rule.waitForIdle()
    }

    private fun goBack() {
        scenario.onActivity { it.onBackPressedDispatcher.onBackPressed() }
        player.settle()
    }

    private fun stands(name: String, what: String) =
        rule.onNodeWithTag("square-$name").assertContentDescriptionEquals("$name, $what")

    private fun button(text: String) = rule.onNode(hasText(text) and hasClickAction())

    /** Runs what is dispatched when it is told to. */
    private class PausedDispatcher : CoroutineDispatcher() {
        val waiting = ArrayDeque<Runnable>()

        override fun dispatch(context: CoroutineContext, block: Runnable) {
            waiting += block
        }

        fun run() {
            while (waiting.isNotEmpty()) waiting.removeFirst().run()
        }
    }

    private companion object {
        /** White takes two with a3, and could take one with h3; then Black takes h3. */
        const val TWO_CAPTURES = "W:Wa3,d2,h3:Ba4,a6,h4,d8"
    }
}
