//! Move text (T1): `d3-d4`, `f3xf5xd5`, and the short forms that people type.

use std::fmt;
use std::str::FromStr;

use super::fen::shortened;
use crate::{Position, Route, Square};

/// Why a text is no move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// The text has not the form of a move; the character (from 1) where it goes wrong.
    NotAMove {
        /// The text, shortened.
        text: String,
        /// The character at which reading stopped, from 1.
        at: usize,
    },
    /// It has the form of a move, but no legal move fits.
    Illegal {
        /// The text.
        text: String,
        /// The squares it names.
        squares: Vec<Square>,
        /// Whether a capture is forced, which is the usual reason.
        must_capture: bool,
    },
    /// More than one result fits; the routes among which to choose.
    Ambiguous {
        /// The text.
        text: String,
        /// Two or more routes that fit.
        routes: Vec<Route>,
    },
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::NotAMove { text, at } => {
                write!(f, "'{text}' is no move (character {at}); moves look like d3-d4 or f3xf5xd5")
            }
            MoveTextError::Illegal { text, must_capture: true, .. } => {
                write!(f, "'{text}' is not legal here: the largest capture must be made")
            }
            MoveTextError::Illegal { text, .. } => write!(f, "'{text}' is not legal here"),
            MoveTextError::Ambiguous { text, routes } => {
                write!(f, "'{text}' fits several moves:")?;
                routes.iter().take(4).try_for_each(|route| write!(f, " {route}"))?;
                f.write_str(if routes.len() > 4 { " …" } else { "" })
            }
        }
    }
}

impl std::error::Error for MoveTextError {}

/// Reads a legal move of a position. Accepted, in upper or lower case: every landing of a route,
/// some of its squares in order (first and last are enough where one result fits), the end square
/// alone, and `x`, `-`, `×`, `–`, `:`, a blank or nothing between squares. Of several routes to one
/// result the first in text order is meant.
///
/// # Errors
/// If the text is no move, no legal move fits, or more than one result does.
///
/// ```
/// use dama_core::{Position, notation::move_text};
/// let route = move_text::read(&Position::start(), "d4")?;
/// assert_eq!(route.to_string(), "d3-d4");
/// # Ok::<(), move_text::MoveTextError>(())
/// ```
pub fn read(position: &Position, text: &str) -> Result<Route, MoveTextError> {
    let text = text.trim();
    let squares = squares(text)?;
    let routes = position.legal_routes();
    let full = |route: &Route| route.squares().eq(squares.iter().copied());
    if let Some(route) = routes.iter().find(|route| full(route)) {
        return Ok(route.clone());
    }
    let fits: Vec<Route> = routes.into_iter().filter(|route| fits(route, &squares)).collect();
    let Some(first) = fits.first() else {
        let (text, must_capture) = (shortened(text), position.can_capture());
        return Err(MoveTextError::Illegal { text, squares, must_capture });
    };
    if fits.iter().any(|route| route.result() != first.result()) {
        return Err(MoveTextError::Ambiguous { text: shortened(text), routes: fits });
    }
    Ok(first.clone())
}

/// Whether the squares stand in the route in this order, its last square among them and, where
/// two or more are given, its first.
fn fits(route: &Route, squares: &[Square]) -> bool {
    let mut rest = route.squares();
    let in_order = squares.iter().all(|wanted| rest.any(|square| square == *wanted));
    let starts = squares.len() == 1 || squares.first() == Some(&route.from());
    // What is left behind the last named square must be nothing, or that square again.
    let ends = squares.last() == Some(&route.to());
    in_order && starts && ends
}

fn squares(text: &str) -> Result<Vec<Square>, MoveTextError> {
    let fault = |at: usize| MoveTextError::NotAMove { text: shortened(text), at: at + 1 };
    let chars: Vec<char> = text.chars().collect();
    let mut squares = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        if at > 0 && matches!(chars[at], 'x' | 'X' | '-' | '×' | '–' | ':' | ' ') {
            at += 1;
        }
        let name: String = chars.iter().skip(at).take(2).collect();
        squares.push(Square::from_str(&name).map_err(|_| fault(at))?);
        at += 2;
    }
    if squares.is_empty() { Err(fault(0)) } else { Ok(squares) }
}
