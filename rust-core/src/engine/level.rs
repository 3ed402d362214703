//! The ten levels: what each may spend, and how much its judgement wavers.

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{Found, Limits, RootMove, Search, score};
use crate::Game;

/// How well the computer plays: 1, for a child's first game, to 10, as well as it can.
///
/// ```
/// use dama_core::engine::Level;
/// assert_eq!(Level::new(10), Level::all().last());
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// What makes a level as strong as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Positions it may enter for a move.
    pub nodes: u64,
    /// Plies it looks ahead at most, captures and forced replies not counted.
    pub depth: u32,
    /// By how much its judgement of a move may be wrong, in hundredths of a man: it never plays a
    /// move that it knows to be worse than the best by more. Below 100 it gives no man away that it
    /// sees to be lost.
    pub margin: i32,
    /// Whether it knows the endgame tables.
    pub endings: bool,
}

/// The levels, weakest first. Each budget lets its depth be finished in most positions, so the
/// lower levels are weak by what they cannot see; the noise makes them err like people, by much
/// seldom and by a little often. The first plays any move, unless it can win at once; from the
/// fifth on no man is given away that is seen to be lost; the last makes no errors of its own. The
/// last three know all endings of up to four pieces.
pub const LEVELS: [Strength; Level::COUNT] = [
    Strength { nodes: 2_000, depth: 1, margin: 1_000_000, endings: false },
    Strength { nodes: 2_000, depth: 1, margin: 6_000, endings: false },
    Strength { nodes: 2_000, depth: 1, margin: 1_200, endings: false },
    Strength { nodes: 2_000, depth: 1, margin: 250, endings: false },
    Strength { nodes: 4_000, depth: 2, margin: 80, endings: false },
    Strength { nodes: 6_000, depth: 3, margin: 50, endings: false },
    Strength { nodes: 10_000, depth: 4, margin: 30, endings: false },
    Strength { nodes: 20_000, depth: 6, margin: 20, endings: true },
    Strength { nodes: 60_000, depth: 10, margin: 10, endings: true },
    Strength { nodes: 300_000, depth: 64, margin: 0, endings: true },
];

impl Level {
    /// How many levels there are.
    pub const COUNT: usize = 10;

    /// The level with a number, 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::COUNT { Some(Level(number)) } else { None }
    }

    /// The level's number, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator {
        (1..=Self::COUNT as u8).map(Level)
    }

    /// What the level may spend.
    #[must_use]
    pub fn strength(self) -> Strength {
        LEVELS[(usize::from(self.0) - 1).min(Self::COUNT - 1)]
    }

    /// The search of this level in a game, and the move that it plays: `None` if the game is over.
    /// Depends on the game, the level and the seed alone.
    #[must_use]
    pub(super) fn choose(self, game: &Game, seed: u64, cancel: &AtomicBool) -> Option<(Found, RootMove)> {
        let Strength { nodes, depth, margin, endings } = self.strength();
        let limits = Limits { nodes: Some(nodes), depth: Some(depth), time: None };
        let mut search = Search::for_nodes(nodes).with_endings(endings);
        let found = search.run_within(game, &limits, margin, cancel, &mut |_| {})?;
        let chosen = waver(&found, margin, &mut rng(seed, game.ply()))?;
        Some((found, chosen))
    }
}

/// The generator for one ply of a game.
fn rng(seed: u64, ply: usize) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&(ply as u64).to_le_bytes());
    ChaCha8Rng::from_seed(bytes)
}

/// The best move after each score has been raised by a chance amount of at most `margin`. A forced
/// win is played as it was found.
fn waver(found: &Found, margin: i32, rng: &mut impl RngExt) -> Option<RootMove> {
    let best = *found.moves.first()?;
    if margin == 0 || found.depth == 0 || score::is_decided(best.score) {
        return Some(best);
    }
    let mut moves: Vec<RootMove> = found.moves.iter().filter(|one| one.exact).copied().collect();
    // Chance amounts go by square, not by the order in which the search left the moves.
    moves.sort_by_key(|one| (one.mv.from, one.mv.to, one.mv.captured.0));
    moves
        .into_iter()
        .map(|one| (one.score + rng.random_range(0..=margin), one))
        .max_by_key(|&(judged, _)| judged)
        .map(|(_, one)| one)
}

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelError(u8);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no level; levels are 1 to {}", self.0, Level::COUNT)
    }
}

impl std::error::Error for LevelError {}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        Level::new(number).ok_or(LevelError(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_as_its_number() {
        let level = Level::new(4).unwrap();
        assert_eq!(serde_json::to_string(&level).unwrap(), "4");
        assert_eq!(serde_json::from_str::<Level>("4").unwrap(), level);
        assert!(serde_json::from_str::<Level>("0").is_err());
        assert!(serde_json::from_str::<Level>("11").is_err());
    }

    #[test]
    fn budgets_and_depths_grow_and_margins_shrink() {
        for pair in LEVELS.windows(2) {
            assert!(pair[0].nodes <= pair[1].nodes && pair[0].depth <= pair[1].depth);
            assert!(pair[0].margin > pair[1].margin);
        }
        assert_eq!(LEVELS[Level::COUNT - 1].margin, 0);
    }

    #[test]
    fn noise_stays_within_the_margin() {
        let cancel = AtomicBool::new(false);
        let (margin, limits) = (40, Limits::depth(2));
        for (i, position) in super::super::random_positions(200, 3).into_iter().enumerate() {
            let Ok(game) = Game::new(position) else { continue };
            let mut search = Search::for_nodes(5_000);
            let found = search.run_within(&game, &limits, margin, &cancel, &mut |_| {}).unwrap();
            let chosen = waver(&found, margin, &mut rng(i as u64, 0)).unwrap();
            assert!(chosen.exact && found.score - chosen.score <= margin, "{position:?}");
        }
    }
}
