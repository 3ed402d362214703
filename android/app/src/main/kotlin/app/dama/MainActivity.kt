package app.dama

import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.ui.platform.LocalConfiguration
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.dama.board.BoardArts
import app.dama.core.startLogging
import app.dama.game.GameModel
import app.dama.ui.DamaTheme
import app.dama.ui.isDark

/** The app's one activity. */
class MainActivity : ComponentActivity() {
    private val settings by lazy { Parts.settings(this) }
    private val model: GameModel by viewModels { factory }
    private val factory = viewModelFactory { initializer { newModel(createSavedStateHandle()) } }

    private fun newModel(saved: SavedStateHandle): GameModel = Parts.model(applicationContext, saved, settings)

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        startLogging()
        enableEdgeToEdge()
        setContent {
            val preferences by settings.preferences.collectAsStateWithLifecycle()
            val dark = preferences.theme.isDark()
            DamaTheme(dark) {
                DamaApp(model, settings) { screen -> BarIcons(screen, dark) }
            }
        }
    }

    /** The system's icons are dark where they lie on something light: on Home that is the board, also at night. */
    @Composable
    private fun BarIcons(screen: Screen, dark: Boolean) {
        val isUpright = LocalConfiguration.current.let { it.screenHeightDp >= it.screenWidthDp }
        val darkTop = dark && !(screen == Screen.HOME && isUpright)
        DisposableEffect(dark, darkTop) {
            enableEdgeToEdge(barStyle(darkTop), barStyle(dark))
            onDispose {}
        }
    }

    private fun barStyle(dark: Boolean): SystemBarStyle =
        SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark }

    override fun onTrimMemory(level: Int) {
        super.onTrimMemory(level)
        if (level >= TRIM_MEMORY_BACKGROUND) BoardArts.clear()
    }
}
