//! What can be said for a move, and is true: each reason is worked out from the rules or from a
//! search that proves it.

use std::sync::atomic::AtomicBool;

use super::exchange::{Exchange, Unknown};
use crate::{Game, Move, Position, Side};

/// The nodes spent on the reasons of one move, beyond the search that found it.
const REASON_NODES: u64 = 500_000;

/// Quiet plies after which a gain of the side that moves first is safe to claim, since the last of
/// them is the opponent's …
const FIRST_GAINS: usize = 4;
/// … and those after which a gain of the other side is; the longer way is asked about if the shorter
/// one leads to none.
const SECOND_GAINS: [usize; 2] = [3, 5];
/// Quiet plies after which it is safe to say that the side that moves first gains no more.
const FIRST_GAINS_NO_MORE: usize = 5;

/// What can be said for a move. Of several reasons the first in this order is given: those that
/// end the game come first, then what the other moves do not do, then what any of them might do.
///
/// Pieces are counted as the rules count them: a king is one. *Net* means that what the opponent
/// takes is subtracted, with best play of both, through every capture and a few quiet plies (at
/// least three, the last of them by whoever suffers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// No other move is legal.
    OnlyMove,
    /// It leaves the opponent's pieces without a move, and so wins (G1).
    Blocks,
    /// It wins by force in at most so many plies, itself included. Not said of wins far off.
    WinsIn(u32),
    /// The moves it is compared with lose by force, and this one is not known to.
    AvoidsLoss,
    /// It crowns a man.
    Crowns,
    /// It wins so many pieces net, whatever the opponent answers; those that it takes itself are
    /// among them, but are not all.
    Wins(u32),
    /// The opponent could win so many pieces more, net, after any move that it is compared with, or
    /// if this turn were passed.
    Saves(u32),
    /// A man that could have been crowned on the opponent's next move cannot be crowned on that one
    /// nor, against the right answer, on the one after it.
    StopsCrowning,
    /// It takes so many pieces.
    Takes(u32),
    /// It would win so many pieces net with the next move, if the opponent passed.
    Threatens(u32),
    /// It is worth so many hundredths of a man more than the best that it is compared with.
    BetterBy(u32),
    /// The search likes it best.
    Best,
}

/// A move, and those that it is compared with.
pub(in crate::engine) struct Case<'a> {
    position: Position,
    mv: Move,
    after: Position,
    others: Vec<Move>,
    /// Whether doing nothing is something to compare with, too.
    or_passing: bool,
    exchange: Exchange<'a>,
}

impl<'a> Case<'a> {
    /// A move of the present position of a game against all others, and against doing nothing.
    pub(in crate::engine) fn among_all(game: &Game, mv: Move, cancel: &'a AtomicBool) -> Self {
        let others = game.position().legal_moves().into_iter().filter(|&other| other != mv).collect();
        let or_passing = mv.captured.is_empty();
        Case::new(game, mv, others, or_passing, cancel)
    }

    /// A move of the present position of a game against the one that was played.
    pub(in crate::engine) fn against(game: &Game, mv: Move, played: Move, cancel: &'a AtomicBool) -> Self {
        Case::new(game, mv, vec![played], false, cancel)
    }

    fn new(game: &Game, mv: Move, others: Vec<Move>, or_passing: bool, cancel: &'a AtomicBool) -> Self {
        let position = *game.position();
        let after = position.apply(mv);
        let exchange = Exchange::new(game, REASON_NODES, cancel);
        Case { position, mv, after, others, or_passing, exchange }
    }

    fn side(&self) -> Side {
        self.position.side_to_move()
    }

    /// `OnlyMove` or `Blocks`, which the rules alone decide.
    pub(in crate::engine) fn by_the_rules(&self) -> Option<HintReason> {
        if self.others.is_empty() {
            return Some(HintReason::OnlyMove);
        }
        let blocked = !self.after.can_move() && !self.after.pieces(!self.side()).is_empty();
        blocked.then_some(HintReason::Blocks)
    }

    /// The first of the reasons from `Crowns` to `Threatens` that holds.
    pub(in crate::engine) fn on_the_board(&mut self) -> Option<HintReason> {
        let takes = self.mv.captured.len();
        self.crowns()
            .or_else(|| self.wins().ok().flatten())
            .or_else(|| self.saves().ok().flatten())
            .or_else(|| self.stops_crowning().ok().flatten())
            .or_else(|| (takes > 0).then_some(HintReason::Takes(takes)))
            .or_else(|| self.threatens().ok().flatten())
    }

    fn crowns(&self) -> Option<HintReason> {
        self.position.is_crowning(self.mv).then_some(HintReason::Crowns)
    }

    fn wins(&mut self) -> Result<Option<HintReason>, Unknown> {
        for plies in SECOND_GAINS {
            match self.exchange.gain(&self.after, self.side(), plies)? {
                Some(0) => {}
                more => return Ok(more.map(|more| HintReason::Wins(more + self.mv.captured.len()))),
            }
        }
        Ok(None)
    }

    /// What the opponent could be sure to win otherwise, less what it may win now.
    fn saves(&mut self) -> Result<Option<HintReason>, Unknown> {
        let opponent = !self.side();
        let passing = if self.or_passing {
            self.exchange.gain(&self.position.passed(), opponent, FIRST_GAINS)?
        } else {
            Some(0)
        };
        // Where the opponent could win the game, pieces are beside the point.
        let Some(mut otherwise) = passing else { return Ok(None) };
        while self.others_lose(otherwise + 1)? {
            otherwise += 1;
            if otherwise > Position::MOST_PIECES {
                return Ok(None);
            }
        }
        if otherwise == 0 {
            return Ok(None);
        }
        let still = self.exchange.gain(&self.after, opponent, FIRST_GAINS_NO_MORE)?;
        let saved = still.and_then(|still| otherwise.checked_sub(still)).filter(|&saved| saved > 0);
        Ok(saved.map(HintReason::Saves))
    }

    /// Whether the opponent can win so many pieces after each of the other moves.
    fn others_lose(&mut self, pieces: u32) -> Result<bool, Unknown> {
        let opponent = !self.side();
        for &other in &self.others {
            if !self.exchange.gains(&self.position.apply(other), opponent, pieces, FIRST_GAINS)? {
                return Ok(false);
            }
        }
        Ok(!self.others.is_empty())
    }

    fn stops_crowning(&mut self) -> Result<Option<HintReason>, Unknown> {
        let danger = can_crown(&mut self.exchange, &self.position.passed(), 1)?;
        let stopped = danger && !can_crown(&mut self.exchange, &self.after, 2)?;
        Ok(stopped.then_some(HintReason::StopsCrowning))
    }

    fn threatens(&mut self) -> Result<Option<HintReason>, Unknown> {
        if self.after.can_capture() {
            return Ok(None); // The opponent cannot pass.
        }
        let gain = self.exchange.gain(&self.after.passed(), self.side(), FIRST_GAINS)?;
        Ok(gain.filter(|&gain| gain > 0).map(HintReason::Threatens))
    }
}

/// Whether the side to move can be sure to crown a man with one of its next moves, so many.
fn can_crown(exchange: &mut Exchange<'_>, position: &Position, moves: u32) -> Result<bool, Unknown> {
    exchange.enter()?;
    let all = position.legal_moves();
    if all.iter().any(|&mv| position.is_crowning(mv)) {
        return Ok(true);
    }
    if moves < 2 {
        return Ok(false);
    }
    for mv in all {
        let between = position.apply(mv);
        let mut sure = true;
        for answer in between.legal_moves() {
            sure = sure && can_crown(exchange, &between.apply(answer), moves - 1)?;
        }
        if sure {
            return Ok(true);
        }
    }
    Ok(false)
}
