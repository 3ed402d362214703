package app.dama.game

import androidx.compose.runtime.Immutable
import app.dama.board.MoveTimeline
import app.dama.core.GameView
import app.dama.core.Hint
import app.dama.core.Refusal
import app.dama.core.Side
import app.dama.core.SideCounts
import app.dama.core.Turn

/** Everything a game's screen shows, at one moment. */
@Immutable
data class GameState(
    /** What the core says. */
    val view: GameView,
    /** The routes that led to the live position. */
    val moves: List<String>,
    /** Whether the computer is at work on its move. */
    val thinking: Boolean = false,
    /** How long it thought about its last move, in ms, if that is known. */
    val thoughtMs: Long? = null,
    /** Whether the computer could not find a move, which is a fault of ours. */
    val isStuck: Boolean = false,
    /** Whether a hint is being looked for. */
    val advising: Boolean = false,
    /** Advice for the position shown. */
    val hint: Hint? = null,
    /** A change of the board that is still to be shown, or being shown. */
    val motion: ShownMotion? = null,
    /** The tap that was not obeyed. */
    val refused: RefusedTap? = null,
    /** Whether Black's side of the board is below. */
    val turned: Boolean = false,
    /** Whether the person has put the end panel away. */
    val endSeen: Boolean = false,
)

/** A change of the board as it is shown; [id] is never used twice. */
@Immutable
class ShownMotion(val id: Long, val timeline: MoveTimeline)

/** A tap on [square] that the game did not obey; [id] is never used twice. */
@Immutable
class RefusedTap(val id: Long, val square: Int, val refusal: Refusal)

/** The ply of the live game, also while an earlier one is looked at. */
val GameState.livePly: Int get() = moves.size

/** Who made the first move. */
val GameView.firstSide: Side get() = if (ply % 2 == 0) sideToMove else sideToMove.other

/** Who is to move in the live game. */
val GameState.liveSide: Side get() = if (livePly % 2 == 0) view.firstSide else view.firstSide.other

/** The number that a ply's move has in a list; where Black began, the first number has only a move by Black. */
fun GameView.moveNumber(ply: Int): Int = (ply + if (firstSide == Side.BLACK) 1 else 0) / 2 + 1

/** The computer's level on a side; null if a person plays it. */
fun GameView.level(side: Side): Int? = if (side == Side.WHITE) whiteLevel else blackLevel

/** Pieces of a side. */
fun GameView.counts(side: Side): SideCounts = if (side == Side.WHITE) white else black

/** The side of the only person; null if there are two or none. */
val GameView.onlyPerson: Side?
    get() = Side.entries.singleOrNull { level(it) == null }

/** The computer's level; null between two people. */
val GameView.computerLevel: Int? get() = whiteLevel ?: blackLevel

/** Whether a person can move now, in the position shown. */
val GameView.isPersonsMove: Boolean get() = live && turn == Turn.PERSON
