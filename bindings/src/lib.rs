//! The core as Kotlin and Swift see it: sessions, engine and logging, as plain records.
//!
//! Squares are numbers from 0 (`a1`) to 63 (`h8`), rank by rank; positions, routes and games are
//! text. Serials and seeds are signed, since unsigned numbers are awkward in Kotlin; only their bits
//! count. Every call returns a result, so that a panic arrives as an exception and never ends the app.

#[cfg(any(target_os = "ios", target_os = "macos"))]
mod apple_log;
mod engine;
mod error;
mod logging;
mod review;
mod session;
mod view;

pub use engine::{Engine, Hint, HintReason, HintRequest, ThinkReply, ThinkRequest};
pub use error::{EngineError, SessionError};
pub use logging::{panic_to_test_the_boundary, start_logging};
pub use review::{Evaluation, Review, ReviewProgress, ReviewRequest, TurningPoint};
pub use session::{Options, Seat, Session, Setup, StartCheck, check_start, level_count};
pub use view::{
    DrawOffer, GameView, Kind, LastMark, Marks, Outcome, OutcomeReason, Piece, Refusal, RefusalCode, Side,
    SideCounts, SquareView, Target, Transition, TransitionStep, Turn,
};

uniffi::setup_scaffolding!("dama");
