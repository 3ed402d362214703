//! Captures (R5–R11): one walker follows every chain; what is kept of it — results or whole routes —
//! is decided by the [`Sink`] it reports to.
//!
//! A king among many pieces may have millions of chains, but far fewer states that they pass; where
//! only results count, none is explored twice.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use smallvec::SmallVec;

use crate::bitboard::Direction;
use crate::{Bitboard, Move, MoveList, Position, Route, Square};

impl Position {
    /// Reports every longest capture to the sink; whether there is any.
    pub(crate) fn captures_into(&self, sink: &mut impl Sink) -> bool {
        let side = self.side_to_move();
        for from in self.capturing_men(self.pieces(!side), !self.occupied()) {
            Chain::start(self, from).man(self.forward(), sink);
        }
        for from in self.kings(side) {
            Chain::start(self, from).king(None, sink);
        }
        sink.found_any()
    }

    /// Reports the longest captures of the piece on a square to the sink, if it is the side to move's.
    pub(crate) fn captures_from(&self, square: Square, sink: &mut impl Sink) {
        let chain = Chain::start(self, square);
        if self.men(self.side_to_move()).contains(square) {
            chain.man(self.forward(), sink);
        } else if self.kings(self.side_to_move()).contains(square) {
            chain.king(None, sink);
        }
    }
}

/// What becomes of the capture chains that the walker finds.
pub(crate) trait Sink {
    /// The walker jumps over `taken` and lands on `to`.
    fn jump(&mut self, taken: Square, to: Square);
    /// The walker takes its last jump back.
    fn unjump(&mut self);
    /// A chain that cannot go on. Only the longest ones are legal (R6).
    fn end(&mut self, from: Square, to: Square, captured: Bitboard);
    /// Whether a king's chain that has come here is to be followed on.
    fn follows(&mut self, chain: &Chain, came: Option<Direction>) -> bool;
    /// Whether any chain has ended.
    fn found_any(&self) -> bool;
}

/// Keeps the longest chains, each result once.
#[derive(Default)]
pub(crate) struct Results {
    pub(crate) best: u32,
    pub(crate) moves: MoveList,
    visits: u32,
    seen: Option<Box<States>>,
}

impl Results {
    /// States are kept only from this visit on, so that ordinary positions pay nothing for it.
    const UNSEEN_VISITS: u32 = 300;

    #[cold]
    fn is_new(&mut self, state: State) -> bool {
        self.seen.get_or_insert_default().insert(state)
    }
}

impl Sink for Results {
    fn jump(&mut self, _: Square, _: Square) {}
    fn unjump(&mut self) {}

    fn end(&mut self, from: Square, to: Square, captured: Bitboard) {
        let count = captured.len();
        if count < self.best {
            return;
        }
        if count > self.best {
            self.best = count;
            self.moves.clear();
        }
        let found = Move { from, to, captured };
        // Two routes to one result need a landing to choose between two captures.
        if count < 2 || !self.moves.contains(&found) {
            self.moves.push(found);
        }
    }

    fn follows(&mut self, chain: &Chain, came: Option<Direction>) -> bool {
        self.visits += 1;
        self.visits <= Self::UNSEEN_VISITS || self.is_new(chain.state(came))
    }

    fn found_any(&self) -> bool {
        self.best > 0
    }
}

/// Keeps the longest chains with every landing.
#[derive(Default)]
pub(crate) struct Routes {
    best: usize,
    landings: SmallVec<[Square; 16]>,
    taken: SmallVec<[Square; 16]>,
    pub(crate) all: Vec<Route>,
}

impl Sink for Routes {
    fn jump(&mut self, taken: Square, to: Square) {
        self.taken.push(taken);
        self.landings.push(to);
    }

    fn unjump(&mut self) {
        self.taken.pop();
        self.landings.pop();
    }

    fn end(&mut self, from: Square, _: Square, _: Bitboard) {
        if self.taken.len() < self.best {
            return;
        }
        if self.taken.len() > self.best {
            self.best = self.taken.len();
            self.all.clear();
        }
        self.all.push(Route::capture(from, &self.landings, &self.taken));
    }

    fn follows(&mut self, _: &Chain, _: Option<Direction>) -> bool {
        true
    }

    fn found_any(&self) -> bool {
        self.best > 0
    }
}

/// Counts the longest chains, every route for itself.
#[derive(Default)]
pub(crate) struct RouteCount {
    depth: u32,
    best: u32,
    pub(crate) count: u64,
}

impl Sink for RouteCount {
    fn jump(&mut self, _: Square, _: Square) {
        self.depth += 1;
    }

    fn unjump(&mut self) {
        self.depth -= 1;
    }

    fn end(&mut self, _: Square, _: Square, _: Bitboard) {
        if self.depth > self.best {
            self.best = self.depth;
            self.count = 0;
        }
        self.count += u64::from(self.depth == self.best);
    }

    fn follows(&mut self, _: &Chain, _: Option<Direction>) -> bool {
        true
    }

    fn found_any(&self) -> bool {
        self.best > 0
    }
}

/// All that the rest of a king's chain depends on: what has been taken, and packed whence it came,
/// where it is and which turn is barred.
type State = (Bitboard, u16);

type States = HashSet<State, BuildHasherDefault<StateHasher>>;

/// A quick hash for the two words of a state; the standard one costs more than it saves here.
#[derive(Default)]
struct StateHasher(u64);

impl Hasher for StateHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(29) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        // The table takes its index from the low bits, which a product mixes least.
        self.0.rotate_left(32)
    }
}

/// A capture on its way: the pieces taken so far are already off the board, and the square where
/// the capturing piece began is empty from the start (R9).
#[derive(Clone, Copy)]
pub(crate) struct Chain {
    from: Square,
    at: Square,
    enemy: Bitboard,
    occupied: Bitboard,
    captured: Bitboard,
}

impl Chain {
    fn start(position: &Position, from: Square) -> Self {
        Chain {
            from,
            at: from,
            enemy: position.pieces(!position.side_to_move()),
            occupied: position.occupied() & !Bitboard::of(from),
            captured: Bitboard::EMPTY,
        }
    }

    fn jump(&self, over: Bitboard, to: Square) -> Self {
        Chain {
            from: self.from,
            at: to,
            enemy: self.enemy ^ over,
            occupied: self.occupied ^ over,
            captured: self.captured | over,
        }
    }

    fn state(&self, came: Option<Direction>) -> State {
        let squares = (self.from.index() << 6 | self.at.index()) as u16;
        (self.captured, squares << 3 | came.map_or(4, |came| came as u16))
    }

    /// Follows a man's jumps: forward and sideways, over an adjacent enemy (R7). It stays a man
    /// to the end of the chain, even on the last rank (R5).
    fn man(&self, forward: Direction, sink: &mut impl Sink) {
        let mut ended = !self.captured.is_empty();
        for direction in [Direction::Left, forward, Direction::Right] {
            let over = Bitboard::of(self.at).shifted(direction) & self.enemy;
            let landing = over.shifted(direction) & !self.occupied;
            for to in landing {
                ended = false;
                sink.jump(Square::from_lowest_bit(over.0), to);
                self.jump(over, to).man(forward, sink);
                sink.unjump();
            }
        }
        if ended {
            sink.end(self.from, self.at, self.captured);
        }
    }

    /// Follows a king's jumps: over one enemy at any distance to any free square behind it (R8),
    /// never turning by 180 degrees between two jumps (R10).
    fn king(&self, came: Option<Direction>, sink: &mut impl Sink) {
        if !sink.follows(self, came) {
            return;
        }
        let mut ended = !self.captured.is_empty();
        for direction in Direction::ALL {
            if came.is_some_and(|came| came == direction.reversed()) {
                continue;
            }
            let (_, hit) = Bitboard::slide(self.at, direction, self.occupied);
            let over = hit & self.enemy;
            if over.is_empty() {
                continue;
            }
            let over_square = Square::from_lowest_bit(over.0);
            let (landings, _) = Bitboard::slide(over_square, direction, self.occupied);
            for to in landings {
                ended = false;
                sink.jump(over_square, to);
                self.jump(over, to).king(Some(direction), sink);
                sink.unjump();
            }
        }
        if ended {
            sink.end(self.from, self.at, self.captured);
        }
    }
}
