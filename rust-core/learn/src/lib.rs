//! How the engine's evaluation is learned, from nothing but the rules and its own games.
//!
//! [`selfplay`] lets the engine play itself and keeps the quiet [`Sample`]s, [`train`] fits a
//! network to them. Both depend on their seeds alone, so the same commands make the same weights.
//! `docs/engine.md` says which were used.

// Learning is done in floating point, where the last digits do not matter.
#![allow(clippy::cast_precision_loss)]

mod adam;
mod model;
mod sample;
mod selfplay;
mod train;

pub use model::Model;
pub use sample::{BadSamples, Sample, read_samples, write_samples};
pub use selfplay::{SelfPlay, selfplay};
pub use train::{Progress, Training, train};
