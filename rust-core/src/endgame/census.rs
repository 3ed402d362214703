//! Counts over whole classes.

use super::class::Class;
use super::probe::Tables;
use super::value::{Value, Wdl};

/// What all placements of a class are worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Census {
    /// How many are won.
    pub won: u64,
    /// How many are drawn.
    pub drawn: u64,
    /// How many are lost.
    pub lost: u64,
    /// The plies of the longest win.
    pub longest_win: u32,
    /// The plies of the longest loss.
    pub longest_loss: u32,
}

impl Tables {
    /// Counts a class that the tables know. Takes seconds, and minutes if the tables are not
    /// [`Tables::unpacked`].
    #[must_use]
    pub fn census(&self, class: Class) -> Census {
        let mut census = Census::default();
        for position in class.positions() {
            // It stands for itself and its mirror image, which may be the same.
            let placements = if position == position.mirrored() { 1 } else { 2 };
            match self.wdl(&position) {
                Some(Wdl::Win) => {
                    census.won += placements;
                    // To know it exactly takes far longer.
                    if self.is_soon_won(&position, census.longest_win) {
                        continue;
                    }
                }
                Some(Wdl::Draw) => census.drawn += placements,
                Some(Wdl::Loss) => census.lost += placements,
                None => {}
            }
            match self.value(&position) {
                Some(Value::Win(plies)) => census.longest_win = census.longest_win.max(plies),
                Some(Value::Loss(plies)) => census.longest_loss = census.longest_loss.max(plies),
                Some(Value::Draw) | None => {}
            }
        }
        census
    }
}
