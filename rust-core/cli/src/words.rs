//! The terminal's English for what the session says in codes.

use dama_core::engine::HintReason;
use dama_core::session::{Refusal, Seat};
use dama_core::{DrawReason, Outcome, Side, Square, WinReason};

pub fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

pub fn seat(seat: Seat) -> String {
    match seat {
        Seat::Person => "person".to_owned(),
        Seat::Computer(level) => format!("computer, level {}", level.number()),
    }
}

pub fn refusal(refusal: &Refusal) -> String {
    let squares = list(refusal.squares());
    match refusal {
        Refusal::MustCapture { most, .. } => {
            format!("You must capture: {} can be taken, from {squares}.", pieces(*most))
        }
        Refusal::TakesFewer { this, most, .. } => {
            format!("This piece takes {this}, but {} can be taken, from {squares}.", pieces(*most))
        }
        Refusal::NoMoves { .. } => format!("The piece on {squares} has no free square to go to."),
        Refusal::NotATarget { .. } => format!("The piece cannot go to {squares}."),
        Refusal::NotYourPiece { .. } => format!("The piece on {squares} is not yours."),
        Refusal::EmptySquare { .. } => format!("There is no piece on {squares}."),
        Refusal::NotYourTurn => "It is not your turn.".to_owned(),
        Refusal::GameOver => "The game is over.".to_owned(),
    }
}

/// What can be said for a hint, in brackets behind the move.
pub fn hint(reason: HintReason) -> String {
    match reason {
        HintReason::OnlyMove => "the only move".to_owned(),
        HintReason::Blocks => "leaves the opponent without a move".to_owned(),
        HintReason::WinsIn(1) => "wins at once".to_owned(),
        HintReason::WinsIn(plies) => format!("wins within {plies} plies"),
        HintReason::AvoidsLoss => "every other move loses".to_owned(),
        HintReason::Crowns => "crowns".to_owned(),
        HintReason::Wins(count) => format!("wins {count}"),
        HintReason::Saves(count) => format!("saves {count}"),
        HintReason::StopsCrowning => "stops a man from crowning".to_owned(),
        HintReason::Takes(count) => format!("takes {count}"),
        HintReason::Threatens(count) => format!("threatens {count}"),
        HintReason::BetterBy(hundredths) => {
            format!("better by {}.{:02} of a man", hundredths / 100, hundredths % 100)
        }
        HintReason::Best => "looks best".to_owned(),
    }
}

pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(winner, reason) => {
            let (winner, loser) = (side(winner), side(!winner));
            match reason {
                WinReason::Blocked => format!("{winner} wins: {loser} has no legal move."),
                WinReason::NoPieces => format!("{winner} wins: {loser} has no pieces left."),
                WinReason::Resigned => format!("{winner} wins: {loser} resigned."),
            }
        }
        Outcome::Draw(reason) => {
            let why = match reason {
                DrawReason::OneEach => "one piece each",
                DrawReason::Repetition => "the same position for the third time",
                DrawReason::NoProgress => "100 plies without capture or crowning",
                DrawReason::Agreed => "agreed",
            };
            format!("Draw: {why}.")
        }
    }
}

fn pieces(count: u32) -> String {
    if count == 1 { "1 piece".to_owned() } else { format!("{count} pieces") }
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
