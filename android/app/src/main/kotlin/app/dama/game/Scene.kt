package app.dama.game

import app.dama.Preferences
import app.dama.board.BoardScene
import app.dama.board.MotionStep
import app.dama.board.MoveTimeline
import app.dama.board.PieceKind
import app.dama.board.Taken
import app.dama.board.Trail
import app.dama.core.GameView
import app.dama.core.Kind
import app.dama.core.Piece
import app.dama.core.RefusalCode
import app.dama.core.Side
import app.dama.core.Target
import app.dama.core.TransitionStep

// From the core's words to the board's.

fun Piece.onBoard(): PieceKind = PieceKind.of(side == Side.WHITE, kind == Kind.KING)

/** A man of a side, for the places where a side is shown by a piece. */
val Side.man: PieceKind get() = PieceKind.of(this == Side.WHITE, isKing = false)

/** The pieces of the position shown. */
fun GameView.pieces(): List<PieceKind?> = squares.map { it.piece?.onBoard() }

/** What the board shows of a game. */
fun sceneOf(state: GameState, preferences: Preferences, dark: Boolean, turn: Float, focused: Int?): BoardScene {
    val view = state.view
    val squares = view.squares.indices
    return BoardScene(
        pieces = view.pieces(),
        selected = view.selected,
        targets = squares.filter { view.squares[it].target == Target.FINAL },
        steps = squares.filter { view.squares[it].target == Target.STEP },
        mustCapture = obliged(state, preferences.markForced) - setOfNotNull(view.selected),
        refused = state.refused?.square,
        focused = focused,
        last = if (view.lastPath.isEmpty()) null else Trail(view.lastPath, view.lastTaken),
        hint = state.hint?.takeIf { view.live }?.let { Trail(it.path) },
        turn = turn,
        coordinates = preferences.coordinates,
        dark = dark,
    )
}

/** The pieces marked as those that must capture: as soon as the turn begins, or only when the game had to say so. */
private fun obliged(state: GameState, fromTheStart: Boolean): List<Int> {
    val refusal = state.refused?.refusal
    val view = state.view
    return when {
        refusal?.code == RefusalCode.MUST_CAPTURE || refusal?.code == RefusalCode.TAKES_FEWER -> refusal.squares
        fromTheStart && view.isPersonsMove -> view.squares.indices.filter { view.squares[it].mustCapture }
        else -> emptyList()
    }
}

/**
 * How the board comes to look as it does now; null if nothing is to be seen moving. A piece that was dragged has
 * [landed] on a square: it does not move there once more, but what it takes goes, and it is crowned.
 */
fun motionOf(view: GameView, landed: Int?, pace: Float): MoveTimeline? {
    val transition = view.transition ?: return null
    val steps = transition.steps.map(TransitionStep::onBoard)
    val only = steps.singleOrNull()
    val shown = when {
        only == null || only.to != landed -> steps
        only.taken == null && !only.crowns -> emptyList()
        else -> listOf(only.copy(from = only.to))
    }
    return MoveTimeline(shown, transition.back, pace).takeIf { it.duration > 0 }
}

private fun TransitionStep.onBoard(): MotionStep {
    val square = taken
    val piece = takenPiece
    val capture = if (square != null && piece != null) Taken(square, piece.onBoard()) else null
    return MotionStep(from, to, this.piece.onBoard(), capture, crowns)
}
