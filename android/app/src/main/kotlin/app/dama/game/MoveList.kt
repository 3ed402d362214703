package app.dama.game

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.core.GameView
import app.dama.core.Side
import app.dama.ui.Dama
import app.dama.ui.IconAction
import app.dama.ui.Icons
import app.dama.ui.Type

/** The moves in one line, with arrows to look back and forth (U4). The newest is at the end. */
@Composable
fun MoveStrip(state: GameState, onGoTo: (Int) -> Unit, modifier: Modifier = Modifier) {
    Row(
        modifier.fillMaxWidth().heightIn(min = 48.dp).padding(horizontal = 4.dp).testTag("moves"),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        BackArrow(state, onGoTo)
        Box(Modifier.weight(1f)) {
            if (state.moves.isEmpty()) {
                val words = stringResource(R.string.no_moves_yet)
                Text(words, Modifier.align(Alignment.Center), Dama.colors.ink2, style = Type.small)
            } else {
                Line(state, onGoTo)
            }
        }
        ForwardArrow(state, onGoTo)
    }
}

@Composable
private fun Line(state: GameState, onGoTo: (Int) -> Unit) {
    val list = rememberLazyListState()
    val count = state.moves.size
    LaunchedEffect(state.view.ply, count) {
        // Laid out from the end, so that the move looked at is the last in sight.
        list.scrollToItem((count - state.view.ply).coerceIn(0, count - 1))
    }
    LazyRow(
        Modifier.fadedStart(Dama.colors.surface).fillMaxWidth(),
        list,
        reverseLayout = true,
        horizontalArrangement = Arrangement.spacedBy(2.dp, Alignment.End),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        items(count, key = { count - it }) { back ->
            val ply = count - back
            Row(verticalAlignment = Alignment.CenterVertically) {
                // A number before each move of the first side, and where the game begins.
                if (isNumbered(state.view, ply)) Number(numberWords(state.view, ply))
                Move(state.moves[ply - 1], ply == state.view.ply, { onGoTo(ply) })
            }
        }
    }
}

private fun isNumbered(view: GameView, ply: Int) = ply == 1 || sideOf(view, ply) == Side.WHITE

/** The side that made the move that led to [ply]. */
private fun sideOf(view: GameView, ply: Int): Side = if (ply % 2 == 1) view.firstSide else view.firstSide.other

@Composable
private fun numberWords(view: GameView, ply: Int): String = stringResource(
    if (sideOf(view, ply) == Side.WHITE) R.string.move_number_white else R.string.move_number_black,
    view.moveNumber(ply - 1),
)

@Composable
private fun Number(text: String) {
    val ink = Dama.colors.ink2.copy(alpha = .8f)
    Text(text, Modifier.padding(start = 6.dp, end = 2.dp), ink, style = Type.move, maxLines = 1)
}

@Composable
private fun Move(route: String, isShown: Boolean, onClick: () -> Unit, modifier: Modifier = Modifier) {
    Box(
        modifier.heightIn(min = 48.dp).widthIn(min = 48.dp).clip(CHIP).clickable(role = Role.Button, onClick = onClick)
            .semantics { selected = isShown },
        Alignment.CenterStart,
    ) {
        Text(
            routeText(route),
            Modifier.clip(CHIP).background(if (isShown) Dama.colors.primaryWash else Color.Transparent)
                .padding(horizontal = 6.dp, vertical = 6.dp),
            color = if (isShown) Dama.colors.ink else Dama.colors.ink2,
            style = Type.move,
            fontWeight = if (isShown) FontWeight.Bold else FontWeight.Normal,
            maxLines = 1,
        )
    }
}

/** The moves in two columns, for windows with room: number, White, Black. */
@Composable
fun MoveGrid(state: GameState, onGoTo: (Int) -> Unit, modifier: Modifier = Modifier) {
    Column(modifier.testTag("moves")) {
        Row(
            Modifier.fillMaxWidth().padding(start = 16.dp, end = 4.dp, top = 2.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(
                stringResource(R.string.moves),
                Modifier.weight(1f).semantics { heading() },
                color = Dama.colors.ink,
                style = Type.label,
            )
            BackArrow(state, onGoTo)
            ForwardArrow(state, onGoTo)
        }
        Rows(state, onGoTo)
    }
}

@Composable
private fun Rows(state: GameState, onGoTo: (Int) -> Unit) {
    val view = state.view
    val offset = if (view.firstSide == Side.BLACK) 1 else 0
    val rows = (state.moves.size + offset + 1) / 2
    val list = rememberLazyListState()
    LaunchedEffect(view.ply, rows) {
        if (rows > 0) list.scrollToItem(((view.ply + offset - 1) / 2).coerceIn(0, rows - 1))
    }
    val plies = remember(rows, offset) { List(rows) { row -> List(2) { 2 * row + it + 1 - offset } } }
    LazyColumn(Modifier.fillMaxWidth().fillMaxHeight().padding(horizontal = 10.dp), list) {
        items(rows, key = { it }) { row ->
            Row(verticalAlignment = Alignment.CenterVertically) {
                Text(
                    stringResource(R.string.number, row + 1),
                    Modifier.width(42.dp).padding(start = 6.dp),
                    color = Dama.colors.ink2,
                    style = Type.move,
                )
                for (ply in plies[row]) {
                    val route = state.moves.getOrNull(ply - 1)
                    if (route == null) {
                        Spacer(Modifier.weight(1f))
                    } else {
                        Move(route, ply == view.ply, { onGoTo(ply) }, Modifier.weight(1f))
                    }
                }
            }
        }
    }
}

@Composable
private fun BackArrow(state: GameState, onGoTo: (Int) -> Unit) {
    val ply = state.view.ply
    IconAction(Icons.Back, stringResource(R.string.look_back), { onGoTo(ply - 1) }, enabled = ply > 0)
}

@Composable
private fun ForwardArrow(state: GameState, onGoTo: (Int) -> Unit) {
    val ply = state.view.ply
    IconAction(Icons.Forward, stringResource(R.string.look_forward), { onGoTo(ply + 1) }, enabled = ply < state.livePly)
}

/** What comes in at the start of a line grows out of the ground. */
@Composable
private fun Modifier.fadedStart(ground: Color): Modifier {
    val mirrored = LocalLayoutDirection.current == LayoutDirection.Rtl
    return drawWithContent {
        drawContent()
        val width = FADE.toPx()
        val clear = ground.copy(alpha = 0f)
        val brush = if (mirrored) {
            Brush.horizontalGradient(listOf(clear, ground), size.width - width, size.width)
        } else {
            Brush.horizontalGradient(listOf(ground, clear), 0f, width)
        }
        drawRect(brush)
    }
}

private val FADE = 24.dp
private val CHIP = RoundedCornerShape(8.dp)
