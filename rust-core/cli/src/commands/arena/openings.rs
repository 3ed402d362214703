//! Where the games of a match begin.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use dama_core::engine::{Limits, Search};
use dama_core::{Game, Position};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::fault::{Fault, read_file};

/// The openings that the project keeps for matches.
const OPENINGS: &str = include_str!("../../../../../tests/vectors/openings.txt");

/// A drawn opening has so many chance moves …
const PLIES: usize = 8;
/// … and is worth no more than this to either side, in hundredths of a man, as a search of so many
/// nodes sees it.
const BALANCED: i32 = 40;
const NODES: u64 = 20_000;
const TABLE_MEGABYTES: usize = 1;

/// The games after the openings of a file, or of our own list.
pub fn listed(file: Option<&Path>) -> Result<Vec<Game>, Fault> {
    let (name, text) = match file {
        Some(path) => (path.display().to_string(), read_file(path)?),
        None => ("openings.txt".to_owned(), OPENINGS.to_owned()),
    };
    let mut games = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let mut game = Game::new(Position::start()).map_err(Fault::input)?;
        for word in line.split_whitespace() {
            game.play_text(word).map_err(|error| Fault::input(format!("{name}, line {}: {error}", i + 1)))?;
        }
        games.push(game);
    }
    if games.is_empty() { Err(Fault::input(format!("{name} holds no opening"))) } else { Ok(games) }
}

/// So many different openings by chance, none of which favours a side much.
pub fn drawn(count: usize, seed: u64) -> Result<Vec<Game>, Fault> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut search = Search::new(TABLE_MEGABYTES);
    let mut games: Vec<Game> = Vec::new();
    while games.len() < count {
        let mut game = Game::new(Position::start()).map_err(Fault::input)?;
        while game.ply() < PLIES && game.outcome().is_none() {
            let routes = game.position().legal_routes();
            game.play(&routes[rng.random_range(0..routes.len())]).map_err(Fault::input)?;
        }
        search.clear();
        let found = search.run(&game, &Limits::nodes(NODES), &AtomicBool::new(false), &mut |_| {});
        let is_balanced = found.is_some_and(|found| found.score.abs() <= BALANCED);
        if is_balanced && games.iter().all(|other| other.position() != game.position()) {
            games.push(game);
        }
    }
    Ok(games)
}
