package app.dama.desk

import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Looper
import android.view.View
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowChoreographer
import java.time.Duration

/** Draws a screen frame by frame, one after the other, in Android's time. */
internal class Film(private val view: View) {
    private val looper = shadowOf(Looper.getMainLooper())
    private val canvas: Canvas

    init {
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME_MS))
        settle()
        canvas = Canvas(Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888))
    }

    /** All that one frame costs: what is due happens, what changed is composed and laid out, everything is drawn. */
    fun frame() {
        looper.idleFor(Duration.ofMillis(FRAME_MS))
        view.draw(canvas)
    }

    /** Lets what moves come to rest. */
    fun settle() = looper.idleFor(Duration.ofMillis(REST_MS))

    private companion object {
        const val FRAME_MS = 16L
        const val REST_MS = 2_000L
    }
}
