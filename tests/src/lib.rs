//! What the tests of Dama share: short ways to write examples, seeded chance, the vector files, and
//! a second move generator that shares nothing with the first.
//!
//! Everything here fails by panicking, which is what a test wants.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "only tests use this crate"
)]

pub mod chance;
pub mod figures;
pub mod material;
pub mod reference;
pub mod vectors;

use std::collections::BTreeSet;

use dama_core::notation::pdn::{self, PdnGame};
use dama_core::{Game, Outcome, Position, Route};

/// The position that a text names.
#[must_use]
pub fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A game from a position, with the moves played that are given with blanks between them.
#[must_use]
pub fn game(start: &str, moves: &str) -> Game {
    let mut game = Game::new(position(start)).unwrap_or_else(|error| panic!("{start}: {error}"));
    play(&mut game, moves);
    game
}

/// The game that a text holds.
#[must_use]
pub fn read_game(text: &str) -> PdnGame {
    pdn::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Plays moves given with blanks between them.
pub fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play_text(text).unwrap_or_else(|error| panic!("ply {}: {error}", game.ply() + 1));
    }
}

/// All legal routes of a position as text, in the order they come, with blanks between them.
#[must_use]
pub fn moves(start: &str) -> String {
    route_texts(&position(start)).join(" ")
}

/// All legal routes of a position as texts, in the order they come.
#[must_use]
pub fn route_texts(position: &Position) -> Vec<String> {
    position.legal_routes().iter().map(Route::to_string).collect()
}

/// The texts of the positions to which the legal moves lead.
#[must_use]
pub fn successors(position: &Position) -> BTreeSet<String> {
    position.legal_moves().into_iter().map(|mv| position.apply(mv).to_string()).collect()
}

/// The words for how a game has ended: `white Blocked`, `draw OneEach`, or nothing.
#[must_use]
pub fn outcome(game: &Game) -> String {
    game.outcome().as_ref().map_or(String::new(), Outcome::to_string)
}
