package app.dama.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.unit.dp

private val CORNER = 5.dp

/** A small picture of a position, without coordinates or marks: for the card that continues a game. */
@Composable
fun MiniBoard(
    pieces: List<PieceKind?>,
    modifier: Modifier = Modifier,
    set: BoardSet = BoardSet.PAPYRUS,
    dark: Boolean = false,
    flipped: Boolean = false,
) {
    Box(modifier.clip(RoundedCornerShape(CORNER))) {
        BoardCanvas(BoardScene(pieces, turn = if (flipped) 1f else 0f, coordinates = false, set = set, dark = dark))
    }
}
