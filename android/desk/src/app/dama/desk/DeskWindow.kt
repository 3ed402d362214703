package app.dama.desk

import java.awt.Dimension
import java.awt.Graphics
import java.awt.Graphics2D
import java.awt.GraphicsEnvironment
import java.awt.Rectangle
import java.awt.RenderingHints
import java.awt.event.KeyAdapter
import java.awt.event.KeyEvent
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent
import java.awt.event.MouseWheelEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import javax.swing.JFrame
import javax.swing.JPanel
import javax.swing.SwingUtilities
import android.view.KeyEvent as AndroidKey
import android.view.MotionEvent as AndroidMotion

/** What the person at the desk does, in Android's terms and in pixels of the phone's screen. */
internal sealed interface Event {
    data class Touch(val action: Int, val x: Int, val y: Int) : Event
    data class Scroll(val x: Int, val y: Int, val notches: Float) : Event
    data class Key(val action: Int, val code: Int) : Event
    data class Letter(val letter: Char) : Event
    data object Back : Event
    data object Hidden : Event
    data object Shown : Event
    data object Closed : Event
}

/** The window on the desktop: shows the phone's screen, as large as there is room, and reports [Event]s to [tell]. */
internal class DeskWindow(title: String, private val image: BufferedImage, private val tell: (Event) -> Unit) {
    private val panel = Panel()
    private val frame = JFrame(title)

    fun open() = SwingUtilities.invokeAndWait {
        val room = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
        val scale = minOf(1.0, room.width.toDouble() / image.width, (room.height - TITLE_BAR).toDouble() / image.height)
        panel.preferredSize = Dimension((image.width * scale).toInt(), (image.height * scale).toInt())
        frame.add(panel)
        frame.pack()
        frame.setLocationRelativeTo(null)
        frame.defaultCloseOperation = JFrame.DO_NOTHING_ON_CLOSE
        frame.addWindowListener(frameListener)
        frame.isVisible = true
        panel.requestFocusInWindow()
    }

    fun repaint() = panel.repaint()

    /** Where a part of the phone's screen lies in the window, without its frame. */
    fun inWindow(part: Rectangle): Rectangle = panel.inWindow(part)

    fun close() = SwingUtilities.invokeAndWait { frame.dispose() }

    private val frameListener = object : WindowAdapter() {
        override fun windowClosing(e: WindowEvent) = tell(Event.Closed)

        override fun windowIconified(e: WindowEvent) = tell(Event.Hidden)

        override fun windowDeiconified(e: WindowEvent) = tell(Event.Shown)
    }

    private inner class Panel : JPanel() {
        init {
            isFocusable = true
            // Tab belongs to the app.
            focusTraversalKeysEnabled = false
            addMouseListener(mouse)
            addMouseMotionListener(mouse)
            addMouseWheelListener(mouse)
            addKeyListener(keys)
        }

        /** Where the phone's screen lies on the panel: in the middle, never distorted. */
        private fun place(): Rectangle {
            val scale = minOf(width.toDouble() / image.width, height.toDouble() / image.height)
            val (w, h) = (image.width * scale).toInt() to (image.height * scale).toInt()
            return Rectangle((width - w) / 2, (height - h) / 2, maxOf(w, 1), maxOf(h, 1))
        }

        fun screenX(x: Int): Int = place().let { (x - it.x) * image.width / it.width }

        fun screenY(y: Int): Int = place().let { (y - it.y) * image.height / it.height }

        fun inWindow(part: Rectangle): Rectangle {
            val place = place()
            val scale = place.width.toDouble() / image.width
            fun scaled(length: Int) = (length * scale).toInt()
            return Rectangle(place.x + scaled(part.x), place.y + scaled(part.y), scaled(part.width), scaled(part.height))
        }

        override fun paintComponent(g: Graphics) {
            super.paintComponent(g)
            (g as Graphics2D).setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR)
            val place = place()
            synchronized(image) { g.drawImage(image, place.x, place.y, place.width, place.height, null) }
        }
    }

    private val mouse: MouseAdapter
        get() = object : MouseAdapter() {
            override fun mousePressed(e: MouseEvent) {
                if (SwingUtilities.isRightMouseButton(e)) tell(Event.Back) else touch(AndroidMotion.ACTION_DOWN, e)
            }

            override fun mouseReleased(e: MouseEvent) = touch(AndroidMotion.ACTION_UP, e)

            override fun mouseDragged(e: MouseEvent) = touch(AndroidMotion.ACTION_MOVE, e)

            override fun mouseWheelMoved(e: MouseWheelEvent) =
                tell(Event.Scroll(panel.screenX(e.x), panel.screenY(e.y), -e.preciseWheelRotation.toFloat()))

            private fun touch(action: Int, e: MouseEvent) {
                if (SwingUtilities.isLeftMouseButton(e)) tell(Event.Touch(action, panel.screenX(e.x), panel.screenY(e.y)))
            }
        }

    private val keys: KeyAdapter
        get() = object : KeyAdapter() {
            override fun keyPressed(e: KeyEvent) {
                if (e.keyCode == KeyEvent.VK_ESCAPE) tell(Event.Back) else key(AndroidKey.ACTION_DOWN, e)
            }

            override fun keyReleased(e: KeyEvent) = key(AndroidKey.ACTION_UP, e)

            override fun keyTyped(e: KeyEvent) {
                if (!e.keyChar.isISOControl() && !e.isControlDown && !e.isAltDown) tell(Event.Letter(e.keyChar))
            }

            private fun key(action: Int, e: KeyEvent) {
                KEYS[e.keyCode]?.let { tell(Event.Key(action, it)) }
            }
        }

    private companion object {
        const val TITLE_BAR = 40

        /** Keys that are not letters. */
        val KEYS = mapOf(
            KeyEvent.VK_ENTER to AndroidKey.KEYCODE_ENTER,
            KeyEvent.VK_TAB to AndroidKey.KEYCODE_TAB,
            KeyEvent.VK_BACK_SPACE to AndroidKey.KEYCODE_DEL,
            KeyEvent.VK_DELETE to AndroidKey.KEYCODE_FORWARD_DEL,
            KeyEvent.VK_LEFT to AndroidKey.KEYCODE_DPAD_LEFT,
            KeyEvent.VK_RIGHT to AndroidKey.KEYCODE_DPAD_RIGHT,
            KeyEvent.VK_UP to AndroidKey.KEYCODE_DPAD_UP,
            KeyEvent.VK_DOWN to AndroidKey.KEYCODE_DPAD_DOWN,
            KeyEvent.VK_HOME to AndroidKey.KEYCODE_MOVE_HOME,
            KeyEvent.VK_END to AndroidKey.KEYCODE_MOVE_END,
            KeyEvent.VK_PAGE_UP to AndroidKey.KEYCODE_PAGE_UP,
            KeyEvent.VK_PAGE_DOWN to AndroidKey.KEYCODE_PAGE_DOWN,
        )
    }
}
