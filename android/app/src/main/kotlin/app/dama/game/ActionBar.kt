package app.dama.game

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.dama.R
import app.dama.core.Side
import app.dama.core.Turn
import app.dama.ui.BUTTON_SHAPE
import app.dama.ui.DISABLED
import app.dama.ui.Dama
import app.dama.ui.Icons
import app.dama.ui.Question
import app.dama.ui.Type

/** What can be done in a game: the frequent things, and a menu with the others. [slim] leaves the words out. */
@Composable
fun ActionBar(
    state: GameState,
    actions: GameActions,
    modifier: Modifier = Modifier,
    slim: Boolean = false,
    perRow: Int = ALL,
) {
    val view = state.view
    val isPersons = view.turn == Turn.PERSON
    val buttons = listOf<@Composable (Modifier) -> Unit>(
        { Act(Icons.Undo, stringResource(R.string.undo), actions::undo, slim, it, view.canUndo) },
        { Act(Icons.Redo, stringResource(R.string.redo), actions::redo, slim, it, view.canRedo) },
        { Act(Icons.Hint, stringResource(R.string.hint), actions::hint, slim, it, isPersons && !state.advising) },
        { Act(Icons.Flip, stringResource(R.string.flip), actions::flip, slim, it) },
        { More(state, actions, slim, it) },
    )
    Column(modifier.fillMaxWidth().padding(horizontal = if (slim) 0.dp else 8.dp)) {
        for (row in buttons.chunked(perRow)) {
            Row(Modifier.fillMaxWidth()) { for (button in row) button(Modifier.weight(1f)) }
        }
    }
}

/** As many as there are. */
const val ALL = 5

@Composable
private fun Act(
    icon: ImageVector,
    words: String,
    onClick: () -> Unit,
    slim: Boolean,
    modifier: Modifier,
    enabled: Boolean = true,
) {
    val ink = if (enabled) Dama.colors.ink else Dama.colors.ink.copy(alpha = DISABLED)
    Column(
        modifier.heightIn(min = if (slim) 48.dp else 64.dp).clip(BUTTON_SHAPE)
            .clickable(enabled, role = Role.Button, onClick = onClick)
            .then(if (slim) Modifier.semantics { contentDescription = words } else Modifier)
            .padding(horizontal = 2.dp, vertical = 4.dp),
        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Icon(icon, null, tint = ink)
        if (!slim) {
            BasicText(
                words,
                style = Type.action.copy(color = ink, textAlign = TextAlign.Center),
                maxLines = 1,
                autoSize = TextAutoSize.StepBased(minFontSize = 7.sp, maxFontSize = Type.action.fontSize),
            )
        }
    }
}

/** What is asked before it is done. */
private enum class Asked { RESIGN }

@Composable
private fun More(state: GameState, actions: GameActions, slim: Boolean, modifier: Modifier) {
    var open by remember { mutableStateOf(false) }
    var asked by rememberSaveable { mutableStateOf<Asked?>(null) }
    val view = state.view
    val resigning = view.onlyPerson ?: state.liveSide
    Box(modifier) {
        Act(Icons.More, stringResource(R.string.more), { open = true }, slim, Modifier.fillMaxWidth())
        DropdownMenu(
            open,
            { open = false },
            shape = BUTTON_SHAPE,
            containerColor = Dama.colors.raised,
            border = BorderStroke(1.dp, Dama.colors.line),
        ) {
            fun closing(act: () -> Unit): () -> Unit = {
                open = false
                act()
            }
            Item(Icons.Resign, stringResource(R.string.resign), closing { asked = Asked.RESIGN }, view.outcome == null)
            Item(Icons.OfferDraw, stringResource(R.string.offer_draw), closing(actions::offerDraw), view.canOfferDraw)
            Item(Icons.NewGame, stringResource(R.string.new_game), closing(actions::newGame))
            Item(Icons.Copy, stringResource(R.string.copy_position), closing(actions::copyPosition))
            Item(Icons.Copy, stringResource(R.string.copy_game), closing(actions::copyGame))
            Item(Icons.Settings, stringResource(R.string.settings), closing(actions::openSettings))
        }
    }
    if (asked == Asked.RESIGN) {
        val title = when {
            view.onlyPerson != null -> R.string.resign_question
            resigning == Side.WHITE -> R.string.white_resigns_question
            else -> R.string.black_resigns_question
        }
        Question(
            stringResource(title),
            stringResource(R.string.resign_text),
            stringResource(R.string.resign),
            onYes = {
                asked = null
                actions.resign(resigning)
            },
            onNo = { asked = null },
        )
    }
}

@Composable
private fun Item(icon: ImageVector, words: String, onClick: () -> Unit, enabled: Boolean = true) {
    val ink = if (enabled) Dama.colors.ink else Dama.colors.ink.copy(alpha = DISABLED)
    DropdownMenuItem(
        text = { Text(words, color = ink, style = Type.body) },
        onClick = onClick,
        leadingIcon = { Icon(icon, null, tint = ink) },
        enabled = enabled,
        modifier = Modifier.testTag("menu"),
    )
}
