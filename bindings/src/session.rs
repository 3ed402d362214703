//! Sessions across the boundary: one call, one whole view.

use std::fmt::Display;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dama_core::engine::Level;
use dama_core::notation::fen;
use dama_core::session as core;
use dama_core::{Game, Position, Square};

use crate::engine::{HintRequest, ThinkRequest};
use crate::review::ReviewRequest;
use crate::view::{self, GameView, Side};
use crate::{SessionError, view::Marks};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer.
    Computer {
        /// How strong, from 1 to [`level_count`].
        level: i32,
    },
}

/// How a game is played, beyond the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, uniffi::Record)]
pub struct Options {
    /// Moves cannot be taken back.
    #[uniffi(default = false)]
    pub no_undo: bool,
    /// A tap on a piece with exactly one result plays it.
    #[uniffi(default = false)]
    pub one_tap: bool,
}

/// What a new game needs to know.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Setup {
    /// The start position as text; the standard start if `None`.
    pub start: Option<String>,
    /// Who plays White.
    pub white: Seat,
    /// Who plays Black.
    pub black: Seat,
    /// House rules.
    pub options: Options,
    /// A name that the shell gives, different for every game.
    pub game_id: String,
    /// From which the computer draws its chances; the same seed, the same game.
    pub seed: i64,
}

/// A game with everything that its screen needs.
#[derive(Debug, uniffi::Object)]
pub struct Session {
    core: Mutex<core::Session>,
}

/// What a text is as the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct StartCheck {
    /// The position as Dama writes it.
    pub position: String,
    /// Who is to move.
    pub side_to_move: Side,
}

/// Reads a position that someone pasted or set up, as the start of a game.
///
/// # Errors
/// [`SessionError::BadSetup`], with what is wrong and where.
#[uniffi::export]
pub fn check_start(text: &str) -> Result<StartCheck, SessionError> {
    let start = read_start(text)?;
    Game::new(start).map_err(core::SessionError::from)?;
    Ok(StartCheck { position: fen::write(&start), side_to_move: start.side_to_move().into() })
}

/// How many levels the computer has.
///
/// # Errors
/// None; it returns a result because every call does.
#[uniffi::export]
pub fn level_count() -> Result<i32, SessionError> {
    Ok(view::count(Level::COUNT))
}

fn bad_setup(reason: impl Display) -> SessionError {
    SessionError::BadSetup { reason: reason.to_string() }
}

fn read_start(text: &str) -> Result<Position, SessionError> {
    fen::read(text).map_err(bad_setup)
}

/// The level with a number that came across the boundary.
pub(crate) fn level(number: i32) -> Option<Level> {
    u8::try_from(number).ok().and_then(Level::new)
}

fn seat(seat: Seat) -> Result<core::Seat, SessionError> {
    let Seat::Computer { level: number } = seat else {
        return Ok(core::Seat::Person);
    };
    let wrong = || bad_setup(format!("{number} is no level; levels are 1 to {}", Level::COUNT));
    Ok(core::Seat::Computer(level(number).ok_or_else(wrong)?))
}

fn square(number: i32) -> Result<Square, SessionError> {
    let wrong =
        || SessionError::NoSuchSquare { reason: format!("{number} is no square; squares are 0 to 63") };
    usize::try_from(number).ok().and_then(Square::from_index).ok_or_else(wrong)
}

impl Session {
    /// A panic has left the mutex poisoned, but every command checks before it changes, so what is
    /// there can be used.
    fn core(&self) -> MutexGuard<'_, core::Session> {
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn after(&self, act: impl FnOnce(&mut core::Session)) -> GameView {
        let mut session = self.core();
        act(&mut session);
        view::of(&session)
    }

    fn try_after<T>(
        &self,
        act: impl FnOnce(&mut core::Session) -> Result<T, core::SessionError>,
    ) -> Result<GameView, SessionError> {
        let mut session = self.core();
        act(&mut session)?;
        Ok(view::of(&session))
    }
}

#[uniffi::export]
impl Session {
    /// A new game.
    ///
    /// # Errors
    /// [`SessionError::BadSetup`].
    #[uniffi::constructor]
    pub fn new(setup: Setup) -> Result<Self, SessionError> {
        let start = setup.start.as_deref().map_or(Ok(Position::start()), read_start)?;
        let setup = core::Setup {
            start,
            seats: [seat(setup.white)?, seat(setup.black)?],
            options: core::Options { no_undo: setup.options.no_undo, one_tap: setup.options.one_tap },
            game_id: setup.game_id,
            seed: setup.seed.cast_unsigned(),
        };
        Ok(Session { core: Mutex::new(core::Session::new(setup)?) })
    }

    /// The session that `save` wrote.
    ///
    /// # Errors
    /// [`SessionError::BadSave`].
    #[uniffi::constructor]
    pub fn restore(text: &str) -> Result<Self, SessionError> {
        Ok(Session { core: Mutex::new(core::Session::restore(text)?) })
    }

    /// What the screen shows now.
    ///
    /// # Errors
    /// None.
    pub fn view(&self) -> Result<GameView, SessionError> {
        Ok(view::of(&self.core()))
    }

    /// A finger comes down on a square.
    ///
    /// # Errors
    /// [`SessionError::NoSuchSquare`]. A tap that the game refuses is no error: the view says why.
    pub fn tap(&self, square: i32) -> Result<GameView, SessionError> {
        let square = self::square(square)?;
        Ok(self.after(|session| drop(session.tap(square))))
    }

    /// A piece is picked up, as a drag begins: selects it and never plays.
    ///
    /// # Errors
    /// [`SessionError::NoSuchSquare`]. What the game refuses is no error: the view says why.
    pub fn select(&self, square: i32) -> Result<GameView, SessionError> {
        let square = self::square(square)?;
        Ok(self.after(|session| drop(session.select(square))))
    }

    /// Whether a tap on a piece with exactly one result plays it, from now on.
    ///
    /// # Errors
    /// None.
    pub fn set_one_tap(&self, one_tap: bool) -> Result<GameView, SessionError> {
        Ok(self.after(|session| session.set_one_tap(one_tap)))
    }

    /// Clears the selection.
    ///
    /// # Errors
    /// None.
    pub fn deselect(&self) -> Result<GameView, SessionError> {
        Ok(self.after(|session| drop(session.deselect())))
    }

    /// Takes back.
    ///
    /// # Errors
    /// `UndoOff`, `NothingToUndo`.
    pub fn undo(&self) -> Result<GameView, SessionError> {
        self.try_after(core::Session::undo)
    }

    /// Plays again what was taken back.
    ///
    /// # Errors
    /// `UndoOff`, `NothingToRedo`.
    pub fn redo(&self) -> Result<GameView, SessionError> {
        self.try_after(core::Session::redo)
    }

    /// Looks at a ply without changing the game.
    ///
    /// # Errors
    /// `NoSuchPly`.
    pub fn go_to(&self, ply: i32) -> Result<GameView, SessionError> {
        let wrong = || SessionError::NoSuchPly { reason: format!("there is no ply {ply}; plies begin at 0") };
        let ply = usize::try_from(ply).map_err(|_| wrong())?;
        self.try_after(|session| session.go_to(ply))
    }

    /// Looks at the game as it stands.
    ///
    /// # Errors
    /// None.
    pub fn go_live(&self) -> Result<GameView, SessionError> {
        Ok(self.after(|session| drop(session.go_live())))
    }

    /// A person gives up.
    ///
    /// # Errors
    /// `GameOver`, `NotNow`.
    pub fn resign(&self, side: Side) -> Result<GameView, SessionError> {
        self.try_after(|session| session.resign(side.into()))
    }

    /// The person to move offers a draw.
    ///
    /// # Errors
    /// `GameOver`, `NotNow`.
    pub fn offer_draw(&self) -> Result<GameView, SessionError> {
        self.try_after(core::Session::offer_draw)
    }

    /// The other person accepts.
    ///
    /// # Errors
    /// `GameOver`, `NotNow`.
    pub fn accept_draw(&self) -> Result<GameView, SessionError> {
        self.try_after(core::Session::accept_draw)
    }

    /// The other person declines.
    ///
    /// # Errors
    /// `GameOver`, `NotNow`.
    pub fn decline_draw(&self) -> Result<GameView, SessionError> {
        self.try_after(core::Session::decline_draw)
    }

    /// What the engine needs to know to move for the computer.
    ///
    /// # Errors
    /// `GameOver`, `NotNow`.
    pub fn think_request(&self) -> Result<ThinkRequest, SessionError> {
        Ok(self.core().think_request()?.into())
    }

    /// Plays the engine's answer.
    ///
    /// # Errors
    /// `Stale`, `IllegalRoute`, `NotNow`.
    pub fn play(&self, serial: i64, route: &str, accepts_draw: bool) -> Result<GameView, SessionError> {
        self.try_after(|session| session.play(serial.cast_unsigned(), route, accepts_draw))
    }

    /// What the engine needs to know to advise the person to move. Marks the game as hinted.
    ///
    /// # Errors
    /// `GameOver`, `NotNow`.
    pub fn hint_request(&self) -> Result<HintRequest, SessionError> {
        Ok(self.core().hint_request()?.into())
    }

    /// What the engine needs to know to review the game, once it is over.
    ///
    /// # Errors
    /// `NotNow` while the game goes on.
    pub fn review_request(&self) -> Result<ReviewRequest, SessionError> {
        Ok(self.core().review_request()?.into())
    }

    /// Whether the position is still the one of a request.
    ///
    /// # Errors
    /// None.
    pub fn is_current(&self, serial: i64) -> Result<bool, SessionError> {
        Ok(self.core().is_current(serial.cast_unsigned()))
    }

    /// The routes of the game as text, with those that can be played again.
    ///
    /// # Errors
    /// None.
    pub fn moves(&self) -> Result<Vec<String>, SessionError> {
        Ok(self.core().moves())
    }

    /// The game with all that belongs to it, as text for a file.
    ///
    /// # Errors
    /// None.
    pub fn save(&self) -> Result<String, SessionError> {
        Ok(self.core().save())
    }

    /// The game as PDN.
    ///
    /// # Errors
    /// None.
    pub fn pdn(&self) -> Result<String, SessionError> {
        Ok(self.core().pdn())
    }

    /// The position shown, as text.
    ///
    /// # Errors
    /// None.
    pub fn position(&self) -> Result<String, SessionError> {
        Ok(self.core().position())
    }

    /// Notes whether the shell has the game in its statistics.
    ///
    /// # Errors
    /// None.
    pub fn set_counted(&self, counted: bool) -> Result<GameView, SessionError> {
        Ok(self.after(|session| session.set_counted(counted)))
    }

    /// Whether undo and hints were used.
    ///
    /// # Errors
    /// None.
    pub fn marks(&self) -> Result<Marks, SessionError> {
        let marks = self.core().marks();
        Ok(Marks { undone: marks.undone, hinted: marks.hinted })
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn a_panic_in_a_command_leaves_a_session_that_can_be_used() {
        let (white, black) = (Seat::Person, Seat::Person);
        let setup =
            Setup { start: None, white, black, options: Options::default(), game_id: String::new(), seed: 0 };
        let session = Session::new(setup).expect("the standard start");
        let before = session.view().expect("a view");
        let command =
            AssertUnwindSafe(|| session.after(|_| panic!("in a command, while the session is locked")));
        assert!(catch_unwind(command).is_err());
        assert_eq!(session.view().expect("a view"), before);
        assert_eq!(session.tap(19).expect("a square").selected, Some(19));
    }
}
