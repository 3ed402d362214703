package app.dama.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.dama.game.GamePlan.Room
import app.dama.ui.Card
import app.dama.ui.Dama
import app.dama.ui.LARGE_TEXT

/** Board at the start, everything else beside it: a tablet, or a phone on its side. */
@Composable
internal fun SideGame(parts: GameParts, height: Dp) = with(parts) {
    val margin = (height - plan.board) / 2
    Row(
        Modifier.fillMaxWidth().height(height).padding(vertical = margin),
        Arrangement.spacedBy(margin, Alignment.CenterHorizontally),
    ) {
        GameBoard(parts)
        val panel = Modifier.width(plan.panel).fillMaxHeight()
        if (plan.room == Room.AMPLE) AmplePanel(parts, panel) else LowPanel(parts, panel)
    }
}

/** Cards one under the other, with the moves in columns between the players. */
@Composable
private fun AmplePanel(parts: GameParts, modifier: Modifier) = with(parts) {
    Column(modifier, Arrangement.spacedBy(12.dp)) {
        Card(Modifier.fillMaxWidth()) {
            Title(parts)
            PlayerBar(state, above, Modifier.padding(start = 14.dp, end = 16.dp, bottom = 6.dp), room = room(plan))
        }
        if (!showsEnd || Dama.textScale <= LARGE_TEXT) {
            Card(Modifier.fillMaxWidth().weight(1f)) { MoveGrid(state, actions::goTo) }
        }
        if (showsEnd) {
            Card(Modifier.fillMaxWidth().verticalScroll(rememberScrollState())) { EndPanel(state, actions) }
        } else {
            Card(Modifier.fillMaxWidth()) {
                if (message != null) MessageCard(message, Modifier.padding(start = 8.dp, end = 8.dp, top = 8.dp))
                PlayerBar(state, below, Modifier.padding(start = 14.dp, end = 16.dp), room = room(plan))
                ActionBar(state, actions, Modifier.padding(bottom = 4.dp))
            }
        }
    }
}

/** The same in a low window: the moves in one line, and all of it scrolls if need be. */
@Composable
private fun LowPanel(parts: GameParts, modifier: Modifier) = with(parts) {
    Column(modifier.verticalScroll(rememberScrollState()), Arrangement.spacedBy(6.dp)) {
        if (plan.isWide) Title(parts)
        Row(verticalAlignment = Alignment.CenterVertically) {
            if (!plan.isWide) BackButton(actions)
            val start = if (plan.isWide) 10.dp else 0.dp
            PlayerBar(state, above, Modifier.weight(1f).padding(start = start, end = 12.dp), isSlim, room(plan))
        }
        if (showsEnd) {
            Card(Modifier.fillMaxWidth()) { EndPanel(state, actions) }
        } else {
            if (message != null) MessageCard(message)
            if (message == null || isSlim) OwnBar(parts)
            Card(Modifier.fillMaxWidth()) {
                if (!isSlim) MoveStrip(state, actions::goTo)
                ActionBar(state, actions, slim = isSlim, perRow = if (plan.isWide) ALL else NARROW_ROW)
                if (isSlim) MoveStrip(state, actions::goTo)
            }
        }
    }
}

private const val NARROW_ROW = 3
