package app.dama.desk

import java.nio.file.Path

/**
 * How the phone on the desk is made. Read from system properties, since Robolectric loads our classes a second time and
 * only these reach both copies.
 */
internal data class Options(
    /** Size, night and density, as Android's resource qualifiers. */
    val qualifiers: String,
    val fontScale: Float,
    /** The folder that is the app's storage. */
    val home: Path,
    /** Where scripts read what is on the screen ([Controls]); null if none asks. */
    val controls: Path?,
) {
    companion object {
        fun fromProperties() = Options(
            qualifiers = property("qualifiers"),
            fontScale = property("fontScale").toFloat(),
            home = Path.of(property("home")),
            controls = System.getProperty("dama.desk.controls")?.let(Path::of),
        )

        private fun property(name: String): String =
            requireNotNull(System.getProperty("dama.desk.$name")) { "start the window with desk.py play: no dama.desk.$name" }
    }
}
