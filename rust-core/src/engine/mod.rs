//! The computer player: searches a game for its best move, at ten levels, and gives hints.
//!
//! [`Engine`] answers a session's requests and can be cancelled from another thread. [`Search`] is
//! the bare search behind it, for tools that set their own [`Limits`]. The evaluation alone knows
//! the board's geometry; everything else asks the rules.

mod bench;
mod cancel;
mod hint;
mod level;
mod limits;
mod line;
pub mod network;
mod ordering;
mod principal;
mod request;
mod review;
pub mod score;
mod search;
mod table;

pub use bench::{bench_positions, fingerprint};
pub use hint::{Hint, HintReason, HintRequest};
pub use level::{LEVELS, Level, LevelError, Strength};
pub use limits::Limits;
pub use network::evaluate;
pub use request::{ThinkError, ThinkReply, ThinkRequest};
pub use review::{Evaluation, Progress, REVIEW_NODES, Review, ReviewRequest, TurningPoint};
pub use search::{Found, Info, RootMove, Search};

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Game;
use cancel::Register;

/// An offered draw is considered once this many plies went by without capture or crowning.
pub const DRAW_OFFER_PLIES: u32 = 40;

/// The nodes spent on the score that decides about an offered draw, whatever the level.
pub const DRAW_OFFER_NODES: u64 = 20_000;

/// Megabytes (2^20 bytes) of the transposition table of a search that has no level …
pub const TABLE_MEGABYTES: usize = 32;

/// … and those that a tool may ask for instead.
pub const TABLE_SIZES: RangeInclusive<usize> = 8..=512;

/// The computer player of a session.
///
/// It keeps nothing between requests but which of them were cancelled, so a request is answered
/// the same way whenever and wherever it is asked. Think on one thread, cancel from another.
///
/// ```
/// use dama_core::Position;
/// use dama_core::engine::{Engine, Level, ThinkRequest};
/// let engine = Engine::new();
/// let level = Level::new(3).ok_or("a level is 1 to 10")?;
/// let request = ThinkRequest {
///     serial: 1,
///     start: Position::start(),
///     routes: Vec::new(),
///     level,
///     seed: 7,
///     draw_offered: false,
/// };
/// let reply = engine.think(&request)?;
/// assert!(Position::start().legal_routes().contains(&reply.route));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Engine {
    register: Register,
}

impl Engine {
    /// An engine with nothing to do.
    #[must_use]
    pub fn new() -> Self {
        Engine::default()
    }

    /// The move that the level of the request plays, and the answer to a draw offer.
    ///
    /// # Errors
    /// [`ThinkError`], if there is no move to find or the request was cancelled.
    pub fn think(&self, request: &ThinkRequest) -> Result<ThinkReply, ThinkError> {
        let ticket = self.register.enter(request.serial);
        let game = request::replay_running(&request.start, &request.routes)?;
        let accepts_draw =
            request.draw_offered.then(|| accepts_draw(&game, ticket.cancelled())).transpose()?;
        let choice = request.level.choose(&game, request.seed, ticket.cancelled());
        let (found, chosen) = finish(choice, &game, ticket.cancelled())?;
        let route = game.position().route_of(chosen.mv).ok_or_else(request::no_move)?;
        Ok(ThinkReply {
            serial: request.serial,
            route,
            accepts_draw,
            nodes: found.nodes,
            depth: found.depth,
            score: chosen.score,
        })
    }

    /// A good move for the side to move, and what can honestly be said for it.
    ///
    /// # Errors
    /// [`ThinkError`], if there is no move to find or the request was cancelled.
    pub fn hint(&self, request: &HintRequest) -> Result<Hint, ThinkError> {
        let ticket = self.register.enter(request.serial);
        let game = request::replay_running(&request.start, &request.routes)?;
        let found = hint::find(&game, ticket.cancelled());
        let (found, reason) = finish(found, &game, ticket.cancelled())?;
        Ok(Hint { serial: request.serial, route: found.route, reason })
    }

    /// How a game went: what each position is worth, and which moves lost most. Tells `progress` after
    /// each step. Spends the nodes of the request on each position, and up to seven times as many on
    /// each of at most eight moves that seem to have lost most.
    ///
    /// # Errors
    /// [`ThinkError`], if the routes cannot be played or the request was cancelled.
    pub fn review(
        &self,
        request: &ReviewRequest,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Review, ThinkError> {
        let ticket = self.register.enter(request.serial);
        let game = request::replay(&request.start, &request.routes)?;
        review::review(game, request, ticket.cancelled(), progress).ok_or(ThinkError::Cancelled)
    }

    /// Ends the request with this serial, now or when it comes; no other request is touched.
    ///
    /// The thinking thread returns [`ThinkError::Cancelled`] after at most 4,096 further nodes.
    pub fn cancel(&self, serial: u64) {
        self.register.cancel(serial);
    }
}

/// What a search found, or why it found nothing.
fn finish<T>(found: Option<T>, game: &Game, cancelled: &AtomicBool) -> Result<T, ThinkError> {
    if cancelled.load(Ordering::Relaxed) {
        return Err(ThinkError::Cancelled);
    }
    found.ok_or_else(|| game.outcome().map_or_else(request::no_move, ThinkError::GameOver))
}

/// Whether the computer, to move in this game, takes a draw.
fn accepts_draw(game: &Game, cancelled: &AtomicBool) -> Result<bool, ThinkError> {
    if game.plies_without_progress() < DRAW_OFFER_PLIES {
        return Ok(false);
    }
    let mut search = Search::for_nodes(DRAW_OFFER_NODES);
    let found = search.run(game, &Limits::nodes(DRAW_OFFER_NODES), cancelled, &mut |_| {});
    Ok(finish(found, game, cancelled)?.score <= score::DRAW)
}

/// Positions of random games, for the tests of the parts.
#[cfg(test)]
fn random_positions(count: usize, seed: u64) -> Vec<crate::Position> {
    use crate::Position;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start();
    let mut next = || {
        let moves = position.legal_moves();
        let over = moves.is_empty() || position.occupied().len() <= 2;
        position =
            if over { Position::start() } else { position.apply(moves[rng.random_range(0..moves.len())]) };
        position
    };
    std::iter::repeat_with(&mut next).take(count).collect()
}
