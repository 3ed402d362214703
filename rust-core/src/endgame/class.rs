//! Classes of positions: how many men and kings each side has.
//!
//! A position is always seen by the side to move, as White, so colours need no tables of their own.

use std::fmt;

use super::index::Numbering;
use crate::{Bitboard, Position, Side};

/// The four kinds of piece as the side to move sees them; indexes everything that is kept by kind.
pub(super) const OWN_MEN: usize = 0;
pub(super) const OWN_KINGS: usize = 1;
pub(super) const ENEMY_MEN: usize = 2;
pub(super) const ENEMY_KINGS: usize = 3;

/// The most pieces on the board that the tables know.
pub(super) const MOST_PIECES: u8 = 4;

/// A position as the side to move sees it, its pieces by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen(pub(super) [Bitboard; 4]);

impl Seen {
    /// The position, turned so that the side to move goes up the board.
    pub(super) fn of(position: &Position) -> Self {
        let own = position.side_to_move();
        let sets = [position.men(own), position.kings(own), position.men(!own), position.kings(!own)];
        match own {
            Side::White => Seen(sets),
            Side::Black => Seen(sets.map(|set| Bitboard(set.0.reverse_bits()))),
        }
    }

    /// The position, with White to move; `None` if the pieces cannot stand so.
    pub(super) fn position(&self) -> Option<Position> {
        let [own_men, own_kings, enemy_men, enemy_kings] = self.0;
        Position::new([own_men, enemy_men], [own_kings, enemy_kings], Side::White).ok()
    }

    /// The squares of all pieces.
    pub(super) fn occupied(&self) -> Bitboard {
        self.0.into_iter().fold(Bitboard::EMPTY, |all, set| all | set)
    }

    /// The same placement with the other side to move.
    pub(super) fn passed(&self) -> Self {
        let [own_men, own_kings, enemy_men, enemy_kings] = self.0.map(|set| Bitboard(set.0.reverse_bits()));
        Seen([enemy_men, enemy_kings, own_men, own_kings])
    }

    /// The same with file `a` as file `h`.
    pub(super) fn mirrored(&self) -> Self {
        Seen(self.0.map(|set| Bitboard(set.0.swap_bytes().reverse_bits())))
    }
}

/// How many pieces of each kind there are, as the side to move sees them.
///
/// ```
/// use dama_core::endgame::Tables;
/// let tables = Tables::embedded();
/// let class = tables.classes().find(|class| class.to_string() == "KM v KK").ok_or("it is there")?;
/// assert_eq!(class.positions().count(), 3_335_724);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class([u8; 4]);

impl Class {
    /// The class of a position.
    pub(super) fn of(seen: &Seen) -> Self {
        Class(seen.0.map(|set| set.len() as u8))
    }

    /// All classes with so many pieces, some on each side: by the number of men, so that no
    /// crowning leads to a later class, and each next to the one with the sides exchanged.
    pub(super) fn with_pieces(pieces: u8) -> Vec<Class> {
        let mut classes = Vec::new();
        for own in 1..pieces {
            for own_men in 0..=own {
                for enemy_men in 0..=pieces - own {
                    classes.push(Class([own_men, own - own_men, enemy_men, pieces - own - enemy_men]));
                }
            }
        }
        classes.sort_by_key(|class| (class.men(), (*class).min(class.passed()), *class));
        classes
    }

    /// All positions of the class with White to move, one of each and its mirror image.
    pub fn positions(self) -> impl Iterator<Item = Position> {
        let numbering = Numbering::of(self);
        (0..numbering.size()).filter_map(move |index| numbering.position(index))
    }

    /// How many pieces of a kind there are.
    pub(super) fn count(self, kind: usize) -> usize {
        self.0[kind].into()
    }

    /// The class with the other side to move.
    pub(super) fn passed(self) -> Self {
        let [own_men, own_kings, enemy_men, enemy_kings] = self.0;
        Class([enemy_men, enemy_kings, own_men, own_kings])
    }

    /// The men of both sides.
    fn men(self) -> u8 {
        self.0[OWN_MEN] + self.0[ENEMY_MEN]
    }

    /// The pieces of both sides.
    pub(super) fn pieces(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many pieces each side has.
    fn sides(self) -> [u8; 2] {
        let [own_men, own_kings, enemy_men, enemy_kings] = self.0;
        [own_men + own_kings, enemy_men + enemy_kings]
    }

    /// A number below [`Class::KEYS`] for every class of the tables; `None` for one that has too many pieces,
    /// or none on a side.
    pub(super) fn key(self) -> Option<u8> {
        let [own, enemy] = self.sides();
        let fits = own > 0 && enemy > 0 && own + enemy <= MOST_PIECES;
        fits.then(|| self.0.iter().fold(0, |key, &count| key << 2 | count))
    }

    /// The end of the keys.
    pub(super) const KEYS: usize = 256;

    /// The class with a key.
    pub(super) fn of_key(key: u8) -> Option<Self> {
        let class = Class([key >> 6, key >> 4 & 3, key >> 2 & 3, key & 3]);
        class.key().map(|_| class)
    }
}

impl fmt::Display for Class {
    /// The side to move first, kings before men: `KM v KK`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [own_men, own_kings, enemy_men, enemy_kings] = self.0.map(usize::from);
        let side = |kings, men| "K".repeat(kings) + &"M".repeat(men);
        write!(f, "{} v {}", side(own_kings, own_men), side(enemy_kings, enemy_men))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_12_classes_of_three_pieces_and_25_of_four() {
        for (pieces, count) in [(3, 12), (4, 25)] {
            let classes = Class::with_pieces(pieces);
            assert_eq!(classes.len(), count);
            assert!(classes.is_sorted_by_key(|class| class.men()));
            for class in classes {
                assert_eq!(class.key().and_then(Class::of_key), Some(class));
            }
        }
    }

    #[test]
    fn the_side_to_move_sees_itself_below() {
        let position: Position = "B:Wa2,Kc4:Bd6,Ke8".parse().expect("is read");
        let seen = Seen::of(&position);
        assert_eq!(seen.position().expect("stands").to_string(), "W:WKd1,e3:BKf5,h7");
        assert_eq!(seen.passed().position().expect("stands").to_string(), "W:Wa2,Kc4:Bd6,Ke8");
    }
}
