//! The order in which moves are tried: the better the first one, the smaller the search.

use smallvec::SmallVec;

use super::score::MAX_PLY;
use super::table::PackedMove;
use crate::{Move, MoveList, Position, Side, Square};

/// The move that the table knows comes first …
const TABLE_MOVE: i32 = 1 << 24;
/// … then crownings …
const CROWNING: i32 = 1 << 20;
/// … then captures, those of kings before others …
const CAPTURED_KING: i32 = 1 << 18;
/// … then quiet moves that refuted another move at the same ply …
const KILLERS: [i32; 2] = [1 << 17, 1 << 16];
/// … then quiet moves by how often they refuted anything; no history grows beyond this.
const MAX_HISTORY: i32 = 1 << 14;

/// What the search has learned about quiet moves.
#[derive(Clone, Debug)]
pub(super) struct Experience {
    killers: Vec<[PackedMove; 2]>,
    history: Vec<i32>,
}

impl Experience {
    pub(super) fn new() -> Self {
        Experience {
            killers: vec![[PackedMove::NONE; 2]; MAX_PLY.unsigned_abs() as usize],
            history: vec![0; Side::BOTH.len() * Square::COUNT * Square::COUNT],
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.killers.fill([PackedMove::NONE; 2]);
        self.history.fill(0);
    }

    /// Begins another search: other moves are killers now, and history counts for half.
    pub(super) fn age(&mut self) {
        self.killers.fill([PackedMove::NONE; 2]);
        self.history.iter_mut().for_each(|worth| *worth /= 2);
    }

    /// Learns that a quiet move refuted the opponent's last move, and that those before it did not.
    pub(super) fn learn(&mut self, side: Side, refuting: Move, failed: &[Move], depth: i32, ply: i32) {
        let packed = PackedMove::of(refuting);
        if let Some(killers) = self.killers.get_mut(ply.cast_unsigned() as usize)
            && killers[0] != packed
        {
            *killers = [packed, killers[0]];
        }
        let weight = (depth * depth).min(MAX_HISTORY / 8);
        self.shift(side, refuting, weight);
        for &mv in failed {
            self.shift(side, mv, -weight);
        }
    }

    /// Moves a history value towards one of its ends, the slower the nearer it is.
    fn shift(&mut self, side: Side, mv: Move, weight: i32) {
        let worth = &mut self.history[slot(side, mv)];
        *worth += weight - *worth * weight.abs() / MAX_HISTORY;
    }

    /// What a move promises; `ply` is that of the position.
    fn promise(&self, position: &Position, mv: Move, table_move: PackedMove, ply: i32) -> i32 {
        let packed = PackedMove::of(mv);
        if packed == table_move {
            return TABLE_MOVE;
        }
        let side = position.side_to_move();
        let crowning = if position.is_crowning(mv) { CROWNING } else { 0 };
        if !mv.captured.is_empty() {
            let kings = (mv.captured & position.kings(!side)).len().cast_signed();
            return crowning + kings * CAPTURED_KING;
        }
        let killers = self.killers.get(ply.cast_unsigned() as usize);
        let killer = killers.and_then(|killers| killers.iter().position(|&killer| killer == packed));
        crowning + killer.map_or(self.history[slot(side, mv)], |rank| KILLERS[rank])
    }
}

fn slot(side: Side, mv: Move) -> usize {
    (side.index() * Square::COUNT + mv.from.index()) * Square::COUNT + mv.to.index()
}

/// The moves of a position, handed out best promise first; equals in the order of the generator.
pub(super) struct Ordered {
    moves: MoveList,
    promises: SmallVec<[i32; 96]>,
    next: usize,
}

impl Ordered {
    pub(super) fn new(
        moves: MoveList,
        position: &Position,
        experience: &Experience,
        table_move: PackedMove,
        ply: i32,
    ) -> Self {
        let promise = |&mv: &Move| experience.promise(position, mv, table_move, ply);
        let promises = if moves.len() > 1 { moves.iter().map(promise).collect() } else { SmallVec::new() };
        Ordered { moves, promises, next: 0 }
    }

    /// The moves handed out so far, the last one left out.
    pub(super) fn before_last(&self) -> &[Move] {
        &self.moves[..self.next.saturating_sub(1)]
    }
}

impl Iterator for Ordered {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let first = self.next;
        if first >= self.moves.len() {
            return None;
        }
        let mut best = first;
        for i in first + 1..self.promises.len() {
            if self.promises[i] > self.promises[best] {
                best = i;
            }
        }
        if best != first {
            self.moves[first..=best].rotate_right(1);
            self.promises[first..=best].rotate_right(1);
        }
        self.next += 1;
        Some(self.moves[first])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, move_text};

    fn order(position: &Position, experience: &Experience, table_move: PackedMove) -> Vec<Move> {
        Ordered::new(position.legal_moves(), position, experience, table_move, 0).collect()
    }

    fn mv(position: &Position, text: &str) -> Move {
        move_text::read(position, text).unwrap().result()
    }

    #[test]
    fn table_move_crowning_killer_history() {
        let position = fen::read("W:Wa7,h3,d3:BKf5").unwrap();
        let mut experience = Experience::new();
        experience.learn(Side::White, mv(&position, "d3-d4"), &[], 9, 5);
        experience.learn(Side::White, mv(&position, "h3-h4"), &[], 1, 0);
        let found = order(&position, &experience, PackedMove::of(mv(&position, "d3-e3")));
        let expected = ["d3-e3", "a7-a8", "h3-h4", "d3-d4"].map(|text| mv(&position, text));
        assert_eq!(found[..4], expected);
    }

    #[test]
    fn every_move_comes_once() {
        for position in super::super::random_positions(300, 5) {
            let mut found = order(&position, &Experience::new(), PackedMove::NONE);
            let mut expected = position.legal_moves().to_vec();
            let key = |mv: &Move| (mv.from, mv.to, mv.captured.0);
            found.sort_by_key(key);
            expected.sort_by_key(key);
            assert_eq!(found, expected);
        }
    }
}
