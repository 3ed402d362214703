//! Legal moves (R3–R11): distinct results for the engine, routes for people, and `perft`. How
//! captures are found is in `capture`.

use crate::bitboard::Direction;
use crate::capture::{Results, RouteCount, Routes};
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
            self.quiet_moves(|from, to| sink.all.push(Route::quiet(from, to)));
        }
        // Chains come in text order from each square, so there is little left to sort.
        sink.all.sort();
        sink.all
    }

    /// The first route in text order that carries out a move; `None` if the move is not legal.
    #[must_use]
    pub fn route_of(&self, mv: Move) -> Option<Route> {
        self.legal_routes().into_iter().find(|route| route.result() == mv)
    }

    /// The most pieces that the piece on a square could take if it were free to (R6); 0 if none.
    #[must_use]
    pub fn longest_capture_from(&self, square: Square) -> u32 {
        let mut sink = Results::default();
        self.captures_from(square, &mut sink);
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
    pub(crate) fn capturing_men(&self, enemy: Bitboard, empty: Bitboard) -> Bitboard {
        let men = self.men(self.side_to_move());
        [self.forward(), Direction::Left, Direction::Right].into_iter().fold(
            Bitboard::EMPTY,
            |all, direction| {
                let landings = (men.shifted(direction) & enemy).shifted(direction) & empty;
                all | landings.shifted(direction.reversed()).shifted(direction.reversed())
            },
        )
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
