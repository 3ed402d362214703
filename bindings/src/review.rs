//! Reviews of whole games across the boundary.

use dama_core::engine as core;
use dama_core::notation::fen;

use crate::engine::read_game;
use crate::view::{Side, count, number};
use crate::{Engine, EngineError, HintReason};

/// A request for a review of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReviewRequest {
    /// Names the request; never used twice.
    pub serial: i64,
    /// The position in which the game began.
    pub start: String,
    /// The routes played since.
    pub routes: Vec<String>,
    /// The nodes to spend on each ply; a thousand if fewer.
    pub nodes: i64,
}

/// Told how far a review has come, on the thread that reviews. It may cancel the request.
#[uniffi::export(callback_interface)]
pub trait ReviewProgress: Send + Sync {
    /// Another step is done: `done` of `total`, which stays the same. They are equal at the end.
    fn on_step(&self, done: i32, total: i32);
}

/// A review of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Review {
    /// The serial of the request.
    pub serial: i64,
    /// What each position is worth: the start, then one after each ply.
    pub evaluations: Vec<Evaluation>,
    /// The moves that lost most, at most five, in the order in which they were played.
    pub turning_points: Vec<TurningPoint>,
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Evaluation {
    /// So much for White, against it if negative. 0 if the game is drawn.
    Men {
        /// In hundredths of a man.
        hundredths: i32,
    },
    /// A side wins by force.
    Wins {
        /// Which side.
        side: Side,
        /// In at most so many plies; 0 if it has won.
        plies: i32,
    },
}

/// A move that lost much.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TurningPoint {
    /// Which ply it was; the first is 1.
    pub ply: i32,
    /// Who played it.
    pub side: Side,
    /// The route that was played.
    pub played: String,
    /// The better route, and how the game could have gone on from there.
    pub better: Vec<String>,
    /// The squares of the better route: the one left, then every landing.
    pub better_path: Vec<i32>,
    /// What the position before is worth, with the better move to come.
    pub best: Evaluation,
    /// What the position behind the move that was played is worth.
    pub reached: Evaluation,
    /// How much worse that is for the side, in hundredths of a man; `None` if one of the two is a
    /// forced win or loss, which no number of men measures.
    pub loss: Option<i32>,
    /// What can be said for the better move. "Every other move" is the one that was played.
    pub reason: HintReason,
}

impl From<core::ReviewRequest> for ReviewRequest {
    fn from(request: core::ReviewRequest) -> Self {
        ReviewRequest {
            serial: request.serial.cast_signed(),
            start: fen::write(&request.start),
            routes: request.routes.iter().map(ToString::to_string).collect(),
            nodes: i64::try_from(request.nodes).unwrap_or(i64::MAX),
        }
    }
}

impl From<core::Evaluation> for Evaluation {
    fn from(evaluation: core::Evaluation) -> Self {
        match evaluation {
            core::Evaluation::Men(hundredths) => Evaluation::Men { hundredths },
            core::Evaluation::Wins(side, plies) => {
                Evaluation::Wins { side: side.into(), plies: count(plies) }
            }
        }
    }
}

impl From<core::TurningPoint> for TurningPoint {
    fn from(point: core::TurningPoint) -> Self {
        let path = point.better.first().map_or(Vec::new(), |route| route.squares().map(number).collect());
        TurningPoint {
            ply: count(point.ply),
            side: point.side.into(),
            played: point.played.to_string(),
            better: point.better.iter().map(ToString::to_string).collect(),
            better_path: path,
            best: point.best.into(),
            reached: point.reached.into(),
            loss: point.loss.map(count),
            reason: point.reason.into(),
        }
    }
}

#[uniffi::export]
impl Engine {
    /// How a game went. Blocks, like `think`, but for much longer; `cancel` ends it.
    ///
    /// # Errors
    /// `Cancelled`, `BadRequest`.
    #[expect(clippy::needless_pass_by_value, reason = "uniffi hands the shell's object over")]
    pub fn review(
        &self,
        request: &ReviewRequest,
        progress: Box<dyn ReviewProgress>,
    ) -> Result<Review, EngineError> {
        let (start, routes) = read_game(&request.start, &request.routes)?;
        let nodes = u64::try_from(request.nodes).unwrap_or(0);
        let core_request =
            core::ReviewRequest { serial: request.serial.cast_unsigned(), start, routes, nodes };
        let mut report = |step: core::Progress| progress.on_step(count(step.done), count(step.total));
        let review = self.core.review(&core_request, &mut report)?;
        Ok(Review {
            serial: request.serial,
            evaluations: review.evaluations.into_iter().map(Evaluation::from).collect(),
            turning_points: review.turning_points.into_iter().map(TurningPoint::from).collect(),
        })
    }
}
