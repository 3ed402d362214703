package app.dama.shots

import app.dama.core.GameView
import app.dama.core.Hint
import app.dama.core.HintReason
import app.dama.core.Options
import app.dama.core.Seat
import app.dama.core.Session
import app.dama.core.Setup
import app.dama.core.Side
import app.dama.core.SideCounts
import app.dama.game.GameActions
import app.dama.game.GameState
import app.dama.game.RefusedTap

/** Moments of games, made by the core itself, for pictures. */
object Moments {
    private val person = Seat.Person
    private val steady = Seat.Computer(4)

    /** The game of the drawings, after Black has taken two. */
    private fun middle(white: Seat = person, black: Seat = steady): Session {
        val session = session(
            "B:Wa3,d3,e3,a2,b2,c2,d2,e2,g2,b5,c4,d6:Ba7,b7,c7,e7,f7,g7,h7,a6,b6,c6,e6,f6,Kh6,e5",
            white,
            black,
        )
        if (black == person) session.tapAll("b6", "b4", "d4") else session.reply("b6xb4xd4")
        return session
    }

    fun start() = state(session(null, person, steady))

    fun twoPlayers() = state(middle(person, person).also { it.tapAll("d6") })

    fun refused(): GameState {
        val session = middle()
        val square = square("e2")
        val view = session.tap(square).taken(white = 2, black = 6)
        val refusal = requireNotNull(view.refusal) { "a tap on e2 was to be refused" }
        return GameState(view, session.moves(), thoughtMs = 640, refused = RefusedTap(1, square, refusal))
    }

    fun forced() = state(middle()) { it.taken(white = 12, black = 11) }

    fun selected() = state(session(null, person, steady).also { it.tapAll("d3") })

    fun choice(): GameState {
        val session = session("W:WKa6,e4,f4,e3,f2,g2:Bc7,d7,c6,b5,h5,b4,d4", person, person)
        session.tapAll("a6")
        return state(session)
    }

    fun thinking(): GameState {
        val session = session(null, person, steady)
        session.tapAll("d3", "d4")
        return state(session).copy(thinking = true)
    }

    fun hint(): GameState {
        val session = middle()
        val request = session.hintRequest()
        val squares = listOf("d3", "d5").map(::square)
        return state(session).copy(hint = Hint(request.serial, "d3xd5", squares, HintReason.Takes(1)))
    }

    fun browsing(): GameState {
        val session = opening()
        val moves = session.moves()
        session.goTo(5)
        return GameState(session.view(), moves)
    }

    fun opening(): Session {
        val session = session(null, person, person)
        for ((from, to) in listOf("a3" to "a4", "h6" to "h5", "b3" to "b4", "g6" to "g5", "c3" to "c4", "f6" to "f5")) {
            session.tapAll(from, to)
        }
        return session
    }

    fun drawOffered() = state(opening().also { it.offerDraw() })

    /** A king takes nine, and the game is won. */
    fun won(): GameState {
        val session = session("W:WKc7,b4,h4,g3,h3:Bd7,e6,d2,a3,b7,g7,h6,g5,d3", person, steady)
        session.tapAll("c7", "e7", "e2", "a2", "a7", "c7", "h7", "h5", "d5", "d1")
        if (session.view().outcome == null) session.tapAll("d2")
        return state(session)
    }

    fun drawn(): GameState {
        val session = opening()
        session.offerDraw()
        session.acceptDraw()
        return state(session)
    }

    private fun session(start: String?, white: Seat, black: Seat) =
        Session(Setup(start, white, black, Options(), "shot", 1))

    private fun state(session: Session, change: (GameView) -> GameView = { it }) =
        GameState(change(session.view()), session.moves())

    private fun Session.tapAll(vararg squares: String) {
        for (square in squares) if (view().outcome == null) tap(square(square))
    }

    private fun Session.reply(route: String) {
        play(thinkRequest().serial, route, false)
    }

    /** The same with other numbers of captured pieces. */
    private fun GameView.taken(white: Int, black: Int) = copy(
        white = SideCounts(this.white.men, this.white.kings, white),
        black = SideCounts(this.black.men, this.black.kings, black),
    )
}

/** A square's number. */
fun square(name: String): Int = (name[1] - '1') * 8 + (name[0] - 'a')

/** Nothing can be done in a picture. */
object NoActions : GameActions {
    override fun tap(square: Int) = Unit

    override fun lift(square: Int) = false

    override fun drop(square: Int?) = Unit

    override fun dragCancelled() = Unit

    override fun claimMotion(id: Long) = false

    override fun finishMotion(id: Long) = Unit

    override fun back() = Unit

    override fun undo() = Unit

    override fun redo() = Unit

    override fun hint() = Unit

    override fun flip() = Unit

    override fun goTo(ply: Int) = Unit

    override fun goLive() = Unit

    override fun retry() = Unit

    override fun resign(side: Side) = Unit

    override fun offerDraw() = Unit

    override fun acceptDraw() = Unit

    override fun declineDraw() = Unit

    override fun newGame() = Unit

    override fun rematch(swapped: Boolean) = Unit

    override fun setEndSeen(seen: Boolean) = Unit

    override fun leave() = Unit

    override fun copyPosition() = Unit

    override fun copyGame() = Unit

    override fun openSettings() = Unit
}
