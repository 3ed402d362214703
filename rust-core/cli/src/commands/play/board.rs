//! The board in text.

use std::fmt::Write;

use dama_core::session::{GameView, LastMark};
use dama_core::{Kind, Piece, Side, Square};

use crate::words;

/// How the board is drawn.
#[derive(Clone, Copy)]
pub struct Style {
    /// Whether the terminal shows colours.
    pub colour: bool,
    /// Plain letters instead of pieces.
    pub ascii: bool,
    /// Black's side below.
    pub flipped: bool,
}

const RESET: &str = "\x1b[0m";
/// Ink on papyrus, and on the squares of the last move.
const FIELD: &str = "\x1b[48;5;180;38;5;52m";
const MARKED: &str = "\x1b[48;5;222;38;5;52m";
const WHITE: &str = "\x1b[1;38;5;231m";
const BLACK: &str = "\x1b[1;38;5;16m";

/// The board with its coordinates, and a line that says whose turn it is.
pub fn draw(view: &GameView, style: Style) -> String {
    let mut text = String::new();
    let order = |from_end: bool| (0..8u8).map(move |i| if from_end { 7 - i } else { i });
    let files: Vec<String> = order(style.flipped).map(|file| char::from(b'a' + file).to_string()).collect();
    let files = format!(" {} ", files.join("  "));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "   {files}");
    for rank in order(!style.flipped) {
        let _ = write!(text, " {} ", rank + 1);
        for square in order(style.flipped).filter_map(|file| Square::at(file, rank)) {
            text.push_str(&cell(view, square, style));
        }
        let _ = writeln!(text, " {}", rank + 1);
    }
    let _ = writeln!(text, "   {files}");
    let last = view.last.as_ref().map_or(String::new(), |route| format!("Last move {route}. "));
    if view.outcome.is_none() {
        let forced = if view.forced > 0 { format!(", and must take {}", view.forced) } else { String::new() };
        let _ = writeln!(text, "{last}{} is to move{forced}.", words::side(view.side_to_move));
    }
    text
}

fn cell(view: &GameView, square: Square, style: Style) -> String {
    let seen = view.squares[square.index()];
    let marked = seen.last != LastMark::None;
    let glyph = glyph(seen.piece, style.ascii);
    if !style.colour {
        // Without colour, brackets show the last move.
        return if marked { format!("[{glyph}]") } else { format!(" {glyph} ") };
    }
    let ground = if marked { MARKED } else { FIELD };
    let ink = match seen.piece.map(|piece| piece.side) {
        Some(Side::White) => WHITE,
        Some(Side::Black) => BLACK,
        None => "",
    };
    format!("{ground}{ink} {glyph} {RESET}")
}

fn glyph(piece: Option<Piece>, ascii: bool) -> char {
    let Some(Piece { side, kind }) = piece else {
        return if ascii { '.' } else { '·' };
    };
    match (side, kind, ascii) {
        (Side::White, Kind::Man, true) => 'w',
        (Side::White, Kind::King, true) => 'W',
        (Side::Black, Kind::Man, true) => 'b',
        (Side::Black, Kind::King, true) => 'B',
        (Side::White, Kind::Man, false) => '⛀',
        (Side::White, Kind::King, false) => '⛁',
        (Side::Black, Kind::Man, false) => '⛂',
        (Side::Black, Kind::King, false) => '⛃',
    }
}
