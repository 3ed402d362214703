package app.dama.desk

import android.graphics.Rect
import android.view.Gravity
import android.view.View
import android.view.WindowManager.LayoutParams
import android.view.inspector.WindowInspector

/** One Android window: the activity's, or a dialog, sheet or menu above it, and where it lies on the screen. */
internal class AppWindow private constructor(val view: View, private val params: LayoutParams, val bounds: Rect) {
    /** How dark everything behind it gets, 0 to 1. */
    val dim: Float get() = if (has(LayoutParams.FLAG_DIM_BEHIND)) params.dimAmount else 0f
    val touchable: Boolean get() = !has(LayoutParams.FLAG_NOT_TOUCHABLE)
    val focusable: Boolean get() = !has(LayoutParams.FLAG_NOT_FOCUSABLE)

    /** Keeps touches beside it from the windows below. */
    val modal: Boolean get() = focusable && !has(LayoutParams.FLAG_NOT_TOUCH_MODAL)

    /** Wants to know of touches beside it: a menu closes itself by this. */
    val watchesOutside: Boolean get() = has(LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH)

    private fun has(flag: Int) = params.flags and flag != 0

    companion object {
        /** All visible windows, the lowest first. */
        fun all(screen: Rect): List<AppWindow> = WindowInspector.getGlobalWindowViews()
            .filter { it.visibility == View.VISIBLE && it.width > 0 && it.isAttachedToWindow }
            .mapNotNull { view -> (view.layoutParams as? LayoutParams)?.let { AppWindow(view, it, place(view, it, screen)) } }

        private fun place(view: View, params: LayoutParams, screen: Rect): Rect {
            val gravity = params.gravity.takeIf { it != Gravity.NO_GRAVITY } ?: Gravity.CENTER
            return Rect().also { Gravity.apply(gravity, view.width, view.height, screen, params.x, params.y, it) }
        }
    }
}
