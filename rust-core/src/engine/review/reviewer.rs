//! The work of a review: a search of every position, from the last to the first, and a closer look
//! at the moves that seem to have lost most.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Evaluation, Progress, TurningPoint};
use crate::engine::hint::{self, Case, Comparison};
use crate::engine::network::LOGIT;
use crate::engine::{HintReason, Limits, Search, score};
use crate::{Game, Move, Outcome, Route};

/// Fewer nodes say nothing.
const LEAST_NODES: u64 = 1_000;

/// The moves that seem to have lost most, so many, are looked at more closely …
const LOOKED_AT: usize = 8;
/// … with so many times the nodes of a ply, before and after them.
const CLOSER: u64 = 2;

/// The routes of a better line, as far as they are followed …
const LINE: usize = 6;
/// … with this part of the nodes of a ply for each.
const LINE_PART: u64 = 2;

/// Turning points that are told of at most.
const MOST_TURNING_POINTS: usize = 5;

/// What a move must lose to count, in thousandths of what lies between a draw and a win.
const LEAST_DROP: i64 = 100;

/// A review under way.
pub(super) struct Reviewer<'a> {
    search: Search,
    game: Game,
    nodes: u64,
    cancel: &'a AtomicBool,
    report: &'a mut dyn FnMut(Progress),
    progress: Progress,
}

/// A turning point, and how much it lost of what could be hoped for.
#[derive(Clone)]
pub(super) struct Turn {
    pub(super) point: TurningPoint,
    pub(super) drop: i64,
}

/// What a move is worth to the side that makes it, if the position behind it is worth this to the
/// side that is to move there. A forced end is a ply further away.
fn before(score: i32) -> i32 {
    let distance = if score::is_decided(score) { score.signum() } else { 0 };
    distance - score
}

/// What may be hoped for with a score, from -1000 for a loss to 1000 for a win. A man counts for less
/// the more the game is decided anyway. In whole numbers, so that it is the same on every device.
fn hope(score: i32) -> i64 {
    let (score, scale) = (i64::from(score), i64::from(2 * LOGIT));
    1_000 * score / (score * score + scale * scale).isqrt()
}

/// The plies whose moves seem to have lost most, in their order, from what each position is worth to
/// its side to move.
pub(super) fn suspects(scores: &[i32]) -> Vec<usize> {
    let drop = |ply: usize| hope(scores[ply]) - hope(before(scores[ply + 1]));
    let mut suspects: Vec<usize> = (0..scores.len() - 1).filter(|&ply| drop(ply) >= LEAST_DROP).collect();
    suspects.sort_by_key(|&ply| Reverse(drop(ply)));
    suspects.truncate(LOOKED_AT);
    suspects.sort_unstable();
    suspects
}

/// Those of the turns that lost most, in their order.
pub(super) fn main_points(mut turns: Vec<Turn>) -> Vec<TurningPoint> {
    turns.sort_by_key(|turn| Reverse(turn.drop));
    turns.truncate(MOST_TURNING_POINTS);
    turns.sort_by_key(|turn| turn.point.ply);
    turns.into_iter().map(|turn| turn.point).collect()
}

/// The limits of a search of so many nodes. With a depth, however great, forced moves are searched
/// like others.
fn limits(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), depth: Some(score::MAX_PLY.unsigned_abs()), time: None }
}

impl<'a> Reviewer<'a> {
    pub(super) fn new(
        game: Game,
        nodes: u64,
        cancel: &'a AtomicBool,
        report: &'a mut dyn FnMut(Progress),
    ) -> Self {
        let nodes = nodes.max(LEAST_NODES);
        let plies = game.ply();
        let search = Search::for_nodes(nodes.saturating_mul(plies as u64 + 1));
        let progress = Progress { done: 0, total: plies + 1 + LOOKED_AT.min(plies) };
        Reviewer { search, game, nodes, cancel, report, progress }
    }

    /// Another step is done; `None` if it was the last because of a cancel.
    fn step(&mut self) -> Option<()> {
        if self.cancel.load(Ordering::Relaxed) {
            return None;
        }
        self.progress.done += 1;
        (self.report)(self.progress);
        Some(())
    }

    /// What each position of the game is worth to its side to move. Leaves the game at its start.
    ///
    /// The last position comes first: what is found out about it is in the table when the one before
    /// is searched, and a position is worth at least what the move played in it led to.
    pub(super) fn scores(&mut self) -> Option<Vec<i32>> {
        let mut scores = vec![score::DRAW; self.game.ply() + 1];
        loop {
            let ply = self.game.ply();
            let played = scores.get(ply + 1).map(|&next| before(next));
            let searched = self.score();
            scores[ply] = searched.into_iter().chain(played).max().unwrap_or(score::DRAW);
            self.step()?;
            if self.game.undo().is_err() {
                return Some(scores);
            }
        }
    }

    /// What the present position is worth; `None` if the search came to nothing.
    fn score(&mut self) -> Option<i32> {
        self.final_score().or_else(|| {
            let limits = limits(self.nodes);
            let found = self.search.run(&self.game, &limits, self.cancel, &mut |_| {})?;
            (found.depth > 0).then_some(found.score)
        })
    }

    /// What the present position is worth if the game ends there.
    fn final_score(&self) -> Option<i32> {
        self.game.outcome().map(|outcome| match outcome {
            Outcome::Win(..) => score::loss_in(0),
            Outcome::Draw(_) => score::DRAW,
        })
    }

    /// The turning points among the moves that seem to have lost most.
    pub(super) fn turns(&mut self, scores: &[i32]) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        for ply in suspects(scores) {
            while self.game.ply() < ply {
                self.game.redo().ok()?;
            }
            turns.extend(self.turn());
            self.step()?;
        }
        if self.progress.done < self.progress.total {
            self.progress.done = self.progress.total - 1;
            self.step()?;
        }
        Some(turns)
    }

    /// Whether the next move of the game really lost something, and how one could have done better.
    fn turn(&mut self) -> Option<Turn> {
        let ply = self.game.ply() + 1;
        let played = self.game.route_to(ply)?.clone();
        self.game.redo().ok()?;
        let answers = self.scores_by_depth();
        let over = self.game.outcome().is_some();
        self.game.undo().ok()?;

        let mut limits = limits(self.nodes.saturating_mul(CLOSER));
        let seen_to_the_end = over || answers.last().is_some_and(|&score| score::is_decided(score));
        if !seen_to_the_end {
            limits.depth = Some(answers.len() as u32 + 1);
        }
        let found = self.search.run(&self.game, &limits, self.cancel, &mut |_| {})?;
        // The answers to the move played count as deep as the better move was searched.
        let answer = *answers.get((found.depth as usize).saturating_sub(2)).or(answers.last())?;
        let reached = before(answer);
        let drop = hope(found.score) - hope(reached);
        if found.best == played.result() || drop < LEAST_DROP {
            return None;
        }
        let side = self.game.position().side_to_move();
        let decided = score::is_decided(found.score) || score::is_decided(reached);
        let compared = Comparison { this: found.score, other: reached };
        let point = TurningPoint {
            ply,
            side,
            reason: self.reason(found.best, played.result(), compared),
            better: self.line(found.route),
            best: Evaluation::of(found.score, side),
            reached: Evaluation::of(answer, !side),
            loss: (!decided).then(|| found.score.abs_diff(reached)),
            played,
        };
        Some(Turn { point, drop })
    }

    /// What the present position is worth, searched to depth 1, 2 and so on.
    fn scores_by_depth(&mut self) -> Vec<i32> {
        if let Some(score) = self.final_score() {
            return vec![score];
        }
        let limits = limits(self.nodes.saturating_mul(CLOSER));
        let mut scores = Vec::new();
        self.search.run(&self.game, &limits, self.cancel, &mut |info| scores.push(info.score));
        scores
    }

    fn reason(&self, better: Move, played: Move, compared: Comparison) -> HintReason {
        hint::reason(&mut Case::against(&self.game, better, played, self.cancel), compared)
    }

    /// How the game could have gone on from a route.
    fn line(&mut self, first: Route) -> Vec<Route> {
        let mut game = self.game.clone();
        let mut line = Vec::new();
        let mut next = Some(first);
        let limits = limits(self.nodes / LINE_PART);
        while let Some(route) = next {
            if game.play(&route).is_err() {
                break;
            }
            line.push(route);
            let on = line.len() < LINE;
            let found = on.then(|| self.search.run(&game, &limits, self.cancel, &mut |_| {})).flatten();
            next = found.map(|found| found.route);
        }
        line
    }
}
