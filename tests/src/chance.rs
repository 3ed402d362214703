//! Chance that comes out the same on every run: numbers, games and placements from a seed.

use dama_core::{Bitboard, Ending, Game, Position, Side, Square};

/// A stream of numbers from a seed (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Chance(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `end - 1`.
    pub fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("fits");
        usize::try_from(self.bits() % end).expect("is below a usize")
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A position with pieces anywhere, from one piece a side to sixteen, from no kings to nothing else.
    pub fn placement(&mut self) -> Position {
        let mut free: Vec<Square> = Square::all().collect();
        let (mut men, mut kings) = ([Bitboard::EMPTY; 2], [Bitboard::EMPTY; 2]);
        let most = 1 + self.below(16);
        let kings_in_eight = self.below(9);
        for side in Side::BOTH {
            for _ in 0..=self.below(most) {
                let square = free.swap_remove(self.below(free.len()));
                let crowned = Bitboard::last_rank(side).contains(square);
                let set = if crowned || self.below(8) < kings_in_eight { &mut kings } else { &mut men };
                set[side.index()] |= Bitboard::of(square);
            }
        }
        let side = *self.pick(&Side::BOTH);
        Position::new(men, kings, side).expect("free squares, kings on the last rank, at most 16")
    }

    /// A few white kings among up to sixteen scattered black ones, no two side by side: far more capture
    /// chains than results.
    pub fn scattered(&mut self) -> Position {
        let mut kings = [Bitboard::EMPTY; 2];
        let mut free: Vec<Square> = Square::all().collect();
        for (side, count) in [(Side::Black, 10 + self.below(7)), (Side::White, 1 + self.below(3))] {
            for _ in 0..count.min(free.len()) {
                let Some(&square) = free.get(self.below(free.len().max(1))) else { break };
                kings[side.index()] |= Bitboard::of(square);
                free.retain(|s| s.file().abs_diff(square.file()) + s.rank().abs_diff(square.rank()) > 1);
            }
        }
        Position::new([Bitboard::EMPTY; 2], kings, Side::White).expect("free squares")
    }

    /// Plays random routes until the game is over or has the given number of plies.
    pub fn play_on(&mut self, game: &mut Game, plies: usize) {
        while game.ply() < plies && game.outcome().is_none() {
            let route = self.pick(&game.position().legal_routes()).clone();
            game.play(&route).expect("is legal");
        }
    }

    /// A game from the start or a placement, played to its end or to the given number of plies. Of those
    /// that are still going on at a random ply, some are resigned there, some agreed drawn, and in
    /// some both sides take their moves back as they can.
    pub fn game(&mut self, plies: usize) -> Game {
        let mut game = loop {
            let start = if self.below(2) == 0 { Position::start() } else { self.placement() };
            if let Ok(game) = Game::new(start) {
                break game;
            }
        };
        let turning_point = 1 + self.below(120);
        let ending = match self.below(6) {
            0 => Some(Ending::Resigned(*self.pick(&Side::BOTH))),
            1 => Some(Ending::Agreed),
            _ => None,
        };
        let idle = ending.is_none() && self.below(4) == 0;
        self.play_on(&mut game, if ending.is_some() || idle { turning_point } else { plies });
        while idle && game.outcome().is_none() && game.ply() < plies {
            self.play_back(&mut game);
        }
        if let Some(ending) = ending.filter(|_| game.outcome().is_none()) {
            game.end(ending).expect("is running");
        }
        game
    }

    /// Plays the move that takes back the last one of the same side, or else any.
    fn play_back(&mut self, game: &mut Game) {
        let routes = game.position().legal_routes();
        let last = game.ply().checked_sub(1).and_then(|ply| game.route_to(ply));
        let back =
            last.and_then(|last| routes.iter().find(|r| r.from() == last.to() && r.to() == last.from()));
        let route = back.unwrap_or_else(|| self.pick(&routes)).clone();
        game.play(&route).expect("is legal");
    }
}
