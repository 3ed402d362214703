package app.dama.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.RectF
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asImageBitmap
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.withContext
import kotlin.math.ceil
import kotlin.math.roundToInt

/** The frame at the foot of the hero and the shadow below it, which belong to its height. */
val HERO_FRAME = 14.dp
val HERO_SHADOW = 14.dp

private val HERO_SQUARE = 120.dp
private const val SEED = 23

/**
 * A large piece of a board, cut by the edges of the screen, with the frame at its foot: the head of the home screen. It
 * fills [modifier]; its last [HERO_SHADOW] are the frame's shadow on the page.
 */
@Composable
fun Hero(modifier: Modifier = Modifier, set: BoardSet = BoardSet.PAPYRUS, dark: Boolean = false) {
    val density = LocalDensity.current.density
    var size by remember { mutableStateOf(IntSize.Zero) }
    var picture by remember { mutableStateOf<ImageBitmap?>(null) }
    if (size.width > 0 && size.height > 0) {
        LaunchedEffect(size, set, dark, density) {
            picture = withContext(BoardArts.dispatcher) { HeroArt(size, density, set, dark).picture().asImageBitmap() }
        }
    }
    val plain = Color(dimmed(set.colors.frame.base, dark))
    Spacer(
        modifier.onSizeChanged { size = it }.drawBehind {
            val ready = picture
            if (ready == null) {
                drawRect(plain, size = this.size.copy(height = this.size.height - HERO_SHADOW.toPx()))
            } else {
                drawImage(ready)
            }
        },
    )
}

/** Draws the hero: squares are 120 dp, and the middle of the picture lies on a line between two of them. */
internal class HeroArt(
    private val size: IntSize,
    private val density: Float,
    set: BoardSet,
    private val dark: Boolean,
) {
    private val brush = Brush()
    private val pieces = PieceArt(brush)
    private val colors = set.colors
    private val square = HERO_SQUARE.value * density
    private val width = size.width.toFloat()
    private val foot = size.height - (HERO_FRAME.value + HERO_SHADOW.value) * density

    fun picture(): Bitmap {
        val picture = Bitmap.createBitmap(size.width, size.height, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(picture)
        canvas.save()
        canvas.clipRect(0f, 0f, width, foot)
        field(canvas)
        canvas.restore()
        frame(canvas)
        if (!colors.isFlat) below(canvas)
        canvas.save()
        canvas.clipRect(0f, 0f, width, foot)
        pieces(canvas)
        canvas.restore()
        return picture
    }

    private fun field(canvas: Canvas) {
        val columns = ceil(width / 2 / square).toInt()
        val rows = ceil(foot / square).toInt()
        val middle = (width / 2).roundToInt()
        val area = RectF(middle - columns * square, foot - rows * square, middle + columns * square, foot)
        FieldArt(brush).draw(canvas, area, square, colors, SEED, density, bordered = false)
        if (dark && !colors.isFlat) canvas.drawRect(area, brush.fill(NIGHT))
        if (colors.isFlat) return
        val shade = rgb(0x281404)
        val depth = 26 * density
        val shadow = linear(0f, foot - depth, 0f, foot, Stop(0f, shade.fade(0f)), Stop(1f, shade.fade(.38f)))
        canvas.drawRect(0f, foot - depth, width, foot, brush.fill(shadow))
    }

    /** A white king and a black man side by side in the middle, a man at either edge below them. */
    private fun pieces(canvas: Canvas) {
        piece(canvas, PieceKind.WHITE_KING, -.5f, 1.5f)
        piece(canvas, PieceKind.BLACK_MAN, .5f, 1.5f)
        piece(canvas, PieceKind.WHITE_MAN, -1.5f, .5f)
        piece(canvas, PieceKind.BLACK_MAN, 1.5f, .5f)
    }

    /** A piece [across] squares from the middle and [up] from the foot. */
    private fun piece(canvas: Canvas, kind: PieceKind, across: Float, up: Float) {
        val radius = square * if (kind.isKing) KING_RADIUS else MAN_RADIUS
        canvas.save()
        canvas.translate(width / 2 + across * square, foot - up * square)
        if (!colors.isFlat) pieces.shadow(canvas, radius, lift = 0f)
        pieces.disc(canvas, radius, kind, colors)
        if (kind.isKing) pieces.star(canvas, radius, kind, colors)
        canvas.restore()
    }

    private fun frame(canvas: Canvas) {
        val end = foot + HERO_FRAME.value * density
        val plank = RectF(0f, foot - 2 * density, width, end)
        if (colors.isFlat) return canvas.drawRect(plank, brush.fill(colors.frame.base))
        WoodArt(brush).board(canvas, plank, colors.frame, Mulberry(5), density, density = 1.5f)
        val light = rgb(0xFFE1B4)
        val bevel = linear(
            0f,
            plank.top,
            0f,
            end,
            Stop(0f, rgb(0).fade(.5f)),
            Stop(.2f, light.fade(.18f)),
            Stop(.5f, light.fade(.04f)),
            Stop(1f, rgb(0).fade(.4f)),
        )
        canvas.drawRect(plank, brush.fill(bevel))
        if (dark) canvas.drawRect(plank, brush.fill(NIGHT))
    }

    private fun below(canvas: Canvas) {
        val top = foot + HERO_FRAME.value * density
        val shade = rgb(0x3C220A)
        val shadow = linear(
            0f,
            top,
            0f,
            size.height.toFloat(),
            Stop(0f, shade.fade(.30f)),
            Stop(.4f, shade.fade(.10f)),
            Stop(1f, shade.fade(0f)),
        )
        canvas.drawRect(0f, top, width, size.height.toFloat(), brush.fill(shadow))
    }
}
