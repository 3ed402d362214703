package app.dama.ui

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

private const val GRID = 24f
private const val STROKE = 1.8f

/** The app's icons: round-ended lines of 1.8 on a grid of 24. Those with a direction are mirrored with the layout. */
object Icons {
    val Back = icon("M14.5 5 7.5 12l7 7", mirrored = true)
    val Forward = icon("M9.5 5 16.5 12l-7 7", mirrored = true)
    val Up = icon("M5 14.5 12 7.5l7 7")
    val Down = icon("M5 9.5 12 16.5l7-7")
    val First = icon("M17.5 5 10.5 12l7 7M6 5.5v13", mirrored = true)
    val Latest = icon("M6.5 5 13.5 12l-7 7M18 5.5v13", mirrored = true)
    val Undo = icon("M8.5 5 4.5 9l4 4M4.5 9H14a5.2 5.2 0 0 1 0 10.4H9", mirrored = true)
    val Redo = icon("M15.5 5 19.5 9l-4 4M19.5 9H10a5.2 5.2 0 0 0 0 10.4h5", mirrored = true)
    val Hint = icon("M9.3 17.2c0-1.7-3.3-3.3-3.3-7.2a6 6 0 0 1 12 0c0 3.9-3.3 5.5-3.3 7.2zM10 20.8h4")
    val Flip = icon("M7.5 20V5M4 8.3 7.5 4.7 11 8.3M16.5 4v15M13 15.7l3.5 3.6 3.5-3.6")
    val More = icon(solid = dot(5.5f) + dot(12f) + dot(18.5f))
    val Settings = icon(
        "M4 7.5h9.4M18.6 7.5H20M4 16.5h2.4M11.6 16.5H20" + circle(16f, 7.5f, 2.6f) + circle(9f, 16.5f, 2.6f),
    )
    val Statistics = icon("M5 20V12.5M12 20V4.5M19 20v-5")
    val Book = icon(
        "M12 6.8C10 5.2 7 4.8 3.8 5v13.2c3.2-.2 6.2.2 8.2 1.8 2-1.6 5-2 8.2-1.8V5C17 4.8 14 5.2 12 6.8zM12 6.8V20",
    )
    val Close = icon("M6 6 18 18M18 6 6 18")
    val Check = icon("M5 12.5l4.7 4.7L19.5 7.3")
    val Share = icon("M12 14.5V4M8 7.5 12 3.7l4 3.8M6.5 11H5v9.3h14V11h-1.5")
    val Review = icon(circle(10.5f, 10.5f, 6f) + "M15 15l5 5")
    val NewGame = icon("M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.7 3.2v4h-4")
    val Resign = icon("M6 21V3.5M6 4.5c3.5-1.8 6 1.6 12.5 0v9.2c-6.5 1.6-9-1.8-12.5 0")
    val OfferDraw = icon(circle(12f, 12f, 8.5f) + "M8.5 10.3h7M8.5 13.7h7")
    val Seats = icon(
        "M5 9V6.5A2.5 2.5 0 0 1 7.5 4h9A2.5 2.5 0 0 1 19 6.5V9" +
            "M5 15v2.5A2.5 2.5 0 0 0 7.5 20h9a2.5 2.5 0 0 0 2.5-2.5V15M3 12h18",
    )
    val Swap = icon("M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19")
    val Copy = icon("M9 8.5h10.5v12H9zM15 8.5V3.5H4.5v12H9")
    val Paste = icon("M9 4.5H5.5v16h13v-16H15M9 3h6v3.5H9z")
    val Edit = icon("M4.5 19.5l.9-4L15.8 5.1a2.2 2.2 0 0 1 3.1 3.1L8.5 18.6zM13.8 7.1l3.1 3.1")
    val Delete = icon("M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.9 14h9.2l.9-14M10.3 10.5v6M13.7 10.5v6")
    val Dice = icon(
        "M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8A3.5 3.5 0 0 1 16 19.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5z",
        solid = dot(8.8f, 8.8f) + dot(12f) + dot(15.2f, 15.2f),
    )
}

/** An icon drawn with lines along [lines] and filled in [solid], both as path data. */
private fun icon(lines: String = "", solid: String = "", mirrored: Boolean = false): ImageVector {
    val ink = SolidColor(Color.Black)
    val builder = ImageVector.Builder(
        defaultWidth = GRID.dp,
        defaultHeight = GRID.dp,
        viewportWidth = GRID,
        viewportHeight = GRID,
        autoMirror = mirrored,
    )
    if (lines.isNotEmpty()) {
        builder.addPath(
            pathData = addPathNodes(lines),
            stroke = ink,
            strokeLineWidth = STROKE,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
        )
    }
    if (solid.isNotEmpty()) builder.addPath(pathData = addPathNodes(solid), fill = ink)
    return builder.build()
}

private fun circle(x: Float, y: Float, radius: Float): String =
    "M${x - radius} ${y}a$radius $radius 0 1 0 ${2 * radius} 0a$radius $radius 0 1 0 ${-2 * radius} 0z"

private fun dot(x: Float, y: Float = GRID / 2): String = circle(x, y, 1.6f)
