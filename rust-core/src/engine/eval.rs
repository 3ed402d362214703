//! The evaluation: what a quiet position is worth without looking ahead.
//!
//! Written by hand and to be replaced by a trained one. It counts each side from that side's own
//! view of the board, so exchanging the colours changes only the sign, and it treats left and right
//! alike.

use super::score::MAX_EVALUATION;
use crate::bitboard::Direction;
use crate::{Bitboard, Position, Side};

/// A man, in hundredths of a man.
const MAN: i32 = 100;
/// A king.
const KING: i32 = 300;
/// A man on each rank, seen from its side: the nearer to crowning the better.
const ADVANCE: [i32; 8] = [0, 0, 2, 5, 9, 14, 22, 0];
/// As much again for a man that no enemy man can meet on its way up.
const PASSED: [i32; 8] = [0, 4, 8, 14, 24, 40, 70, 0];
/// A man on an edge file, which cannot be taken sideways.
const EDGE: i32 = 3;
/// A man with an own man right behind it, which cannot be jumped from the front.
const SUPPORTED: i32 = 3;
/// Two men side by side, which cannot be jumped along the rank.
const PAIR: i32 = 2;
/// A square that a king can slide to.
const KING_MOBILITY: i32 = 2;
/// The advantage in material grows by one part in so many for each piece off the board, so that
/// the stronger side exchanges.
const EXCHANGE: i32 = 64;

/// One side's pieces and the enemy's, turned so that the side moves up the board.
struct View {
    men: Bitboard,
    kings: Bitboard,
    enemy_men: Bitboard,
    occupied: Bitboard,
}

impl View {
    fn of(position: &Position, side: Side) -> Self {
        let turn = |set: Bitboard| match side {
            Side::White => set,
            Side::Black => Bitboard(set.0.reverse_bits()),
        };
        View {
            men: turn(position.men(side)),
            kings: turn(position.kings(side)),
            enemy_men: turn(position.men(!side)),
            occupied: turn(position.occupied()),
        }
    }

    fn material(&self) -> i32 {
        count(self.men) * MAN + count(self.kings) * KING
    }

    /// Everything but material.
    fn placement(&self) -> i32 {
        let passed = self.men & !self.met();
        let ranks: i32 = (0..8)
            .map(|rank| {
                let on_rank = Bitboard::rank(rank);
                let rank = usize::from(rank);
                count(self.men & on_rank) * ADVANCE[rank] + count(passed & on_rank) * PASSED[rank]
            })
            .sum();
        let inner = self.men.shifted(Direction::Left).shifted(Direction::Right)
            & self.men.shifted(Direction::Right).shifted(Direction::Left);
        let edge = count(self.men & !inner);
        let supported = count(self.men & self.men.shifted(Direction::Up));
        let pairs = count(self.men & self.men.shifted(Direction::Right));
        ranks + edge * EDGE + supported * SUPPORTED + pairs * PAIR + self.mobility() * KING_MOBILITY
    }

    /// The squares below an enemy man, on its file or the next ones: men there will be met.
    fn met(&self) -> Bitboard {
        let men = self.enemy_men;
        let wide = men | men.shifted(Direction::Left) | men.shifted(Direction::Right);
        let below = wide.0 | wide.0 >> 8;
        let below = below | below >> 16;
        Bitboard((below | below >> 32) >> 8)
    }

    /// How many squares the kings can slide to.
    fn mobility(&self) -> i32 {
        let slides = |king| Direction::ALL.map(|d| count(Bitboard::slide(king, d, self.occupied).0));
        self.kings.into_iter().flat_map(slides).sum()
    }
}

/// What a position is worth to its side to move, in hundredths of a man. Means nothing while a
/// capture is pending.
///
/// ```
/// use dama_core::Position;
/// use dama_core::engine::evaluate;
/// assert_eq!(evaluate(&Position::start()), 0);
/// ```
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    let side = position.side_to_move();
    let (own, enemy) = (View::of(position, side), View::of(position, !side));
    let material = own.material() - enemy.material();
    let missing = 2 * Position::MOST_PIECES.cast_signed() - count(position.occupied());
    let exchanges = material * missing / EXCHANGE;
    let score = material + exchanges + own.placement() - enemy.placement();
    score.clamp(-MAX_EVALUATION, MAX_EVALUATION)
}

fn count(set: Bitboard) -> i32 {
    set.len().cast_signed()
}

#[cfg(test)]
mod tests {
    use super::super::random_positions;
    use super::*;
    use crate::notation::fen;

    #[test]
    fn left_and_right_are_alike() {
        for position in random_positions(3_000, 1) {
            assert_eq!(evaluate(&position), evaluate(&position.mirrored()), "{position:?}");
        }
    }

    #[test]
    fn the_colours_are_alike() {
        for position in random_positions(3_000, 2) {
            assert_eq!(evaluate(&position), evaluate(&position.rotated()), "{position:?}");
        }
    }

    #[test]
    fn what_is_better() {
        for (better, worse) in [
            ("W:WKd4:Ba7", "W:Wd4:Ba7"),
            ("W:Wd7,e2:Bh4", "W:Wd2,e2:Bh4"),
            ("W:Wd5,e2:Bh7", "W:Wd5,e2:Be7"),
            ("W:Wa2,a3,Kh8:Ba7", "W:Wa2,b3,Kh8:Ba7"),
        ] {
            let value = |text| evaluate(&fen::read(text).unwrap());
            assert!(value(better) > value(worse), "{better} is better than {worse}");
        }
    }
}
