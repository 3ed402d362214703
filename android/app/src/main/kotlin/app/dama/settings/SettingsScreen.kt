package app.dama.settings

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.os.Build
import android.provider.Settings
import androidx.annotation.RequiresApi
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import androidx.core.net.toUri
import app.dama.Preferences
import app.dama.R
import app.dama.Speed
import app.dama.ThemeChoice
import app.dama.ui.Card
import app.dama.ui.Dama
import app.dama.ui.Icons
import app.dama.ui.Rule
import app.dama.ui.SectionTitle
import app.dama.ui.SwitchRow
import app.dama.ui.TopBar
import app.dama.ui.Type
import app.dama.ui.WordChoice

/** What a person sets for all games. Every change is kept at once. */
@Composable
fun SettingsScreen(
    preferences: Preferences,
    onChange: (Preferences) -> Unit,
    onBack: () -> Unit,
    modifier: Modifier = Modifier,
) {
    Column(
        modifier.fillMaxSize().background(Dama.colors.bg).windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        TopBar(stringResource(R.string.settings), onBack)
        Column(
            Modifier.fillMaxWidth().weight(1f).verticalScroll(rememberScrollState()),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Column(Modifier.widthIn(max = MOST_WIDTH).padding(start = 16.dp, end = 16.dp, bottom = 16.dp)) {
                Play(preferences, onChange)
                Choice(
                    stringResource(R.string.animation),
                    listOf(
                        Speed.NORMAL to stringResource(R.string.speed_normal),
                        Speed.FAST to stringResource(R.string.speed_fast),
                        Speed.OFF to stringResource(R.string.speed_off),
                    ),
                    preferences.speed,
                    { onChange(preferences.copy(speed = it)) },
                )
                Choice(
                    stringResource(R.string.theme),
                    listOf(
                        ThemeChoice.SYSTEM to stringResource(R.string.theme_system),
                        ThemeChoice.LIGHT to stringResource(R.string.theme_light),
                        ThemeChoice.DARK to stringResource(R.string.theme_dark),
                    ),
                    preferences.theme,
                    { onChange(preferences.copy(theme = it)) },
                )
                if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) Language()
            }
        }
    }
}

@Composable
private fun Play(preferences: Preferences, onChange: (Preferences) -> Unit) {
    SectionTitle(stringResource(R.string.board))
    Card(Modifier.fillMaxWidth()) {
        SwitchRow(
            stringResource(R.string.mark_forced),
            stringResource(R.string.mark_forced_text),
            preferences.markForced,
            { onChange(preferences.copy(markForced = it)) },
        )
        Rule(Modifier.padding(start = 16.dp))
        SwitchRow(
            stringResource(R.string.one_tap),
            stringResource(R.string.one_tap_text),
            preferences.oneTap,
            { onChange(preferences.copy(oneTap = it)) },
        )
        Rule(Modifier.padding(start = 16.dp))
        SwitchRow(
            stringResource(R.string.coordinates),
            stringResource(R.string.coordinates_text),
            preferences.coordinates,
            { onChange(preferences.copy(coordinates = it)) },
        )
    }
}

@Composable
private fun <T> Choice(title: String, options: List<Pair<T, String>>, chosen: T, onChoose: (T) -> Unit) {
    SectionTitle(title)
    WordChoice(options, chosen, onChoose)
}

/** Each app's language is chosen in the system's own settings. */
@RequiresApi(Build.VERSION_CODES.TIRAMISU)
@Composable
private fun Language() {
    val context = LocalContext.current
    SectionTitle(stringResource(R.string.language))
    Card(Modifier.fillMaxWidth()) {
        Row(
            Modifier.fillMaxWidth().heightIn(min = 56.dp)
                .clickable(role = Role.Button) { openLanguages(context) }
                .padding(horizontal = 16.dp, vertical = 8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(stringResource(R.string.language_name), Modifier.weight(1f), Dama.colors.ink, style = Type.label)
            Icon(Icons.Forward, null, Modifier.size(20.dp), tint = Dama.colors.ink2)
        }
    }
}

@RequiresApi(Build.VERSION_CODES.TIRAMISU)
private fun openLanguages(context: Context) {
    val app = "package:${context.packageName}".toUri()
    try {
        context.startActivity(Intent(Settings.ACTION_APP_LOCALE_SETTINGS, app))
    } catch (_: ActivityNotFoundException) {
        // Some makers leave this page out; the app's own page leads there, too.
        context.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, app))
    }
}

private val MOST_WIDTH = 600.dp
