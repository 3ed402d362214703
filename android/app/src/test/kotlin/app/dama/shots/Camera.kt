package app.dama.shots

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.test.core.app.ActivityScenario
import app.dama.ui.DamaTheme
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowDialog
import java.io.File

/** A window to photograph: its size in dp, and how many dots a dp has. */
enum class Window(val width: Int, val height: Int, val density: String) {
    SMALL(320, 480, "xhdpi"),
    PHONE(360, 800, "xhdpi"),
    LARGE_PHONE(411, 891, "xhdpi"),
    LANDSCAPE(891, 411, "xhdpi"),
    FOLDABLE(600, 960, "hdpi"),
    SQUARE(700, 700, "hdpi"),
    TABLET(840, 1180, "hdpi"),
    LARGE_TABLET(1280, 800, "hdpi"),
    ;

    val title: String get() = "${width}x$height"
}

/** How a person has set up the device. */
data class Look(
    val window: Window = Window.LARGE_PHONE,
    val dark: Boolean = false,
    val language: String = "en",
    val textScale: Float = 1f,
) {
    val title: String
        get() = "${window.title}-${if (dark) "dark" else "light"}-$language-${(textScale * 100).toInt()}"

    val qualifiers: String
        get() {
            val long = if (window.height >= window.width) "port" else "land"
            val night = if (dark) "night" else "notnight"
            val direction = if (language == "ar") "ldrtl-" else ""
            return "$language-${direction}w${window.width}dp-h${window.height}dp-$long-$night-${window.density}"
        }
}

/** Takes pictures of screens, each in an activity of its own, into the folder that the desk names. */
class Camera(private val rule: ComposeTestRule) {
    private val folder = File(System.getProperty("dama.shots") ?: "build/shots").apply { mkdirs() }
    private val taken = mutableListOf<File>()

    fun shoot(name: String, look: Look, content: @Composable () -> Unit) {
        RuntimeEnvironment.setQualifiers(look.qualifiers)
        RuntimeEnvironment.setFontScale(look.textScale)
        ActivityScenario.launch(ComponentActivity::class.java).use { scenario ->
            scenario.onActivity { activity -> activity.setContent { DamaTheme(look.dark) { content() } } }
            rule.waitForIdle()
            val picture = rule.onAllNodes(isRoot())[0].captureToImage().asAndroidBitmap()
                .copy(Bitmap.Config.ARGB_8888, true).also(::addDialog)
            val file = File(folder, "$name-${look.title}.png")
            file.outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
            taken += file
        }
    }

    /** A dialog is a window of its own, in the middle of the screen, which it dims. */
    private fun addDialog(picture: Bitmap) {
        val window = ShadowDialog.getLatestDialog()?.takeIf { it.isShowing }?.window?.decorView ?: return
        val canvas = Canvas(picture)
        canvas.drawColor(DIM)
        canvas.translate((picture.width - window.width) / 2f, (picture.height - window.height) / 2f)
        window.draw(canvas)
    }

    private companion object {
        const val DIM = 0x66000000
        const val PER_SHEET = 16
    }

    /** All that this camera has taken, small, on as few sheets as the eye can take in. */
    fun contactSheets(name: String) = taken.chunked(PER_SHEET).forEachIndexed { index, some ->
        ContactSheet(some).write(File(folder, "sheet-$name-${index + 1}.png"))
    }
}
