package app.dama.game

import app.dama.core.GameView

/** What a drag means to a game: it chooses the piece, and plays it where it is let go, if it may go there. */
internal class Dragging(private val model: GameModel, private val oneTap: () -> Boolean) {
    private var drag: Drag? = null

    /** What is dragged; [isNew] if the drag has chosen it. */
    private class Drag(val from: Int, val isNew: Boolean)

    private val view: GameView? get() = model.state.value?.view

    /** A drag begins on [square]; false if there is nothing to drag, and then the game says why. */
    fun lift(square: Int): Boolean {
        val view = view ?: return false
        if (!view.isPersonsMove || !view.squares[square].selectable) {
            model.tap(square)
            return false
        }
        drag = Drag(square, isNew = view.selected != square)
        model.act(tapped = square) { select(square) }
        return true
    }

    /** The piece is let go over [square], or outside the board. */
    fun drop(square: Int?) {
        val drag = drag ?: return
        val isTarget = square != null && square != drag.from && view?.squares?.get(square)?.target != null
        forget()
        when {
            isTarget -> model.act(landed = square, tapped = square) { tap(square) }
            square != drag.from -> putBack(drag)
            // A tap with an unsteady finger.
            drag.isNew && oneTap() -> {
                model.deselect()
                model.tap(square)
            }
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
        drag = null
    }

    private fun putBack(drag: Drag) {
        if (drag.isNew) model.deselect()
    }
}
