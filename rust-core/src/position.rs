//! A position: who stands where, and who is to move.

use std::fmt;

use crate::bitboard::Direction;
use crate::{Bitboard, Kind, Move, Piece, Side, Square};

/// Men and kings of both sides and the side to move; nothing of how it came about.
///
/// ```
/// use dama_core::{Position, Side};
/// let start = Position::start();
/// assert_eq!(start.side_to_move(), Side::White);
/// assert_eq!(start.pieces(Side::Black).len(), 16);
/// assert_eq!(start.legal_moves().len(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    men: [Bitboard; 2],
    kings: [Bitboard; 2],
    side: Side,
}

/// Why sets of pieces make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Two pieces stand on this square.
    Occupied(Square),
    /// A man stands on its own last rank, where it would be a king (R5).
    ManOnLastRank(Side, Square),
    /// A side has more than 16 pieces.
    TooManyPieces(Side, u32),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Occupied(square) => write!(f, "two pieces stand on {square}"),
            PositionError::ManOnLastRank(side, square) => {
                write!(f, "a {side} man cannot stand on {square}, its last rank; there it is a king")
            }
            PositionError::TooManyPieces(side, count) => {
                write!(f, "{side} has {count} pieces; a side has at most {}", Position::MOST_PIECES)
            }
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// A side never has more pieces than at the start (R2).
    pub const MOST_PIECES: u32 = 16;

    /// The start: 16 men a side on the second and third rank before each player (R2).
    #[must_use]
    pub const fn start() -> Self {
        Position {
            men: [Bitboard(0x0000_0000_00ff_ff00), Bitboard(0x00ff_ff00_0000_0000)],
            kings: [Bitboard::EMPTY; 2],
            side: Side::White,
        }
    }

    /// A position from the squares of each kind, White's first.
    ///
    /// # Errors
    /// If pieces share a square, a man stands on its last rank, or a side has more than 16 pieces.
    pub fn new(men: [Bitboard; 2], kings: [Bitboard; 2], side: Side) -> Result<Self, PositionError> {
        let mut occupied = Bitboard::EMPTY;
        for set in [men[0], kings[0], men[1], kings[1]] {
            if let Some(square) = (occupied & set).into_iter().next() {
                return Err(PositionError::Occupied(square));
            }
            occupied |= set;
        }
        for side in Side::BOTH {
            let crowned = men[side.index()] & Bitboard::last_rank(side);
            if let Some(square) = crowned.into_iter().next() {
                return Err(PositionError::ManOnLastRank(side, square));
            }
            let count = (men[side.index()] | kings[side.index()]).len();
            if count > Self::MOST_PIECES {
                return Err(PositionError::TooManyPieces(side, count));
            }
        }
        Ok(Position { men, kings, side })
    }

    /// The side to move.
    #[must_use]
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// A side's men.
    #[must_use]
    pub const fn men(&self, side: Side) -> Bitboard {
        self.men[side.index()]
    }

    /// A side's kings.
    #[must_use]
    pub const fn kings(&self, side: Side) -> Bitboard {
        self.kings[side.index()]
    }

    /// All pieces of a side.
    #[must_use]
    pub fn pieces(&self, side: Side) -> Bitboard {
        self.men(side) | self.kings(side)
    }

    /// All pieces.
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.pieces(Side::White) | self.pieces(Side::Black)
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|&side| self.pieces(side).contains(square))?;
        let kind = if self.kings(side).contains(square) { Kind::King } else { Kind::Man };
        Some(Piece { side, kind })
    }

    /// The position after a move that is legal here. What an illegal move leads to is not defined.
    #[must_use]
    pub fn apply(&self, mv: Move) -> Position {
        let (own, enemy) = (self.side.index(), (!self.side).index());
        let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        let mut next = *self;
        next.side = !self.side;
        next.men[enemy] &= !mv.captured;
        next.kings[enemy] &= !mv.captured;
        if (self.kings[own] & from).is_empty() {
            next.men[own] ^= from;
            // Crowned only when the move ends on the last rank (R5).
            if (to & Bitboard::last_rank(self.side)).is_empty() {
                next.men[own] |= to;
            } else {
                next.kings[own] |= to;
            }
        } else {
            next.kings[own] = (self.kings[own] ^ from) | to;
        }
        next
    }

    /// The same position with the other side to move, as if this turn were passed.
    pub(crate) fn passed(&self) -> Position {
        Position { side: !self.side, ..*self }
    }

    /// Whether a legal move can be undone by nothing: it captures, crowns, or steps a man forward (G3).
    #[must_use]
    pub fn is_irreversible(&self, mv: Move) -> bool {
        !mv.captured.is_empty() || (self.men(self.side).contains(mv.from) && mv.from.file() == mv.to.file())
    }

    /// Whether a legal move captures or crowns, which is the progress that rule G4 asks for.
    #[must_use]
    pub fn is_progress(&self, mv: Move) -> bool {
        !mv.captured.is_empty() || self.is_crowning(mv)
    }

    /// Whether a legal move crowns a man.
    #[must_use]
    pub fn is_crowning(&self, mv: Move) -> bool {
        self.men(self.side).contains(mv.from) && Bitboard::last_rank(self.side).contains(mv.to)
    }

    /// A 64-bit hash of the position, the same on every device.
    #[must_use]
    pub fn hash(&self) -> u64 {
        // Each word is mixed by a 64×64→128-bit multiplication with an odd constant (fractional digits of
        // √2, √3, √5 and √7), folded; the sides' sums then go through one more round.
        const fn fold(a: u64, b: u64) -> u64 {
            let product = (a as u128) * (b as u128);
            (product as u64) ^ ((product >> 64) as u64)
        }
        let white = fold(self.men[0].0 ^ 0x6a09_e667_f3bc_c909, self.kings[0].0 ^ 0xbb67_ae85_84ca_a73b);
        let black = fold(self.men[1].0 ^ 0x3c6e_f372_fe94_f82b, self.kings[1].0 ^ 0xa54f_f53a_5f1d_36f1);
        let side = match self.side {
            Side::White => 0x510e_527f_ade6_82d1,
            Side::Black => 0x9b05_688c_2b3e_6c1f,
        };
        fold(white ^ side, black.rotate_left(29) ^ 0x1f83_d9ab_fb41_bd6b)
    }

    /// The same position seen in a mirror: file `a` becomes file `h`.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let flip = |set: Bitboard| Bitboard(set.0.swap_bytes().reverse_bits());
        Position { men: self.men.map(flip), kings: self.kings.map(flip), side: self.side }
    }

    /// The same position with the colours exchanged: the board turned by half a turn.
    #[must_use]
    pub fn rotated(&self) -> Position {
        let turn = |set: Bitboard| Bitboard(set.0.reverse_bits());
        Position {
            men: [turn(self.men[1]), turn(self.men[0])],
            kings: [turn(self.kings[1]), turn(self.kings[0])],
            side: !self.side,
        }
    }

    /// The way the side to move goes forward.
    pub(crate) const fn forward(&self) -> Direction {
        Direction::forward(self.side)
    }
}

impl Default for Position {
    fn default() -> Self {
        Position::start()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
