package app.dama.desk

import android.view.View
import android.view.ViewGroup
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.semantics.getOrNull
import java.awt.Rectangle
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption.ATOMIC_MOVE

/**
 * Tells scripts what can be seen and touched, so that they need not guess at pixels: whenever [file] is missing it is
 * written. A line is a control: x, y, width and height in the window, then its tag in tests, its state and its words,
 * all with tabs between. Not on the desktop, for Java's answer to where a window lies there is a guess, which in one of
 * thirty that had just opened was wrong, at times for good.
 */
internal class Controls(private val file: Path) {
    /** Of [windows], the lowest first; [place] says where a part of the phone's screen lies in the window. */
    fun tell(windows: List<AppWindow>, place: (Rectangle) -> Rectangle) {
        if (Files.exists(file)) return
        val lines = windows.flatMap { window ->
            roots(window.view).flatMap { it.semanticsOwner.getAllSemanticsNodes(mergingEnabled = true) }
                .map { line(it, place(bounds(it, window))) }
        }
        val fresh = file.resolveSibling("${file.fileName}.new")
        Files.write(fresh, lines)
        Files.move(fresh, file, ATOMIC_MOVE)
    }

    private fun roots(view: View): List<RootForTest> = when (view) {
        is RootForTest -> listOf(view)
        is ViewGroup -> (0 until view.childCount).flatMap { roots(view.getChildAt(it)) }
        else -> emptyList()
    }

    private fun bounds(node: SemanticsNode, window: AppWindow): Rectangle = with(node.boundsInWindow) {
        val corner = window.bounds
        Rectangle(corner.left + left.toInt(), corner.top + top.toInt(), width.toInt(), height.toInt())
    }

    private fun line(node: SemanticsNode, place: Rectangle): String {
        val config = node.config
        val tag = config.getOrNull(SemanticsProperties.TestTag)
        val state = config.getOrNull(SemanticsProperties.StateDescription)
        val words = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        val numbers = with(place) { listOf(x, y, width, height) }
        val fields = numbers + listOf(tag, state, words.joinToString(" | "))
        return fields.joinToString("\t") { it?.toString().orEmpty().replace(BREAK, " ") }
    }

    private companion object {
        val BREAK = Regex("[\\t\\n\\r]")
    }
}
