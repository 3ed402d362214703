//! Hints: a good move, and why it is one.

mod exchange;
mod reason;

pub(super) use reason::Case;
pub use reason::HintReason;

use std::sync::atomic::AtomicBool;

use super::search::Judgement;
use super::{Found, Limits, Search, score};
use crate::{Game, Position, Route};

/// The nodes spent on a hint, whatever the level of the opponent …
const HINT_NODES: u64 = 200_000;
/// … and those spent on what the other moves are worth.
const COMPARE_NODES: u64 = 100_000;

/// A margin within which all moves lie, so that all are valued exactly.
const ALL_MOVES: i32 = 2 * score::WIN;

/// What is better by less, in hundredths of a man, is not worth saying.
const LEAST_BETTER: i32 = 20;

/// A request for a good move in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintRequest {
    /// Names the request; never used twice.
    pub serial: u64,
    /// The position in which the game began.
    pub start: Position,
    /// The routes played since.
    pub routes: Vec<Route>,
}

/// A good move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The serial of the request.
    pub serial: u64,
    /// The route to play.
    pub route: Route,
    /// What can be said for it.
    pub reason: HintReason,
}

/// What two choices are worth to the side that has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Comparison {
    /// The one to speak for.
    pub(super) this: i32,
    /// The best of those it is compared with.
    pub(super) other: i32,
}

/// Looks for the move to hint at, and for what can be said for it.
pub(super) fn find(game: &Game, cancel: &AtomicBool) -> Option<(Found, HintReason)> {
    let mut search = Search::for_nodes(HINT_NODES);
    let found = search.run(game, &Limits::nodes(HINT_NODES), cancel, &mut |_| {})?;
    let mut case = Case::among_all(game, found.best, cancel);
    let at_once = case.by_the_rules().or_else(|| wins_in(found.score));
    let reason = at_once.unwrap_or_else(|| {
        let limits = Limits { nodes: Some(COMPARE_NODES), depth: Some(found.depth), time: None };
        let compared = compare(&mut search, game, &found, &limits, cancel);
        reason(&mut case, compared.unwrap_or(Comparison { this: found.score, other: found.score }))
    });
    Some((found, reason))
}

/// The first reason that holds for a move, of all there are.
pub(super) fn reason(case: &mut Case<'_>, compared: Comparison) -> HintReason {
    case.by_the_rules()
        .or_else(|| wins_in(compared.this))
        .or_else(|| avoids_loss(compared))
        .or_else(|| case.on_the_board())
        .or_else(|| better_by(compared))
        .unwrap_or(HintReason::Best)
}

/// The move that was found beside the best of the others, all searched to the same depth. `None` if
/// none was.
fn compare(
    search: &mut Search,
    game: &Game,
    found: &Found,
    limits: &Limits,
    cancel: &AtomicBool,
) -> Option<Comparison> {
    let judgement = Judgement { margin: ALL_MOVES, ..Judgement::default() };
    let all = search.run_judging(game, limits, &judgement, cancel, &mut |_| {})?;
    let searched = || all.moves.iter().filter(|_| all.depth > 0);
    let this = searched().find(|one| one.mv == found.best)?.score;
    let other = searched().filter(|one| one.mv != found.best).map(|one| one.score).max()?;
    // What the deeper search has seen to the end is so.
    let this = if score::is_decided(found.score) { found.score } else { this };
    Some(Comparison { this, other })
}

/// A win farther off helps nobody who does not see it; the tables know some of 73 plies.
const FORESEEABLE: u32 = 15;

fn wins_in(score: i32) -> Option<HintReason> {
    let plies = score::plies_to_end(score).filter(|&plies| score > 0 && plies <= FORESEEABLE)?;
    Some(HintReason::WinsIn(plies))
}

fn avoids_loss(compared: Comparison) -> Option<HintReason> {
    let lost = |score: i32| score::is_decided(score) && score < 0;
    (lost(compared.other) && !lost(compared.this)).then_some(HintReason::AvoidsLoss)
}

fn better_by(compared: Comparison) -> Option<HintReason> {
    let Comparison { this, other } = compared;
    let counted = !score::is_decided(this) && !score::is_decided(other);
    let difference = this - other;
    (counted && difference >= LEAST_BETTER).then(|| HintReason::BetterBy(difference.unsigned_abs()))
}

#[cfg(test)]
mod tests;
