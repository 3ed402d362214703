package app.dama.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.dama.R
import app.dama.board.PieceIcon
import app.dama.board.PieceKind
import app.dama.core.GameView
import app.dama.core.Side
import app.dama.ui.Dama
import app.dama.ui.IconAction
import app.dama.ui.Icons
import app.dama.ui.LARGE_TEXT
import app.dama.ui.MainButton
import app.dama.ui.Type

/** How a game ended and why, and what can follow. The board stays in sight (E1). [wide] has one row of buttons. */
@Composable
fun EndPanel(state: GameState, actions: GameActions, modifier: Modifier = Modifier, wide: Boolean = false) {
    Column(modifier.padding(16.dp).testTag("end"), Arrangement.spacedBy(12.dp)) {
        Row(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
            Sign(state.view)
            Result(state, Modifier.weight(1f).align(Alignment.CenterVertically))
            IconAction(Icons.Close, stringResource(R.string.look_at_board), { actions.setEndSeen(true) })
        }
        Text(facts(state), color = Dama.colors.ink2, style = Type.small)
        Buttons(actions, wide)
    }
}

/** Who has won, or nobody, and why. */
@Composable
internal fun Result(
    state: GameState,
    modifier: Modifier,
    titleStyle: TextStyle = Type.title,
    textStyle: TextStyle = Type.body,
) {
    val result = resultWords(state.view)
    Column(modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite }) {
        Text(
            result.title,
            Modifier.semantics { heading() },
            Dama.colors.ink,
            // A long word in large letters gets as small as it must.
            autoSize = TextAutoSize.StepBased(LEAST_TITLE, titleStyle.fontSize),
            maxLines = 1,
            style = titleStyle,
        )
        Text(result.text, color = Dama.colors.ink, style = textStyle)
    }
}

/** The same in one line, for a window with more width than height to spare; the result may stand elsewhere. */
@Composable
fun EndBar(state: GameState, actions: GameActions, withResult: Boolean = true) {
    FlowRow(
        Modifier.fillMaxWidth().padding(horizontal = 12.dp, vertical = 6.dp).testTag("end"),
        Arrangement.spacedBy(8.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        if (withResult) Result(state, Modifier.weight(1f), Type.heading, Type.small)
        MainButton(stringResource(R.string.rematch), { actions.rematch(false) }, primary = true)
        MainButton(stringResource(R.string.swap_sides), { actions.rematch(true) })
        MainButton(stringResource(R.string.home), actions::leave)
        IconAction(Icons.Close, stringResource(R.string.look_at_board), { actions.setEndSeen(true) })
    }
}

/** The winner's king; of a draw, one man of each. */
@Composable
private fun Sign(view: GameView) {
    val winner = view.outcome?.winner
    val dark = Dama.colors.isDark
    if (winner != null) {
        PieceIcon(PieceKind.of(winner == Side.WHITE, isKing = true), Modifier.size(60.dp), dark = dark)
    } else {
        Row(Modifier.height(60.dp), Arrangement.spacedBy((-10).dp), Alignment.CenterVertically) {
            for (side in Side.entries) PieceIcon(side.man, Modifier.size(40.dp), dark = dark)
        }
    }
}

/** Against whom, and how long: "Steady, level 4 · 40 moves". */
@Composable
private fun facts(state: GameState): String {
    val view = state.view
    val level = view.computerLevel
    val who = if (level == null) {
        stringResource(R.string.two_players)
    } else {
        stringResource(R.string.name_and_level, levelName(level), level)
    }
    val count = if (state.livePly == 0) 0 else view.moveNumber(state.livePly - 1)
    return stringResource(R.string.and_dot, who, pluralStringResource(R.plurals.moves_made, count, count))
}

@Composable
private fun Buttons(actions: GameActions, wide: Boolean) {
    val all = listOf<@Composable (Modifier) -> Unit>(
        { MainButton(stringResource(R.string.rematch), { actions.rematch(false) }, it, Icons.NewGame, primary = true) },
        { MainButton(stringResource(R.string.swap_sides), { actions.rematch(true) }, it, Icons.Swap) },
        { MainButton(stringResource(R.string.look_at_board), { actions.setEndSeen(true) }, it, Icons.Review) },
        { MainButton(stringResource(R.string.home), actions::leave, it, Icons.Back) },
    )
    val perRow = when {
        Dama.textScale > LARGE_TEXT -> if (wide) 2 else 1
        else -> if (wide) all.size else 2
    }
    Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
        for (row in all.chunked(perRow)) {
            Row(Modifier.fillMaxWidth().height(IntrinsicSize.Min), Arrangement.spacedBy(8.dp)) {
                for (button in row) button(Modifier.weight(1f).fillMaxHeight())
            }
        }
    }
}

private val LEAST_TITLE = 14.sp
