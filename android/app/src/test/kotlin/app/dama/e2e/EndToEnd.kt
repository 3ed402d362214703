package app.dama.e2e

import android.content.Context
import android.view.MotionEvent
import androidx.annotation.StringRes
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextInput
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.ViewModelProvider
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import app.dama.MainActivity
import app.dama.Parts
import app.dama.Player
import app.dama.R
import app.dama.board.BoardArts
import app.dama.board.BoardGeometry
import app.dama.game.BOARD_TAG
import app.dama.game.GameModel
import app.dama.game.GameState
import app.dama.game.squareName
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.robolectric.shadows.ShadowDialog
import java.io.File

/** What the end-to-end tests share: the real activity on the real framework, with the real core and the real file. */
abstract class EndToEnd {
    @get:Rule
    val rule = createAndroidComposeRule<MainActivity>()
    protected val player = Player(rule)
    private var launched: ActivityScenario<MainActivity>? = null

    protected val scenario: ActivityScenario<MainActivity> get() = launched ?: rule.activityRule.scenario

    protected val saved: File
        get() = File(Parts.folder(ApplicationProvider.getApplicationContext()), "game.json")

    @Before
    fun drawOnTheSpot() {
        BoardArts.dispatcher = Dispatchers.Unconfined
    }

    @After
    fun putBack() {
        launched?.close()
        BoardArts.dispatcher = Dispatchers.Default
        Parts.reset()
    }

    /** The app ends, [meanwhile] something happens, and it is started with nothing but its files. */
    protected fun relaunch(meanwhile: () -> Unit = {}) {
        scenario.close()
        meanwhile()
        launched = ActivityScenario.launch(MainActivity::class.java)
        rule.waitForIdle()
    }

    /** A string of the app in the language of the test. */
    protected fun words(@StringRes id: Int, vararg values: Any): String =
        ApplicationProvider.getApplicationContext<Context>().getString(id, *values)

    /** Chooses [position] on the set-up screen and begins, in the language of the test. */
    protected fun startFrom(position: String, @StringRes kind: Int) {
        rule.onNodeWithText(words(kind)).performScrollTo().performClick()
        if (kind == R.string.play_computer) rule.onNodeWithText(words(R.string.change)).performScrollTo().performClick()
        rule.onNodeWithText(words(R.string.start_own)).performScrollTo().performClick()
        rule.onNodeWithTag("position").performScrollTo().performTextInput(position)
        player.click(words(R.string.start_game))
        player.settle()
    }

    /** The file, after the app has written all it had to: a stop waits for that. */
    protected fun written(): String {
        scenario.moveToState(Lifecycle.State.CREATED)
        val text = saved.readText()
        scenario.moveToState(Lifecycle.State.RESUMED)
        return text
    }

    protected fun sees(text: String) {
        rule.onNodeWithText(text).assertIsDisplayed()
    }

    protected fun button(text: String): SemanticsNodeInteraction = rule.onNode(hasText(text) and hasClickAction())

    /** Touches both squares of a move and lets it come to rest. */
    protected fun move(from: String, to: String) {
        player.touch(from)
        player.touch(to)
        player.settle()
    }

    /** Undoes or redoes [times] times. */
    protected fun press(text: String, times: Int) = repeat(times) {
        player.click(text)
        player.settle()
    }

    protected fun field(name: String): SemanticsNodeInteraction = rule.onNodeWithTag("square-$name")

    protected fun stands(name: String, what: String) {
        field(name).assertContentDescriptionEquals("$name, $what")
    }

    /** What a screen reader adds to a square: that it can move, capture, be moved to. */
    protected fun says(name: String, ability: String) {
        field(name).assert(SemanticsMatcher.expectValue(SemanticsProperties.StateDescription, ability))
    }

    /** Does to a square what a screen reader's double tap does. */
    protected fun activate(name: String) {
        field(name).performSemanticsAction(SemanticsActions.OnClick)
        player.settle()
    }

    protected fun goBack() {
        scenario.onActivity { it.onBackPressedDispatcher.onBackPressed() }
        player.settle()
    }

    /** Back while a dialog is open. */
    protected fun goBackInDialog() {
        @Suppress("DEPRECATION")
        dialog().onBackPressed()
        player.settle()
    }

    /** A tap left of and above the dialog: in its own measure, less than nothing. */
    protected fun tapOutside() {
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            val event = MotionEvent.obtain(0, 0, action, OUTSIDE, OUTSIDE, 0)
            dialog().dispatchTouchEvent(event)
            event.recycle()
        }
        player.settle()
    }

    private fun dialog() = requireNotNull(ShadowDialog.getLatestDialog()?.takeIf { it.isShowing }) { "no dialog" }

    /** The activity's own model, to look at and not to touch. */
    protected fun model(activity: MainActivity): GameModel = ViewModelProvider(activity)[GameModel::class.java]

    protected val state: GameState
        get() {
            var found: GameState? = null
            scenario.onActivity { found = model(it).state.value }
            return requireNotNull(found) { "no game" }
        }

    /** The dots of the board as it is seen now. */
    protected fun board(): Dots {
        val picture = rule.onNodeWithTag(BOARD_TAG).captureToImage().asAndroidBitmap()
        val dots = IntArray(picture.width * picture.height)
        picture.getPixels(dots, 0, picture.width, 0, 0, picture.width, picture.height)
        return Dots(picture.width, dots)
    }

    /** A picture of a board whose White is below. */
    protected class Dots(private val width: Int, private val dots: IntArray) {
        private val geometry = BoardGeometry(width)

        /** The names of the squares on which the two differ. */
        fun differences(other: Dots): Set<String> {
            require(width == other.width) { "pictures of different sizes" }
            return dots.indices.filter { dots[it] != other.dots[it] }
                .mapNotNull { geometry.squareAt((it % width).toFloat(), (it / width).toFloat()) }
                .toSet().mapTo(sortedSetOf()) { squareName(it) }
        }
    }

    private companion object {
        const val OUTSIDE = -50f
    }
}
