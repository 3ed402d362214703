package app.dama.board

// Scenes that the tests of the board share. A man is a letter, a king a capital one; the first line is rank 8.

/** The start of a game. */
internal val START = scene("........ bbbbbbbb bbbbbbbb ........ ........ wwwwwwww wwwwwwww ........")

/** Every mark at once. */
internal val MARKED = scene("........ bbb.bbbb b.bwbb.B ....b... ...b.... w..ww... wwwww.w. ........").copy(
    last = Trail(listOf(41, 25, 27), listOf(33, 26)),
    mustCapture = listOf(43, 19),
    refused = 12,
)

/** A king that has been chosen, and its ways. */
internal val CHOICE = scene("........ ..bb.... W.b..... .b.....b .b.bww.. ....w... .....ww. ........").copy(
    last = Trail(listOf(43, 27), listOf(35)),
    selected = 40,
    targets = listOf(59, 19, 11, 3, 31, 23, 15, 7),
    steps = listOf(43, 47),
    mustCapture = listOf(28),
    focused = 38,
    hint = Trail(listOf(28, 26, 24), listOf(27, 25)),
)

/** A king's long way: its cross lies under the piece that landed on it. */
internal val LONG = scene("........ ........ ........ ........ .w.....w ......ww ...W.... ........").copy(
    last = Trail(
        listOf(50, 52, 12, 8, 48, 50, 55, 39, 35, 11),
        listOf(51, 44, 11, 16, 49, 54, 47, 38, 19),
    ),
)

/** After a capture to b5 or a crowning on a8. */
internal val AFTER = scene("W....... ....b... ........ .w.....b ........ ..w..... ........ ........")

private fun scene(ranks: String): BoardScene {
    val pieces = ranks.split(' ').reversed().flatMap { rank ->
        rank.map { letter ->
            if (letter == '.') null else PieceKind.of(letter.lowercaseChar() == 'w', letter.isUpperCase())
        }
    }
    return BoardScene(pieces)
}
