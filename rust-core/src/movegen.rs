//! Legal moves (R3–R11): distinct results for the engine, routes for people, and `perft`.
//!
//! One walker follows every capture chain; what is kept of it — results or whole routes — is
//! decided by the [`Sink`] it reports to. A king among many pieces may have millions of chains, but
//! far fewer states that they pass; where only results count, none is explored twice.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use smallvec::SmallVec;

use crate::bitboard::Direction;
use crate::{Bitboard, Move, MoveList, Position, Route, Square};

impl Position {
    /// All legal moves, each result once.
    ///
    /// ```
    /// use dama_core::notation::fen;
    /// // R10: after d4xd7 the king may not turn back for d2.
    /// let position = fen::read("W:WKd4:Bd6,d2,h8")?;
    /// assert_eq!(position.legal_moves().len(), 3);
    /// # Ok::<(), fen::FenError>(())
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut sink = Results::default();
        if self.captures_into(&mut sink) {
            return sink.moves;
        }
        self.quiet_moves(|from, to| sink.moves.push(Move { from, to, captured: Bitboard::EMPTY }));
        sink.moves
    }

    /// All legal routes, in text order.
    #[must_use]
    pub fn legal_routes(&self) -> Vec<Route> {
        let mut sink = Routes::default();
        if !self.captures_into(&mut sink) {
            self.quiet_moves(|from, to| sink.routes.push(Route::quiet(from, to)));
        }
        // Chains come in text order from each square, so there is little left to sort.
        sink.routes.sort();
        sink.routes
    }

    /// The most pieces that the piece on a square could take if it were free to (R6); 0 if none.
    #[must_use]
    pub fn longest_capture_from(&self, square: Square) -> u32 {
        let mut sink = Results::default();
        let chain = Chain::start(self, square);
        if self.men(self.side_to_move()).contains(square) {
            chain.man(self.forward(), &mut sink);
        } else if self.kings(self.side_to_move()).contains(square) {
            chain.king(None, &mut sink);
        }
        sink.best
    }

    /// Whether the side to move can capture, and so must (R6).
    #[must_use]
    pub fn can_capture(&self) -> bool {
        let side = self.side_to_move();
        let (enemy, empty) = (self.pieces(!side), !self.occupied());
        if !self.capturing_men(enemy, empty).is_empty() {
            return true;
        }
        let occupied = self.occupied();
        self.kings(side).into_iter().any(|king| {
            Direction::ALL.into_iter().any(|direction| {
                let (_, hit) = Bitboard::slide(king, direction, occupied);
                !(hit & enemy).is_empty() && !(hit.shifted(direction) & empty).is_empty()
            })
        })
    }

    /// Whether the side to move has any legal move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        let side = self.side_to_move();
        let empty = !self.occupied();
        let men = self.men(side);
        let steps =
            men.shifted(self.forward()) | men.shifted(Direction::Left) | men.shifted(Direction::Right);
        let kings = self.kings(side);
        let slides = Direction::ALL.into_iter().fold(Bitboard::EMPTY, |all, d| all | kings.shifted(d));
        !((steps | slides) & empty).is_empty() || self.can_capture()
    }

    /// How many legal moves there are, without listing the quiet ones.
    fn count_moves(&self) -> u64 {
        let mut sink = Results::default();
        if self.captures_into(&mut sink) { sink.moves.len() as u64 } else { self.count_quiet_moves() }
    }

    fn count_quiet_moves(&self) -> u64 {
        let side = self.side_to_move();
        let (men, occupied) = (self.men(side), self.occupied());
        let steps = [self.forward(), Direction::Left, Direction::Right]
            .into_iter()
            .map(|direction| (men.shifted(direction) & !occupied).len());
        let slides = self.kings(side).into_iter().flat_map(|king| {
            Direction::ALL.map(|direction| Bitboard::slide(king, direction, occupied).0.len())
        });
        steps.chain(slides).map(u64::from).sum()
    }

    /// Calls `found(from, to)` for every quiet move.
    fn quiet_moves(&self, mut found: impl FnMut(Square, Square)) {
        let side = self.side_to_move();
        let (men, occupied) = (self.men(side), self.occupied());
        for direction in [self.forward(), Direction::Left, Direction::Right] {
            let back = direction.reversed();
            for to in men.shifted(direction) & !occupied {
                for from in Bitboard::of(to).shifted(back) {
                    found(from, to);
                }
            }
        }
        for from in self.kings(side) {
            for direction in Direction::ALL {
                for to in Bitboard::slide(from, direction, occupied).0 {
                    found(from, to);
                }
            }
        }
    }

    /// The men that can jump at least once (R7).
    fn capturing_men(&self, enemy: Bitboard, empty: Bitboard) -> Bitboard {
        let men = self.men(self.side_to_move());
        [self.forward(), Direction::Left, Direction::Right].into_iter().fold(
            Bitboard::EMPTY,
            |all, direction| {
                let landings = (men.shifted(direction) & enemy).shifted(direction) & empty;
                all | landings.shifted(direction.reversed()).shifted(direction.reversed())
            },
        )
    }

    /// Reports every longest capture to the sink; whether there is any.
    fn captures_into(&self, sink: &mut impl Sink) -> bool {
        let side = self.side_to_move();
        for from in self.capturing_men(self.pieces(!side), !self.occupied()) {
            Chain::start(self, from).man(self.forward(), sink);
        }
        for from in self.kings(side) {
            Chain::start(self, from).king(None, sink);
        }
        sink.found_any()
    }
}

/// What becomes of the capture chains that the walker finds.
trait Sink {
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
struct Results {
    best: u32,
    moves: MoveList,
    visits: u32,
    seen: Option<Box<HashSet<(Bitboard, u16), BuildHasherDefault<StateHasher>>>>,
}

impl Results {
    /// States are kept only from this visit on, so that ordinary positions pay nothing for it.
    const UNSEEN_VISITS: u32 = 300;

    #[cold]
    fn is_new(&mut self, state: (Bitboard, u16)) -> bool {
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
struct Routes {
    best: usize,
    landings: SmallVec<[Square; 16]>,
    taken: SmallVec<[Square; 16]>,
    routes: Vec<Route>,
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
            self.routes.clear();
        }
        self.routes.push(Route::capture(from, &self.landings, &self.taken));
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
struct RouteCount {
    depth: u32,
    best: u32,
    count: u64,
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

/// A quick hash for the two words of a state; the standard one costs more than it saves here.
#[derive(Default)]
struct StateHasher(u64);

impl Hasher for StateHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
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
struct Chain {
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

    /// All that the rest of a king's chain depends on, packed: what is left, whence and where, and
    /// which turn is barred.
    fn state(&self, came: Option<Direction>) -> (Bitboard, u16) {
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

/// The number of move sequences of `depth` plies, each result counted once. Plays on through
/// draws; a line that ends earlier counts for nothing.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => position.legal_moves().into_iter().map(|mv| perft(&position.apply(mv), depth - 1)).sum(),
    }
}

/// As [`perft`], but every route is counted for itself.
#[must_use]
pub fn perft_routes(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut sink = RouteCount::default();
            if position.captures_into(&mut sink) { sink.count } else { position.count_quiet_moves() }
        }
        _ => {
            let captures = position.can_capture();
            if captures {
                let routes = position.legal_routes();
                routes.iter().map(|r| perft_routes(&position.apply(r.result()), depth - 1)).sum()
            } else {
                position
                    .legal_moves()
                    .into_iter()
                    .map(|mv| perft_routes(&position.apply(mv), depth - 1))
                    .sum()
            }
        }
    }
}
