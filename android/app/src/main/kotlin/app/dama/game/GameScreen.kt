package app.dama.game

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import android.os.Build
import android.widget.Toast
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.LifecycleStartEffect
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.dama.Preferences
import app.dama.R
import app.dama.core.Side

/** What can be done on a game's screen. */
interface GameActions : BoardActions {
    fun back()

    fun undo()

    fun redo()

    fun hint()

    fun flip()

    fun goTo(ply: Int)

    fun goLive()

    fun retry()

    fun resign(side: Side)

    fun offerDraw()

    fun acceptDraw()

    fun declineDraw()

    fun newGame()

    fun rematch(swapped: Boolean)

    fun setEndSeen(seen: Boolean)

    /** Leaves a finished game for good. */
    fun leave()

    fun copyPosition()

    fun copyGame()

    fun openSettings()
}

/** Where a game's screen leads. */
class GameWays(val back: () -> Unit, val newGame: (Mode) -> Unit, val home: () -> Unit, val settings: () -> Unit)

/**
 * The game being played. As long as it is seen the computer may think; [noUndo] tells whether a game of a kind is
 * played without undo, for a rematch.
 */
@Composable
fun GameScreen(
    model: GameModel,
    preferences: Preferences,
    ways: GameWays,
    noUndo: (Mode) -> Boolean,
    modifier: Modifier = Modifier,
) {
    LifecycleStartEffect(model) {
        model.resume()
        onStopOrDispose { model.pause() }
    }
    val state by model.state.collectAsStateWithLifecycle()
    val context = LocalContext.current
    val shown = state ?: return
    val actions = remember(model, ways) { ModelActions(model, ways, noUndo, context) }
    Box(modifier) {
        GameContent(shown, preferences, actions)
        Announcer(announcement(shown.view))
    }
}

/** Says [words] to screen readers whenever they change; there is nothing to see. */
@Composable
private fun Announcer(words: String) {
    Box(
        Modifier.size(1.dp).semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = words
        },
    )
}

private class ModelActions(
    private val model: GameModel,
    private val ways: GameWays,
    private val noUndo: (Mode) -> Boolean,
    private val context: Context,
) : GameActions {
    private val mode: Mode
        get() = if (model.state.value?.view?.computerLevel == null) Mode.TWO_PLAYERS else Mode.COMPUTER

    override fun tap(square: Int) = model.tap(square)

    override fun lift(square: Int) = model.lift(square)

    override fun drop(square: Int?) = model.drop(square)

    override fun dragCancelled() = model.dragCancelled()

    override fun claimMotion(id: Long) = model.claimMotion(id)

    override fun finishMotion(id: Long) = model.finishMotion(id)

    override fun back() = ways.back()

    override fun undo() = model.undo()

    override fun redo() = model.redo()

    override fun hint() = model.hint()

    override fun flip() = model.flip()

    override fun goTo(ply: Int) = model.goTo(ply)

    override fun goLive() = model.goLive()

    override fun retry() = model.retry()

    override fun resign(side: Side) = model.resign(side)

    override fun offerDraw() = model.offerDraw()

    override fun acceptDraw() = model.acceptDraw()

    override fun declineDraw() = model.declineDraw()

    override fun newGame() = ways.newGame(mode)

    override fun rematch(swapped: Boolean) = model.rematch(noUndo(mode), swapped)

    override fun setEndSeen(seen: Boolean) = model.setEndSeen(seen)

    override fun leave() {
        ways.home()
        model.leave()
    }

    override fun copyPosition() = copy(model.position(), R.string.position)

    override fun copyGame() = copy(model.pdn(), R.string.game)

    override fun openSettings() = ways.settings()

    /** From Android 13 on the system itself shows what was copied. */
    private fun copy(text: String?, name: Int) {
        val clipboard = context.getSystemService(ClipboardManager::class.java) ?: return
        clipboard.setPrimaryClip(ClipData.newPlainText(context.getString(name), text ?: return))
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
            Toast.makeText(context, R.string.copied, Toast.LENGTH_SHORT).show()
        }
    }
}
