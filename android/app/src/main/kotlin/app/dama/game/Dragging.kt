package app.dama.game

import app.dama.core.GameView
import app.dama.core.Session

/** What a drag means to a game: it chooses the piece, and plays it where it is let go, if it may go there. */
internal class Dragging(
    private val model: GameModel,
    private val session: () -> Session?,
    private val oneTap: () -> Boolean,
) {
    private var drag: Drag? = null

    /** What is dragged; [isNew] if the drag has chosen it. [trial] is a copy of the session, see [lift]. */
    private class Drag(val from: Int, val isNew: Boolean, val trial: Session?)

    private val view: GameView? get() = model.state.value?.view

    /** A drag begins on [square]; false if there is nothing to drag, and then the game says why. */
    fun lift(square: Int): Boolean {
        val view = view ?: return false
        if (!view.isPersonsMove || !view.squares[square].selectable) {
            model.tap(square)
            return false
        }
        val isNew = view.selected != square
        val trial = if (isNew && oneTap()) trial() else null
        when {
            trial != null -> model.showTrial(trial.tap(square))
            isNew -> model.tap(square)
        }
        drag = Drag(square, isNew, trial)
        return true
    }

    /** With one-tap play a tap could move at once, which a drag must not: a copy without it is tried. */
    private fun trial(): Session? = session()?.let { Session.restore(it.save().withOneTap(false)) }

    /** The piece is let go over [square], or outside the board. */
    fun drop(square: Int?) {
        val drag = drag ?: return
        val isTarget = square != null && square != drag.from && view?.squares?.get(square)?.target != null
        forget()
        when {
            isTarget -> model.act(landed = square, tapped = square) {
                val chosen = if (drag.trial == null) null else tap(drag.from)
                if (chosen == null || chosen.selected == drag.from) tap(square) else chosen
            }
            // A tap with an unsteady finger.
            square == drag.from -> if (drag.trial != null) model.tap(square)
            else -> putBack(drag)
        }
    }

    /** The touch is taken away: nothing is played. */
    fun cancel() {
        val drag = drag ?: return
        forget()
        putBack(drag)
    }

    /** Nothing is dragged any more. */
    fun forget() {
        drag?.trial?.close()
        drag = null
    }

    private fun putBack(drag: Drag) = when {
        drag.trial != null -> model.show()
        drag.isNew -> model.deselect()
        else -> Unit
    }
}

/** A saved game with one-tap play on or off. */
internal fun String.withOneTap(on: Boolean): String = replace("\"one_tap\":${!on}", "\"one_tap\":$on")
