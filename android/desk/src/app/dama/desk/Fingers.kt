package app.dama.desk

import android.os.SystemClock
import android.view.InputDevice
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.inputmethod.EditorInfo
import androidx.activity.ComponentActivity

/** Hands what the mouse and the keyboard do to the right Android window, as touches and keys. */
internal class Fingers(private val screen: Screen) {
    private var target: AppWindow? = null
    private var downAt = 0L

    fun touch(action: Int, x: Int, y: Int) {
        if (action == MotionEvent.ACTION_DOWN) {
            downAt = SystemClock.uptimeMillis()
            target = windowUnder(x, y)
        }
        target?.let { send(it, action, x, y) }
        if (action == MotionEvent.ACTION_UP) target = null
    }

    /** The highest window that takes a touch here; those it falls beside may be told of it. */
    private fun windowUnder(x: Int, y: Int): AppWindow? = screen.windows().reversed().firstOrNull { window ->
        val hit = window.touchable && window.bounds.contains(x, y)
        if (!hit && window.watchesOutside) send(window, MotionEvent.ACTION_OUTSIDE, x, y)
        hit || window.modal
    }

    private fun send(window: AppWindow, action: Int, x: Int, y: Int) {
        val event = MotionEvent.obtain(downAt, SystemClock.uptimeMillis(), action, window.localX(x), window.localY(y), 0)
        event.source = InputDevice.SOURCE_TOUCHSCREEN
        window.view.dispatchTouchEvent(event)
        event.recycle()
    }

    /** Turns the wheel: [notches] are positive away from the person, as Android counts them. */
    fun scroll(x: Int, y: Int, notches: Float) {
        val window = screen.windows().lastOrNull { it.touchable && it.bounds.contains(x, y) } ?: return
        val now = SystemClock.uptimeMillis()
        val mouse = MotionEvent.PointerProperties().apply { toolType = MotionEvent.TOOL_TYPE_MOUSE }
        val place = MotionEvent.PointerCoords().apply {
            this.x = window.localX(x)
            this.y = window.localY(y)
            setAxisValue(MotionEvent.AXIS_VSCROLL, notches)
        }
        val event = MotionEvent.obtain(
            now, now, MotionEvent.ACTION_SCROLL, 1, arrayOf(mouse), arrayOf(place), 0, 0, 1f, 1f, 0, 0, InputDevice.SOURCE_MOUSE, 0,
        )
        window.view.dispatchGenericMotionEvent(event)
        event.recycle()
    }

    fun key(action: Int, code: Int) {
        focused()?.view?.dispatchKeyEvent(KeyEvent(action, code))
    }

    /**
     * Goes back. A dialog or sheet takes the key; the activity is asked by its dispatcher, as Android's back gesture asks it.
     * False if nothing in the app wants it: on a phone the person would be at the home screen now.
     */
    fun back(activity: ComponentActivity): Boolean {
        if (focused()?.view !== activity.window.decorView) {
            key(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BACK)
            key(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_BACK)
            return true
        }
        val wanted = activity.onBackPressedDispatcher.hasEnabledCallbacks()
        if (wanted) activity.onBackPressedDispatcher.onBackPressed()
        return wanted
    }

    /** Types a letter into the focused text field, as an on-screen keyboard does. */
    fun type(letter: Char) {
        focused()?.view?.findFocus()?.onCreateInputConnection(EditorInfo())?.commitText(letter.toString(), 1)
    }

    private fun focused(): AppWindow? = screen.windows().lastOrNull { it.focusable }

    private fun AppWindow.localX(x: Int) = (x - bounds.left).toFloat()

    private fun AppWindow.localY(y: Int) = (y - bounds.top).toFloat()
}
