//! What a person types, and how a typed move becomes taps.

use std::path::PathBuf;

use dama_core::notation::move_text::{self, MoveTextError};
use dama_core::session::{Session, Turn};
use dama_core::{Route, Square};

use crate::words;

pub const HELP: &str = "\
  d3-d4, d4     move; any short form that fits one move
  f3xf5xd5      capture; first and last square are enough where one capture fits
  moves         list the legal moves
  hint          ask the computer for advice
  undo, redo    take back, play again
  draw          offer a draw; accept, decline answer one
  resign        give up
  flip          turn the board
  save FILE     keep the game in a file
  load FILE     go on with a game from a file
  quit          leave
";

/// What a person wants.
pub enum Order {
    Nothing,
    Help,
    Moves,
    Hint,
    Undo,
    Redo,
    Draw,
    Answer(bool),
    Resign,
    Flip,
    Save(PathBuf),
    Load(PathBuf),
    Move(String),
    Wrong(String),
    Quit,
}

pub fn parse(line: &str) -> Order {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let file = |order: fn(PathBuf) -> Order| {
        if rest.is_empty() {
            Order::Wrong(format!("`{word}` needs the name of a file."))
        } else {
            order(rest.into())
        }
    };
    match word.to_lowercase().as_str() {
        "" => Order::Nothing,
        "help" | "?" => Order::Help,
        "moves" => Order::Moves,
        "hint" => Order::Hint,
        "undo" => Order::Undo,
        "redo" => Order::Redo,
        "draw" => Order::Draw,
        "accept" => Order::Answer(true),
        "decline" => Order::Answer(false),
        "resign" => Order::Resign,
        "flip" => Order::Flip,
        "save" => file(Order::Save),
        "load" => file(Order::Load),
        "quit" | "exit" => Order::Quit,
        _ => Order::Move(line.to_owned()),
    }
}

/// Plays a typed move; or the reason why not, in the session's words where it has any.
pub fn play(session: &mut Session, text: &str) -> Result<Route, String> {
    if session.view().turn == Turn::Over {
        return Err("The game is over; `undo` takes back, `quit` leaves.".to_owned());
    }
    let position = session.game().position();
    match move_text::read(position, text) {
        Ok(route) => {
            tap_along(session, &route)?;
            Ok(route)
        }
        Err(MoveTextError::Illegal { squares, .. }) => Err(refused(session, &squares)),
        Err(MoveTextError::NotAMove { .. }) => {
            Err(format!("'{text}' is neither a move nor a command; try `help`."))
        }
        Err(error) => Err(format!("{error}.")),
    }
}

/// Taps the piece and its landings until the move is played.
fn tap_along(session: &mut Session, route: &Route) -> Result<(), String> {
    session.deselect();
    let ply = session.game().ply();
    for square in route.squares() {
        let view = session.tap(square);
        if view.ply != ply {
            return Ok(());
        }
        if let Some(refusal) = view.refusal {
            return Err(words::refusal(&refusal));
        }
    }
    Err(format!("{route} was not played"))
}

/// Why the session refuses taps on these squares.
fn refused(session: &Session, squares: &[Square]) -> String {
    // The taps are tried on a copy: the first squares of an illegal move may well be a legal one.
    let mut copy = session.clone();
    copy.deselect();
    let ply = copy.game().ply();
    let mut refusals = squares.iter().map(|&square| copy.tap(square)).take_while(|view| view.ply == ply);
    let refusal = refusals.find_map(|view| view.refusal);
    match (refusal, squares) {
        // One square alone is where the move would end, so the tap tells of the wrong end of it.
        (_, [only]) if session.game().position().piece_at(*only).is_none() => {
            format!("No piece of yours can go to {only}.")
        }
        (Some(refusal), _) => words::refusal(&refusal),
        (None, _) => "That is not a legal move; `moves` lists them.".to_owned(),
    }
}
