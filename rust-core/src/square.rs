//! The 64 squares, `a1` to `h8` (rule R1, notation T1).

use std::fmt;
use std::str::FromStr;

/// A square of the board. All 64 are playable; `a1` lies in White's left corner.
///
/// Squares are ordered by rank, then by file: `a1`, `b1`, … `h1`, `a2`, … `h8`.
///
/// ```
/// use dama_core::Square;
/// let square: Square = "c4".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 3));
/// assert_eq!(square.to_string(), "c4");
/// # Ok::<(), dama_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 64;

    /// The square with the given index, 0 (`a1`) to 63 (`h8`).
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The square on a file and a rank, each 0 to 7.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// The square of the lowest bit of a word that is not zero.
    pub(crate) const fn from_lowest_bit(bits: u64) -> Self {
        Self(bits.trailing_zeros() as u8 & 63)
    }

    /// The square of the highest bit of a word that is not zero.
    pub(crate) const fn from_highest_bit(bits: u64) -> Self {
        Self(63 - (bits.leading_zeros() as u8 & 63))
    }

    /// 0 for `a1` to 63 for `h8`, rank by rank.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file, 0 for `a` to 7 for `h`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 for rank 1 to 7 for rank 8.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.0 & 63) >> 3
    }

    /// All squares, `a1` to `h8`.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator {
        (0..64u8).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareError(String);

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no square; squares are a1 to h8", self.0)
    }
}

impl std::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads a square such as `c4`, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, SquareError> {
        let found = match text.as_bytes() {
            [file, rank] => Square::at(file.to_ascii_lowercase().wrapping_sub(b'a'), rank.wrapping_sub(b'1')),
            _ => None,
        };
        found.ok_or_else(|| SquareError(text.to_owned()))
    }
}
