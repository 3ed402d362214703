//! Errors that a shell can match on. The text is called `reason`, since `message` breaks Kotlin.

use dama_core::engine::ThinkError;
use dama_core::session::SessionErrorKind as Kind;

/// What a session could not do. Nothing has changed. The reason is for logs, not for players.
#[derive(Debug, thiserror::Error, uniffi::Error)]
#[non_exhaustive]
pub enum SessionError {
    /// The reply answers a request made before something changed.
    #[error("{reason}")]
    Stale {
        /// What is wrong.
        reason: String,
    },
    /// The reply's route is not legal.
    #[error("{reason}")]
    IllegalRoute {
        /// What is wrong.
        reason: String,
    },
    /// There is no earlier ply to go back to.
    #[error("{reason}")]
    NothingToUndo {
        /// What is wrong.
        reason: String,
    },
    /// No ply has been taken back.
    #[error("{reason}")]
    NothingToRedo {
        /// What is wrong.
        reason: String,
    },
    /// This game is played without undo.
    #[error("{reason}")]
    UndoOff {
        /// What is wrong.
        reason: String,
    },
    /// The game has no such ply.
    #[error("{reason}")]
    NoSuchPly {
        /// What is wrong.
        reason: String,
    },
    /// The command does not fit the moment.
    #[error("{reason}")]
    NotNow {
        /// What is wrong.
        reason: String,
    },
    /// The game is over.
    #[error("{reason}")]
    GameOver {
        /// What is wrong.
        reason: String,
    },
    /// The text is no saved game.
    #[error("{reason}")]
    BadSave {
        /// What is wrong, and where.
        reason: String,
    },
    /// A game cannot be set up like this.
    #[error("{reason}")]
    BadSetup {
        /// What is wrong, and where.
        reason: String,
    },
    /// A number that is no square.
    #[error("{reason}")]
    NoSuchSquare {
        /// What is wrong.
        reason: String,
    },
}

impl From<dama_core::session::SessionError> for SessionError {
    fn from(error: dama_core::session::SessionError) -> Self {
        let reason = error.reason;
        match error.kind {
            Kind::Stale => SessionError::Stale { reason },
            Kind::IllegalRoute => SessionError::IllegalRoute { reason },
            Kind::NothingToUndo => SessionError::NothingToUndo { reason },
            Kind::NothingToRedo => SessionError::NothingToRedo { reason },
            Kind::UndoOff => SessionError::UndoOff { reason },
            Kind::NoSuchPly => SessionError::NoSuchPly { reason },
            Kind::NotNow => SessionError::NotNow { reason },
            Kind::GameOver => SessionError::GameOver { reason },
            Kind::BadSave => SessionError::BadSave { reason },
            Kind::BadSetup => SessionError::BadSetup { reason },
        }
    }
}

/// Why the engine has no answer.
#[derive(Debug, thiserror::Error, uniffi::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The request was cancelled.
    #[error("{reason}")]
    Cancelled {
        /// That it was.
        reason: String,
    },
    /// The game of the request is over.
    #[error("{reason}")]
    GameOver {
        /// How it ended.
        reason: String,
    },
    /// The request makes no sense, for example a route that cannot be played.
    #[error("{reason}")]
    BadRequest {
        /// What is wrong, and where.
        reason: String,
    },
}

impl From<ThinkError> for EngineError {
    fn from(error: ThinkError) -> Self {
        let reason = error.to_string();
        match error {
            ThinkError::Cancelled => EngineError::Cancelled { reason },
            ThinkError::GameOver(_) => EngineError::GameOver { reason },
            ThinkError::BadRequest(_) => EngineError::BadRequest { reason },
        }
    }
}
