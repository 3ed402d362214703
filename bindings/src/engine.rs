//! The engine across the boundary. Requests are records of text, so that nothing of the core's
//! moves crosses.

use std::fmt::Display;

use dama_core::engine as core;
use dama_core::notation::{fen, move_text};
use dama_core::{Game, Position, Route};

use crate::EngineError;
use crate::session::level;
use crate::view::count;

/// A request for the computer's move.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ThinkRequest {
    /// Names the request; never used twice.
    pub serial: i64,
    /// The position in which the game began.
    pub start: String,
    /// The routes played since.
    pub routes: Vec<String>,
    /// How well to play.
    pub level: i32,
    /// The game's seed.
    pub seed: i64,
    /// Whether the opponent offers a draw.
    pub draw_offered: bool,
}

/// The computer's move.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ThinkReply {
    /// The serial of the request.
    pub serial: i64,
    /// The route to play.
    pub route: String,
    /// Whether the computer takes the offered draw; false if none was offered.
    pub accepts_draw: bool,
    /// The nodes that choosing the move took.
    pub nodes: i64,
    /// What the route is worth to the computer, in hundredths of a man.
    pub score: i32,
}

/// A request for advice.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct HintRequest {
    /// Names the request; never used twice.
    pub serial: i64,
    /// The position in which the game began.
    pub start: String,
    /// The routes played since.
    pub routes: Vec<String>,
}

/// Advice for the side to move.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Hint {
    /// The serial of the request.
    pub serial: i64,
    /// The route to play.
    pub route: String,
    /// Its squares: the one left, then every landing.
    pub path: Vec<i32>,
    /// What can be said for it.
    pub reason: HintReason,
}

/// What can be said for a hint; all of it is proven or counted. Of several reasons the first in this
/// order is given. *Net* means that what the opponent takes is subtracted, with best play of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum HintReason {
    /// No other move is legal.
    OnlyMove,
    /// It leaves the opponent's pieces without a move, and so wins.
    Blocks,
    /// It wins by force.
    WinsIn {
        /// In at most so many plies, itself included.
        plies: i32,
    },
    /// Every other move loses by force, and this one is not known to.
    AvoidsLoss,
    /// It crowns a man.
    Crowns,
    /// It wins pieces net, whatever the opponent answers; more than it takes itself.
    Wins {
        /// How many pieces.
        pieces: i32,
    },
    /// The opponent could win pieces more, net, after any other move, or if this turn were passed.
    Saves {
        /// How many pieces.
        pieces: i32,
    },
    /// A man that could have been crowned next is kept from it.
    StopsCrowning,
    /// It captures.
    Takes {
        /// How many pieces.
        pieces: i32,
    },
    /// It would win pieces net with the next move, if the opponent passed.
    Threatens {
        /// How many pieces.
        pieces: i32,
    },
    /// It is worth more than any other move.
    BetterBy {
        /// By how many hundredths of a man.
        hundredths: i32,
    },
    /// The search likes it best.
    Best,
}

/// The computer player. `think` and `hint` block: call them on a background thread, and `cancel`
/// from any other.
#[derive(Debug, Default, uniffi::Object)]
pub struct Engine {
    pub(crate) core: core::Engine,
}

impl From<core::ThinkRequest> for ThinkRequest {
    fn from(request: core::ThinkRequest) -> Self {
        ThinkRequest {
            serial: request.serial.cast_signed(),
            start: fen::write(&request.start),
            routes: request.routes.iter().map(ToString::to_string).collect(),
            level: i32::from(request.level.number()),
            seed: request.seed.cast_signed(),
            draw_offered: request.draw_offered,
        }
    }
}

impl From<core::HintRequest> for HintRequest {
    fn from(request: core::HintRequest) -> Self {
        HintRequest {
            serial: request.serial.cast_signed(),
            start: fen::write(&request.start),
            routes: request.routes.iter().map(ToString::to_string).collect(),
        }
    }
}

impl From<core::HintReason> for HintReason {
    fn from(reason: core::HintReason) -> Self {
        use core::HintReason as Core;
        match reason {
            Core::OnlyMove => HintReason::OnlyMove,
            Core::Blocks => HintReason::Blocks,
            Core::WinsIn(plies) => HintReason::WinsIn { plies: count(plies) },
            Core::AvoidsLoss => HintReason::AvoidsLoss,
            Core::Crowns => HintReason::Crowns,
            Core::Wins(pieces) => HintReason::Wins { pieces: count(pieces) },
            Core::Saves(pieces) => HintReason::Saves { pieces: count(pieces) },
            Core::StopsCrowning => HintReason::StopsCrowning,
            Core::Takes(pieces) => HintReason::Takes { pieces: count(pieces) },
            Core::Threatens(pieces) => HintReason::Threatens { pieces: count(pieces) },
            Core::BetterBy(hundredths) => HintReason::BetterBy { hundredths: count(hundredths) },
            Core::Best => HintReason::Best,
        }
    }
}

fn bad(reason: impl Display) -> EngineError {
    EngineError::BadRequest { reason: reason.to_string() }
}

/// The start and routes of a request, checked against the rules.
pub(crate) fn read_game(start: &str, routes: &[String]) -> Result<(Position, Vec<Route>), EngineError> {
    let start = fen::read(start).map_err(bad)?;
    let mut game = Game::new(start).map_err(bad)?;
    for (i, text) in routes.iter().enumerate() {
        let in_routes = |error: &dyn Display| bad(format!("routes, ply {}: {error}", i + 1));
        let route = move_text::read(game.position(), text).map_err(|error| in_routes(&error))?;
        game.play(&route).map_err(|error| in_routes(&error))?;
    }
    Ok((start, game.routes().cloned().collect()))
}

#[uniffi::export]
impl Engine {
    /// An engine with nothing to do.
    #[uniffi::constructor]
    #[must_use]
    pub fn new() -> Self {
        Engine::default()
    }

    /// The computer's move.
    ///
    /// # Errors
    /// `Cancelled`, `GameOver`, `BadRequest`.
    pub fn think(&self, request: &ThinkRequest) -> Result<ThinkReply, EngineError> {
        let (start, routes) = read_game(&request.start, &request.routes)?;
        let wrong_level =
            || bad(format!("{} is no level; levels are 1 to {}", request.level, core::Level::COUNT));
        let reply = self.core.think(&core::ThinkRequest {
            serial: request.serial.cast_unsigned(),
            start,
            routes,
            level: level(request.level).ok_or_else(wrong_level)?,
            seed: request.seed.cast_unsigned(),
            draw_offered: request.draw_offered,
        })?;
        Ok(ThinkReply {
            serial: request.serial,
            route: reply.route.to_string(),
            accepts_draw: reply.accepts_draw == Some(true),
            nodes: i64::try_from(reply.nodes).unwrap_or(i64::MAX),
            score: reply.score,
        })
    }

    /// A good move for the side to move, and why.
    ///
    /// # Errors
    /// `Cancelled`, `GameOver`, `BadRequest`.
    pub fn hint(&self, request: &HintRequest) -> Result<Hint, EngineError> {
        let (start, routes) = read_game(&request.start, &request.routes)?;
        let serial = request.serial.cast_unsigned();
        let hint = self.core.hint(&core::HintRequest { serial, start, routes })?;
        Ok(Hint {
            serial: request.serial,
            route: hint.route.to_string(),
            path: hint.route.squares().map(crate::view::number).collect(),
            reason: hint.reason.into(),
        })
    }

    /// Ends the request with this serial, now or when it comes.
    ///
    /// # Errors
    /// None.
    pub fn cancel(&self, serial: i64) -> Result<(), EngineError> {
        self.core.cancel(serial.cast_unsigned());
        Ok(())
    }
}
