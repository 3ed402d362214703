package app.dama.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.RectF
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.unit.dp
import app.dama.ui.Icons
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File

private const val PHONE = "w411dp-h891dp-420dpi"

/** Pictures of the board for the eye: beside the drawings of the look they show what is missing. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = PHONE)
class BoardShots {
    @get:Rule
    val rule = createComposeRule()

    @Before
    fun drawOnTheSpot() {
        BoardArts.dispatcher = Dispatchers.Unconfined
    }

    @After
    fun drawInTheBackground() {
        BoardArts.dispatcher = Dispatchers.Default
    }

    @Test
    fun start() = shoot("board-start") { BoardCanvas(START) }

    @Test
    fun startDark() = shoot("board-start-dark", dark = true) { BoardCanvas(START.copy(dark = true)) }

    @Test
    fun marks() = shoot("board-marks") { BoardCanvas(MARKED) }

    @Test
    fun marksDarkFlipped() = shoot("board-marks-dark-flipped", dark = true) {
        BoardCanvas(MARKED.copy(dark = true, turn = 1f))
    }

    @Test
    fun choice() = shoot("board-choice") { BoardCanvas(CHOICE) }

    @Test
    fun longCapture() = shoot("board-long-capture") { BoardCanvas(LONG) }

    @Test
    fun olive() = shoot("board-olive") { BoardCanvas(MARKED.copy(set = BoardSet.OLIVE)) }

    @Test
    fun marble() = shoot("board-marble") { BoardCanvas(MARKED.copy(set = BoardSet.MARBLE)) }

    @Test
    fun contrast() = shoot("board-contrast") { BoardCanvas(MARKED.copy(set = BoardSet.CONTRAST)) }

    @Test
    fun turning() = shoot("board-turning") { BoardCanvas(MARKED.copy(turn = .2f)) }

    @Test
    fun motion() = shoot("board-motion") {
        Column {
            val step = MotionStep(17, 33, PieceKind.WHITE_MAN, Taken(25, PieceKind.BLACK_MAN))
            val crown = MotionStep(48, 56, PieceKind.WHITE_MAN, crowns = true)
            val scene = AFTER.copy(coordinates = false)
            val jump = MoveTimeline(listOf(step))
            val crowning = MoveTimeline(listOf(crown))
            Row {
                for (time in listOf(20f, 40f, 130f)) BoardCanvas(scene, Modifier.size(136.dp)) { jump.at(time) }
            }
            Row {
                for (time in listOf(210f, 240f, 300f)) BoardCanvas(scene, Modifier.size(136.dp)) { crowning.at(time) }
            }
        }
    }

    @Test
    @Config(qualifiers = "w800dp-h1200dp-420dpi")
    fun pieces() = save("board-pieces", pieceSheet())

    @Test
    fun home() = shoot("board-hero") {
        Column {
            Hero(Modifier.fillMaxWidth().height(308.dp))
            Row(Modifier.padding(24.dp)) {
                MiniBoard(MARKED.pieces, Modifier.size(104.dp))
                Column(Modifier.padding(start = 12.dp)) {
                    Row {
                        for (kind in PieceKind.entries) PieceIcon(kind, Modifier.padding(4.dp).size(40.dp))
                    }
                    Row {
                        for (kind in PieceKind.entries) PieceIcon(kind, Modifier.padding(4.dp).size(22.dp))
                        for (kind in PieceKind.entries) PieceIcon(kind, Modifier.padding(4.dp).size(18.dp))
                    }
                }
            }
            IconSheet()
        }
    }

    @Composable
    private fun IconSheet() {
        val icons = with(Icons) {
            listOf(
                Back, Forward, Up, Down, First, Latest, Undo, Redo, Hint, Flip, More, Settings, Statistics, Book, Close,
                Check, Share, Review, NewGame, Resign, OfferDraw, Seats, Swap, Copy, Paste, Edit, Delete, Dice,
            )
        }
        Column(Modifier.padding(16.dp)) {
            for (row in icons.chunked(7)) {
                Row { for (icon in row) Icon(icon, null, Modifier.padding(10.dp).size(32.dp)) }
            }
        }
    }

    /** All kinds at several sizes, on their field, in all sets. */
    private fun pieceSheet(): Bitmap {
        val squares = listOf(40, 48, 96, 200)
        val sheet = Bitmap.createBitmap(4 * squares.sum() + 60, 4 * 220, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(sheet)
        val brush = Brush()
        val art = PieceArt(brush)
        for (set in BoardSet.entries) {
            var left = 0f
            for (square in squares) {
                val top = set.ordinal * 220f
                val area = RectF(left, top, left + 4 * square, top + square)
                FieldArt(brush).draw(canvas, area, square.toFloat(), set.colors, 31, square / PEN, bordered = false)
                for (kind in PieceKind.entries) {
                    val radius = square * if (kind.isKing) KING_RADIUS else MAN_RADIUS
                    canvas.save()
                    canvas.translate(left + (kind.ordinal + .5f) * square, top + square / 2f)
                    if (!set.colors.isFlat) art.shadow(canvas, radius, 0f)
                    art.disc(canvas, radius, kind, set.colors)
                    if (kind.isKing) art.star(canvas, radius, kind, set.colors)
                    canvas.restore()
                }
                left += 4 * square + 20
            }
        }
        return sheet
    }

    private fun shoot(name: String, dark: Boolean = false, content: @Composable () -> Unit) {
        rule.setContent {
            Box(Modifier.fillMaxSize().background(if (dark) Color(0xFF16110D) else Color(0xFFF4EDDF))) { content() }
        }
        rule.waitForIdle()
        save(name, rule.onRoot().captureToImage().asAndroidBitmap())
    }

    private fun save(name: String, picture: Bitmap) {
        val folder = File(System.getProperty("dama.shots") ?: "build/shots").apply { mkdirs() }
        File(folder, "$name.png").outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }
}
