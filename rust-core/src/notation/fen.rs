//! Position text (T2): `W:Wa2,Kc4:Bd6,Ke8`.
//!
//! The side to move, then each side's pieces, parted by colons; `K` marks a king. Reading takes
//! the parts and pieces in any order, upper or lower case, blanks between them, and the full stop
//! with which some programs end a position.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::{Bitboard, Kind, Piece, Position, Side, Square};

/// Why a text is no position, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The character where the fault stands, counted from 1; one past the end if something is missing.
    pub at: usize,
    /// What is wrong there.
    pub fault: FenFault,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// The text does not begin with the side to move.
    NoSideToMove(String),
    /// The pieces of a side are missing.
    MissingPart(Side),
    /// The pieces of a side are given twice.
    RepeatedPart(Side),
    /// A part that begins with neither `W` nor `B`.
    UnknownPart(String),
    /// A piece that is no square, or a square off the board.
    NotASquare(String),
    /// A square that has been named before.
    NamedTwice(Square),
    /// A man on the rank where it would be a king.
    ManOnLastRank(Side, Square),
    /// More pieces than a side can have.
    TooManyPieces(Side),
    /// A comma with no piece before or behind it.
    NoPiece,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position, character {}: {}", self.at, self.fault)
    }
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenFault::NoSideToMove(found) => {
                write!(f, "the side to move is missing: 'W' or 'B' comes first, not '{found}'")
            }
            FenFault::MissingPart(side) => {
                write!(f, "the pieces of {side} are missing: '{}' and its squares", letter(*side))
            }
            FenFault::RepeatedPart(side) => write!(f, "the pieces of {side} are given a second time"),
            FenFault::UnknownPart(found) => {
                write!(f, "pieces begin with 'W' or 'B', not '{found}'")
            }
            FenFault::NotASquare(found) => {
                write!(f, "'{found}' is no piece: a square a1 to h8, with 'K' before it for a king")
            }
            FenFault::NamedTwice(square) => write!(f, "{square} is named a second time"),
            FenFault::ManOnLastRank(side, square) => {
                write!(
                    f,
                    "a {side} man cannot stand on {square}, its last rank; a king is written 'K{square}'"
                )
            }
            FenFault::TooManyPieces(side) => {
                write!(f, "{side} has more than {} pieces", Position::MOST_PIECES)
            }
            FenFault::NoPiece => f.write_str("a piece is missing beside the comma"),
        }
    }
}

impl std::error::Error for FenError {}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// A piece of the text, trimmed, with the character (from 1) at which it begins.
#[derive(Clone, Copy)]
struct Token<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Token<'a> {
    /// The parts between separators.
    fn split(self, separator: char) -> impl Iterator<Item = Token<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |part| {
            let token = Token { text: part, at }.trimmed();
            at += part.chars().count() + 1;
            token
        })
    }

    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        let at = self.at + self.text.chars().count() - text.chars().count();
        Token { text: text.trim_end(), at }
    }

    /// The same text without its first character.
    fn rest(self) -> Self {
        let skipped = self.text.chars().next().map_or(0, char::len_utf8);
        Token { text: &self.text[skipped..], at: self.at + 1 }.trimmed()
    }

    fn side(self) -> Option<Side> {
        match self.text.chars().next()? {
            'W' | 'w' => Some(Side::White),
            'B' | 'b' => Some(Side::Black),
            _ => None,
        }
    }

    fn fails<T>(self, fault: FenFault) -> Result<T, FenError> {
        Err(FenError { at: self.at, fault })
    }

    fn end(self) -> usize {
        self.at + self.text.chars().count()
    }
}

/// Reads a position. It may be one in which the game is over.
///
/// # Errors
/// If the text names no position; the error says which character is wrong and what would be right.
///
/// ```
/// use dama_core::notation::fen;
/// let error = fen::read("W:Wa2,i9:Bd6").unwrap_err();
/// assert_eq!(error.to_string(), "position, character 7: 'i9' is no piece: a square a1 to h8, with 'K' before it for a king");
/// ```
pub fn read(text: &str) -> Result<Position, FenError> {
    let mut whole = Token { text, at: 1 }.trimmed();
    whole.text = whole.text.strip_suffix('.').unwrap_or(whole.text);
    let mut parts = whole.split(':');
    let first = parts.next().unwrap_or(whole);
    let side_to_move = match first.side() {
        Some(side) if first.text.len() == 1 => side,
        _ => return first.fails(FenFault::NoSideToMove(shortened(first.text))),
    };
    let mut board = Board::default();
    for part in parts {
        let Some(side) = part.side() else {
            return part.fails(FenFault::UnknownPart(shortened(part.text)));
        };
        board.read_side(side, part)?;
    }
    if let Some(side) = Side::BOTH.into_iter().find(|side| !board.seen[side.index()]) {
        return Err(FenError { at: whole.end(), fault: FenFault::MissingPart(side) });
    }
    board.finish(side_to_move).map_err(|fault| FenError { at: whole.at, fault })
}

/// What has been read of a position.
#[derive(Default)]
struct Board {
    men: [Bitboard; 2],
    kings: [Bitboard; 2],
    seen: [bool; 2],
}

impl Board {
    fn read_side(&mut self, side: Side, part: Token<'_>) -> Result<(), FenError> {
        if std::mem::replace(&mut self.seen[side.index()], true) {
            return part.fails(FenFault::RepeatedPart(side));
        }
        let list = part.rest();
        if list.text.is_empty() {
            return Ok(());
        }
        for token in list.split(',') {
            self.read_piece(side, token)?;
        }
        Ok(())
    }

    fn read_piece(&mut self, side: Side, token: Token<'_>) -> Result<(), FenError> {
        if token.text.is_empty() {
            return token.fails(FenFault::NoPiece);
        }
        let (kind, name) =
            if token.text.starts_with(['K', 'k']) { (Kind::King, token.rest()) } else { (Kind::Man, token) };
        let Ok(square) = Square::from_str(name.text) else {
            return token.fails(FenFault::NotASquare(shortened(token.text)));
        };
        let set = Bitboard::of(square);
        let all = self.men[0] | self.men[1] | self.kings[0] | self.kings[1];
        if all.contains(square) {
            return name.fails(FenFault::NamedTwice(square));
        }
        if kind == Kind::Man && Bitboard::last_rank(side).contains(square) {
            return name.fails(FenFault::ManOnLastRank(side, square));
        }
        let own = self.men[side.index()] | self.kings[side.index()];
        if own.len() == Position::MOST_PIECES {
            return token.fails(FenFault::TooManyPieces(side));
        }
        match kind {
            Kind::Man => self.men[side.index()] |= set,
            Kind::King => self.kings[side.index()] |= set,
        }
        Ok(())
    }

    fn finish(self, side: Side) -> Result<Position, FenFault> {
        use crate::PositionError as E;
        // Each fault has been looked for piece by piece; this is the one gate to a `Position`.
        Position::new(self.men, self.kings, side).map_err(|error| match error {
            E::Occupied(square) => FenFault::NamedTwice(square),
            E::ManOnLastRank(side, square) => FenFault::ManOnLastRank(side, square),
            E::TooManyPieces(side, _) => FenFault::TooManyPieces(side),
        })
    }
}

/// At most the first twelve characters, so that an error stays one readable line.
pub(super) fn shortened(text: &str) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if clean.chars().count() <= 12 { clean } else { clean.chars().take(11).chain(['…']).collect() }
}

/// Writes a position as T2 orders it: White first, each side's pieces by rank, in a rank from a to h.
#[must_use]
pub fn write(position: &Position) -> String {
    let mut text = String::from(letter(position.side_to_move()));
    for side in Side::BOTH {
        text.extend([':', letter(side)]);
        for (i, square) in position.pieces(side).into_iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            let king = if is_king(position, square) { "K" } else { "" };
            // Writing to a string cannot fail.
            let _ = write!(text, "{comma}{king}{square}");
        }
    }
    text
}

fn is_king(position: &Position, square: Square) -> bool {
    matches!(position.piece_at(square), Some(Piece { kind: Kind::King, .. }))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self))
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        read(text)
    }
}
