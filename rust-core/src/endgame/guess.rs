//! What a symbol's surroundings tell of it before it is read.
//!
//! Symbols lie in number order: the last piece of the numbering walks over the board, square by square,
//! in a *plane* of its own for every placement of the others. A symbol has four neighbours: those with
//! that piece one square to the left, or below, or both (the corner), and the one *behind*, on the same
//! square of the plane before. Most symbols equal one of them.

/// What a table says of a position; a small number.
pub(super) type Symbol = u8;
/// The end of the symbols.
pub(super) const SYMBOLS: usize = 64;

/// The length of a rank, and so the distance to the symbol below.
const RANK: usize = 8;
/// The longest distance to the symbol behind.
const LARGEST_PLANE: usize = 64;
/// A block is so many planes.
pub(super) const PLANES: usize = 4;
/// Cells before the first of a block, so that it has neighbours and they have theirs.
const MARGIN: usize = LARGEST_PLANE + RANK + 1;

/// The ways in which the four neighbours can be equal to each other.
const PATTERNS: usize = 15;
/// What the left neighbour can be: draw, win, or any loss.
const KINDS: usize = 3;
/// Four yes-or-no questions.
const FLAGS: usize = 16;
/// The end of the contexts.
pub(super) const CONTEXTS: usize = PATTERNS * KINDS * FLAGS;

/// The symbol is that of the first, second, third or fourth neighbour, or another one.
pub(super) const OUTCOMES: usize = 5;
/// The outcome that it is another one.
pub(super) const OTHER: usize = 4;

/// A number for each pattern, by a bit for each pair of neighbours that are equal: 0 and 1, 0 and 2,
/// 1 and 2, 0 and 3, 1 and 3, 2 and 3.
static PATTERN: [u8; 64] = {
    /// The pairs among three of the four. Two that equal a third equal each other, so it is never two.
    const TRIPLES: [u32; 4] = [0b00_0111, 0b01_1001, 0b10_1010, 0b11_0100];
    let mut numbers = [0; 64];
    let (mut pairs, mut number) = (0, 0);
    while pairs < 64 {
        let (mut i, mut occurs) = (0, true);
        while i < TRIPLES.len() {
            occurs &= (pairs as u32 & TRIPLES[i]).count_ones() != 2;
            i += 1;
        }
        if occurs {
            numbers[pairs] = number;
            number += 1;
        }
        pairs += 1;
    }
    numbers
};

/// The symbols of a block, filled one after the other, behind a margin.
pub(super) struct Cells {
    all: [Symbol; MARGIN + LARGEST_PLANE * PLANES],
    plane: usize,
    /// How many there are so far, and how many of them in the last plane.
    len: usize,
    len_in_plane: usize,
}

/// What is known of a symbol before it is read.
pub(super) struct Guess {
    neighbours: [Symbol; 4],
    /// Below [`CONTEXTS`].
    pub(super) context: usize,
}

impl Cells {
    /// An empty block of planes of a size, at most 64; the margin holds the class's commonest symbol.
    pub(super) fn new(plane: usize, commonest: Symbol) -> Self {
        let all = [commonest; MARGIN + LARGEST_PLANE * PLANES];
        Cells { all, plane, len: 0, len_in_plane: 0 }
    }

    /// The symbols so far.
    pub(super) fn symbols(&self) -> &[Symbol] {
        &self.all[MARGIN..MARGIN + self.len]
    }

    /// Adds the next symbol.
    #[inline]
    pub(super) fn push(&mut self, symbol: Symbol) {
        self.all[MARGIN + self.len] = symbol;
        self.len += 1;
        self.len_in_plane = if self.len_in_plane + 1 == self.plane { 0 } else { self.len_in_plane + 1 };
    }

    /// What is known of the next symbol.
    #[inline]
    pub(super) fn guess(&self) -> Guess {
        let back = |distance: usize| self.all[MARGIN + self.len - distance];
        let (left, below, behind, corner) = (back(1), back(RANK), back(self.plane), back(RANK + 1));
        let pairs = bits([
            left == below,
            left == behind,
            below == behind,
            left == corner,
            below == corner,
            behind == corner,
        ]);
        let flags = bits([
            self.len_in_plane.is_multiple_of(RANK),
            self.len_in_plane < RANK,
            back(self.plane + 1) == behind,
            back(self.plane + RANK) == behind,
        ]);
        let kind = usize::from(left).min(KINDS - 1);
        Guess {
            neighbours: [left, below, behind, corner],
            context: (usize::from(PATTERN[pairs]) * KINDS + kind) * FLAGS + flags,
        }
    }
}

/// A number with a bit for each flag, the first the lowest.
#[inline]
fn bits<const N: usize>(flags: [bool; N]) -> usize {
    flags.into_iter().enumerate().fold(0, |bits, (bit, flag)| bits | usize::from(flag) << bit)
}

impl Guess {
    /// The outcome that a symbol is: the first neighbour that it equals, or [`OTHER`].
    pub(super) fn outcome(&self, symbol: Symbol) -> usize {
        self.neighbours.iter().position(|&neighbour| neighbour == symbol).unwrap_or(OTHER)
    }

    /// The symbol of a neighbour.
    pub(super) fn neighbour(&self, outcome: usize) -> Symbol {
        self.neighbours[outcome]
    }

    /// The symbol to the left.
    pub(super) fn left(&self) -> Symbol {
        self.neighbours[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_things_can_be_equal_in_fifteen_ways() {
        let patterns = (0..256usize).map(|n| {
            let [a, b, c, d] = [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6];
            PATTERN[bits([a == b, a == c, b == c, a == d, b == d, c == d])]
        });
        let mut patterns: Vec<u8> = patterns.collect();
        patterns.sort_unstable();
        patterns.dedup();
        assert_eq!(patterns, (0..15).collect::<Vec<u8>>());
    }

    #[test]
    fn the_neighbours_are_where_they_should_be() {
        let mut cells = Cells::new(56, 9);
        assert_eq!(cells.guess().neighbours, [9; 4]);
        (0..130).for_each(|symbol| cells.push(symbol));
        let guess = cells.guess();
        assert_eq!(guess.neighbours, [129, 122, 74, 121]);
        assert_eq!((guess.outcome(74), guess.outcome(3)), (2, OTHER));
    }
}
