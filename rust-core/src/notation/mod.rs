//! Positions, moves and games as text (T1–T3). Reading says what is wrong and where; what is
//! written reads back the same.

pub mod fen;
pub mod move_text;
pub mod pdn;
