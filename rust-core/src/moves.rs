//! Moves as the engine needs them, and routes as people see and write them (R11).

use std::fmt;

use smallvec::SmallVec;

use crate::{Bitboard, Square};

/// The result of a move: from where, to where, and which pieces it takes.
///
/// Two routes that take the same pieces between the same squares are one `Move`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square that is left.
    pub from: Square,
    /// The square where the piece ends, which after a round trip is `from`.
    pub to: Square,
    /// The pieces taken; empty for a quiet move.
    pub captured: Bitboard,
}

/// The distinct legal moves of a position. Ordinary positions fit without allocation.
pub type MoveList = SmallVec<[Move; 96]>;

/// One way a move is carried out, landing by landing.
///
/// The order of routes is the order of their texts.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Route {
    from: Square,
    landings: SmallVec<[Square; 16]>,
    taken: SmallVec<[Square; 16]>,
}

/// One step of a route: from square to square, taking at most one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the piece stands before the step.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
    /// The square of the piece that the step takes.
    pub taken: Option<Square>,
}

impl Route {
    /// A quiet move.
    pub(crate) fn quiet(from: Square, to: Square) -> Self {
        Route { from, landings: SmallVec::from_slice(&[to]), taken: SmallVec::new() }
    }

    /// A capture by its landings, and the piece taken before each.
    pub(crate) fn capture(from: Square, landings: &[Square], taken: &[Square]) -> Self {
        debug_assert_eq!(landings.len(), taken.len(), "one piece is taken before each landing");
        Route { from, landings: SmallVec::from_slice(landings), taken: SmallVec::from_slice(taken) }
    }

    /// The square that is left.
    #[must_use]
    pub fn from(&self) -> Square {
        self.from
    }

    /// The square where the route ends.
    #[must_use]
    pub fn to(&self) -> Square {
        self.landings.last().copied().unwrap_or(self.from)
    }

    /// The squares landed on, in order; the last is [`Route::to`].
    #[must_use]
    pub fn landings(&self) -> &[Square] {
        &self.landings
    }

    /// The squares of the pieces taken, in order; empty for a quiet move.
    #[must_use]
    pub fn taken(&self) -> &[Square] {
        &self.taken
    }

    /// The square that is left and every landing.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        std::iter::once(self.from).chain(self.landings.iter().copied())
    }

    /// Whether the route captures.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        !self.taken.is_empty()
    }

    /// What the route comes to.
    #[must_use]
    pub fn result(&self) -> Move {
        Move { from: self.from, to: self.to(), captured: self.taken.iter().copied().collect() }
    }

    /// The steps in the order in which they are played.
    #[must_use]
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step> + '_ {
        self.landings.iter().enumerate().map(|(i, &to)| Step {
            from: if i == 0 { self.from } else { self.landings[i - 1] },
            to,
            taken: self.taken.get(i).copied(),
        })
    }
}

impl fmt::Display for Route {
    /// The text of T1: `d3-d4`, or every landing of a capture, `f3xf5xd5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}", self.from)?;
        self.landings.iter().try_for_each(|landing| write!(f, "{sign}{landing}"))
    }
}

impl fmt::Debug for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Ord for Route {
    /// The order of the texts, in which files come before ranks.
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |square: Square| (square.file(), square.rank());
        self.squares().map(key).cmp(other.squares().map(key)).then_with(|| self.taken.cmp(&other.taken))
    }
}

impl PartialOrd for Route {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
