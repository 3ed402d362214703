//! Saved games: JSON with a version. Restoring plays every route through the rules.

use serde::{Deserialize, Serialize};

use super::setup::{Marks, Options, Seat, Setup};
use super::{Session, SessionError, SessionErrorKind};
use crate::notation::fen;
use crate::{Ending, Game, Side};

/// The version that is written. Older ones are read, too; newer ones are refused.
pub const SAVE_VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    version: u32,
    game_id: String,
    start: String,
    routes: Vec<String>,
    ply: usize,
    seats: [Seat; 2],
    options: Options,
    seed: u64,
    marks: Marks,
    // Without this, a missing ending would read as a running game.
    #[serde(deserialize_with = "Option::deserialize")]
    ending: Option<SavedEnding>,
    counted: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SavedEnding {
    Resigned(Side),
    Agreed,
}

/// Only the version, so that a newer save is recognised whatever else it holds.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

fn bad(reason: impl std::fmt::Display) -> SessionError {
    SessionError::new(SessionErrorKind::BadSave, format!("saved game: {reason}"))
}

impl Session {
    /// The game with all that belongs to it, as text for a file.
    #[must_use]
    pub fn save(&self) -> String {
        let save = Save {
            version: SAVE_VERSION,
            game_id: self.game_id.clone(),
            start: fen::write(self.game.start()),
            routes: self.moves(),
            ply: self.game.ply(),
            seats: self.seats,
            options: self.options,
            seed: self.seed,
            marks: self.marks,
            ending: self.game.ending().map(|ending| match ending {
                Ending::Resigned(side) => SavedEnding::Resigned(side),
                Ending::Agreed => SavedEnding::Agreed,
            }),
            counted: self.counted,
        };
        // Numbers, texts and lists always have a JSON form.
        serde_json::to_string(&save).unwrap_or_default()
    }

    /// The session that [`Session::save`] wrote.
    ///
    /// # Errors
    /// [`SessionErrorKind::BadSave`] if the text is damaged, is from a newer version, or tells of
    /// something that the rules do not allow; the reason says where.
    pub fn restore(text: &str) -> Result<Session, SessionError> {
        let Version { version } = serde_json::from_str(text).map_err(bad)?;
        if !(1..=SAVE_VERSION).contains(&version) {
            return Err(bad(format!(
                "version {version} is not known here; this Dama reads 1 to {SAVE_VERSION}"
            )));
        }
        let save: Save = serde_json::from_str(text).map_err(bad)?;
        let start = fen::read(&save.start).map_err(|error| bad(format!("start: {error}")))?;
        let game = replay(&save, start)?;
        let setup =
            Setup { start, seats: save.seats, options: save.options, game_id: save.game_id, seed: save.seed };
        let mut session = Session::of(game, setup);
        session.marks = save.marks;
        session.counted = save.counted;
        Ok(session)
    }
}

fn replay(save: &Save, start: crate::Position) -> Result<Game, SessionError> {
    let mut game = Game::new(start).map_err(|error| bad(format!("start: {error}")))?;
    for (i, route) in save.routes.iter().enumerate() {
        game.play_text(route).map_err(|error| bad(format!("routes, ply {}: {error}", i + 1)))?;
    }
    if save.ply > game.last_ply() {
        return Err(bad(format!("ply {} lies behind the last route, {}", save.ply, game.last_ply())));
    }
    while game.ply() > save.ply {
        game.undo().map_err(bad)?;
    }
    if let Some(ending) = &save.ending {
        let ending = match ending {
            SavedEnding::Resigned(side) => Ending::Resigned(*side),
            SavedEnding::Agreed => Ending::Agreed,
        };
        game.end(ending).map_err(|error| bad(format!("ending: {error}")))?;
    }
    Ok(game)
}
