//! What positions are worth: the scale, and the values that need no table.

use std::cmp::Ordering;
use std::fmt;

use super::guess::Symbol;
use crate::{Position, Side};

/// The symbols of draws, wins, and losses in 0, 2, 4 … plies.
const DRAWN: Symbol = 0;
const WON: Symbol = 1;
const LOST: Symbol = 2;

/// What a position is worth to the side to move when both sides play their best: the winner for the
/// quickest win, the loser for the latest. Plies count to the end of the game, so a loss in 0 is one
/// that has come (G1), wins are odd and losses even. Repetition and the 100-ply rule (G3, G4) are left out: no
/// win of the tables takes 100 plies, and on the shortest way nothing comes again.
///
/// The better value is the greater one.
///
/// ```
/// use dama_core::endgame::Value;
/// assert!(Value::Win(3) > Value::Win(15));
/// assert!(Value::Loss(8) > Value::Loss(2));
/// assert_eq!(Value::Win(15).to_string(), "win 15");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move loses in so many plies.
    Loss(u32),
    /// Nobody can win.
    Draw,
    /// The side to move wins in so many plies.
    Win(u32),
}

/// A [`Value`] without its distance; the better is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wdl {
    /// The side to move loses.
    Loss,
    /// Nobody can win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// Who wins, if anybody.
    #[must_use]
    pub const fn wdl(self) -> Wdl {
        match self {
            Value::Loss(_) => Wdl::Loss,
            Value::Draw => Wdl::Draw,
            Value::Win(_) => Wdl::Win,
        }
    }

    /// What it is worth to have moved into a position of this value.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
            Value::Win(plies) => Value::Loss(plies + 1),
        }
    }

    /// The value of a position whose moves lead to positions with values known to `after`: that of
    /// its best move. `None` as soon as one is not known.
    pub(super) fn of_moves(
        position: &Position,
        mut after: impl FnMut(&Position) -> Option<Value>,
    ) -> Option<Value> {
        let mut best = Value::Loss(0);
        for mv in position.legal_moves() {
            best = best.max(after(&position.apply(mv))?.before());
        }
        Some(best)
    }

    /// The value of a position that needs no table: a side has no pieces left, or each has one (G1, G2).
    pub(super) fn by_rule(position: &Position) -> Option<Value> {
        let own = position.side_to_move();
        let [own, enemy] = [own, !own].map(|side: Side| position.pieces(side).len());
        match (own, enemy) {
            (0, _) => Some(Value::Loss(0)),
            // The enemy has nothing left to move with next.
            (_, 0) => Some(if position.can_move() { Value::Win(1) } else { Value::Loss(0) }),
            (1, 1) => Some(if position.can_capture() { Value::Win(1) } else { Value::Draw }),
            _ => None,
        }
    }

    /// What the tables keep of it: who wins, and for a loss how soon.
    pub(super) fn symbol(self) -> Symbol {
        match self {
            Value::Draw => DRAWN,
            Value::Win(_) => WON,
            Value::Loss(plies) => (plies / 2) as Symbol + LOST,
        }
    }

    /// The value that a symbol stands for; `None` for a win, which is kept without its distance.
    pub(super) fn of_symbol(symbol: Symbol) -> Option<Value> {
        match symbol {
            DRAWN => Some(Value::Draw),
            WON => None,
            lost => Some(Value::Loss(2 * u32::from(lost - LOST))),
        }
    }

    /// Orders as the value does; a loss is below zero and a win above.
    fn rank(self) -> i64 {
        const FAR: i64 = 1 << 32;
        match self {
            Value::Loss(plies) => i64::from(plies) - FAR,
            Value::Draw => 0,
            Value::Win(plies) => FAR - i64::from(plies),
        }
    }
}

impl Wdl {
    /// The same as the other side sees it.
    #[must_use]
    pub const fn turned(self) -> Wdl {
        match self {
            Wdl::Loss => Wdl::Win,
            Wdl::Draw => Wdl::Draw,
            Wdl::Win => Wdl::Loss,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    /// The words of `dama probe`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Loss(plies) => write!(f, "loss {plies}"),
            Value::Draw => f.write_str("draw"),
            Value::Win(plies) => write!(f, "win {plies}"),
        }
    }
}
