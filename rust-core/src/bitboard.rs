//! Sets of squares as 64-bit words, and the geometry of the board.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Side, Square};

/// A set of squares; bit 0 is `a1`, bit 7 `h1`, bit 63 `h8`.
///
/// ```
/// use dama_core::Bitboard;
/// let corners: Bitboard = ["a1", "h8"].iter().filter_map(|s| s.parse().ok()).collect();
/// assert_eq!(corners.len(), 2);
/// assert_eq!(corners.to_string(), ". . . . . . . 1
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// 1 . . . . . . .");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

/// A direction along a file or a rank, as White sees the board. The order is that of the names of
/// the squares that lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Left,
    Down,
    Up,
    Right,
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] =
        [Direction::Left, Direction::Down, Direction::Up, Direction::Right];

    /// The way a side's men step.
    pub(crate) const fn forward(side: Side) -> Self {
        match side {
            Side::White => Direction::Up,
            Side::Black => Direction::Down,
        }
    }

    /// The direction after a turn by 180 degrees (R10).
    pub(crate) const fn reversed(self) -> Self {
        match self {
            Direction::Up => Direction::Down,
            Direction::Right => Direction::Left,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
        }
    }
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xff;

/// `RAYS[direction][square]`: the squares from there to the rim, without the square itself.
static RAYS: [[u64; 64]; 4] = {
    let mut rays = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut square = 0;
        while square < 64 {
            let mut ray = 0;
            let mut at = Bitboard(1 << square).shifted(Direction::ALL[direction]).0;
            while at != 0 {
                ray |= at;
                at = Bitboard(at).shifted(Direction::ALL[direction]).0;
            }
            rays[direction][square] = ray;
            square += 1;
        }
        direction += 1;
    }
    rays
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// The set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Bitboard(1 << square.index())
    }

    /// All eight squares of a rank, 0 for rank 1 to 7 for rank 8.
    #[must_use]
    pub const fn rank(rank: u8) -> Self {
        Bitboard(RANK_1 << (8 * (rank & 7)))
    }

    /// The rank on which a side's men are crowned (R5).
    #[must_use]
    pub const fn last_rank(side: Side) -> Self {
        match side {
            Side::White => Bitboard::rank(7),
            Side::Black => Bitboard::rank(0),
        }
    }

    /// Whether the set has no square.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square belongs to the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// How many squares the set has.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Every square moved by one; what would leave the board is dropped.
    pub(crate) const fn shifted(self, direction: Direction) -> Self {
        Bitboard(match direction {
            Direction::Up => self.0 << 8,
            Direction::Right => (self.0 & !FILE_H) << 1,
            Direction::Down => self.0 >> 8,
            Direction::Left => (self.0 & !FILE_A) >> 1,
        })
    }

    /// The squares that a slider on `from` crosses until the rim or a square of `blockers`,
    /// and that blocker as a set (empty if it reaches the rim).
    pub(crate) fn slide(from: Square, direction: Direction, blockers: Bitboard) -> (Bitboard, Bitboard) {
        let ray = RAYS[direction as usize][from.index()];
        let hit = ray & blockers.0;
        if hit == 0 {
            return (Bitboard(ray), Bitboard::EMPTY);
        }
        let first = match direction {
            Direction::Up | Direction::Right => Square::from_lowest_bit(hit),
            Direction::Down | Direction::Left => Square::from_highest_bit(hit),
        };
        let blocker = Bitboard::of(first);
        (Bitboard(ray & !RAYS[direction as usize][first.index()] & !blocker.0), blocker)
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Bitboard(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Bitboard(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    /// The squares of the set, `a1` first.
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a [`Bitboard`], in order.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::from_lowest_bit(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl fmt::Display for Bitboard {
    /// The board as White sees it: `1` for a square of the set, `.` for another.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let mark = if self.0 >> (rank * 8 + file) & 1 != 0 { '1' } else { '.' };
                write!(f, "{mark}{}", if file < 7 { " " } else { "" })?;
            }
            if rank > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
