package app.dama

import androidx.activity.compose.BackHandler
import androidx.compose.animation.AnimatedContent
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.togetherWith
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.snapshots.SnapshotStateList
import androidx.compose.runtime.toMutableStateList
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.dama.board.Motion
import app.dama.core.levelCount
import app.dama.game.GameModel
import app.dama.game.GameScreen
import app.dama.game.GameState
import app.dama.game.GameWays
import app.dama.game.Mode
import app.dama.game.Notice
import app.dama.home.HomeScreen
import app.dama.home.HomeWays
import app.dama.settings.SettingsScreen
import app.dama.setup.SetupScreen
import app.dama.ui.Dama
import app.dama.ui.News

/** The screens there are. */
enum class Screen { HOME, COMPUTER, TWO_PLAYERS, GAME, SETTINGS }

/** The screens from the first to the one that is seen. */
class Trodden(val screens: SnapshotStateList<Screen>) {
    val last: Screen get() = screens.last()

    fun go(screen: Screen) {
        if (last != screen) screens += screen
    }

    fun back() {
        if (screens.size > 1) screens.removeAt(screens.lastIndex)
    }

    /** As if one had come to [screen] straight from the first one. */
    fun only(screen: Screen) {
        screens.removeRange(1, screens.size)
        go(screen)
    }

    companion object {
        val SAVER: Saver<Trodden, Any> = listSaver(
            save = { way -> way.screens.map { it.name } },
            restore = { names -> Trodden(names.map(Screen::valueOf).toMutableStateList()) },
        )
    }
}

/** The app: one screen at a time, and Back, which never starts, ends or changes a game (B9). */
@Composable
fun DamaApp(model: GameModel, settings: Settings, onScreen: @Composable (Screen) -> Unit = {}) {
    val way = rememberSaveable(saver = Trodden.SAVER) { Trodden(listOf(Screen.HOME).toMutableStateList()) }
    val preferences by settings.preferences.collectAsStateWithLifecycle()
    val game by model.state.collectAsStateWithLifecycle()
    // The game may be gone while its screen was remembered.
    if (way.last == Screen.GAME && game == null) way.only(Screen.HOME)
    onScreen(way.last)
    BackHandler(way.screens.size > 1) { way.back() }
    AnimatedContent(
        way.last,
        Modifier.fillMaxSize().background(Dama.colors.bg),
        transitionSpec = { fadeIn(tween(Motion.MESSAGE_IN)) togetherWith fadeOut(tween(Motion.MESSAGE_OUT)) },
    ) { screen ->
        when (screen) {
            Screen.HOME -> Home(game, way)
            Screen.COMPUTER -> SetUp(Mode.COMPUTER, model, game, settings, way)
            Screen.TWO_PLAYERS -> SetUp(Mode.TWO_PLAYERS, model, game, settings, way)
            Screen.GAME -> Game(model, preferences, settings, way)
            Screen.SETTINGS -> SettingsScreen(preferences, settings::set, way::back)
        }
    }
    Notices(model)
}

@Composable
private fun Home(game: GameState?, way: Trodden) {
    val ways = remember(way) {
        HomeWays({ way.go(Screen.GAME) }, { way.go(it.screen) }, { way.go(Screen.SETTINGS) })
    }
    HomeScreen(game, remember { levelCount() }, ways)
}

@Composable
private fun SetUp(mode: Mode, model: GameModel, game: GameState?, settings: Settings, way: Trodden) {
    SetupScreen(
        mode,
        remember(mode) { settings.lastChoice(mode) },
        remember { levelCount() },
        isPlaying = game != null && game.view.outcome == null && game.view.lastPly > 0,
        onBack = way::back,
        onStart = {
            settings.remember(mode, it)
            model.start(it.game(mode, Parts.lotIsBlack))
            way.only(Screen.GAME)
        },
    )
}

@Composable
private fun Game(model: GameModel, preferences: Preferences, settings: Settings, way: Trodden) {
    val ways = remember(way) {
        GameWays(way::back, { way.go(it.screen) }, { way.only(Screen.HOME) }, { way.go(Screen.SETTINGS) })
    }
    GameScreen(model, preferences, ways, noUndo = { settings.lastChoice(it).noUndo })
}

private val Mode.screen: Screen get() = if (this == Mode.COMPUTER) Screen.COMPUTER else Screen.TWO_PLAYERS

@Composable
private fun Notices(model: GameModel) {
    val notice by model.notice.collectAsStateWithLifecycle()
    when (notice) {
        null -> Unit
        Notice.SAVE_DAMAGED ->
            News(stringResource(R.string.save_damaged), stringResource(R.string.save_damaged_text), model::noticeSeen)
        Notice.SAVE_FAILED ->
            News(stringResource(R.string.save_failed), stringResource(R.string.save_failed_text), model::noticeSeen)
    }
}
