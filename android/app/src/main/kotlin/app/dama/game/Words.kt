package app.dama.game

import androidx.annotation.PluralsRes
import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringArrayResource
import androidx.compose.ui.res.stringResource
import app.dama.R
import app.dama.core.GameView
import app.dama.core.HintReason
import app.dama.core.Outcome
import app.dama.core.OutcomeReason
import app.dama.core.Refusal
import app.dama.core.RefusalCode
import app.dama.core.Side
import app.dama.core.Turn

// From the core's codes and numbers to the person's language. Sides have sentences of their own, since in many
// languages a name changes with its place in the sentence.

/** A title and what goes with it. */
class Sentence(val title: String, val text: String)

@Composable
fun sideName(side: Side): String = stringResource(side.pick(R.string.white, R.string.black))

/** What a level is called. */
@Composable
fun levelName(level: Int): String =
    stringArrayResource(R.array.level_names).getOrNull(level - 1) ?: stringResource(R.string.level, level)

/** Who plays a side. */
@Composable
fun playerName(view: GameView, side: Side): String {
    val level = view.level(side)
    return when {
        level != null -> levelName(level)
        view.onlyPerson == side -> stringResource(R.string.you)
        else -> sideName(side)
    }
}

/** A route as it is printed: `b6×b4×d4`, from left to right in every language. */
fun routeText(route: String): String = "\u2066${route.replace('x', '×').replace('-', '–')}\u2069"

@Composable
fun refusalWords(refusal: Refusal, view: GameView): Sentence = when (refusal.code) {
    RefusalCode.MUST_CAPTURE -> Sentence(
        pluralStringResource(R.plurals.must_capture, refusal.most, refusal.most),
        pluralStringResource(R.plurals.play_marked, refusal.squares.size, refusal.squares.size),
    )
    RefusalCode.TAKES_FEWER -> Sentence(
        stringResource(R.string.takes_fewer, refusal.takes, refusal.most),
        stringResource(R.string.most_must_be_taken),
    )
    RefusalCode.NO_MOVES -> sentence(R.string.no_moves, R.string.choose_another)
    RefusalCode.NOT_A_TARGET -> sentence(R.string.not_a_target, R.string.dots_show_targets)
    RefusalCode.NOT_YOUR_PIECE -> Sentence(stringResource(R.string.not_your_piece), toMoveWords(view.sideToMove))
    RefusalCode.EMPTY_SQUARE -> Sentence(stringResource(R.string.empty_square), toMoveWords(view.sideToMove))
    RefusalCode.NOT_YOUR_TURN -> Sentence(
        stringResource(R.string.not_your_turn),
        stringResource(if (view.canUndo) R.string.thinking_undo_stops else R.string.thinking),
    )
    RefusalCode.GAME_OVER -> Sentence(stringResource(R.string.game_over), resultWords(view).text)
}

@Composable
private fun sentence(@StringRes title: Int, @StringRes text: Int) =
    Sentence(stringResource(title), stringResource(text))

@Composable
fun toMoveWords(side: Side): String = stringResource(side.pick(R.string.white_to_move, R.string.black_to_move))

/** How the game ended; empty if it has not. */
@Composable
fun resultWords(view: GameView): Sentence {
    val outcome = view.outcome ?: return Sentence("", "")
    val person = view.onlyPerson
    val title = when {
        outcome.winner == null -> R.string.draw
        person == null -> if (outcome.winner == Side.WHITE) R.string.white_won else R.string.black_won
        else -> if (outcome.winner == person) R.string.you_won else R.string.you_lost
    }
    return sentence(title, reasonOf(outcome))
}

@StringRes
private fun reasonOf(outcome: Outcome): Int {
    val loser = outcome.winner?.other
    return when (outcome.reason) {
        OutcomeReason.BLOCKED -> loser.pick(R.string.white_blocked, R.string.black_blocked)
        OutcomeReason.NO_PIECES -> loser.pick(R.string.white_has_no_pieces, R.string.black_has_no_pieces)
        OutcomeReason.RESIGNED -> loser.pick(R.string.white_resigned, R.string.black_resigned)
        OutcomeReason.ONE_EACH -> R.string.draw_one_each
        OutcomeReason.REPETITION -> R.string.draw_repetition
        OutcomeReason.NO_PROGRESS -> R.string.draw_no_progress
        OutcomeReason.AGREED -> R.string.draw_agreed
    }
}

/** Why the move of a hint is a good one. */
@Composable
fun hintWords(reason: HintReason): String = when (reason) {
    HintReason.OnlyMove -> stringResource(R.string.hint_only_move)
    HintReason.Blocks -> stringResource(R.string.hint_blocks)
    is HintReason.WinsIn -> counted(R.plurals.hint_wins_in, ownMoves(reason.plies))
    HintReason.AvoidsLoss -> stringResource(R.string.hint_avoids_loss)
    HintReason.Crowns -> stringResource(R.string.hint_crowns)
    is HintReason.Wins -> counted(R.plurals.hint_wins, reason.pieces)
    is HintReason.Saves -> counted(R.plurals.hint_saves, reason.pieces)
    HintReason.StopsCrowning -> stringResource(R.string.hint_stops_crowning)
    is HintReason.Takes -> counted(R.plurals.hint_takes, reason.pieces)
    is HintReason.Threatens -> counted(R.plurals.hint_threatens, reason.pieces)
    is HintReason.BetterBy -> stringResource(R.string.hint_better, tenths(reason.hundredths))
    HintReason.Best -> stringResource(R.string.hint_best)
}

@Composable
private fun counted(@PluralsRes words: Int, count: Int) = pluralStringResource(words, count, count)

/** How many moves of the side to move are among so many [plies]. */
private fun ownMoves(plies: Int) = (plies + 1) / 2

/** What is shown with one digit; cut off, so that no more is said than is true. */
private fun tenths(hundredths: Int) = hundredths / 10 / 10.0

/** Whose turn it is, or how the game ended, in a few words. */
@Composable
fun turnWords(view: GameView): String = when {
    view.outcome != null -> resultWords(view).title
    view.turn == Turn.COMPUTER -> stringResource(R.string.computers_turn)
    view.onlyPerson != null -> stringResource(R.string.your_turn)
    else -> toMoveWords(view.sideToMove)
}

/** What a screen reader says when the board has changed: the last move, then the result or whose turn it is. */
@Composable
fun announcement(view: GameView): String {
    val from = view.lastPath.firstOrNull() ?: return turnWords(view)
    val names = arrayOf(sideName(view.sideToMove.other), squareName(from), squareName(view.lastPath.last()))
    val move = if (view.lastTaken.isEmpty()) {
        stringResource(R.string.said_move, *names)
    } else {
        pluralStringResource(R.plurals.said_capture, view.lastTaken.size, *names, view.lastTaken.size)
    }
    val result = resultWords(view)
    val isOver = view.outcome != null
    val next = if (isOver) stringResource(R.string.said_result, result.title, result.text) else turnWords(view)
    val duty = if (view.isPersonsMove && view.forced > 0) {
        pluralStringResource(R.plurals.must_capture, view.forced, view.forced)
    } else {
        ""
    }
    return listOf(move, next, duty).filter { it.isNotEmpty() }.joinToString(". ")
}

/** One of two resources, for White and for Black; null, which no sentence about a side has, counts as Black. */
private fun Side?.pick(white: Int, black: Int): Int = if (this == Side.WHITE) white else black
