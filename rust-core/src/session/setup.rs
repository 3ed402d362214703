//! How a game is set up: who sits where, from which position, by which house rules.

use serde::{Deserialize, Serialize};

use crate::Position;
use crate::engine::Level;

/// Who plays a side. In text `"person"`, or the number of the computer's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SeatText", into = "SeatText")]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer at a level.
    Computer(Level),
}

impl Seat {
    /// Whether a person sits here.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self, Seat::Person)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SeatText {
    Computer(u8),
    Person(String),
}

impl TryFrom<SeatText> for Seat {
    type Error = String;

    fn try_from(text: SeatText) -> Result<Self, String> {
        let wrong =
            |found: String| format!("a seat is \"person\" or a level 1 to {}, not {found}", Level::COUNT);
        match text {
            SeatText::Person(word) if word == "person" => Ok(Seat::Person),
            SeatText::Person(word) => Err(wrong(format!("{word:?}"))),
            SeatText::Computer(number) => {
                Level::new(number).map(Seat::Computer).ok_or_else(|| wrong(number.to_string()))
            }
        }
    }
}

impl From<Seat> for SeatText {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Person => SeatText::Person("person".to_owned()),
            Seat::Computer(level) => SeatText::Computer(level.number()),
        }
    }
}

/// How this game is played, beyond the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Moves cannot be taken back.
    pub no_undo: bool,
    /// A tap on a piece with exactly one result plays it.
    pub one_tap: bool,
}

/// What a new game needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The start position.
    pub start: Position,
    /// Who plays White, and who Black.
    pub seats: [Seat; 2],
    /// House rules.
    pub options: Options,
    /// A name that the shell gives, different for every game.
    pub game_id: String,
    /// From which the computer draws its chances, so that a game can be repeated.
    pub seed: u64,
}

impl Setup {
    /// The standard start with these seats, undo allowed.
    #[must_use]
    pub fn new(seats: [Seat; 2]) -> Self {
        Setup {
            start: Position::start(),
            seats,
            options: Options::default(),
            game_id: String::new(),
            seed: 0,
        }
    }
}

/// What the statistics want to know about how the game was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Marks {
    /// A move was taken back.
    pub undone: bool,
    /// A hint was asked for.
    pub hinted: bool,
}
