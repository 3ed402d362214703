package app.dama.game

import app.dama.core.Seat
import app.dama.core.Side

/** The two kinds of game that can be set up. */
enum class Mode { COMPUTER, TWO_PLAYERS }

/** Which side a person wants against the computer. */
enum class SideChoice { WHITE, BLACK, RANDOM }

/** What a set-up screen asks; remembered for the next time. */
data class SetupChoice(
    val level: Int = FIRST_LEVEL,
    val side: SideChoice = SideChoice.WHITE,
    /** The start position as text; the standard start if null. */
    val start: String? = null,
    val noUndo: Boolean = false,
) {
    /** The game that was chosen; [lotIsBlack] is asked if the side is left to chance. */
    fun game(mode: Mode, lotIsBlack: () -> Boolean): NewGame {
        if (mode == Mode.TWO_PLAYERS) return NewGame(Seat.Person, Seat.Person, start, noUndo)
        val isBlack = side == SideChoice.BLACK || side == SideChoice.RANDOM && lotIsBlack()
        val computer = Seat.Computer(level)
        val (white, black) = if (isBlack) computer to Seat.Person else Seat.Person to computer
        return NewGame(white, black, start, noUndo)
    }

    private companion object {
        /** The level of the first game: it makes mistakes, but not every move. */
        const val FIRST_LEVEL = 3
    }
}

/** A game about to begin. */
data class NewGame(val white: Seat, val black: Seat, val start: String? = null, val noUndo: Boolean = false) {
    /** Whether Black's side of the board is below: where the only person plays Black. */
    val startsTurned: Boolean get() = black == Seat.Person && white != Seat.Person
}

/** The other side. */
val Side.other: Side get() = if (this == Side.WHITE) Side.BLACK else Side.WHITE

/** Who plays a side of which the view says the computer's level, null for a person. */
internal fun seat(level: Int?): Seat = if (level == null) Seat.Person else Seat.Computer(level)
