package app.dama.shots

import java.awt.Color
import java.awt.Font
import java.awt.Graphics2D
import java.awt.RenderingHints
import java.awt.image.BufferedImage
import java.io.File
import javax.imageio.ImageIO
import kotlin.math.min

/** Puts pictures side by side with their names, so that differences strike the eye. */
class ContactSheet(private val files: List<File>) {
    fun write(target: File) {
        val rows = (files.size + COLUMNS - 1) / COLUMNS
        val sheet = BufferedImage(COLUMNS * CELL_WIDTH, rows * CELL_HEIGHT, BufferedImage.TYPE_INT_RGB)
        val pen = sheet.createGraphics()
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR)
        pen.color = Color.GRAY
        pen.fillRect(0, 0, sheet.width, sheet.height)
        files.forEachIndexed { index, file ->
            pen.cell(file, index % COLUMNS * CELL_WIDTH, index / COLUMNS * CELL_HEIGHT)
        }
        pen.dispose()
        ImageIO.write(sheet, "png", target)
    }

    private fun Graphics2D.cell(file: File, x: Int, y: Int) {
        val picture = ImageIO.read(file)
        val room = CELL_HEIGHT - LABEL - GAP
        val scale = min((CELL_WIDTH - GAP).toDouble() / picture.width, room.toDouble() / picture.height)
        // Made small in steps: in one step fine lines would vanish.
        val small = picture.getScaledInstance(
            (picture.width * scale).toInt(),
            (picture.height * scale).toInt(),
            java.awt.Image.SCALE_AREA_AVERAGING,
        )
        drawImage(small, x + GAP / 2, y + LABEL, null)
        color = Color.WHITE
        font = Font(Font.SANS_SERIF, Font.PLAIN, 11)
        drawString(file.nameWithoutExtension, x + GAP / 2, y + LABEL - 5)
    }

    private companion object {
        const val COLUMNS = 8
        const val CELL_WIDTH = 330
        const val CELL_HEIGHT = 500
        const val LABEL = 20
        const val GAP = 10
    }
}
