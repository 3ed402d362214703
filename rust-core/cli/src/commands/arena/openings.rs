//! Where the games of a match begin.

use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use dama_core::engine::{Limits, Search};
use dama_core::{Game, GameError, Position};
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

/// An endless row of openings.
pub enum Openings {
    /// Of a list, over and over.
    Listed { games: Vec<Game>, given: usize },
    /// By chance, none twice.
    Drawn(Box<Draw>),
}

impl Openings {
    /// The games after the openings of a file, or of our own list.
    pub fn listed(file: Option<&Path>) -> Result<Self, Fault> {
        let (name, text) = match file {
            Some(path) => (path.display().to_string(), read_file(path)?),
            None => ("openings.txt".to_owned(), OPENINGS.to_owned()),
        };
        let mut games = Vec::new();
        for (i, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |why: &dyn std::fmt::Display| Fault::input(format!("{name}, line {}: {why}", i + 1));
            let mut game = Game::new(Position::start()).map_err(Fault::input)?;
            for word in line.split_whitespace() {
                game.play_text(word).map_err(|error| wrong(&error))?;
            }
            if let Some(outcome) = game.outcome() {
                return Err(wrong(&GameError::Over(outcome)));
            }
            games.push(game);
        }
        if games.is_empty() {
            return Err(Fault::input(format!("{name} holds no opening")));
        }
        Ok(Openings::Listed { games, given: 0 })
    }

    /// Different openings by chance, none of which favours a side much.
    pub fn drawn(seed: u64) -> Self {
        let (rng, search) = (ChaCha8Rng::seed_from_u64(seed), Search::new(TABLE_MEGABYTES));
        Openings::Drawn(Box::new(Draw { rng, search, seen: HashSet::new() }))
    }

    /// The next opening.
    pub fn next(&mut self) -> Result<Game, Fault> {
        match self {
            Openings::Listed { games, given } => {
                *given += 1;
                Ok(games[(*given - 1) % games.len()].clone())
            }
            Openings::Drawn(draw) => draw.next().map_err(Fault::input),
        }
    }
}

/// Draws openings.
pub struct Draw {
    rng: ChaCha8Rng,
    search: Search,
    seen: HashSet<Position>,
}

impl Draw {
    fn next(&mut self) -> Result<Game, GameError> {
        loop {
            let mut game = Game::new(Position::start())?;
            while game.ply() < PLIES && game.outcome().is_none() {
                let routes = game.position().legal_routes();
                game.play(&routes[self.rng.random_range(0..routes.len())])?;
            }
            self.search.clear();
            let found = self.search.run(&game, &Limits::nodes(NODES), &AtomicBool::new(false), &mut |_| {});
            let is_balanced = found.is_some_and(|found| found.score.abs() <= BALANCED);
            if is_balanced && self.seen.insert(*game.position()) {
                return Ok(game);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_begins_anew_when_it_is_through() {
        let mut openings = Openings::listed(None).unwrap();
        let count = OPENINGS.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).count();
        let games: Vec<Game> = (0..=count).map(|_| openings.next().unwrap()).collect();
        assert_eq!(games[0], games[count]);
        assert!(games[1..count].iter().all(|game| *game != games[0]));
    }

    #[test]
    fn drawn_openings_differ_and_come_from_the_seed() {
        let draw = |seed| {
            let mut openings = Openings::drawn(seed);
            (0..5).map(|_| *openings.next().unwrap().position()).collect::<Vec<_>>()
        };
        let first = draw(1);
        assert_eq!(first, draw(1));
        assert_ne!(first, draw(2));
        assert_eq!(first.iter().collect::<HashSet<_>>().len(), 5);
    }
}
