//! The transposition table: what earlier searches found about positions.
//!
//! Several threads may read and write it at once without waiting for each other. An entry is two
//! words, and the first holds the key mixed with the second: if two threads wrote half each, the key
//! no longer fits, and the entry counts as unknown (Hyatt and Mann, 2002).

use std::sync::atomic::{AtomicU64, Ordering};

use super::score::is_decided;
use crate::Move;

/// What a stored score says about the position's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// A move in 32 bits: both squares, and a digest of what it takes. Only good for finding it again
/// in a list of legal moves, so that a clash of hashes can never play an illegal one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct PackedMove(u32);

impl PackedMove {
    /// No move; no move packs to this, for a quiet move never ends where it began.
    pub(super) const NONE: PackedMove = PackedMove(0);

    pub(super) fn of(mv: Move) -> Self {
        let taken = (mv.captured.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44) as u32;
        PackedMove(mv.from.index() as u32 | (mv.to.index() as u32) << 6 | taken << 12)
    }
}

/// What the table knows about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The move that was best or refuted, if any.
    pub(super) best: PackedMove,
    score: i16,
    depth: u8,
    /// The bound, and above it the search that wrote the entry; 0 if it is empty.
    tag: u8,
}

/// An entry in memory: its key mixed with its content, and the content.
#[derive(Debug, Default)]
struct Slot([AtomicU64; 2]);

impl Slot {
    /// The key and the entry; no entry if the slot is empty.
    fn load(&self) -> (u64, Option<Entry>) {
        let [mixed, content] = self.0.each_ref().map(|word| word.load(Ordering::Relaxed));
        (mixed ^ content, (content != 0).then(|| Entry::unpack(content)))
    }

    fn store(&self, key: u64, entry: Entry) {
        let content = entry.pack();
        self.0[0].store(key ^ content, Ordering::Relaxed);
        self.0[1].store(content, Ordering::Relaxed);
    }

    fn clear(&mut self) {
        *self = Slot::default();
    }
}

/// Entries that share an index; as many as fill a cache line.
const BUCKET: usize = 4;

/// How many searches can be told apart; the tag has six bits for them.
const GENERATIONS: u8 = 64;

impl Entry {
    /// In one word, which is never 0: the tag of an entry is not.
    fn pack(self) -> u64 {
        u64::from(self.best.0)
            | u64::from(self.score.cast_unsigned()) << 32
            | u64::from(self.depth) << 48
            | u64::from(self.tag) << 56
    }

    fn unpack(word: u64) -> Self {
        Entry {
            best: PackedMove(word as u32),
            score: ((word >> 32) as u16).cast_signed(),
            depth: (word >> 48) as u8,
            tag: (word >> 56) as u8,
        }
    }

    /// The depth to which the position was searched.
    pub(super) fn depth(self) -> i32 {
        i32::from(self.depth)
    }

    /// What the score says.
    pub(super) fn bound(self) -> Bound {
        match self.tag & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        }
    }

    /// The score as seen at `ply`: distances of wins are kept from the position itself.
    pub(super) fn score(self, ply: i32) -> i32 {
        let score = i32::from(self.score);
        if is_decided(score) { score - score.signum() * ply } else { score }
    }
}

/// A table of fixed size. A new entry takes the place of one for the same position; else, among the
/// four of its bucket, of an empty one, of one that an earlier search left, or of the shallowest.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<[Slot; BUCKET]>,
    generation: u8,
}

impl Table {
    /// The largest table that fits the budget, but at least one bucket.
    pub(super) fn with_bytes(bytes: usize) -> Self {
        let count = (bytes / size_of::<[Slot; BUCKET]>()).max(1);
        Table { buckets: (0..count).map(|_| Default::default()).collect(), generation: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.buckets.iter_mut().flatten().for_each(Slot::clear);
        self.generation = 0;
    }

    /// Begins another search: what is stored stays known, but gives way first.
    pub(super) fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// What is known about a position.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.buckets[self.index(key)].iter().find_map(|slot| match slot.load() {
            (found, entry) if found == key => entry,
            _ => None,
        })
    }

    /// Remembers what a search to `depth` found at `ply`.
    pub(super) fn put(&self, key: u64, ply: i32, depth: i32, score: i32, bound: Bound, best: PackedMove) {
        let generation = self.generation;
        let bucket = &self.buckets[self.index(key)];
        let entries = bucket.each_ref().map(Slot::load);
        let worth = |i: usize| entries[i].1.map(|entry| (entry.tag >> 2 == generation, entry.depth));
        let same = entries.iter().position(|&(found, entry)| found == key && entry.is_some());
        let place = same.or_else(|| (0..BUCKET).min_by_key(|&i| worth(i))).unwrap_or(0);
        let known = same.and_then(|i| entries[i].1).map_or(PackedMove::NONE, |entry| entry.best);
        let bound = match bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let score = if is_decided(score) { score + score.signum() * ply } else { score };
        let entry = Entry {
            best: if best == PackedMove::NONE { known } else { best },
            // Scores stay within ±WIN and depths within MAX_PLY plus extensions, so both fit.
            score: score.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16,
            depth: depth.clamp(0, 255).cast_unsigned() as u8,
            tag: generation << 2 | bound,
        };
        bucket[place].store(key, entry);
    }

    /// The bucket of a key: its high bits, scaled to the size.
    fn index(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::win_in;
    use super::*;

    fn put(table: &Table, key: u64, depth: i32) {
        table.put(key, 0, depth, 10, Bound::Exact, PackedMove::NONE);
    }

    #[test]
    fn an_entry_fills_sixteen_bytes() {
        assert_eq!(size_of::<Slot>(), 16);
        assert_eq!(Table::with_bytes(1 << 20).buckets.len(), 1 << 14);
    }

    #[test]
    fn an_entry_is_read_as_it_was_written() {
        for score in [-30_000, -1, 0, 77, 29_999] {
            let entry = Entry { best: PackedMove(0xfedc_ba98), score, depth: 255, tag: 0b1111_1101 };
            assert_eq!(Entry::unpack(entry.pack()), entry);
        }
    }

    #[test]
    fn an_entry_written_half_by_each_of_two_threads_is_unknown() {
        let (table, other) = (Table::with_bytes(0), Table::with_bytes(0));
        put(&table, 1, 5);
        put(&other, 2, 9);
        let halves = [&table, &other].map(|table| &table.buckets[0][0]);
        halves[0].0[1].store(halves[1].0[1].load(Ordering::Relaxed), Ordering::Relaxed);
        assert!(table.get(1).is_none() && table.get(2).is_none());
    }

    #[test]
    fn the_shallowest_entry_gives_way() {
        let table = Table::with_bytes(0);
        for (key, depth) in [(1, 5), (2, 3), (3, 9), (4, 7), (5, 1)] {
            put(&table, key, depth);
        }
        assert!(table.get(2).is_none());
        assert!([1, 3, 4, 5].iter().all(|&key| table.get(key).is_some()));
    }

    #[test]
    fn an_entry_of_an_earlier_search_gives_way_first() {
        let mut table = Table::with_bytes(0);
        put(&table, 1, 50);
        table.age();
        (2..=5).for_each(|key| put(&table, key, 1));
        assert!(table.get(1).is_none());
        assert!(table.get(2).is_some());
    }

    #[test]
    fn distances_of_wins_are_kept_from_the_position() {
        let table = Table::with_bytes(0);
        // Seen from the root the win takes 9 plies, 4 of them to reach this position.
        table.put(1, 4, 6, win_in(9), Bound::Exact, PackedMove::NONE);
        assert_eq!(table.get(1).map(|entry| entry.score(2)), Some(win_in(7)));
    }

    #[test]
    fn moves_between_the_same_squares_that_take_other_pieces_differ() {
        // a2xa6xd6xd2xg2 takes the man on d3, a2xa6xe6xe2xg2 the one on e4 instead.
        let position = crate::notation::fen::read("B:Wf2,a3,d3,e4,c6:BKa2,d7").unwrap();
        let moves = position.legal_moves();
        let same = |mv: &&Move| (mv.from, mv.to) == (moves[0].from, moves[0].to);
        let mut packed: Vec<u32> = moves.iter().filter(same).map(|&mv| PackedMove::of(mv).0).collect();
        assert!(packed.len() > 1);
        packed.sort_unstable();
        let count = packed.len();
        packed.dedup();
        assert_eq!(packed.len(), count);
    }
}
