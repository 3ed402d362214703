package app.dama.ui

import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.sp

/** Two voices: the platform's serif for titles, its sans for the rest. */
object Type {
    val display = serif(56, 60)
    val title = serif(28, 34)
    val barTitle = serif(24, 30)
    val heading = serif(20, 26)
    val number = serif(18, 24)

    val label = sans(16, 22, FontWeight.Bold)
    val body = sans(16, 24)
    val small = sans(14, 20)
    val smallLabel = sans(14, 20, FontWeight.Bold)
    val action = sans(13, 16, FontWeight.Bold)

    /** Moves and what else stands in columns: all figures are equally wide. */
    val move = sans(15, 20).copy(fontFeatureSettings = "tnum")

    private fun serif(size: Int, line: Int) =
        style(FontFamily.Serif, size, line, FontWeight.SemiBold).copy(fontFeatureSettings = "lnum")

    private fun sans(size: Int, line: Int, weight: FontWeight = FontWeight.Normal) =
        style(FontFamily.SansSerif, size, line, weight)

    private fun style(family: FontFamily, size: Int, line: Int, weight: FontWeight) = TextStyle(
        fontFamily = family,
        fontSize = size.sp,
        lineHeight = line.sp,
        fontWeight = weight,
        lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
    )
}
