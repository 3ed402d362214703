package app.dama.board

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.nativeCanvas
import androidx.compose.ui.unit.dp

private val SMALLEST = 28.dp
private val SMALL_EDGE = 1.2.dp

/**
 * A single piece without shadow, filling its square [modifier]: beside a player's name, in a list, on the end panel.
 * Below 28 dp it is drawn simply. On a dark screen ([dark]) Black's pieces get a light edge.
 */
@Composable
fun PieceIcon(kind: PieceKind, modifier: Modifier = Modifier, set: BoardSet = BoardSet.PAPYRUS, dark: Boolean = false) {
    Spacer(
        modifier.drawWithCache {
            val radius = size.minDimension / 2
            if (size.minDimension < SMALLEST.toPx()) {
                onDrawBehind { drawSmallPiece(kind, center, radius, set, dark) }
            } else {
                val edge = if (dark) SMALL_EDGE.toPx() else 0f
                val picture = piecePicture(kind, size.minDimension.toInt().coerceAtLeast(1), set, edge).asImageBitmap()
                onDrawBehind { drawImage(picture, center - Offset(picture.width / 2f, picture.height / 2f)) }
            }
        },
    )
}

/**
 * A piece of [radius] px in the small drawing, for rows of captured pieces that overlap. On a dark screen ([dark])
 * Black's pieces get a light edge. For the main thread only.
 */
fun DrawScope.drawSmallPiece(
    kind: PieceKind,
    centre: Offset,
    radius: Float,
    set: BoardSet = BoardSet.PAPYRUS,
    dark: Boolean = false,
) {
    val canvas = drawContext.canvas.nativeCanvas
    smallPieces.draw(canvas, centre.x, centre.y, radius, SMALL_EDGE.toPx(), kind, set, dark)
}

private val smallPieces = SmallPieceArt()

/** A picture of a piece, [side] px wide; a dark piece gets a light edge of [lightEdge] px if that is not 0. */
internal fun piecePicture(kind: PieceKind, side: Int, set: BoardSet, lightEdge: Float): Bitmap {
    val brush = Brush()
    val pieces = PieceArt(brush)
    val picture = Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888)
    val canvas = Canvas(picture)
    val radius = side / 2f
    canvas.translate(radius, radius)
    pieces.disc(canvas, radius, kind, set.colors)
    if (kind.isKing) pieces.star(canvas, radius, kind, set.colors)
    if (lightEdge > 0 && !kind.isWhite && !set.colors.isFlat) {
        canvas.drawCircle(0f, 0f, radius - lightEdge / 2, brush.line(DARK_SCREEN_EDGE, lightEdge))
    }
    return picture
}
