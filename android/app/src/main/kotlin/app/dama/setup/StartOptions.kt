package app.dama.setup

import android.content.ClipboardManager
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.core.SessionException
import app.dama.core.Side
import app.dama.core.checkStart
import app.dama.game.toMoveWords
import app.dama.ui.BUTTON_SHAPE
import app.dama.ui.Card
import app.dama.ui.Dama
import app.dama.ui.IconAction
import app.dama.ui.Icons
import app.dama.ui.Rule
import app.dama.ui.SectionTitle
import app.dama.ui.SwitchRow
import app.dama.ui.TextAction
import app.dama.ui.Type
import app.dama.ui.WordChoice

/** The start that a person chooses: the standard one, or a position as text. */
@Immutable
data class StartText(val isOwn: Boolean, val text: String) {
    companion object {
        fun of(position: String?) = StartText(position != null, position.orEmpty())

        val SAVER: Saver<StartText, Any> = listSaver(
            save = { listOf(it.isOwn, it.text) },
            restore = { (isOwn, text) -> StartText(isOwn as Boolean, text as String) },
        )
    }
}

/** What the core says about a start: the position as it writes it, or what is wrong. */
@Immutable
data class CheckedStart(
    val isGood: Boolean,
    val position: String? = null,
    val toMove: Side? = null,
    val fault: String? = null,
)

@Composable
internal fun StartText.check(): CheckedStart = remember(this) {
    when {
        !isOwn -> CheckedStart(isGood = true)
        text.isBlank() -> CheckedStart(isGood = false)
        else -> try {
            val checked = checkStart(text.trim())
            CheckedStart(true, checked.position, checked.sideToMove)
        } catch (error: SessionException.BadSetup) {
            CheckedStart(false, fault = error.reason)
        }
    }
}

/** In a line what most people never change. */
@Composable
internal fun StartSummary(noUndo: Boolean, onChange: () -> Unit) {
    Row(Modifier.fillMaxWidth().padding(start = 4.dp, top = 6.dp), verticalAlignment = Alignment.CenterVertically) {
        val words = if (noUndo) R.string.start_standard_no_undo else R.string.start_standard_undo
        Text(stringResource(words), Modifier.weight(1f), Dama.colors.ink, style = Type.body)
        TextAction(stringResource(R.string.change), onChange)
    }
}

/** Where the game begins, and whether moves can be taken back. */
@Composable
internal fun StartOptions(
    start: StartText,
    checked: CheckedStart,
    noUndo: Boolean,
    onStart: (StartText) -> Unit,
    onNoUndo: (Boolean) -> Unit,
) {
    SectionTitle(stringResource(R.string.start))
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(12.dp)) {
            val options = listOf(
                false to stringResource(R.string.start_standard),
                true to stringResource(R.string.start_own),
            )
            WordChoice(options, start.isOwn, { onStart(start.copy(isOwn = it)) })
            if (start.isOwn) PositionField(start, checked, onStart)
        }
        Rule()
        SwitchRow(stringResource(R.string.no_undo), stringResource(R.string.no_undo_text), noUndo, onNoUndo)
    }
}

@Composable
private fun PositionField(start: StartText, checked: CheckedStart, onStart: (StartText) -> Unit) {
    val context = LocalContext.current
    val paste = {
        val clip = context.getSystemService(ClipboardManager::class.java)?.primaryClip
        val text = clip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.coerceToText(context)
        if (text != null) onStart(start.copy(text = text.toString().trim()))
    }
    Row(Modifier.padding(top = 10.dp)) {
        OutlinedTextField(
            start.text,
            { onStart(start.copy(text = it)) },
            Modifier.weight(1f).testTag("position"),
            textStyle = Type.move.copy(color = Dama.colors.ink),
            label = { Text(stringResource(R.string.position_text)) },
            placeholder = { Text(stringResource(R.string.position_example), style = Type.move) },
            isError = checked.fault != null,
            supportingText = { Text(verdict(checked), Modifier.testTag("verdict"), style = Type.small) },
            trailingIcon = { IconAction(Icons.Paste, stringResource(R.string.paste), paste) },
            keyboardOptions = KeyboardOptions(KeyboardCapitalization.Characters, autoCorrectEnabled = false),
            shape = BUTTON_SHAPE,
        )
    }
}

/** Whether the text is a position; if not, the core's words say what is wrong and where. */
@Composable
private fun verdict(checked: CheckedStart): String = when {
    checked.fault != null -> stringResource(R.string.position_wrong, checked.fault)
    checked.toMove != null -> stringResource(R.string.position_good, toMoveWords(checked.toMove))
    else -> stringResource(R.string.position_help)
}
