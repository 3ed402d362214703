//! Numbers for the positions of a class; a position and its mirror image share one.

use super::class::{Class, ENEMY_KINGS, ENEMY_MEN, OWN_KINGS, OWN_MEN, Seen};
use crate::{Bitboard, Position};

/// The most pieces of one kind, for each side has at least one of the four.
const MOST_OF_A_KIND: usize = 3;
/// The squares where a kind may stand, as they are counted: men never stand on their last rank.
const FIRST_SQUARE: [usize; 4] = [0, 0, 8, 0];
const SQUARES: [usize; 4] = [56, 64, 56, 64];
/// The files of the left half of the board.
const LEFT_HALF: u64 = 0x0f0f_0f0f_0f0f_0f0f;

/// `[k][s]`: how many sets of `k` squares there are below square `s`.
type Counts = [[u32; 65]; MOST_OF_A_KIND + 1];

/// Of all sets.
static SETS: Counts = counts(&[1; 65]);
/// Of sets of one square or more whose lowest square lies in the left half.
static LEFT_SETS: Counts = {
    let mut left = [0; 65];
    let mut square = 0;
    while square < 64 {
        left[square] = (LEFT_HALF >> square & 1) as u32;
        square += 1;
    }
    counts(&left)
};

/// A set of `k` squares has a highest one and `k - 1` below it, so each row sums up the one before.
const fn counts(none: &[u32; 65]) -> Counts {
    let mut rows = [*none; MOST_OF_A_KIND + 1];
    let mut k = 1;
    while k < rows.len() {
        rows[k][0] = 0;
        let mut square = 0;
        while square < 64 {
            rows[k][square + 1] = rows[k][square] + rows[k - 1][square];
            square += 1;
        }
        k += 1;
    }
    rows
}

/// How the positions of a class are numbered: kind by kind, each weighing less than those before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbering {
    kinds: [Counted; 4],
    len: usize,
}

/// The pieces of one kind and the number of ways to place them.
#[derive(Clone, Copy, Debug)]
struct Counted {
    kind: usize,
    pieces: usize,
    sets: usize,
}

impl Numbering {
    /// The numbering of a class: the more pieces of a kind, the earlier, and men before kings. What comes
    /// last walks over the board from number to number, and values change least with a lone king's square.
    pub(super) fn of(class: Class) -> Self {
        let mut order = [ENEMY_MEN, OWN_MEN, ENEMY_KINGS, OWN_KINGS];
        order.sort_by_key(|&kind| std::cmp::Reverse(class.count(kind)));
        let mut kinds = [Counted { kind: OWN_MEN, pieces: 0, sets: 1 }; 4];
        let mut len = 0;
        for kind in order.into_iter().filter(|&kind| class.count(kind) > 0) {
            let pieces = class.count(kind);
            let sets = Self::counts(len)[pieces][SQUARES[kind]] as usize;
            kinds[len] = Counted { kind, pieces, sets };
            len += 1;
        }
        Numbering { kinds, len }
    }

    /// The counts for the kind at a place in the order; the first has its lowest piece on the left.
    fn counts(place: usize) -> &'static Counts {
        if place == 0 { &LEFT_SETS } else { &SETS }
    }

    /// How many numbers there are; not every one is a position's.
    pub(super) fn size(&self) -> usize {
        self.kinds.iter().map(|counted| counted.sets).product()
    }

    /// The number of a position of the class: of its mirror image if that has the lower one.
    pub(super) fn index(&self, seen: &Seen) -> usize {
        let mirrored = seen.mirrored();
        match (self.begins_left(seen), self.begins_left(&mirrored)) {
            // The lowest of two or three pieces may be the left one either way.
            (true, true) => self.index_as_is(seen).min(self.index_as_is(&mirrored)),
            (true, false) => self.index_as_is(seen),
            (false, _) => self.index_as_is(&mirrored),
        }
    }

    /// Whether the lowest piece of the first kind stands in the left half.
    fn begins_left(&self, seen: &Seen) -> bool {
        let first = seen.0[self.kinds[0].kind].0;
        first & first.wrapping_neg() & LEFT_HALF != 0
    }

    /// The number of a position that begins left, or as if it were one.
    fn index_as_is(&self, seen: &Seen) -> usize {
        let mut index = 0;
        for (place, counted) in self.kinds[..self.len].iter().enumerate() {
            let counts = Self::counts(place);
            index *= counted.sets;
            for (k, square) in seen.0[counted.kind].into_iter().enumerate() {
                index += counts[k + 1][square.index() - FIRST_SQUARE[counted.kind]] as usize;
            }
        }
        index
    }

    /// The position with a number; `None` if the number is no position's.
    pub(super) fn seen(&self, index: usize) -> Option<Seen> {
        let mut sets = [Bitboard::EMPTY; 4];
        let mut occupied = Bitboard::EMPTY;
        let mut left = index;
        for (place, counted) in self.kinds[..self.len].iter().enumerate().rev() {
            let set = Self::set(place, counted, left % counted.sets);
            if !(set & occupied).is_empty() {
                return None;
            }
            occupied |= set;
            sets[counted.kind] = set;
            left /= counted.sets;
        }
        let seen = Seen(sets);
        (self.index(&seen) == index).then_some(seen)
    }

    /// The position with a number, with White to move.
    pub(super) fn position(&self, index: usize) -> Option<Position> {
        self.seen(index)?.position()
    }

    /// How many places there are for the last piece, as far as they lie in a row in the numbers.
    pub(super) fn plane(&self) -> usize {
        let last = self.kinds[self.len - 1];
        if last.pieces == 1 { last.sets } else { 64 }
    }

    /// The squares of a kind by the number of their set.
    fn set(place: usize, counted: &Counted, mut number: usize) -> Bitboard {
        let counts = Self::counts(place);
        let mut set = 0;
        for k in (1..=counted.pieces).rev() {
            // The highest square that has no more sets below it.
            let end = counts[k][..=SQUARES[counted.kind]].partition_point(|&count| count as usize <= number);
            let square = end.saturating_sub(1);
            number -= counts[k][square] as usize;
            set |= 1 << (square + FIRST_SQUARE[counted.kind]);
        }
        Bitboard(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A class by its name.
    fn class(name: &str) -> Class {
        [3, 4]
            .into_iter()
            .flat_map(Class::with_pieces)
            .find(|class| class.to_string() == name)
            .expect("is there")
    }

    #[test]
    fn every_position_has_a_number_of_its_own() {
        // Kinds of one, two and three pieces, in the first place and behind it.
        for class in ["KM v KM", "KK v KM", "KMM v M", "MM v KK", "M v KKK"].map(class) {
            let numbering = Numbering::of(class);
            for index in (0..numbering.size()).step_by(61) {
                let Some(seen) = numbering.seen(index) else { continue };
                let position = seen.position().expect("pieces stand where they can");
                assert_eq!((Class::of(&seen), numbering.index(&seen)), (class, index));
                for same in [position, position.mirrored(), position.rotated()] {
                    assert_eq!(numbering.index(&Seen::of(&same)), index, "{same}");
                }
            }
        }
    }

    #[test]
    fn every_placement_is_numbered_once_with_its_mirror_image() {
        assert_eq!(class("MM v K").positions().count() * 2, 56 * 55 / 2 * 62);
        // 32 · 31 placements are their own mirror image, each pair of kings a square and its mirror square.
        let all = (64 * 63 / 2) * (62 * 61 / 2);
        assert_eq!(class("KK v KK").positions().count() * 2, all + 32 * 31);
    }
}
