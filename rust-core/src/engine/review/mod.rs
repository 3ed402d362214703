//! A look back at a whole game: what each position was worth, and where the game turned.

mod reviewer;

use std::sync::atomic::{AtomicBool, Ordering};

use super::{HintReason, score};
use crate::{Game, Position, Route, Side};
use reviewer::Reviewer;

/// The nodes a review spends on each ply, unless the request says otherwise.
pub const REVIEW_NODES: u64 = 50_000;

/// A request for a review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRequest {
    /// Names the request; never used twice.
    pub serial: u64,
    /// The position in which the game began.
    pub start: Position,
    /// The routes played since.
    pub routes: Vec<Route>,
    /// The nodes to spend on each ply; a thousand if fewer.
    pub nodes: u64,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The steps that are done.
    pub done: usize,
    /// All steps; the same from the first report to the last, in which they are all done.
    pub total: usize,
}

/// A review of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The serial of the request.
    pub serial: u64,
    /// What each position is worth: the start, then one after each ply.
    pub evaluations: Vec<Evaluation>,
    /// The moves that lost most, at most five, in the order in which they were played.
    pub turning_points: Vec<TurningPoint>,
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// So many hundredths of a man for White, against it if negative. 0 if the game is drawn.
    Men(i32),
    /// This side wins by force, in at most so many plies; 0 if it has won.
    Wins(Side, u32),
}

/// A move that lost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// Which ply it was; the first is 1.
    pub ply: usize,
    /// Who played it.
    pub side: Side,
    /// What was played.
    pub played: Route,
    /// The better move, and how the game could have gone on from there.
    pub better: Vec<Route>,
    /// What the position before it is worth, with the better move to come …
    pub best: Evaluation,
    /// … and what the one behind it is worth. Both come from closer searches than
    /// [`Review::evaluations`], and are equally deep.
    pub reached: Evaluation,
    /// How much worse that is for the side, in hundredths of a man. `None` if one of the two is a
    /// forced win or loss, which no number of men measures.
    pub loss: Option<u32>,
    /// What can be said for the better move, compared with the one that was played.
    pub reason: HintReason,
}

impl Evaluation {
    /// A score of the side to move as seen by White.
    fn of(score: i32, side_to_move: Side) -> Self {
        match score::plies_to_end(score) {
            Some(plies) => Evaluation::Wins(if score > 0 { side_to_move } else { !side_to_move }, plies),
            None if side_to_move == Side::White => Evaluation::Men(score),
            None => Evaluation::Men(-score),
        }
    }
}

/// Reviews a game. `None` if it was cancelled.
pub(super) fn review(
    game: Game,
    request: &ReviewRequest,
    cancel: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Option<Review> {
    let sides: Vec<Side> = (0..=game.ply()).map(|ply| game.position_at(ply).side_to_move()).collect();
    let mut reviewer = Reviewer::new(game, request.nodes, cancel, progress);
    let scores = reviewer.scores()?;
    let turning_points = reviewer::main_points(reviewer.turns(&scores)?);
    let evaluations = scores.iter().zip(&sides).map(|(&score, &side)| Evaluation::of(score, side)).collect();
    let cancelled = cancel.load(Ordering::Relaxed);
    (!cancelled).then_some(Review { serial: request.serial, evaluations, turning_points })
}

#[cfg(test)]
mod tests;
