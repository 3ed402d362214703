package app.dama.board

import android.util.LruCache
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import kotlin.coroutines.CoroutineContext

private const val CACHE_BYTES = 48 * 1024 * 1024

/** Keeps the pictures of the boards that were last shown, for the whole app. */
object BoardArts {
    /**
     * Where boards are drawn. Until one is done a plain board is shown, so tests that take pictures set
     * `Dispatchers.Unconfined`, which draws on the spot.
     */
    var dispatcher: CoroutineContext = Dispatchers.Default

    private val cache = object : LruCache<ArtKey, BoardArt>(CACHE_BYTES) {
        override fun sizeOf(key: ArtKey, value: BoardArt): Int = value.bytes
    }

    /** The pictures for [key] if they are at hand. */
    internal fun cached(key: ArtKey): BoardArt? = cache.get(key)

    /** The pictures for [key], drawn off the caller's thread if need be. */
    internal suspend fun load(key: ArtKey): BoardArt = cached(key) ?: withContext(dispatcher) { render(key) }

    /** The pictures for [key], drawn now if need be. One at a time: two boards of one size are drawn once. */
    @Synchronized
    internal fun render(key: ArtKey): BoardArt = cached(key) ?: BoardArt(key).also { cache.put(key, it) }

    /** Forgets all pictures, when memory is short. */
    fun clear() = cache.evictAll()
}
