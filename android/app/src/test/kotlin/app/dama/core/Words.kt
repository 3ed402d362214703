package app.dama.core

// Short words for the tests of the boundary: squares by name, codes as scripts write them, games.

internal fun squareNumber(name: String): Int {
    require(name.length == 2 && name[0] in 'a'..'h' && name[1] in '1'..'8') { "'$name' is no square" }
    return (name[1] - '1') * 8 + (name[0] - 'a')
}

internal fun squareName(number: Int): String = "${'a' + number % 8}${number / 8 + 1}"

internal fun GameView.at(name: String): SquareView = squares[squareNumber(name)]

/** The squares of which something is true, sorted by name. */
internal fun GameView.squaresWith(wanted: (SquareView) -> Boolean): List<String> =
    squares.indices.filter { wanted(squares[it]) }.map(::squareName).sorted()

internal fun Session.tap(name: String): GameView = tap(squareNumber(name))

internal fun word(value: Enum<*>): String = value.name.lowercase()

/** `MUST_CAPTURE` as `MustCapture`. */
internal fun code(value: Enum<*>): String =
    value.name.split('_').joinToString("") { part -> part.lowercase().replaceFirstChar(Char::uppercase) }

/** A new game between two people, unless it says otherwise. */
internal fun session(
    start: String? = null,
    white: Seat = Seat.Person,
    black: Seat = Seat.Person,
    options: Options = Options(),
    gameId: String = "",
    seed: Long = 0,
): Session = Session(Setup(start, white, black, options, gameId, seed))

internal const val START =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7"
