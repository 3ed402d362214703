package app.dama.shots

import androidx.compose.foundation.Image
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.scale
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.unit.dp
import app.dama.Preferences
import app.dama.R
import app.dama.board.BoardArts
import app.dama.game.GameContent
import app.dama.game.GameState
import app.dama.game.Mode
import app.dama.game.SetupChoice
import app.dama.home.HomeScreen
import app.dama.home.HomeWays
import app.dama.settings.SettingsScreen
import app.dama.setup.SetupScreen
import app.dama.ui.Question
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/**
 * Pictures of every screen: in the main sizes with every theme, language and text scale, and in the other sizes once.
 * Names say what is on them: screen, moment, window, theme, language, text scale.
 */
@RunWith(RobolectricTestRunner::class)
class ScreenShots {
    @get:Rule
    val rule = createEmptyComposeRule()

    private val camera by lazy { Camera(rule) }

    @Before
    fun drawOnTheSpot() {
        BoardArts.dispatcher = Dispatchers.Unconfined
    }

    @After
    fun drawInTheBackground() {
        BoardArts.dispatcher = Dispatchers.Default
    }

    @Test
    fun moments() {
        val moments = mapOf(
            "start" to Moments.start(),
            "two-players" to Moments.twoPlayers(),
            "selected" to Moments.selected(),
            "forced" to Moments.forced(),
            "thinking" to Moments.thinking(),
            "hint" to Moments.hint(),
            "browsing" to Moments.browsing(),
            "draw-offered" to Moments.drawOffered(),
            "turned" to Moments.refused().copy(turned = true),
            "end-drawn" to Moments.drawn(),
        )
        for ((name, state) in moments) game(name, state, Look())
        game("start", Moments.start(), Look(dark = true))
        camera.contactSheets("moments")
    }

    @Test
    fun refused() {
        for (look in LOOKS) game("refused", Moments.refused(), look)
        camera.contactSheets("game-refused")
    }

    @Test
    fun choice() {
        for (window in Window.entries) game("choice", Moments.choice(), Look(window, dark = window.ordinal % 2 == 1))
        camera.contactSheets("game-choice")
    }

    @Test
    fun end() {
        for (look in LOOKS) game("end", Moments.won(), look)
        camera.contactSheets("game-end")
    }

    @Test
    fun home() {
        for (look in LOOKS) home("game", Moments.refused(), look)
        home("empty", null, Look())
        home("empty", null, Look(Window.PHONE, dark = true, language = "tr"))
        camera.contactSheets("home")
    }

    @Test
    fun setUp() {
        for (look in LOOKS) setUp("computer", Mode.COMPUTER, SetupChoice(level = 4), look)
        setUp("two", Mode.TWO_PLAYERS, SetupChoice(start = "W:Wa2,Kc4:Bd6,Ke8"), Look())
        setUp("two-wrong", Mode.TWO_PLAYERS, SetupChoice(start = "W:Wa2,Kc9:Bd6"), Look(Window.PHONE, dark = true))
        camera.contactSheets("setup")
    }

    @Test
    fun settings() {
        for (look in LOOKS) camera.shoot("settings", look) { SettingsScreen(Preferences(), {}, {}) }
        camera.contactSheets("settings")
    }

    @Test
    fun question() {
        for (look in listOf(Look(), Look(dark = true, language = "tr"))) {
            camera.shoot("dialog", look) {
                SetUp(Mode.COMPUTER, SetupChoice(level = 4))
                val (title, text, yes) = listOf(R.string.new_game_question, R.string.new_game_text, R.string.start_game)
                Question(stringResource(title), stringResource(text), stringResource(yes), {}, {})
            }
        }
    }

    @Test
    fun icon() = camera.shoot("icon", Look()) {
        Row(Modifier.fillMaxSize().background(Color.White).padding(16.dp), Arrangement.spacedBy(16.dp)) {
            for (mask in listOf(CircleShape, RoundedCornerShape(22.dp))) Icon(mask, R.drawable.ic_launcher_foreground)
            Icon(CircleShape, R.drawable.ic_launcher_monochrome)
        }
    }

    /** As a launcher cuts it: the inner 72 of 108. */
    @Composable
    private fun Icon(mask: Shape, foreground: Int) {
        Box(Modifier.size(96.dp).clip(mask)) {
            Image(painterResource(R.drawable.ic_launcher_background), null, Modifier.fillMaxSize().scale(1.5f))
            Image(painterResource(foreground), null, Modifier.fillMaxSize().scale(1.5f))
        }
    }

    private fun game(name: String, state: GameState, look: Look) =
        camera.shoot("game-$name", look) { GameContent(state, Preferences(), NoActions) }

    private fun home(name: String, state: GameState?, look: Look) =
        camera.shoot("home-$name", look) { HomeScreen(state, levels = 10, HomeWays({}, {}, {})) }

    private fun setUp(name: String, mode: Mode, choice: SetupChoice, look: Look) =
        camera.shoot("setup-$name", look) { SetUp(mode, choice) }

    @Composable
    private fun SetUp(mode: Mode, choice: SetupChoice) =
        SetupScreen(mode, choice, levels = 10, isPlaying = false, onBack = {}, onStart = {})

    private companion object {
        val MAIN_WINDOWS = listOf(Window.PHONE, Window.LARGE_PHONE, Window.TABLET, Window.LARGE_TABLET)
        val OTHER_WINDOWS = Window.entries - MAIN_WINDOWS.toSet()

        val LOOKS = buildList {
            for (window in MAIN_WINDOWS) {
                for (dark in listOf(false, true)) {
                    for (language in listOf("en", "tr")) {
                        for (scale in listOf(1f, 2f)) add(Look(window, dark, language, scale))
                    }
                }
            }
            for (window in OTHER_WINDOWS) for (scale in listOf(1f, 2f)) add(Look(window, textScale = scale))
            add(Look(language = "ar"))
        }
    }
}
