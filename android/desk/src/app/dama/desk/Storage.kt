package app.dama.desk

import org.robolectric.RuntimeEnvironment
import java.nio.file.Files
import java.nio.file.Path

/**
 * Lets the app keep its files: Robolectric gives every run an empty data folder that it deletes at the end, so before the
 * app is made a link to a lasting folder takes that folder's place. What the app has written is safe at once, even if this
 * process is killed, as on a phone.
 */
internal fun keepStorageIn(home: Path, packageName: String) {
    Files.createDirectories(home)
    val folder = RuntimeEnvironment.getTempDirectory().basePath.resolve("$packageName-dataDir")
    check(Files.notExists(folder)) { "the app was made before its storage: $folder is there already" }
    Files.createSymbolicLink(folder, home.toAbsolutePath())
}
