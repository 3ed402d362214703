//! What a session asks the computer player, and what it is told.

use std::fmt;

use super::Level;
use crate::{Game, GameError, Outcome, Position, Route};

/// A request for the computer's move in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThinkRequest {
    /// Names the request; never used twice.
    pub serial: u64,
    /// The position in which the game began.
    pub start: Position,
    /// The routes played since.
    pub routes: Vec<Route>,
    /// How well to play.
    pub level: Level,
    /// The game's seed, from which (with the ply) all randomness comes.
    pub seed: u64,
    /// Whether the opponent offers a draw.
    pub draw_offered: bool,
}

/// The computer's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThinkReply {
    /// The serial of the request.
    pub serial: u64,
    /// The route to play.
    pub route: Route,
    /// Whether the computer takes the offered draw; `None` if none was offered.
    pub accepts_draw: Option<bool>,
    /// The nodes that choosing the move took.
    pub nodes: u64,
    /// The depth of the last finished iteration.
    pub depth: u32,
    /// What the route is worth to the computer, in hundredths of a man ([`super::score`]).
    pub score: i32,
}

/// Why a request has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThinkError {
    /// It was cancelled.
    Cancelled,
    /// The game is over.
    GameOver(Outcome),
    /// The routes cannot be played from the start position; says which and why.
    BadRequest(String),
}

impl fmt::Display for ThinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThinkError::Cancelled => f.write_str("the request was cancelled"),
            ThinkError::GameOver(outcome) => write!(f, "the game is over ({outcome})"),
            ThinkError::BadRequest(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for ThinkError {}

/// The game that a request is about.
pub(super) fn replay(start: &Position, routes: &[Route]) -> Result<Game, ThinkError> {
    let mut game = Game::new(*start).map_err(|error| refusal(error, 0))?;
    for (ply, route) in routes.iter().enumerate() {
        game.play(route).map_err(|error| refusal(error, ply + 1))?;
    }
    Ok(game)
}

/// The game that a request is about, still to be decided.
pub(super) fn replay_running(start: &Position, routes: &[Route]) -> Result<Game, ThinkError> {
    let game = replay(start, routes)?;
    game.outcome().map_or(Ok(game), |outcome| Err(ThinkError::GameOver(outcome)))
}

fn refusal(error: GameError, ply: usize) -> ThinkError {
    match error {
        GameError::FinishedStart(outcome) => ThinkError::GameOver(outcome),
        error => ThinkError::BadRequest(format!("ply {ply}: {error}")),
    }
}

/// The answer for a running game in which no move was found; the rules leave no such game.
pub(super) fn no_move() -> ThinkError {
    ThinkError::BadRequest("no move was found".to_owned())
}
