//! What a session could not do.

use crate::GameError;

/// What a command could not do, and why. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionError {
    /// The kind, to match on.
    pub kind: SessionErrorKind,
    /// What is wrong, where, and what would be right; for logs and developers, not for players.
    pub reason: String,
}

/// The kinds of [`SessionError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionErrorKind {
    /// The reply answers a request made before something changed.
    Stale,
    /// The reply's route is not legal.
    IllegalRoute,
    /// There is no earlier ply to go back to.
    NothingToUndo,
    /// No ply has been taken back.
    NothingToRedo,
    /// This game is played without undo.
    UndoOff,
    /// The game has no such ply.
    NoSuchPly,
    /// The command does not fit the moment, for example a draw accepted that nobody offered.
    NotNow,
    /// The game is over.
    GameOver,
    /// The text is no saved game.
    BadSave,
    /// A game cannot be set up like this.
    BadSetup,
}

impl SessionError {
    /// An error of a kind with its reason.
    pub fn new(kind: SessionErrorKind, reason: impl Into<String>) -> Self {
        SessionError { kind, reason: reason.into() }
    }
}

impl std::fmt::Display for SessionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for SessionError {}

impl From<GameError> for SessionError {
    fn from(error: GameError) -> Self {
        let kind = match error {
            GameError::FinishedStart(_) => SessionErrorKind::BadSetup,
            GameError::Over(_) => SessionErrorKind::GameOver,
            GameError::Illegal(_) => SessionErrorKind::IllegalRoute,
            GameError::NothingToUndo => SessionErrorKind::NothingToUndo,
            GameError::NothingToRedo => SessionErrorKind::NothingToRedo,
        };
        SessionError::new(kind, error.to_string())
    }
}
