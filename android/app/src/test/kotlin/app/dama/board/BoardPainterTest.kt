package app.dama.board

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

@RunWith(RobolectricTestRunner::class)
class BoardPainterTest {
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
    fun `pieces stand where the geometry says, either way up`() {
        for (set in BoardSet.entries) for (turn in listOf(0f, 1f)) {
            val scene = START.copy(set = set, turn = turn)
            val picture = paint(scene)
            assertTrue("$set $turn", light(picture, scene, A2) > light(picture, scene, H7) + .4f)
        }
    }

    @Test
    fun `the same board is drawn the same each time`() {
        BoardArts.clear()
        val first = paint(MARKED)
        BoardArts.clear()
        assertTrue(first.sameAs(paint(MARKED)))
    }

    @Test
    fun `a piece in motion is not drawn on its square as well`() {
        val still = paint(AFTER)
        val timeline = MoveTimeline(listOf(MotionStep(B3, B5, PieceKind.WHITE_MAN, Taken(B4, PieceKind.BLACK_MAN))))
        val moving = paint(AFTER, timeline.at(1f))
        assertTrue(light(still, AFTER, B5) > light(moving, AFTER, B5))
        assertTrue(light(moving, AFTER, B3) > light(still, AFTER, B3))
        assertTrue(light(moving, AFTER, B4) < light(still, AFTER, B4) - .2f)
        assertTrue(still.sameAs(paint(AFTER, timeline.at(timeline.duration.toFloat()))))
    }

    @Test
    fun `the board is not mirrored in a right-to-left language`() {
        var direction by mutableStateOf(LayoutDirection.Ltr)
        rule.setContent {
            CompositionLocalProvider(LocalLayoutDirection provides direction) {
                BoardCanvas(MARKED, Modifier.size(SIZE.dp))
            }
        }
        val usual = rule.onRoot().captureToImage().asAndroidBitmap().board()
        direction = LayoutDirection.Rtl
        rule.waitForIdle()
        assertTrue(usual.sameAs(rule.onRoot().captureToImage().asAndroidBitmap().board()))
    }

    private fun Bitmap.board(): Bitmap = Bitmap.createBitmap(this, 0, 0, width, width.coerceAtMost(height))

    private fun paint(scene: BoardScene, motion: MotionFrame = MotionFrame.STILL): Bitmap {
        val picture = Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ARGB_8888)
        val art = BoardArts.render(ArtKey(SIZE, scene.set, scene.dark))
        BoardPainter(art).draw(Canvas(picture), scene, motion, density = 1f)
        return picture
    }

    /** How light the middle of [square] is, 0 to 1, a little off a king's pin. */
    private fun light(picture: Bitmap, scene: BoardScene, square: Int): Float {
        val board = BoardGeometry(SIZE, scene.flipped)
        val aside = board.square * .1f
        return Color.luminance(picture.getPixel((board.centreX(square) + aside).toInt(), board.centreY(square).toInt()))
    }

    private companion object {
        const val SIZE = 411
        const val A2 = 8
        const val H7 = 55
        const val B3 = 17
        const val B4 = 25
        const val B5 = 33
    }
}
