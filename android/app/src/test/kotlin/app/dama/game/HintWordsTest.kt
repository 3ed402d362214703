package app.dama.game

import androidx.compose.ui.test.junit4.v2.createComposeRule
import app.dama.core.HintReason
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** Every reason for a hint is a sentence, with its number in it. */
@RunWith(RobolectricTestRunner::class)
class HintWordsTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun `in English`() = assertWords(
        HintReason.OnlyMove to "It is the only move.",
        HintReason.Blocks to "Leaves the opponent without a move.",
        HintReason.WinsIn(1) to "Wins at once.",
        HintReason.WinsIn(3) to "Wins within 2 of your moves.",
        HintReason.AvoidsLoss to "Every other move loses.",
        HintReason.Crowns to "Crowns a man.",
        HintReason.Wins(1) to "Wins 1 piece.",
        HintReason.Wins(2) to "Wins 2 pieces.",
        HintReason.Saves(1) to "Saves 1 piece.",
        HintReason.Saves(3) to "Saves 3 pieces.",
        HintReason.StopsCrowning to "Stops a man from crowning.",
        HintReason.Takes(1) to "Takes 1 piece.",
        HintReason.Takes(3) to "Takes 3 pieces.",
        HintReason.Threatens(1) to "Threatens to win 1 piece.",
        HintReason.Threatens(2) to "Threatens to win 2 pieces.",
        HintReason.BetterBy(89) to "Worth 0.8 men more than any other move.",
        HintReason.BetterBy(210) to "Worth 2.1 men more than any other move.",
        HintReason.Best to "The best move found.",
    )

    @Test
    @Config(qualifiers = "+tr")
    fun `in Turkish`() = assertWords(
        HintReason.WinsIn(1) to "Hemen kazandırır.",
        HintReason.WinsIn(5) to "En çok 3 hamlenizde kazandırır.",
        HintReason.Saves(2) to "2 taş kurtarır.",
        HintReason.BetterBy(89) to "Diğer hamlelerden en az 0,8 taş daha değerli.",
    )

    private fun assertWords(vararg expected: Pair<HintReason, String>) {
        val said = mutableListOf<String>()
        compose.setContent { expected.forEach { (reason, _) -> said += hintWords(reason) } }
        compose.waitForIdle()
        assertEquals(expected.map { it.second }, said)
    }
}
