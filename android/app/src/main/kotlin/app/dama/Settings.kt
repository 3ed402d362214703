package app.dama

import android.content.SharedPreferences
import androidx.compose.runtime.Immutable
import androidx.core.content.edit
import app.dama.game.Mode
import app.dama.game.SetupChoice
import app.dama.game.SideChoice
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** How fast pieces move; [pace] stretches every duration. */
enum class Speed(val pace: Float) { NORMAL(1f), FAST(.5f), OFF(0f) }

enum class ThemeChoice { SYSTEM, LIGHT, DARK }

/** What a person has set for all games. */
@Immutable
data class Preferences(
    /** Pieces that must capture are marked as soon as the turn begins (B3). */
    val markForced: Boolean = true,
    /** A tap on a piece with only one result plays it (B2). */
    val oneTap: Boolean = false,
    val coordinates: Boolean = true,
    val speed: Speed = Speed.NORMAL,
    val theme: ThemeChoice = ThemeChoice.SYSTEM,
)

/**
 * Keeps the preferences and the last choices of a set-up. For the main thread. All that are made of the same [stored]
 * follow one another: an activity has one, and so has a model that outlives it.
 */
class Settings(private val stored: SharedPreferences) {
    private val current = MutableStateFlow(read())

    /** Kept, since the store itself only refers to it weakly. */
    private val follow = SharedPreferences.OnSharedPreferenceChangeListener { _, _ -> current.value = read() }

    val preferences: StateFlow<Preferences> = current.asStateFlow()

    init {
        stored.registerOnSharedPreferenceChangeListener(follow)
    }

    fun set(preferences: Preferences) {
        stored.edit {
            putBoolean(MARK_FORCED, preferences.markForced)
            putBoolean(ONE_TAP, preferences.oneTap)
            putBoolean(COORDINATES, preferences.coordinates)
            putString(SPEED, preferences.speed.name)
            putString(THEME, preferences.theme.name)
        }
        current.value = preferences
    }

    /** What was chosen the last time that a game of this kind began (H3). */
    fun lastChoice(mode: Mode): SetupChoice {
        val first = SetupChoice()
        return SetupChoice(
            level = stored.getInt("$mode.$LEVEL", first.level),
            side = named("$mode.$SIDE", first.side),
            start = stored.getString("$mode.$START", null),
            noUndo = stored.getBoolean("$mode.$NO_UNDO", first.noUndo),
        )
    }

    fun remember(mode: Mode, choice: SetupChoice) = stored.edit {
        putInt("$mode.$LEVEL", choice.level)
        putString("$mode.$SIDE", choice.side.name)
        putString("$mode.$START", choice.start)
        putBoolean("$mode.$NO_UNDO", choice.noUndo)
    }

    private fun read(): Preferences {
        val first = Preferences()
        return Preferences(
            markForced = stored.getBoolean(MARK_FORCED, first.markForced),
            oneTap = stored.getBoolean(ONE_TAP, first.oneTap),
            coordinates = stored.getBoolean(COORDINATES, first.coordinates),
            speed = named(SPEED, first.speed),
            theme = named(THEME, first.theme),
        )
    }

    /** The value of an enum that was stored by name; the default for a name that no longer exists. */
    private inline fun <reified T : Enum<T>> named(key: String, default: T): T =
        enumValues<T>().firstOrNull { it.name == stored.getString(key, null) } ?: default

    private companion object {
        const val MARK_FORCED = "mark_forced"
        const val ONE_TAP = "one_tap"
        const val COORDINATES = "coordinates"
        const val SPEED = "speed"
        const val THEME = "theme"
        const val LEVEL = "level"
        const val SIDE = "side"
        const val START = "start"
        const val NO_UNDO = "no_undo"
    }
}
