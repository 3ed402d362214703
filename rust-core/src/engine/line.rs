//! The way to the position that is being searched: what rules G3 and G4 need to know of it.

use super::score::MAX_PLY;
use crate::{Game, Move, NO_PROGRESS_LIMIT, Position};

/// A position can come again after four plies at the earliest: both sides go and come back.
const SHORTEST_CYCLE: usize = 4;

/// With fewer plies than this left until rule G4 draws, the count belongs to the key.
const NEAR_LIMIT: u32 = 24;

/// The positions of the game that could come again, and those of the line searched from there.
#[derive(Clone, Debug)]
pub(super) struct Line {
    steps: Vec<Step>,
    /// Where in `steps` the searched line begins; the position to move from stands here.
    root: usize,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    hash: u64,
    /// How many of the steps before this one could be the same position.
    back: usize,
    /// Plies without capture or crowning (G4).
    without_progress: u32,
}

impl Line {
    pub(super) fn new() -> Self {
        // Room for the game's part and the longest line, so that the search never allocates.
        let most = NO_PROGRESS_LIMIT + MAX_PLY.unsigned_abs() + 2;
        Line { steps: Vec::with_capacity(most as usize), root: 0 }
    }

    /// Begins anew at the present position of a game.
    pub(super) fn begin(&mut self, game: &Game) {
        let present = game.plies_without_progress();
        self.steps.clear();
        self.steps.extend(game.repeatable().map(Position::hash).map(|hash| Step {
            hash,
            back: 0,
            without_progress: 0,
        }));
        self.steps.reverse();
        self.root = self.steps.len();
        self.steps.push(Step { hash: game.position().hash(), back: self.root, without_progress: present });
    }

    /// Goes on to the position `after` a move in `before`.
    pub(super) fn push(&mut self, before: &Position, mv: Move, after: &Position) {
        let last = self.last();
        let back = if before.is_irreversible(mv) { 0 } else { last.back + 1 };
        let without_progress = if before.is_progress(mv) { 0 } else { last.without_progress + 1 };
        self.steps.push(Step { hash: after.hash(), back, without_progress });
    }

    /// Takes the last move back.
    pub(super) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Whether the present position is a draw by repetition (G3). Within the line the first return
    /// counts already: what could be done the second time could be done the first time. Positions
    /// of the game count as the rule says, at the third time.
    pub(super) fn is_repetition(&self) -> bool {
        let last = self.last();
        let present = self.steps.len().saturating_sub(1);
        let mut seen = 0;
        for distance in (SHORTEST_CYCLE..=last.back).step_by(2) {
            let earlier = present - distance;
            if self.steps[earlier].hash == last.hash {
                seen += 1;
                if seen == 2 || earlier >= self.root {
                    return true;
                }
            }
        }
        false
    }

    /// Whether rule G4 ends the game here.
    pub(super) fn is_without_progress(&self) -> bool {
        self.last().without_progress >= NO_PROGRESS_LIMIT
    }

    /// The key of the present position for the transposition table. Shortly before rule G4 draws,
    /// a position is worth less than elsewhere, so the count is part of it.
    pub(super) fn key(&self) -> u64 {
        let last = self.last();
        let left = NO_PROGRESS_LIMIT.saturating_sub(last.without_progress);
        if left < NEAR_LIMIT {
            last.hash ^ (u64::from(left) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        } else {
            last.hash
        }
    }

    fn last(&self) -> Step {
        self.steps.last().copied().unwrap_or(Step { hash: 0, back: 0, without_progress: 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    const SHUFFLE: [&str; 4] = ["a1-b1", "h8-g8", "b1-a1", "g8-h8"];

    fn game(plies: usize) -> Game {
        let mut game = Game::new(fen::read("W:WKa1,a3:BKh8,h6").unwrap()).unwrap();
        SHUFFLE.iter().cycle().take(plies).for_each(|text| game.play_text(text).unwrap());
        game
    }

    /// How many plies of shuffling the line goes until it sees a repetition.
    fn plies_to_repetition(played: usize) -> usize {
        let mut line = Line::new();
        let mut game = game(played);
        line.begin(&game);
        for plies in 1..20 {
            let before = *game.position();
            game.play_text(SHUFFLE[(played + plies - 1) % 4]).unwrap();
            line.push(&before, game.route_to(game.ply()).unwrap().result(), game.position());
            if line.is_repetition() {
                return plies;
            }
        }
        panic!("no repetition seen");
    }

    #[test]
    fn the_first_return_within_the_line_is_a_repetition() {
        assert_eq!(plies_to_repetition(0), 4);
    }

    #[test]
    fn positions_of_the_game_count_at_the_third_time() {
        // After 7 plies of the game the start has stood twice; one ply on it stands a third time.
        assert_eq!(plies_to_repetition(7), 1);
        // After 3 plies it comes for the second time; the line's own root returns first.
        assert_eq!(plies_to_repetition(3), 4);
    }

    #[test]
    fn an_irreversible_move_forgets_what_was_before() {
        let mut game = game(6);
        game.play_text("a3-a4").unwrap();
        let mut line = Line::new();
        line.begin(&game);
        assert_eq!(line.steps.len(), 1);
    }

    #[test]
    fn near_the_limit_the_count_is_part_of_the_key() {
        let (mut line, game) = (Line::new(), game(0));
        line.begin(&game);
        assert_eq!(line.key(), game.position().hash());
        line.steps[0].without_progress = NO_PROGRESS_LIMIT - 5;
        assert_ne!(line.key(), game.position().hash());
    }
}
