package app.dama.game

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Constraints
import app.dama.R
import app.dama.board.BoardGeometry
import app.dama.board.FILES
import app.dama.board.SQUARES
import app.dama.board.fileOf
import app.dama.board.rankOf
import app.dama.core.GameView
import app.dama.core.Kind
import app.dama.core.Piece
import app.dama.core.Side
import app.dama.core.SquareView
import app.dama.core.Target

/** The 64 squares for screen readers, read from a8 to h1: what stands there, what it can do, and a tap on it (A1). */
@Composable
internal fun Squares(view: GameView, geometry: BoardGeometry, onTap: (Int) -> Unit, modifier: Modifier = Modifier) {
    val order = READING_ORDER
    Layout(
        content = { for (square in order) Square(square, view.squares[square], onTap) },
        modifier = modifier,
    ) { measurables, constraints ->
        val side = geometry.square
        val placeables = measurables.map { it.measure(Constraints.fixed(side, side)) }
        layout(constraints.maxWidth, constraints.maxHeight) {
            placeables.forEachIndexed { index, placeable ->
                val square = order[index]
                placeable.place(geometry.left(square).toInt(), geometry.top(square).toInt())
            }
        }
    }
}

@Composable
private fun Square(square: Int, view: SquareView, onTap: (Int) -> Unit) {
    val words = stringResource(R.string.square, squareName(square), pieceWords(view.piece))
    val abilities = abilityWords(view)
    Spacer(
        Modifier.testTag(squareTag(square)).semantics {
            contentDescription = words
            stateDescription = abilities
            selected = view.selected
            role = Role.Button
            onClick { onTap(square); true }
        },
    )
}

/** What a square is called in tests: "square-c4". */
fun squareTag(square: Int): String = "square-${squareName(square)}"

/** A square as people write it, in every language. */
fun squareName(square: Int): String = "${'a' + fileOf(square)}${rankOf(square) + 1}"

@Composable
private fun pieceWords(piece: Piece?): String = stringResource(
    when {
        piece == null -> R.string.square_empty
        piece.side == Side.WHITE -> if (piece.kind == Kind.KING) R.string.white_king else R.string.white_man
        else -> if (piece.kind == Kind.KING) R.string.black_king else R.string.black_man
    },
)

@Composable
private fun abilityWords(view: SquareView): String = when {
    view.target == Target.FINAL -> stringResource(R.string.square_target)
    view.target == Target.STEP -> stringResource(R.string.square_step)
    view.selected -> stringResource(R.string.square_selected)
    view.selectable && view.mustCapture -> stringResource(R.string.square_can_capture)
    view.selectable -> stringResource(R.string.square_can_move)
    else -> ""
}

private val READING_ORDER = List(SQUARES) { (FILES - 1 - it / FILES) * FILES + it % FILES }
