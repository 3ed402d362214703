//! The principal variation: the line of best moves that a score stands for.

use super::score::MAX_PLY;
use crate::Move;

/// The best lines known from each ply on. What is best from the next ply on follows every new best move,
/// so the search always holds the whole line, and takes no memory for it.
#[derive(Debug)]
pub(super) struct Lines {
    /// The line that begins at each ply; with room for the longest, so that none ever grows.
    from: Vec<Vec<Move>>,
}

impl Lines {
    pub(super) fn new() -> Self {
        let plies = 0..=MAX_PLY.unsigned_abs() as usize;
        Lines { from: plies.rev().map(Vec::with_capacity).collect() }
    }

    /// Forgets what was best at `ply`.
    pub(super) fn clear(&mut self, ply: i32) {
        self.from[ply.unsigned_abs() as usize].clear();
    }

    /// A move at `ply` is the best one so far; what is best after it is known already.
    pub(super) fn set(&mut self, ply: i32, mv: Move) {
        let (before, after) = self.from.split_at_mut(ply.unsigned_abs() as usize + 1);
        if let (Some(line), Some(rest)) = (before.last_mut(), after.first()) {
            line.clear();
            line.push(mv);
            line.extend_from_slice(rest);
        }
    }

    /// The best line from the root.
    pub(super) fn whole(&self) -> &[Move] {
        &self.from[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn a_new_best_move_takes_over_what_follows_it() {
        let moves = Position::start().legal_moves();
        let mut lines = Lines::new();
        lines.set(1, moves[1]);
        lines.set(0, moves[0]);
        assert_eq!(lines.whole(), &moves[..2]);
        lines.clear(1);
        assert_eq!(lines.whole(), &moves[..2]);
        lines.set(0, moves[2]);
        assert_eq!(lines.whole(), [moves[2]]);
    }

    #[test]
    fn the_longest_line_fits() {
        let mv = Position::start().legal_moves()[0];
        let mut lines = Lines::new();
        let room: Vec<usize> = lines.from.iter().map(Vec::capacity).collect();
        (0..MAX_PLY).rev().for_each(|ply| lines.set(ply, mv));
        assert_eq!(lines.whole(), vec![mv; MAX_PLY.unsigned_abs() as usize]);
        assert_eq!(lines.from.iter().map(Vec::capacity).collect::<Vec<_>>(), room);
    }
}
