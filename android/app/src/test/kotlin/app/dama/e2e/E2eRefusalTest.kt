package app.dama.e2e

import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import app.dama.R
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import kotlin.math.abs

/** A tap that cannot be obeyed says why, in words and on the board (B3). */
@RunWith(RobolectricTestRunner::class)
class E2eRefusalTest : EndToEnd() {
    @Test
    fun `who must capture is told how many, and the pieces that may do it are marked`() {
        start(MUST_CAPTURE)
        says("d3", "can capture")
        says("h2", "")
        player.touch("h2")
        player.settle()
        sees("You must capture: 1 piece can be taken")
        sees("Play the marked piece.")
        field("h2").assertIsNotSelected()
        assertEquals(0, state.moves.size)
    }

    @Test
    fun `forced captures that are not marked from the start are marked after the refusal, and only they`() {
        markForcedLater()
        start(MUST_CAPTURE)
        val before = board()
        player.touch("h2")
        player.settle()
        val marked = before.differences(board())
        assertTrue("d3 looks different: $marked", "d3" in marked)
        assertEquals("nothing else does, but for the piece refused", emptySet<String>(), marked.awayFrom("d3", "h2"))
    }

    @Test
    fun `a piece that takes fewer is refused in numbers, and the one that takes most is marked`() {
        markForcedLater()
        start(TAKES_FEWER)
        says("a3", "can capture")
        says("h3", "")
        val before = board()
        player.touch("h3")
        player.settle()
        sees("This piece takes 1, another takes 2")
        sees("The most pieces must be taken.")
        val marked = before.differences(board())
        assertTrue("a3 looks different: $marked", "a3" in marked)
        assertEquals(emptySet<String>(), marked.awayFrom("a3", "h3"))
    }

    @Test
    @Config(qualifiers = "tr-w411dp-h891dp-xhdpi")
    fun `in Turkish the same is said in Turkish`() {
        start(TAKES_FEWER)
        player.touch("h3")
        sees("Bu taş 1, bir başkası 2 taş alır")
        sees("En çok taş alınmalıdır.")
        player.touch("d2")
        sees("Almanız gerekir: 2 taş alınabilir")
        sees("İşaretli taşı oynayın.")
        says("a3", "alabilir")
        stands("d2", "beyaz taş")
    }

    private fun start(position: String) = startFrom(position, R.string.two_players)

    private fun markForcedLater() {
        player.click(words(R.string.settings))
        rule.onNodeWithText(words(R.string.mark_forced)).performClick()
        goBack()
        rule.onNodeWithTag("continue").assertDoesNotExist()
    }

    /** Those that do not touch one of [names]: a mark may reach a little beyond its square. */
    private fun Set<String>.awayFrom(vararg names: String): Set<String> = filterTo(sortedSetOf()) { each ->
        names.none { abs(it[0] - each[0]) <= 1 && abs(it[1] - each[1]) <= 1 }
    }

    private companion object {
        /** White's d3 must take d4; h2 may not move. */
        const val MUST_CAPTURE = "W:Wd3,h2:Bd4,a7,b7"

        /** a3 takes two, h3 one, d2 none. */
        const val TAKES_FEWER = "W:Wa3,d2,h3:Ba4,a6,h4,d8"
    }
}
