//! The ten levels: what each may spend, and how much its judgement wavers.

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::search::Judgement;
use super::{Found, Limits, RootMove, Search, evaluate, score};
use crate::{Game, Move, Position, Square};

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
    /// How many moves of a hundred it judges at a glance: by how the board looks after them, without
    /// seeing what the opponent could take.
    pub glances: u32,
    /// By how much a judgement may be too kind, in hundredths of a man.
    pub noise: i32,
    /// It plays no move at a glance that its search shows to be worse than the best by more, in
    /// hundredths of a man.
    pub margin: i32,
    /// Whether it knows the endgame tables.
    pub endings: bool,
}

/// The levels, weakest first. `docs/engine.md` has the games in which each wins about four times in five
/// against the one below. The weaker ones err like people: they see what a move brings, and overlook
/// what the opponent will take, by little often and by much never. From the fifth on no level overlooks
/// a reply. The last three know all endings of up to four pieces, and the last errs by nothing.
pub const LEVELS: [Strength; Level::COUNT] = [
    hasty(1, 100, 150, 375),
    hasty(1, 90, 60, 250),
    hasty(2, 50, 50, 250),
    hasty(2, 10, 40, 250),
    careful(390, 30),
    careful(1_400, 20),
    careful(4_000, 20),
    Strength { endings: true, ..careful(15_000, 14) },
    Strength { endings: true, ..careful(45_000, 9) },
    Strength { endings: true, ..careful(160_000, 0) },
];

/// A level that looks no further than its move or the reply, and judges many moves at a glance.
const fn hasty(depth: u32, glances: u32, noise: i32, margin: i32) -> Strength {
    Strength { nodes: 1_900, depth, glances, noise, margin, endings: false }
}

/// A level that looks at every move, as deep as its nodes allow.
const fn careful(nodes: u64, noise: i32) -> Strength {
    Strength { nodes, depth: 64, glances: 0, noise, margin: 0, endings: false }
}

/// For so many plies of a game from the usual start, every level plays any move that is as good as the
/// best one, so that games begin in different ways.
const OPENING_PLIES: usize = 6;
/// What counts as good as the best there, in hundredths of a man.
const OPENING_NOISE: i32 = 5;

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

    /// How the level plays at the present ply of a game.
    fn strength_in(self, game: &Game) -> Strength {
        let strength = self.strength();
        if game.ply() >= OPENING_PLIES || *game.start() != Position::start() {
            return strength;
        }
        Strength { noise: strength.noise.max(OPENING_NOISE), ..strength }
    }

    /// The search of this level in a game, and the move that it plays: `None` if the game is over.
    /// Depends on the game, the level and the seed alone.
    #[must_use]
    pub(super) fn choose(self, game: &Game, seed: u64, cancel: &AtomicBool) -> Option<(Found, RootMove)> {
        self.strength_in(game).choose(game, &mut rng(seed, game.ply()), cancel)
    }
}

impl Strength {
    fn choose(self, game: &Game, rng: &mut impl RngExt, cancel: &AtomicBool) -> Option<(Found, RootMove)> {
        let judgement = Judgement { margin: self.margin, kindness: self.kindness(game.position(), rng) };
        let limits = Limits { nodes: Some(self.nodes), depth: Some(self.depth), time: None };
        let mut search = Search::for_nodes(self.nodes).with_endings(self.endings);
        let found = search.run_judging(game, &limits, &judgement, cancel, &mut |_| {})?;
        let chosen = self.glance(game.position(), &found, &judgement, rng)?;
        Some((found, chosen))
    }

    /// By how much each move will be judged too kindly: a chance amount. Chance goes by square, not by
    /// the order in which moves are found.
    fn kindness(self, position: &Position, rng: &mut impl RngExt) -> Vec<(Move, i32)> {
        if self.noise == 0 {
            return Vec::new();
        }
        let mut moves = position.legal_moves();
        moves.sort_by_key(by_square);
        moves.into_iter().map(|mv| (mv, rng.random_range(0..=self.noise))).collect()
    }

    /// The move that seems best after some were judged at a glance. A forced win is played as it was
    /// found.
    fn glance(
        self,
        position: &Position,
        found: &Found,
        judgement: &Judgement,
        rng: &mut impl RngExt,
    ) -> Option<RootMove> {
        let best = *found.moves.first()?;
        if self.glances == 0 || found.depth == 0 || score::is_decided(best.score) {
            return Some(best);
        }
        let most = found.moves.iter().map(|one| one.score).max()?;
        let within = |one: &&RootMove| one.exact && most - one.score <= self.margin;
        let mut moves: Vec<RootMove> = found.moves.iter().filter(within).copied().collect();
        moves.sort_by_key(|one| by_square(&one.mv));
        let mut judge = |one: &RootMove| {
            let glanced = rng.random_ratio(self.glances, 100);
            judgement.of(one.mv, if glanced { -evaluate(&position.apply(one.mv)) } else { one.score })
        };
        moves.into_iter().map(|one| (judge(&one), one)).max_by_key(|&(judged, _)| judged).map(|(_, one)| one)
    }
}

fn by_square(mv: &Move) -> (Square, Square, u64) {
    (mv.from, mv.to, mv.captured.0)
}

/// The generator for one ply of a game.
fn rng(seed: u64, ply: usize) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&(ply as u64).to_le_bytes());
    ChaCha8Rng::from_seed(bytes)
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
    use std::collections::HashSet;

    use super::*;
    use crate::notation::fen;

    static RUNNING: AtomicBool = AtomicBool::new(false);

    fn level(number: u8) -> Level {
        Level::new(number).unwrap()
    }

    #[test]
    fn a_level_is_written_as_its_number() {
        assert_eq!(serde_json::to_string(&level(4)).unwrap(), "4");
        assert_eq!(serde_json::from_str::<Level>("4").unwrap(), level(4));
        assert!(serde_json::from_str::<Level>("0").is_err());
        assert!(serde_json::from_str::<Level>("11").is_err());
    }

    #[test]
    fn budgets_and_depths_grow_and_errors_shrink() {
        for pair in LEVELS.windows(2) {
            let [lower, higher] = pair else { unreachable!() };
            assert!(lower.nodes <= higher.nodes || lower.glances > higher.glances);
            assert!(lower.depth <= higher.depth);
            assert!(
                lower.glances >= higher.glances
                    && lower.noise >= higher.noise
                    && lower.margin >= higher.margin
            );
            assert_ne!(lower, higher);
        }
        let top = level(10).strength();
        assert_eq!((top.glances, top.noise, top.margin, top.endings), (0, 0, 0, true));
    }

    /// A level that judges nothing at a glance errs by its noise alone, and that is less than a man.
    #[test]
    fn who_looks_at_every_move_gives_nothing_away() {
        for strength in LEVELS.into_iter().filter(|strength| strength.glances == 0) {
            assert!(strength.margin == 0 && strength.noise < 50, "{strength:?}");
        }
    }

    /// What `strength` plays with so many seeds, and what the best move is worth by the same look.
    fn choices(position: &Position, strength: Strength, seeds: u64) -> Vec<(RootMove, i32)> {
        let Ok(game) = Game::new(*position) else { return Vec::new() };
        let fair = Strength { glances: 0, noise: 0, ..strength };
        let (found, _) = fair.choose(&game, &mut rng(0, 0), &RUNNING).unwrap();
        let choose = |seed| strength.choose(&game, &mut rng(seed, 0), &RUNNING).unwrap().1;
        let most = found.moves.iter().map(|one| one.score).max().unwrap();
        (0..seeds).map(|seed| (choose(seed), most)).collect()
    }

    #[test]
    fn errors_are_no_greater_than_the_noise_or_the_margin() {
        let noisy = Strength { nodes: 50_000, depth: 2, glances: 0, noise: 60, margin: 0, endings: false };
        let hasty = Strength { glances: 50, margin: 90, ..noisy };
        for (strength, most) in [(noisy, 60), (hasty, 90)] {
            let positions = super::super::random_positions(300, 3);
            let choices = positions.iter().flat_map(|position| choices(position, strength, 2));
            let losses: Vec<i32> = choices.map(|(one, best)| best - one.score).collect();
            assert!(losses.iter().all(|&loss| loss <= most), "{strength:?}: {:?}", losses.iter().max());
            assert!(losses.iter().any(|&loss| loss > most / 2), "{strength:?}: {:?}", losses.iter().max());
        }
    }

    /// Where e3-e4 gives a man for nothing.
    #[test]
    fn a_glance_overlooks_what_the_opponent_takes() {
        let position = fen::read("W:Wc3,e3,g2,a2:Bc6,e5,g7,a7").unwrap();
        let gives = |strength| {
            let choices = choices(&position, strength, 60).into_iter();
            choices.filter(|(one, _)| position.apply(one.mv).can_capture()).count()
        };
        assert_eq!(gives(Strength { glances: 0, ..LEVELS[0] }), 0);
        assert!(gives(LEVELS[0]) > 5, "{}", gives(LEVELS[0]));
    }

    fn first_moves(level: Level, moves: &str) -> HashSet<crate::Move> {
        let mut game = Game::new(Position::start()).unwrap();
        moves.split_whitespace().for_each(|text| game.play_text(text).unwrap());
        (0..12).map(|seed| level.choose(&game, seed, &RUNNING).unwrap().1.mv).collect()
    }

    #[test]
    fn games_begin_in_different_ways_and_the_best_player_then_does_its_best() {
        for number in [1, 6, 10] {
            assert!(first_moves(level(number), "").len() >= 3, "level {number}");
        }
        let opening = "d3-d4 e6-e5 b3-b4 g6-g5 h3-h4 a6-a5";
        assert_eq!(first_moves(level(10), opening).len(), 1);
    }
}
