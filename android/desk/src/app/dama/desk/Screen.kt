package app.dama.desk

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.view.View
import java.awt.image.BufferedImage
import java.awt.image.DataBufferInt

/** The phone's screen: draws all windows, in order, into one picture, and knows when that is needed. */
internal class Screen(width: Int, height: Int) {
    val bounds = Rect(0, 0, width, height)
    val image = BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)

    private val pixels = (image.raster.dataBuffer as DataBufferInt).data
    private val bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)
    private val canvas = Canvas(bitmap)
    private val watched = HashSet<View>()

    /** Something changed since the last [draw]. */
    var stale = true
        private set

    fun windows(): List<AppWindow> = AppWindow.all(bounds)

    /** Notices windows that came and went, and asks the new ones to tell of every change. */
    fun watch() {
        val views = windows().map { it.view }
        for (view in views) {
            if (watched.add(view)) {
                stale = true
                view.viewTreeObserver.addOnPreDrawListener {
                    stale = true
                    true
                }
            }
        }
        if (watched.retainAll(views.toSet())) stale = true
    }

    fun draw() {
        stale = false
        canvas.drawColor(Color.BLACK)
        for (window in windows()) {
            if (window.dim > 0) canvas.drawColor(Color.argb(window.dim, 0f, 0f, 0f))
            canvas.save()
            canvas.translate(window.bounds.left.toFloat(), window.bounds.top.toFloat())
            window.view.draw(canvas)
            canvas.restore()
        }
        synchronized(image) { bitmap.getPixels(pixels, 0, bounds.width(), 0, 0, bounds.width(), bounds.height()) }
    }
}
