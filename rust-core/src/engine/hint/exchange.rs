//! What can be won by force, counted in pieces alone: no judgement enters, so that what is found may
//! be said to people as a fact.

use std::sync::atomic::AtomicBool;

use crate::engine::Limits;
use crate::engine::limits::Budget;
use crate::{Game, Move, NO_PROGRESS_LIMIT, Position, Side};

/// The most quiet plies that are looked ahead.
pub(super) const MOST_PLIES: usize = 5;

/// No lead in pieces is as good as a game that is won.
const WON: i32 = 2 * Position::MOST_PIECES.cast_signed();

/// No answer: the nodes allowed are spent, the request was cancelled, or rule G4 may end the game
/// before anything is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unknown;

/// A search through exchanges, with one budget for all its questions.
pub(super) struct Exchange<'a> {
    budget: Budget<'a>,
    /// What has stood on the board twice and would be a draw the third time (G3).
    drawn: Vec<Position>,
    /// The move that settled the last question asked so many plies before the end; tried first.
    settled: [Option<Move>; MOST_PLIES + 1],
}

/// So many pieces more than the opponent, for one side.
#[derive(Clone, Copy)]
struct Goal {
    side: Side,
    lead: i32,
}

/// How many pieces a side has more than the opponent.
pub(super) fn lead(position: &Position, side: Side) -> i32 {
    position.pieces(side).len().cast_signed() - position.pieces(!side).len().cast_signed()
}

impl<'a> Exchange<'a> {
    /// A search for what follows on the present position of a game.
    pub(super) fn new(game: &Game, nodes: u64, cancel: &'a AtomicBool) -> Self {
        let present = std::iter::once(game.position());
        let mut drawn: Vec<Position> = Vec::new();
        let mut seen: Vec<Position> = Vec::new();
        for &position in present.chain(game.repeatable()) {
            if seen.contains(&position) { drawn.push(position) } else { seen.push(position) }
        }
        // The move that is asked about, and all that is looked ahead.
        let ahead = 1 + MOST_PLIES as u32;
        let nodes = if game.plies_without_progress() + ahead < NO_PROGRESS_LIMIT { nodes } else { 0 };
        Exchange {
            budget: Budget::new(&Limits::nodes(nodes), cancel),
            drawn,
            settled: [None; MOST_PLIES + 1],
        }
    }

    /// Counts a position that is looked at.
    pub(super) fn enter(&mut self) -> Result<(), Unknown> {
        if self.budget.enter() { Ok(()) } else { Err(Unknown) }
    }

    /// How many pieces a side can be sure to gain on its opponent, whatever that one does, with at
    /// most so many quiet plies of both; captures are compulsory, and are played to their end. `None`
    /// if it can even be sure to win the game.
    ///
    /// If the last quiet ply is the opponent's, the gain stands up to one more answer, and is safe to
    /// claim. If it is the side's own, a gain of 0 is safe to rely on.
    pub(super) fn gain(
        &mut self,
        position: &Position,
        side: Side,
        plies: usize,
    ) -> Result<Option<u32>, Unknown> {
        let lead = lead(position, side);
        if !self.reaches(position, Goal { side, lead: lead + 1 }, plies)? {
            return Ok(Some(0));
        }
        if self.reaches(position, Goal { side, lead: WON }, plies)? {
            return Ok(None);
        }
        let mut gain = 1;
        while self.reaches(position, Goal { side, lead: lead + gain + 1 }, plies)? {
            gain += 1;
        }
        Ok(Some(gain.unsigned_abs()))
    }

    /// Whether a side can be sure to gain at least so many pieces, or to win the game.
    pub(super) fn gains(
        &mut self,
        position: &Position,
        side: Side,
        pieces: u32,
        plies: usize,
    ) -> Result<bool, Unknown> {
        let goal = Goal { side, lead: lead(position, side) + pieces.cast_signed() };
        self.reaches(position, goal, plies)
    }

    fn reaches(&mut self, position: &Position, goal: Goal, plies: usize) -> Result<bool, Unknown> {
        self.settled = [None; MOST_PLIES + 1];
        self.visit(position, goal, plies.min(MOST_PLIES))
    }

    fn visit(&mut self, position: &Position, goal: Goal, plies: usize) -> Result<bool, Unknown> {
        self.enter()?;
        let attacking = position.side_to_move() == goal.side;
        if plies == 0 && !position.can_capture() && position.can_move() {
            return Ok(lead(position, goal.side) >= goal.lead);
        }
        if self.drawn.contains(position) {
            return Ok(false);
        }
        let mut moves = position.legal_moves();
        // The first move that answers the question settles it: one that works for the side, or one
        // that helps the opponent. Who has no move has lost (G1), and with it the question.
        if let Some(first) = self.settled[plies].and_then(|mv| moves.iter().position(|&one| one == mv)) {
            moves.swap(0, first);
        }
        for mv in moves {
            let left = if mv.captured.is_empty() { plies - 1 } else { plies };
            if self.visit(&position.apply(mv), goal, left)? == attacking {
                self.settled[plies] = Some(mv);
                return Ok(attacking);
            }
        }
        Ok(!attacking)
    }
}
