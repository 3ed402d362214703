//! A game as it is played: history, undo and redo, the counts of G3 and G4, and the end with its
//! reason.

use std::fmt;

use crate::{Position, Route, Side};

/// A game: a start, the routes played from there, and where in them it stands.
///
/// Plies that were taken back stay until a new move cuts them off. An agreed end or a resignation
/// is taken back by [`Game::undo`] alone, and is not redone.
///
/// ```
/// use dama_core::{Game, Position};
/// let mut game = Game::new(Position::start())?;
/// game.play_text("d3-d4")?;
/// assert_eq!(game.ply(), 1);
/// game.undo()?;
/// assert_eq!((game.ply(), game.last_ply()), (0, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    ply: usize,
    ending: Option<Ending>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ply {
    route: Route,
    after: Position,
    /// Plies in a row without capture or crowning, this one included (G4).
    without_progress: u32,
    irreversible: bool,
}

/// An end that the players made, not the position (G5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This side gave up.
    Resigned(Side),
    /// Both agreed to a draw.
    Agreed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side has won.
    Win(Side, WinReason),
    /// Nobody has won.
    Draw(DrawReason),
}

/// Why the other side lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// It has pieces, but none can move (G1).
    Blocked,
    /// It has no pieces left (G1).
    NoPieces,
    /// It gave up (G5).
    Resigned,
}

/// Why nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// One piece each, and the side to move cannot capture (G2).
    OneEach,
    /// The same placement and side to move for the third time (G3).
    Repetition,
    /// 100 plies in a row with neither a capture nor a crowning (G4).
    NoProgress,
    /// By agreement (G5).
    Agreed,
}

impl fmt::Display for Outcome {
    /// The words of session scripts: `white Blocked`, `draw OneEach`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(side, reason) => write!(f, "{side} {reason:?}"),
            Outcome::Draw(reason) => write!(f, "draw {reason:?}"),
        }
    }
}

/// Why a game cannot do what was asked. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// A game cannot start from a position in which it is over.
    FinishedStart(Outcome),
    /// The game is over.
    Over(Outcome),
    /// The route is not legal in the position.
    Illegal(String),
    /// No ply or ending is left to take back.
    NothingToUndo,
    /// No ply is left to play again.
    NothingToRedo,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::FinishedStart(outcome) => {
                write!(f, "the game would be over before it starts ({outcome}); set up another position")
            }
            GameError::Over(outcome) => write!(f, "the game is over ({outcome})"),
            GameError::Illegal(why) => f.write_str(why),
            GameError::NothingToUndo => f.write_str("no move is left to take back"),
            GameError::NothingToRedo => f.write_str("no move is left to play again"),
        }
    }
}

impl std::error::Error for GameError {}

/// Plies without capture or crowning after which the game is drawn (G4).
pub const NO_PROGRESS_LIMIT: u32 = 100;

/// The end that a position is by itself: G1 and G2, which need no history.
#[must_use]
pub fn position_outcome(position: &Position) -> Option<Outcome> {
    let side = position.side_to_move();
    if position.pieces(side).is_empty() {
        return Some(Outcome::Win(!side, WinReason::NoPieces));
    }
    if !position.can_move() {
        return Some(Outcome::Win(!side, WinReason::Blocked));
    }
    let one_each = Side::BOTH.iter().all(|&side| position.pieces(side).len() == 1);
    (one_each && !position.can_capture()).then_some(Outcome::Draw(DrawReason::OneEach))
}

impl Game {
    /// A new game; the counts of G3 and G4 begin here.
    ///
    /// # Errors
    /// If the game is over in the start position.
    pub fn new(start: Position) -> Result<Self, GameError> {
        match position_outcome(&start) {
            Some(outcome) => Err(GameError::FinishedStart(outcome)),
            None => Ok(Game { start, plies: Vec::new(), ply: 0, ending: None }),
        }
    }

    /// The position at the start.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_at(self.ply)
    }

    /// The position after `ply` plies; the last one if there are fewer.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> &Position {
        let played = &self.plies[..ply.min(self.plies.len())];
        played.last().map_or(&self.start, |played| &played.after)
    }

    /// How many plies have been played and not taken back.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How many plies there are with those that can be played again.
    #[must_use]
    pub fn last_ply(&self) -> usize {
        self.plies.len()
    }

    /// The routes played, with those that can be played again behind them.
    #[must_use]
    pub fn routes(&self) -> impl ExactSizeIterator<Item = &Route> {
        self.plies.iter().map(|played| &played.route)
    }

    /// The route of the ply that led to `position_at(ply)`.
    #[must_use]
    pub fn route_to(&self, ply: usize) -> Option<&Route> {
        Some(&self.plies.get(ply.checked_sub(1)?)?.route)
    }

    /// The end that the players made.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plies in a row without capture or crowning (G4).
    #[must_use]
    pub fn plies_without_progress(&self) -> u32 {
        self.plies[..self.ply].last().map_or(0, |played| played.without_progress)
    }

    /// The earlier positions that could come again, latest first, without the present one.
    pub fn repeatable(&self) -> impl Iterator<Item = &Position> {
        (0..self.ply)
            .rev()
            .take_while(|&before| !self.plies[before].irreversible)
            .map(|before| self.position_at(before))
    }

    /// How often the present position has stood on the board with the same side to move, this time
    /// included (G3).
    #[must_use]
    pub fn repetitions(&self) -> usize {
        1 + self.repeatable().filter(|earlier| *earlier == self.position()).count()
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.ending {
            Some(Ending::Resigned(side)) => return Some(Outcome::Win(!side, WinReason::Resigned)),
            Some(Ending::Agreed) => return Some(Outcome::Draw(DrawReason::Agreed)),
            None => {}
        }
        position_outcome(self.position()).or_else(|| {
            if self.repetitions() >= 3 {
                Some(Outcome::Draw(DrawReason::Repetition))
            } else if self.plies_without_progress() >= NO_PROGRESS_LIMIT {
                Some(Outcome::Draw(DrawReason::NoProgress))
            } else {
                None
            }
        })
    }

    fn check_running(&self) -> Result<(), GameError> {
        self.outcome().map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }

    /// Plays a route; what could be played again is cut off.
    ///
    /// # Errors
    /// If the game is over or the route is not legal.
    pub fn play(&mut self, route: &Route) -> Result<(), GameError> {
        self.check_running()?;
        let before = *self.position();
        if !before.legal_routes().contains(route) {
            return Err(GameError::Illegal(format!("{route} is not legal here")));
        }
        let result = route.result();
        let without_progress = if before.is_progress(result) { 0 } else { self.plies_without_progress() + 1 };
        self.plies.truncate(self.ply);
        self.plies.push(Ply {
            route: route.clone(),
            after: before.apply(result),
            without_progress,
            irreversible: before.is_irreversible(result),
        });
        self.ply += 1;
        Ok(())
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// If the game is over, or the text names no single legal move.
    pub fn play_text(&mut self, text: &str) -> Result<(), GameError> {
        self.check_running()?;
        let route = crate::notation::move_text::read(self.position(), text)
            .map_err(|error| GameError::Illegal(error.to_string()))?;
        self.play(&route)
    }

    /// Takes back an ending that the players made, else the last ply.
    ///
    /// # Errors
    /// If there is neither.
    pub fn undo(&mut self) -> Result<(), GameError> {
        if self.ending.take().is_none() {
            self.ply = self.ply.checked_sub(1).ok_or(GameError::NothingToUndo)?;
        }
        Ok(())
    }

    /// Plays the next ply again.
    ///
    /// # Errors
    /// If there is none, or the players have ended the game.
    pub fn redo(&mut self) -> Result<(), GameError> {
        if self.ending.is_some() || self.ply == self.plies.len() {
            return Err(GameError::NothingToRedo);
        }
        self.ply += 1;
        Ok(())
    }

    /// Ends the game as the players wish (G5).
    ///
    /// # Errors
    /// If it is over already.
    pub fn end(&mut self, ending: Ending) -> Result<(), GameError> {
        self.check_running()?;
        self.ending = Some(ending);
        Ok(())
    }
}
