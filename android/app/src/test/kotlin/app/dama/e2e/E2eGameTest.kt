package app.dama.e2e

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import app.dama.R
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Whole games, by finger and by screen reader, to their end (E1, E2, A1). */
@RunWith(RobolectricTestRunner::class)
class E2eGameTest : EndToEnd() {
    @Test
    fun `a game against the computer is won, its end is named, and a rematch begins anew`() {
        startFrom("W:Wa2,d2,d3,Kd1:Bd5", R.string.play_computer)
        player.touch("d3")
        player.touch("d4")
        // Black has only d5xd3, and the computer has to find it.
        player.eventually("the computer's capture") { state.moves.size == 2 && state.motion == null }
        stands("d4", "empty")
        stands("d3", "black man")
        move("d2", "d4")
        rule.onNodeWithTag("end").assertIsDisplayed()
        sees("You won")
        sees("Black has no pieces left")
        val first = written()
        player.click("Rematch")
        player.settle()
        rule.onNodeWithTag("end").assertDoesNotExist()
        stands("d3", "white man")
        stands("d5", "black man")
        stands("d4", "empty")
        button("Undo").assertIsNotEnabled()
        assertTrue(state.moves.isEmpty())
        assertNotEquals("it is another game", gameId(first), gameId(written()))
    }

    @Test
    fun `a blocked side has lost at once`() {
        player.startTwoPlayers("W:Wa6,a7,Kb7,Kc8:Ba8")
        move("b7", "b8")
        rule.onNodeWithTag("end").assertIsDisplayed()
        sees("White won")
        sees("Black has no move left")
    }

    @Test
    fun `two players move in turn, and one offers a draw that the other declines, then accepts`() {
        player.startTwoPlayers("W:Wa2,h2:Ba7,h7")
        move("a2", "a3")
        player.touch("a3")
        sees("That piece is the opponent’s")
        field("a3").assertIsNotSelected()
        move("h7", "h6")
        assertEquals(listOf("a2-a3", "h7-h6"), state.moves)
        offerDraw("White offers a draw")
        player.click("Decline")
        player.settle()
        rule.onNodeWithTag("end").assertDoesNotExist()
        move("h2", "h3")
        offerDraw("Black offers a draw")
        player.click("Accept")
        player.settle()
        rule.onNodeWithTag("end").assertIsDisplayed()
        sees("Draw")
        sees("Agreed")
        assertEquals(3, state.moves.size)
    }

    @Test
    fun `a screen reader is told of 64 squares, from a8 to h1`() {
        player.click("Two players")
        player.click("Start game")
        player.settle()
        val isSquare = SemanticsMatcher("a square") { node ->
            node.config.getOrNull(SemanticsProperties.TestTag)?.startsWith("square-") == true
        }
        val told = rule.onAllNodes(isSquare).fetchSemanticsNodes().map { node ->
            val description = node.config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString()
            val ability = node.config.getOrNull(SemanticsProperties.StateDescription)
            "$description, $ability"
        }
        val expected = ('8' downTo '1').flatMap { rank -> ('a'..'h').map { file -> "$file$rank, ${atStart(rank)}" } }
        assertEquals(expected, told)
    }

    @Test
    fun `a whole game is played by a screen reader, and each move is announced`() {
        player.startTwoPlayers("W:Wd3,a2:Bd5,h7")
        says("d3", "can move")
        activate("d3")
        field("d3").assertIsSelected()
        says("d4", "can be moved to")
        says("d5", "")
        activate("d4")
        announces("White: d3 to d4. Black to move. You must capture: 1 piece can be taken")
        says("d5", "can capture")
        says("h7", "")
        activate("d5")
        activate("d3")
        announces("Black: d5 to d3, takes 1. White to move")
        activate("a2")
        activate("a3")
        activate("d3")
        activate("d2")
        activate("a3")
        activate("a4")
        activate("d2")
        activate("d1")
        stands("d1", "black king")
        // A king that goes to the man's file takes it from afar.
        activate("a4")
        activate("a5")
        activate("d1")
        activate("a1")
        activate("a5")
        activate("b5")
        activate("a1")
        activate("b1")
        announces("Black: a1 to b1. White to move")
        activate("b5")
        activate("a5")
        activate("b1")
        activate("a1")
        activate("a5")
        activate("a6")
        announces("White: a5 to a6. Black to move. You must capture: 1 piece can be taken")
        activate("a1")
        activate("a8")
        announces("Black: a1 to a8, takes 1. Black won: White has no pieces left")
        rule.onNodeWithTag("end").assertIsDisplayed()
    }

    private fun gameId(text: String) = JSONObject(text).getString("game_id")

    private fun atStart(rank: Char) = when (rank) {
        '2' -> "white man, "
        '3' -> "white man, can move"
        '6', '7' -> "black man, "
        else -> "empty, "
    }

    private fun announces(text: String) {
        rule.onNodeWithContentDescription(text).assertExists()
    }

    private fun offerDraw(told: String) {
        player.click("More")
        player.click("Offer a draw")
        sees(told)
    }
}
