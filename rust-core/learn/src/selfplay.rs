//! Games of the engine against itself.

use std::sync::atomic::AtomicBool;
use std::thread;

use dama_core::engine::{Limits, Search, score};
use dama_core::{Game, Outcome, Position, Side, Square};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::Sample;

/// What games to play.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// How many.
    pub games: u32,
    /// Positions entered for each move.
    pub nodes: u64,
    /// From which all chance comes.
    pub seed: u64,
    /// How many threads play; the games do not depend on it.
    pub threads: usize,
}

/// Table of each player: enough for so short searches.
const TABLE_MEGABYTES: usize = 1;
/// Chance moves at the beginning, at most.
const MOST_RANDOM_PLIES: u32 = 14;
/// One game in so many begins with few pieces anywhere, for kings are rare otherwise.
const SCATTERED: u32 = 5;
/// With so great a lead for so many plies a game is won.
const WON_SCORE: i32 = 1_500;
const WON_PLIES: u32 = 6;
/// After so many plies without capture or crowning a game is drawn.
const DRAWN_PLIES: u32 = 60;
/// Games are played in parcels of so many, each written when it is complete.
const PARCEL: u32 = 256;

/// Plays games and hands their samples to `keep`, game by game in order.
///
/// # Errors
/// Those of `keep`, after which no more games are played.
pub fn selfplay<E>(plan: &SelfPlay, mut keep: impl FnMut(u32, &[Sample]) -> Result<(), E>) -> Result<(), E> {
    let threads = plan.threads.max(1);
    let mut searches: Vec<Search> = (0..threads).map(|_| Search::new(TABLE_MEGABYTES)).collect();
    let mut first = 0;
    while first < plan.games {
        let end = plan.games.min(first.saturating_add(PARCEL));
        let played: Vec<Vec<Vec<Sample>>> = thread::scope(|scope| {
            let workers: Vec<_> = searches
                .iter_mut()
                .enumerate()
                .map(|(worker, search)| {
                    let mine = (first..end).skip(worker).step_by(threads);
                    scope.spawn(move || mine.map(|game| play(plan, game, search)).collect())
                })
                .collect();
            // A worker that panicked has reported itself; its games are missing.
            workers.into_iter().map(|worker| worker.join().unwrap_or_default()).collect()
        });
        for game in first..end {
            let index = (game - first) as usize;
            if let Some(samples) = played[index % threads].get(index / threads) {
                keep(game, samples)?;
            }
        }
        first = end;
    }
    Ok(())
}

/// One game, which depends on the plan's seed and its number alone.
fn play(plan: &SelfPlay, number: u32, search: &mut Search) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    rng.set_stream(u64::from(number));
    let mut game = opening(&mut rng);
    search.clear();
    let cancel = AtomicBool::new(false);
    let mut seen: Vec<(Position, i32)> = Vec::new();
    let mut leads = 0;
    let winner = loop {
        if let Some(outcome) = game.outcome() {
            break match outcome {
                Outcome::Win(side, _) => Some(side),
                Outcome::Draw(_) => None,
            };
        }
        if game.plies_without_progress() >= DRAWN_PLIES {
            break None;
        }
        let position = *game.position();
        let Some(found) = search.run(&game, &Limits::nodes(plan.nodes), &cancel, &mut |_| {}) else {
            break None;
        };
        leads = if found.score.abs() >= WON_SCORE { leads + 1 } else { 0 };
        let side = position.side_to_move();
        if score::is_decided(found.score) || leads >= WON_PLIES {
            break Some(if found.score > 0 { side } else { !side });
        }
        if !position.can_capture() {
            seen.push((position, found.score));
        }
        if game.play(&found.route).is_err() {
            break None;
        }
    };
    seen.iter().map(|(position, score)| sample(position, *score, winner)).collect()
}

fn sample(position: &Position, score: i32, winner: Option<Side>) -> Sample {
    let result = winner.map_or(0, |winner| if winner == position.side_to_move() { 1 } else { -1 });
    let score = i16::try_from(score).unwrap_or(if score > 0 { i16::MAX } else { i16::MIN });
    Sample::new(position, score, result)
}

/// A game that has just begun, in a way that chance has chosen.
fn opening(rng: &mut impl RngExt) -> Game {
    loop {
        let start = if rng.random_ratio(1, SCATTERED) { scattered(rng) } else { Some(Position::start()) };
        let Some(Ok(mut game)) = start.map(Game::new) else { continue };
        for _ in 0..rng.random_range(0..=MOST_RANDOM_PLIES) {
            let routes = game.position().legal_routes();
            if game.outcome().is_some() || game.play(&routes[rng.random_range(0..routes.len())]).is_err() {
                break;
            }
        }
        if game.outcome().is_none() {
            // What was before does not matter to what comes.
            let Ok(game) = Game::new(*game.position()) else { continue };
            return game;
        }
    }
}

/// A few men and kings of both sides anywhere; `None` if they make no position.
fn scattered(rng: &mut impl RngExt) -> Option<Position> {
    let mut men = [dama_core::Bitboard::EMPTY; 2];
    let mut kings = men;
    let men_and_kings = rng.random_range(2..=8);
    for side in Side::BOTH {
        for _ in 0..men_and_kings + rng.random_range(0..=1) {
            let square = Square::from_index(rng.random_range(0..Square::COUNT))?;
            let set = if rng.random_ratio(1, 5) { &mut kings } else { &mut men };
            set[side.index()] |= dama_core::Bitboard::of(square);
        }
    }
    let side = if rng.random_bool(0.5) { Side::White } else { Side::Black };
    Position::new(men, kings, side).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(threads: usize) -> Vec<(u32, Vec<Sample>)> {
        let plan = SelfPlay { games: 6, nodes: 60, seed: 9, threads };
        let mut all = Vec::new();
        selfplay(&plan, |number, samples| {
            all.push((number, samples.to_vec()));
            Ok::<(), ()>(())
        })
        .unwrap();
        all
    }

    #[test]
    fn the_same_games_whoever_plays_them() {
        let one = samples(1);
        assert_eq!(one, samples(3));
        assert_eq!(one.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
        assert!(one.iter().map(|(_, samples)| samples.len()).sum::<usize>() > 20);
    }

    #[test]
    fn the_sides_of_a_game_do_not_agree_on_who_won() {
        for (_, samples) in samples(1) {
            let decided: Vec<i8> = samples.iter().map(|s| s.result).filter(|&r| r != 0).collect();
            assert!(decided.is_empty() || decided.len() == samples.len());
        }
    }
}
