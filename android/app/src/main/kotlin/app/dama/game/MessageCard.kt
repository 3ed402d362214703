package app.dama.game

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.core.DrawOffer
import app.dama.core.Side
import app.dama.core.Target
import app.dama.ui.BUTTON_SHAPE
import app.dama.ui.Dama
import app.dama.ui.Icons
import app.dama.ui.TextAction
import app.dama.ui.Type

/** How a message looks: an obligation carries the mark that is on the board. */
enum class Tone { OBLIGATION, ADVICE, NEUTRAL }

/** Something said beside the board, and what can be done about it. */
@Immutable
class Message(
    val tone: Tone,
    val title: String,
    val text: String,
    val icon: ImageVector? = null,
    val actions: List<Pair<String, () -> Unit>> = emptyList(),
)

/** What there is to say now, the most pressing first; null if nothing. */
@Composable
fun messageOf(state: GameState, actions: GameActions): Message? {
    val view = state.view
    val refused = state.refused
    return when {
        !view.live -> browsing(state, actions)
        state.isStuck -> Message(
            Tone.NEUTRAL,
            stringResource(R.string.stuck),
            stringResource(R.string.stuck_text),
            Icons.NewGame,
            listOf(stringResource(R.string.try_again) to actions::retry),
        )
        view.drawOffer == DrawOffer.OPEN -> drawOffered(state, actions)
        refused != null -> refusalWords(refused.refusal, view).let { Message(Tone.OBLIGATION, it.title, it.text) }
        view.outcome != null -> ended(state, actions)
        state.advising -> advice(stringResource(R.string.hint), stringResource(R.string.hint_looking))
        state.hint != null ->
            advice(stringResource(R.string.hint_title, routeText(state.hint.route)), hintWords(state.hint.reason))
        view.drawOffer == DrawOffer.DECLINED -> Message(
            Tone.NEUTRAL,
            stringResource(R.string.draw_declined),
            stringResource(R.string.game_goes_on),
            Icons.OfferDraw,
        )
        view.squares.any { it.target == Target.STEP } -> Message(
            Tone.OBLIGATION,
            pluralStringResource(R.plurals.take_pieces, view.forced, view.forced),
            stringResource(R.string.choose_landing),
        )
        view.pliesWithoutProgress >= QUIET_PLIES -> quiet(view.pliesWithoutProgress)
        else -> null
    }
}

private fun advice(title: String, text: String) = Message(Tone.ADVICE, title, text, Icons.Hint)

@Composable
private fun browsing(state: GameState, actions: GameActions): Message {
    val view = state.view
    val ply = view.ply
    val title = if (ply == 0) {
        stringResource(R.string.looking_at_start)
    } else {
        stringResource(R.string.looking_at, view.moveNumber(ply - 1), view.moveNumber(state.livePly - 1))
    }
    val back = stringResource(R.string.back_to_game) to actions::goLive
    return Message(Tone.NEUTRAL, title, stringResource(R.string.game_as_left), Icons.Review, listOf(back))
}

@Composable
private fun drawOffered(state: GameState, actions: GameActions): Message {
    val view = state.view
    if (view.computerLevel != null) {
        return Message(
            Tone.NEUTRAL,
            stringResource(R.string.draw_offered_by_you),
            stringResource(R.string.computer_answers),
            Icons.OfferDraw,
        )
    }
    val words = view.drawOfferBy?.let { by ->
        if (by == Side.WHITE) R.string.white_offers_draw else R.string.black_offers_draw
    } ?: R.string.offer_draw
    val answers = listOf(
        stringResource(R.string.decline) to actions::declineDraw,
        stringResource(R.string.accept) to actions::acceptDraw,
    )
    val hint = stringResource(R.string.draw_offer_text)
    return Message(Tone.NEUTRAL, stringResource(words), hint, Icons.OfferDraw, answers)
}

@Composable
private fun ended(state: GameState, actions: GameActions): Message {
    val result = resultWords(state.view)
    val show = stringResource(R.string.show_result) to { actions.setEndSeen(false) }
    return Message(Tone.NEUTRAL, result.title, result.text, Icons.Review, listOf(show))
}

@Composable
private fun quiet(plies: Int): Message {
    val left = NO_PROGRESS_DRAW - plies
    return Message(
        Tone.NEUTRAL,
        pluralStringResource(R.plurals.draw_near, left, left),
        stringResource(R.string.draw_near_text),
        Icons.OfferDraw,
    )
}

/** A message as a card. It is spoken when it appears. [slim] is for low windows. */
@Composable
fun MessageCard(message: Message, modifier: Modifier = Modifier, slim: Boolean = false) {
    val colors = Dama.colors
    val ground = when (message.tone) {
        Tone.OBLIGATION -> colors.obligationWash
        Tone.ADVICE -> colors.primaryWash
        Tone.NEUTRAL -> colors.bg2
    }
    Row(
        modifier.fillMaxWidth().heightIn(min = if (slim) 48.dp else 64.dp).clip(BUTTON_SHAPE).background(ground)
            .padding(start = 14.dp, end = 8.dp, top = if (slim) 2.dp else 8.dp, bottom = if (slim) 2.dp else 8.dp)
            .testTag("message"),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        if (message.icon == null) Wedges() else Icon(message.icon, null, tint = colors.ink)
        FlowRow(
            Modifier.weight(1f),
            horizontalArrangement = Arrangement.SpaceBetween,
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Column(Modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Polite }) {
                Text(message.title, color = colors.ink, style = if (slim) Type.smallLabel else Type.label)
                if (message.text.isNotEmpty()) Text(message.text, color = colors.ink, style = Type.small)
            }
            if (message.actions.isNotEmpty()) {
                Row { for ((words, act) in message.actions) TextAction(words, act) }
            }
        }
    }
}

/** The mark of a piece that must capture, as on the board. */
@Composable
private fun Wedges(tint: Color = Dama.colors.obligation) {
    Canvas(Modifier.size(30.dp)) {
        val unit = size.width / WEDGE_GRID
        val wedge = Path().apply {
            moveTo(2 * unit, 2 * unit)
            lineTo(10 * unit, 2 * unit)
            lineTo(2 * unit, 10 * unit)
            close()
        }
        for (corner in 0 until 4) rotate(90f * corner) { drawPath(wedge, tint) }
        drawCircle(tint, 6.5f * unit, style = Stroke(2 * unit))
    }
}

private const val WEDGE_GRID = 28

/** After so many plies without progress the coming draw is spoken of (E2). */
private const val QUIET_PLIES = 80

/** The plies without progress that make a draw (G4): only to count down to it. */
private const val NO_PROGRESS_DRAW = 100
