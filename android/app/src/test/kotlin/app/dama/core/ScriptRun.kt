package app.dama.core

import app.dama.core.SessionScript.Step

/** Plays a session script through the boundary and collects what differs from what it expects. */
internal class ScriptRun(private val script: SessionScript) {
    private var session = Session(script.setup)

    /** The latest request that was made before the step that has just been done; 0 is never given out. */
    private var earlierRequest = 0L

    /** The differences, a line each. An error that a step does not name is one, too. */
    fun differences(): List<String> = session.let {
        script.steps.flatMapIndexed { i, step ->
            val request = if (script.steps.getOrNull(i + 1).isStaleReply()) requestOrNone() else 0
            val found = differences(step).map { "${script.place}: ${script.name}: step ${i + 1} ${step.action}: $it" }
            earlierRequest = request
            found
        }
    }.also { session.close() }

    private fun Step?.isStaleReply() = this?.action?.firstOrNull() == "stale_reply"

    private fun requestOrNone(): Long = try {
        session.thinkRequest().serial
    } catch (_: SessionException) {
        0
    }

    private fun differences(step: Step): List<String> {
        var error: SessionException? = null
        val view = try {
            perform(step.action)
        } catch (refused: SessionException) {
            error = refused
            session.view()
        }
        val kind = error?.javaClass?.simpleName
        val found = step.expect.mapNotNull { (field, expected) ->
            val value = if (field == "error") kind else valueOf(field, view)
            "$field: expected $expected, found $value".takeIf { sorted(field, expected) != value }
        }
        val unexpected = "error: expected none, found $kind, ${error?.message}"
            .takeIf { kind != null && "error" !in step.expect }
        val other = "the view that came back is not the one of view()".takeIf { view != session.view() }
        return found + listOfNotNull(unexpected, other)
    }

    private fun perform(action: List<Any?>): GameView {
        val argument = action.getOrNull(1)
        return when (action.first() to action.size) {
            "tap" to 2 -> session.tap(squareNumber(argument.toString()))
            "select" to 2 -> session.select(squareNumber(argument.toString()))
            "deselect" to 1 -> session.deselect()
            "undo" to 1 -> session.undo()
            "redo" to 1 -> session.redo()
            "go_to" to 2 -> session.goTo(argument.toString().toInt())
            "go_live" to 1 -> session.goLive()
            "resign" to 2 -> session.resign(Side.valueOf(argument.toString().uppercase()))
            "offer_draw" to 1 -> session.offerDraw()
            "accept_draw" to 1 -> session.acceptDraw()
            "decline_draw" to 1 -> session.declineDraw()
            "reply" to 2 -> reply(argument.toString(), accepts = false)
            "reply" to 3 -> reply(argument.toString(), accepts = action[2] == "accept")
            "stale_reply" to 2 -> session.play(earlierRequest, argument.toString(), acceptsDraw = false)
            "restore" to 1 -> restore()
            else -> throw IllegalArgumentException("${script.place}: $action is nothing that a script can do")
        }
    }

    private fun reply(route: String, accepts: Boolean) = session.play(session.thinkRequest().serial, route, accepts)

    private fun restore(): GameView {
        val restored = Session.restore(session.save())
        session.close()
        session = restored
        return session.view()
    }

    private fun valueOf(field: String, view: GameView): Any? = when (field) {
        "position" -> view.position
        "side_to_move" -> word(view.sideToMove)
        "turn" -> word(view.turn)
        "ply" -> view.ply
        "last_ply" -> view.lastPly
        "live" -> view.live
        "selected" -> view.selected?.let(::squareName)
        "selectable" -> view.squaresWith { it.selectable }
        "targets" -> view.squaresWith { it.target != null }
        "must_capture" -> view.squaresWith { it.mustCapture }
        "refusal" -> view.refusal?.let { code(it.code) }
        "last" -> view.last
        "transition" -> view.transition?.steps?.map { step ->
            listOf(squareName(step.from), squareName(step.to), step.taken?.let(::squareName))
        }
        "crowned" -> view.transition?.crowned ?: false
        "can_undo" -> view.canUndo
        "can_redo" -> view.canRedo
        "can_offer_draw" -> view.canOfferDraw
        "draw_offer" -> view.drawOffer?.let(::word)
        "outcome" -> view.outcome?.let { "${it.winner?.let(::word) ?: "draw"} ${code(it.reason)}" }
        "moves" -> session.moves()
        else -> throw IllegalArgumentException("${script.place}: '$field' is no field of a view")
    }

    companion object {
        /** What a step can expect. */
        val FIELDS = setOf(
            "position", "side_to_move", "turn", "ply", "last_ply", "live", "selected", "selectable", "targets",
            "must_capture", "refusal", "last", "transition", "crowned", "can_undo", "can_redo", "can_offer_draw",
            "draw_offer", "outcome", "error", "moves",
        )

        /** Lists of squares are compared in the order of their names, however they are written. */
        private fun sorted(field: String, expected: Any?): Any? =
            if (field in setOf("selectable", "targets", "must_capture") && expected is List<*>) {
                expected.sortedBy { it.toString() }
            } else {
                expected
            }
    }
}
