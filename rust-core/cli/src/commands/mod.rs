//! One file for each command.

pub mod arena;
pub mod bench;
pub mod best;
pub mod engine;
pub mod hub;
pub mod moves;
pub mod perft;
pub mod play;
pub mod probe;
pub mod script;
pub mod selfplay;
pub mod tables;
pub mod train;
