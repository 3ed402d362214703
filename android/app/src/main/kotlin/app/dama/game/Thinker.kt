package app.dama.game

import android.util.Log
import app.dama.core.EngineException
import app.dama.core.EngineInterface
import app.dama.core.Hint
import app.dama.core.HintRequest
import app.dama.core.InternalException
import app.dama.core.ThinkReply
import app.dama.core.ThinkRequest
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** The computer's move and how long it took to find. */
class Thought(val reply: ThinkReply, val ms: Long)

/**
 * Lets [engine] think on [background], one move and one hint at a time. Answers come on the main thread, and never
 * after [cancel].
 */
class Thinker(
    private val engine: EngineInterface,
    private val scope: CoroutineScope,
    private val background: CoroutineDispatcher,
    private val clock: () -> Long,
) {
    private var move: Search? = null
    private var advice: Search? = null
    private var still = CompletableDeferred(Unit)

    val isThinking: Boolean get() = move != null

    val isAdvising: Boolean get() = advice != null

    /**
     * Finds a move. The answer waits for [LEAST_MS] and for the person's own move to be shown: until [boardIsStill], if
     * the board [isStill] not yet. It is null if the engine failed.
     */
    fun think(request: ThinkRequest, isStill: Boolean, answer: (Thought?) -> Unit) {
        still = CompletableDeferred<Unit>().apply { if (isStill) complete(Unit) }
        val seen = still
        search(request.serial) { job ->
            val least = launch { delay(LEAST_MS) }
            val began = clock()
            val reply = ask { engine.think(request) }
            val ms = clock() - began
            least.join()
            seen.await()
            if (move?.job === job) move = null
            answer(reply?.let { Thought(it, ms) })
        }.begun { move = it }
    }

    /** Finds a hint; the answer is null if the engine failed. */
    fun advise(request: HintRequest, answer: (Hint?) -> Unit) {
        search(request.serial) { job ->
            val hint = ask { engine.hint(request) }
            if (advice?.job === job) advice = null
            answer(hint)
        }.begun { advice = it }
    }

    /** Nothing moves on the board any more. */
    fun boardIsStill() {
        still.complete(Unit)
    }

    /** Ends what is going on; no answer comes. */
    fun cancel() = drop { true }

    /** Ends the searches whose serial is [stale]; no answer comes. */
    fun drop(stale: (Long) -> Boolean) {
        move = move?.unless(stale)
        advice = advice?.unless(stale)
    }

    fun close() {
        cancel()
        (engine as? AutoCloseable)?.close()
    }

    private fun Search.unless(stale: (Long) -> Boolean): Search? {
        if (!stale(serial)) return this
        engine.cancel(serial)
        job.cancel()
        return null
    }

    /** Not begun yet: it must be known as the search that is going on before it can end. */
    private fun search(serial: Long, work: suspend CoroutineScope.(Job) -> Unit): Search =
        Search(serial, scope.launch(start = CoroutineStart.LAZY) { work(coroutineContext.job) })

    /** What the engine says; null if it failed. A cancelled search ends with its coroutine, not here. */
    private suspend fun <T> ask(question: () -> T): T? = withContext(background) {
        try {
            question()
        } catch (error: EngineException) {
            if (error !is EngineException.Cancelled) Log.e(TAG, "the engine has no answer", error)
            null
        } catch (error: InternalException) {
            Log.e(TAG, "the engine failed", error)
            null
        }
    }

    private class Search(val serial: Long, val job: Job) {
        fun begun(keep: (Search) -> Unit) {
            keep(this)
            job.start()
        }
    }

    private companion object {
        const val TAG = "dama"

        /** The computer's answer never comes sooner (B6). */
        const val LEAST_MS = 300L
    }
}
