package app.dama.game

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.board.PieceIcon
import app.dama.board.drawSmallPiece
import app.dama.core.Side
import app.dama.core.Turn
import app.dama.ui.Dama
import app.dama.ui.LARGE_TEXT
import app.dama.ui.Type
import kotlin.math.abs
import kotlin.math.min

/** One player: piece, name, what they are at, and what they have taken. [slim] is for low windows. */
@Composable
fun PlayerBar(state: GameState, side: Side, modifier: Modifier = Modifier, slim: Boolean = false, room: CapturedRoom) {
    Row(
        modifier.heightIn(min = if (slim) 48.dp else 64.dp).testTag("player-${side.name.lowercase()}")
            .semantics(mergeDescendants = true) {},
        Arrangement.spacedBy(if (slim) 8.dp else 12.dp),
        Alignment.CenterVertically,
    ) {
        Seal(state, side, if (slim) 28.dp else 38.dp)
        Column(Modifier.weight(1f)) {
            // Large words have no room for the level where there is none for a captured piece.
            Name(state, side, slim, withLevel = Dama.textScale <= LARGE_TEXT || room != CapturedRoom.NONE)
            Text(
                status(state, side),
                color = Dama.colors.ink2,
                style = Type.small,
                maxLines = if (slim) 1 else STATUS_LINES,
                overflow = TextOverflow.Ellipsis,
            )
        }
        Captured(state, side, room)
    }
}

@Composable
private fun Name(state: GameState, side: Side, slim: Boolean, withLevel: Boolean) {
    val level = state.view.level(side).takeIf { withLevel }
    val name = playerName(state.view, side)
    val beside = level?.let { stringResource(R.string.dot_level, it) }.orEmpty()
    Text(
        buildAnnotatedString {
            append(name)
            withStyle(SpanStyle(Dama.colors.ink2, fontWeight = FontWeight.Normal)) { append(beside) }
        },
        color = Dama.colors.ink,
        style = if (slim) Type.smallLabel else Type.label,
        maxLines = 1,
        overflow = TextOverflow.Ellipsis,
    )
}

/** What a player is doing, or has just done. */
@Composable
private fun status(state: GameState, side: Side): String {
    val view = state.view
    val isComputer = view.level(side) != null
    val isTurn = view.outcome == null && state.liveSide == side
    val words = when {
        isComputer && state.thinking ->
            stringResource(if (view.canUndo) R.string.thinking_undo_stops else R.string.thinking)
        isTurn && !isComputer && view.live && view.forced > 0 ->
            pluralStringResource(R.plurals.must_take, view.forced, view.forced)
        isTurn && !isComputer && view.onlyPerson == null -> stringResource(R.string.to_move)
        isTurn && !isComputer -> stringResource(R.string.your_turn_small)
        isComputer && view.sideToMove == side.other -> done(state)
        view.outcome == null && !isComputer -> stringResource(R.string.waiting)
        else -> null
    }
    val name = sideName(side).takeIf { isComputer || view.onlyPerson != null }
    return when {
        name == null -> words.orEmpty()
        words == null || isComputer && words.isNotEmpty() -> words ?: name
        else -> stringResource(R.string.and_dot, name, words)
    }
}

/** What the computer did last: took 2, thought for 0.6 s. */
@Composable
private fun done(state: GameState): String? {
    val taken = state.view.lastTaken.size
    val took = if (taken > 0) pluralStringResource(R.plurals.took, taken, taken) else null
    val isWorthTelling = Dama.textScale <= LARGE_TEXT
    val seconds = state.thoughtMs?.takeIf { isWorthTelling && it >= NOTICED_MS }?.let { it / MS_PER_SECOND }
    val thought = seconds?.let { stringResource(R.string.thought_for, it) }
    return if (took != null && thought != null) stringResource(R.string.and_dot, took, thought) else took ?: thought
}

/** A player's piece, ringed if it is their turn; the ring goes round while the computer thinks. */
@Composable
private fun Seal(state: GameState, side: Side, size: Dp) {
    val isTurn = state.view.outcome == null && state.liveSide == side
    val colors = Dama.colors
    val angle = if (isTurn && state.view.turn == Turn.COMPUTER && state.thinking) {
        rememberInfiniteTransition().animateFloat(0f, FULL, infiniteRepeatable(tween(ROUND_MS, easing = LinearEasing)))
    } else {
        null
    }
    Box(
        Modifier.padding(start = 2.dp).size(size + 10.dp).drawBehind {
            if (!isTurn) return@drawBehind
            val stroke = Stroke(2.5.dp.toPx(), cap = StrokeCap.Round)
            val inset = stroke.width / 2
            val area = this.size.copy(this.size.width - stroke.width, this.size.height - stroke.width)
            val sweep = if (angle == null) FULL else OPEN_RING
            drawArc(colors.primary, angle?.value ?: 0f, sweep, false, Offset(inset, inset), area, style = stroke)
        },
        Alignment.Center,
    ) { PieceIcon(side.man, Modifier.size(size), dark = colors.isDark) }
}

/** How much room there is for captured pieces. */
enum class CapturedRoom(val pieces: Int) { WIDE(10), NARROW(5), NONE(0) }

/** The pieces a side has taken, their number if there is no room for all, and by how much the side leads or trails. */
@Composable
private fun Captured(state: GameState, side: Side, room: CapturedRoom) {
    val taken = state.view.counts(side).taken
    val lead = taken - state.view.counts(side.other).taken
    if (taken == 0 && lead == 0) return
    val words = listOfNotNull(
        pluralStringResource(R.plurals.took, taken, taken).takeIf { taken > 0 },
        if (lead == 0) null else stringResource(if (lead > 0) R.string.leads_by else R.string.trails_by, abs(lead)),
    ).joinToString(", ")
    Row(
        Modifier.clearAndSetSemantics { contentDescription = words },
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val shown = min(taken, room.pieces)
        if (shown > 0) CapturedRow(side.other, shown)
        if (taken > shown) {
            val text = stringResource(R.string.times, taken)
            Text(text, Modifier.padding(start = 4.dp), Dama.colors.ink2, style = Type.small)
        }
        if (lead != 0) {
            val text = stringResource(if (lead > 0) R.string.plus else R.string.minus, abs(lead))
            Text(text, Modifier.padding(start = 8.dp), Dama.colors.ink2, style = Type.smallLabel)
        }
    }
}

@Composable
private fun CapturedRow(side: Side, count: Int) {
    val dark = Dama.colors.isDark
    val mirrored = LocalLayoutDirection.current == LayoutDirection.Rtl
    val step = if (count > MANY) CLOSE_STEP else STEP
    Spacer(
        Modifier.width(SMALL + step * (count - 1)).height(SMALL).drawBehind {
            val radius = SMALL.toPx() / 2
            for (index in 0 until count) {
                val x = radius + step.toPx() * index
                drawSmallPiece(side.man, Offset(if (mirrored) size.width - x else x, radius), radius, dark = dark)
            }
        },
    )
}

private const val STATUS_LINES = 2
private val SMALL = 22.dp
private val STEP = 13.dp

/** So many pieces lie closer together. */
private const val MANY = 7
private val CLOSE_STEP = 9.dp
private const val FULL = 360f
private const val OPEN_RING = 250f
private const val ROUND_MS = 1200

private const val MS_PER_SECOND = 1000.0

/** Shorter thoughts are not worth telling. */
private const val NOTICED_MS = 100L
