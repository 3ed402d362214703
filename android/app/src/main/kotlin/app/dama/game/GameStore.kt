package app.dama.game

import android.util.Log
import java.io.File
import java.io.FileOutputStream
import java.io.IOException
import java.util.concurrent.ExecutionException
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException

/** Keeps the one game that can be continued, as text that only the core understands. */
interface GameStore {
    /** What was written last, or null if there is no game. Waits for the disk: it is read once, at the start. */
    @Throws(IOException::class)
    fun read(): String?

    /** Takes [text] in place of what was there before. Returns at once; texts are written in order. */
    fun write(text: String)

    /** Forgets the game. */
    fun clear()

    /** Puts a game that cannot be read beside, so that it is not lost. */
    fun setAside()

    /** Waits until everything is written. */
    fun flush()

    /** Called from any thread when a game could not be written. */
    var onFailure: (IOException) -> Unit
}

/**
 * The game in [file]. A new text is written beside it, forced to the disk and then moved over it, so that whenever the
 * process or the phone dies either the old game or the new one is there, whole.
 */
class FileGameStore(private val file: File) : GameStore {
    private val fresh = File(file.path + ".new")
    private val damaged = File(file.path + ".damaged")

    /** One thread keeps the order; it goes away when there is nothing to do. */
    private val writer = ThreadPoolExecutor(0, 1, IDLE_SECONDS, TimeUnit.SECONDS, LinkedBlockingQueue()) { work ->
        Thread(work, "dama-save").apply { isDaemon = true }
    }

    @Volatile
    override var onFailure: (IOException) -> Unit = {}

    override fun read(): String? = if (file.exists()) file.readText() else null

    override fun write(text: String) = inOrder { replace(text) }

    override fun clear() = inOrder {
        if (file.exists() && !file.delete()) throw IOException("$file cannot be deleted")
    }

    override fun setAside() = inOrder {
        if (!file.renameTo(damaged)) throw IOException("$file cannot be moved to $damaged")
    }

    override fun flush() {
        try {
            writer.submit {}.get(FLUSH_SECONDS, TimeUnit.SECONDS)
        } catch (error: ExecutionException) {
            Log.e(TAG, "waiting for the game to be written", error)
        } catch (error: TimeoutException) {
            Log.e(TAG, "the game is still being written after $FLUSH_SECONDS s", error)
        }
    }

    private fun inOrder(work: () -> Unit) {
        writer.execute {
            try {
                work()
            } catch (error: IOException) {
                Log.e(TAG, "keeping the game in $file", error)
                onFailure(error)
            }
        }
    }

    private fun replace(text: String) {
        file.parentFile?.mkdirs()
        FileOutputStream(fresh).use {
            it.write(text.toByteArray())
            it.fd.sync()
        }
        if (!fresh.renameTo(file)) throw IOException("$fresh cannot be moved to $file")
    }

    private companion object {
        const val TAG = "dama"
        const val IDLE_SECONDS = 5L
        const val FLUSH_SECONDS = 2L
    }
}
