//! A plain player: alpha-beta to a fixed depth over nothing but material. It is a measuring stick
//! for the engine and a second opinion on its tactics; of the core it uses the rules alone.

use std::collections::HashMap;

use dama_core::{Move, Position};

use crate::chance::Chance;

/// A man, in hundredths of a man.
pub const MAN: i32 = 100;
/// A king.
pub const KING: i32 = 300;
/// Nothing left to move. Sooner is worse.
const LOST: i32 = -1_000_000;

/// What was found about positions: whether the value is exact, at least or at most the number.
type Known = HashMap<(Position, u32), (i32, std::cmp::Ordering)>;

/// A search with what it remembers.
#[derive(Default)]
pub struct Material {
    known: Known,
    entered: u64,
}

impl Material {
    /// A search that remembers nothing.
    #[must_use]
    pub fn new() -> Self {
        Material::default()
    }

    /// The positions entered since the moves of the last one were valued.
    #[must_use]
    pub fn entered(&self) -> u64 {
        self.entered
    }

    /// The value of each legal move, `depth` plies deep; captures that are pending then are played on.
    pub fn values(&mut self, position: &Position, depth: u32) -> Vec<(Move, i32)> {
        self.known.clear();
        self.entered = 0;
        let depth = depth.saturating_sub(1);
        let moves = position.legal_moves().into_iter();
        moves.map(|mv| (mv, -self.value(&position.apply(mv), depth, LOST * 2, -LOST * 2))).collect()
    }

    /// Whether a move is worth at least `lead` more than every other, `depth` plies deep.
    pub fn proves(&mut self, position: &Position, best: Move, depth: u32, lead: i32) -> bool {
        self.known.clear();
        let depth = depth.saturating_sub(1);
        let value = -self.value(&position.apply(best), depth, LOST * 2, -LOST * 2);
        // Of the others only whether they are worth more than this much is asked.
        let most = value - lead;
        let moves = position.legal_moves();
        let mut others = moves.iter().filter(|&&mv| mv != best);
        others.all(|&mv| -self.value(&position.apply(mv), depth, -most - 1, -most) <= most)
    }

    /// One of the moves of the highest value; none if there is no move.
    pub fn choose(&mut self, position: &Position, depth: u32, chance: &mut Chance) -> Option<Move> {
        let values = self.values(position, depth);
        let best = values.iter().map(|&(_, value)| value).max()?;
        let good: Vec<Move> = values.iter().filter(|one| one.1 == best).map(|one| one.0).collect();
        Some(*chance.pick(&good))
    }

    fn value(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.entered += 1;
        if position.occupied().len() == 2 && !position.can_capture() {
            return 0;
        }
        if depth == 0 && !position.can_capture() {
            return if position.can_move() { balance(position) } else { LOST };
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return LOST - depth.cast_signed();
        }
        if let Some(&(value, bound)) = self.known.get(&(*position, depth)) {
            let decides = match bound {
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => value >= beta,
                std::cmp::Ordering::Less => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        let (first_alpha, mut best) = (alpha, i32::MIN);
        for &mv in &moves {
            let value = -self.value(&position.apply(mv), depth.saturating_sub(1), -beta, -alpha);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if depth > 1 {
            let bound = if best >= beta {
                std::cmp::Ordering::Greater
            } else if best > first_alpha {
                std::cmp::Ordering::Equal
            } else {
                std::cmp::Ordering::Less
            };
            self.known.insert((*position, depth), (best, bound));
        }
        best
    }
}

/// The material of the side to move less the other's.
#[must_use]
pub fn balance(position: &Position) -> i32 {
    let side = position.side_to_move();
    let worth =
        |side| MAN * position.men(side).len().cast_signed() + KING * position.kings(side).len().cast_signed();
    worth(side) - worth(!side)
}
