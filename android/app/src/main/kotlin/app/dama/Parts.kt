package app.dama

import android.content.Context
import android.os.SystemClock
import android.provider.Settings.Global
import androidx.lifecycle.SavedStateHandle
import app.dama.game.FileGameStore
import app.dama.game.GameModel
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import java.io.File
import kotlin.random.Random

/** What the app is put together from. Tests change it before the activity starts, and [reset] it after. */
object Parts {
    /** Where the engine thinks. */
    var background: CoroutineDispatcher = Dispatchers.Default

    /** Where games are kept. */
    var folder: (Context) -> File = Context::getFilesDir

    /** Milliseconds since some moment, to tell how long the computer thought. */
    var clock: () -> Long = SystemClock::elapsedRealtime

    /** The seed of a new game, from which the computer draws its chances. */
    var seed: () -> Long = Random::nextLong

    /** Whether Black is the person's lot this time. */
    var lotIsBlack: () -> Boolean = Random::nextBoolean

    fun reset() {
        background = Dispatchers.Default
        folder = Context::getFilesDir
        clock = SystemClock::elapsedRealtime
        seed = Random::nextLong
        lotIsBlack = Random::nextBoolean
    }

    fun settings(context: Context): Settings =
        Settings(context.applicationContext.getSharedPreferences("settings", Context.MODE_PRIVATE))

    /** The model of the activity's one game. [context] must be the application. */
    fun model(context: Context, saved: SavedStateHandle, settings: Settings): GameModel = GameModel(
        store = FileGameStore(File(folder(context), "game.json")),
        saved = saved,
        pace = { if (isMotionReduced(context)) 0f else settings.preferences.value.speed.pace },
        oneTap = { settings.preferences.value.oneTap },
        background = background,
        clock = clock,
        seed = seed,
    )

    /** Whether the person has turned the system's animations off. */
    private fun isMotionReduced(context: Context): Boolean =
        Global.getFloat(context.contentResolver, Global.ANIMATOR_DURATION_SCALE, 1f) == 0f
}
