//! Turkish draughts: rules, game, computer player and the session behind every screen.
//!
//! The crate does no input or output and sets up no logging. Rules cited as R1, G3 or T2 are those
//! of the project's rule book (`docs/rules.md`).

mod bitboard;
mod capture;
mod game;
mod movegen;
mod moves;
pub mod notation;
mod position;
mod side;
mod square;

pub mod endgame;
pub mod engine;
pub mod session;

pub use bitboard::{Bitboard, Squares};
pub use game::{
    DrawReason, Ending, Game, GameError, NO_PROGRESS_LIMIT, Outcome, WinReason, position_outcome,
};
pub use movegen::{perft, perft_routes};
pub use moves::{Move, MoveList, Route, Step};
pub use position::{Position, PositionError};
pub use side::{Kind, Piece, Side};
pub use square::{Square, SquareError};
