package app.dama.game

import android.util.Log
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.dama.core.Engine
import app.dama.core.EngineInterface
import app.dama.core.GameView
import app.dama.core.InternalException
import app.dama.core.Options
import app.dama.core.Session
import app.dama.core.SessionException
import app.dama.core.Setup
import app.dama.core.Side
import app.dama.core.Turn
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import java.io.IOException
import java.util.UUID

/** Something that the person must be told apart from the game. */
enum class Notice { SAVE_DAMAGED, SAVE_FAILED }

/**
 * The one game of the app. The core's session holds the truth; here it is asked, saved, and given the computer's moves.
 * All of it happens on the main thread, but for the engine's thinking and the writing of files.
 *
 * [pace] stretches what is animated, 0 for not at all; [oneTap] is the setting of that name.
 */
class GameModel(
    private val store: GameStore,
    private val saved: SavedStateHandle,
    private val pace: () -> Float = { 1f },
    private val oneTap: () -> Boolean = { false },
    background: CoroutineDispatcher = Dispatchers.Default,
    clock: () -> Long,
    private val seed: () -> Long,
    engine: EngineInterface = Engine(),
) : ViewModel() {
    private val current = MutableStateFlow<GameState?>(null)
    private val told = MutableStateFlow<Notice?>(null)
    private val thinker = Thinker(engine, viewModelScope, background, clock)
    private var session: Session? = null
    private var written: String? = null

    /** All routes of the game, with those that can be played again. */
    private var routes = emptyList<String>()
    private var isWatched = false
    private var lastId = 0L
    private var claimed = 0L
    private var motionTimer: Job? = null
    private val dragging = Dragging(this, oneTap)

    /** The game; null if there is none. */
    val state: StateFlow<GameState?> = current.asStateFlow()

    /** What is to be told; null if nothing. */
    val notice: StateFlow<Notice?> = told.asStateFlow()

    init {
        store.onFailure = { viewModelScope.launch { told.value = Notice.SAVE_FAILED } }
        restore()
    }

    private fun restore() {
        try {
            val text = store.read() ?: return
            session = Session.restore(text)
            written = text
            show()
        } catch (error: SessionException) {
            putAside(error)
        } catch (error: IOException) {
            putAside(error)
        } catch (error: InternalException) {
            putAside(error)
        }
    }

    private fun putAside(error: Exception) {
        Log.w(TAG, "the saved game cannot be read", error)
        store.setAside()
        told.value = Notice.SAVE_DAMAGED
    }

    fun noticeSeen() {
        told.value = null
    }

    // What the person does.

    fun start(game: NewGame) {
        val options = Options(noUndo = game.noUndo, oneTap = oneTap())
        val setup = Setup(game.start, game.white, game.black, options, UUID.randomUUID().toString(), seed())
        val session = try {
            Session(setup)
        } catch (error: SessionException) {
            Log.e(TAG, "no game can be set up like this", error)
            return
        }
        replaceSession(session)
        saved[TURNED] = game.startsTurned
        show()
    }

    /** The same game again, with [swapped] sides or the same. */
    fun rematch(noUndo: Boolean, swapped: Boolean) {
        val session = session ?: return
        val start = session.goTo(0).position
        val view = session.goLive()
        val seats = listOf(Side.WHITE, Side.BLACK).map { side -> seat(view.level(if (swapped) side.other else side)) }
        start(NewGame(seats[0], seats[1], start, noUndo))
    }

    /** Leaves a finished game for good: it need not be continued. */
    fun leave() {
        replaceSession(null)
        written = null
        store.clear()
    }

    fun tap(square: Int) = act(tapped = square) { tap(square) }

    fun deselect() = act { deselect() }

    fun undo() = act { undo() }

    fun redo() = act { redo() }

    fun goTo(ply: Int) = act { goTo(ply) }

    fun goLive() = act { goLive() }

    fun resign(side: Side) = act { resign(side) }

    fun offerDraw() = act { offerDraw() }

    fun acceptDraw() = act { acceptDraw() }

    fun declineDraw() = act { declineDraw() }

    /** Turns the board round, which changes only how it is seen. */
    fun flip() {
        val state = current.value ?: return
        saved[TURNED] = !state.turned
        current.value = state.copy(turned = !state.turned)
    }

    /** Puts the end panel away, or brings it back. */
    fun setEndSeen(seen: Boolean) {
        saved[END_SEEN] = seen
        current.value = current.value?.copy(endSeen = seen)
    }

    /** Looks for a good move; it is shown when it is found, if it still fits. */
    fun hint() {
        val session = session ?: return
        if (current.value?.view?.turn != Turn.PERSON || thinker.isAdvising) return
        val request = session.hintRequest()
        show(session.goLive())
        current.value = current.value?.copy(advising = true, hint = null)
        thinker.advise(request) { hint ->
            val fits = hint != null && session === this.session && session.isCurrent(hint.serial)
            current.value = current.value?.copy(hint = hint.takeIf { fits }, advising = false)
        }
    }

    /** The position shown, or the game in PDN, to be copied. */
    fun position(): String? = session?.position()

    fun pdn(): String? = session?.pdn()

    // A piece under the finger.

    /** A drag begins on [square]; false if there is nothing to drag, and then the game says why. */
    fun lift(square: Int): Boolean = dragging.lift(square)

    /** The dragged piece is let go over [square], or outside the board. */
    fun drop(square: Int?) = dragging.drop(square)

    /** The system has taken the touch away: nothing is played. */
    fun dragCancelled() = dragging.cancel()

    // Motion.

    /** Whether the motion with this id may be shown: true only once, so never again after a rotation. */
    fun claimMotion(id: Long): Boolean = (id > claimed).also { if (it) claimed = id }

    /** A motion has been shown, or cut short. */
    fun finishMotion(id: Long) {
        val state = current.value ?: return
        if (state.motion?.id != id) return
        motionTimer?.cancel()
        current.value = state.copy(motion = null)
        thinker.boardIsStill()
    }

    // The computer.

    /** The game's screen is seen: the computer may think. */
    fun resume() {
        isWatched = true
        followOneTap()
        ask()
    }

    /** The game's screen is left: nothing runs, and everything is on disk. */
    fun pause() {
        isWatched = false
        thinker.cancel()
        current.value = current.value?.copy(thinking = false, advising = false)
        store.flush()
    }

    /** Asks the computer again after a failure. */
    fun retry() {
        current.value = current.value?.copy(isStuck = false)
        ask()
    }

    private fun ask() {
        val session = session ?: return
        val state = current.value ?: return
        if (!isWatched || state.view.turn != Turn.COMPUTER || thinker.isThinking || state.isStuck) return
        current.value = state.copy(thinking = true)
        thinker.think(session.thinkRequest(), isStill = state.motion == null) { thought -> answer(thought) }
    }

    private fun answer(thought: Thought?) {
        val view = thought?.reply?.let { reply -> asked { play(reply.serial, reply.route, reply.acceptsDraw) } }
        current.value = current.value?.copy(thinking = false, isStuck = view == null, thoughtMs = thought?.ms)
        if (view != null) show(view)
    }

    // Between the person and the session.

    /** Does [command] and shows what came of it; what cannot be done changes nothing. */
    internal fun act(landed: Int? = null, tapped: Int? = null, command: Session.() -> GameView) {
        asked(command)?.let { show(it, landed, tapped) }
    }

    /** What the session says; null if it refuses, or there is none. */
    private fun <T> asked(question: Session.() -> T): T? = try {
        session?.question()
    } catch (error: SessionException) {
        Log.i(TAG, "not done: ${error.message}")
        null
    } catch (error: InternalException) {
        Log.e(TAG, "the core failed", error)
        null
    }

    /** Shows the session as it is. */
    private fun show() {
        session?.let { show(it.view()) }
    }

    private fun show(view: GameView, landed: Int? = null, tapped: Int? = null) {
        val session = session ?: return
        val old = current.value
        val moves = session.moves()
        // While an earlier ply is looked at, only the computer's move changes the game, and then it is the last one.
        val livePly = if (view.live) view.ply else old?.livePly?.takeIf { moves == routes } ?: moves.size
        routes = moves
        if (view.outcome == null) saved[END_SEEN] = false
        val motion = motionOf(view, landed, pace())?.let { ShownMotion(++lastId, it) }
        val refused = view.refusal?.let { refusal -> tapped?.let { RefusedTap(++lastId, it, refusal) } }
        thinker.drop { !session.isCurrent(it) }
        current.value = GameState(
            view = view,
            moves = moves.take(livePly),
            thinking = thinker.isThinking,
            advising = thinker.isAdvising,
            thoughtMs = old?.thoughtMs.takeIf { view.ply > 0 },
            isStuck = old?.isStuck == true && view.turn == Turn.COMPUTER,
            hint = old?.hint?.takeIf { session.isCurrent(it.serial) },
            motion = motion,
            refused = refused,
            turned = saved[TURNED] ?: false,
            endSeen = saved[END_SEEN] ?: false,
        )
        time(motion)
        save(session)
        ask()
    }

    /** Ends a motion that no screen shows. */
    private fun time(motion: ShownMotion?) {
        motionTimer?.cancel()
        if (motion == null) return thinker.boardIsStill()
        motionTimer = viewModelScope.launch {
            delay(motion.timeline.duration + PATIENCE_MS)
            finishMotion(motion.id)
        }
    }

    private fun save(session: Session) {
        val text = session.save()
        if (text == written) return
        written = text
        store.write(text)
    }

    /** The setting may have changed while the game was not seen. */
    private fun followOneTap() {
        val session = session ?: return
        session.setOneTap(oneTap())
        save(session)
    }

    /** Nothing of the game before is left, not even that its computer was stuck. */
    private fun replaceSession(new: Session?) {
        thinker.cancel()
        dragging.forget()
        current.value = null
        session?.close()
        session = new
    }

    override fun onCleared() {
        thinker.close()
        store.flush()
        replaceSession(null)
    }

    private companion object {
        const val TAG = "dama"
        const val TURNED = "turned"
        const val END_SEEN = "end_seen"

        /** How much longer than it should a screen may take to show a motion. */
        const val PATIENCE_MS = 300L
    }
}
