//! `dama engine`: the line protocol of `docs/design.md`, for measurements.

use std::io::{BufRead, Write};
use std::process::ExitCode;
use std::time::Duration;

use dama_core::engine::{Engine, Level, Limits, Search, TABLE_MEGABYTES, ThinkRequest};
use dama_core::notation::fen;
use dama_core::{Game, Position, Route};

use super::best;
use crate::args::level;
use crate::fault::Fault;

pub fn run() -> Result<ExitCode, Fault> {
    let mut out = std::io::stdout().lock();
    let mut protocol =
        Protocol { start: Position::start(), routes: Vec::new(), search: Search::new(TABLE_MEGABYTES) };
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(Fault::input)?;
        if line.trim() == "quit" {
            break;
        }
        protocol.obey(&line, &mut out)?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The position that is set, with how it came about where that is known.
struct Protocol {
    start: Position,
    routes: Vec<Route>,
    search: Search,
}

impl Protocol {
    fn obey(&mut self, line: &str, out: &mut impl Write) -> Result<(), Fault> {
        let mut words = line.split_whitespace();
        match words.next() {
            None => Ok(()),
            Some("newgame") => {
                self.search.clear();
                (self.start, self.routes) = (Position::start(), Vec::new());
                Ok(())
            }
            Some("position") => self.set_position(words),
            Some("go") => self.go(words, out),
            Some("legal") => self.legal(out),
            Some(other) => Err(Fault::input(format!(
                "'{other}' is no command; there are newgame, position, go, legal and quit"
            ))),
        }
    }

    /// `position FEN [seen FEN FEN …]`: the seen positions come first in the game, in their order.
    fn set_position<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) -> Result<(), Fault> {
        let position = |text: &str| fen::read(text).map_err(Fault::input);
        let last = words.next().ok_or_else(|| Fault::input("position: the position is missing"))?;
        let mut line = Vec::new();
        match words.next() {
            None => {}
            Some("seen") => line = words.map(position).collect::<Result<_, _>>()?,
            Some(other) => {
                return Err(Fault::input(format!("position: 'seen' may follow the position, not '{other}'")));
            }
        }
        line.push(position(last)?);
        (self.start, self.routes) = connected(&line);
        Ok(())
    }

    fn game(&self) -> Option<Game> {
        let mut game = Game::new(self.start).ok()?;
        self.routes.iter().try_for_each(|route| game.play(route)).ok()?;
        Some(game)
    }

    fn go<'a>(
        &mut self,
        mut words: impl Iterator<Item = &'a str>,
        out: &mut impl Write,
    ) -> Result<(), Fault> {
        let wrong = || Fault::input("go takes movetime MS, depth N, nodes N or level L, with a number");
        let kind = words.next().ok_or_else(wrong)?;
        let word = words.next().ok_or_else(wrong)?;
        let number: u64 = word.parse().map_err(|_| wrong())?;
        let mut limits = Limits { nodes: None, depth: None, time: None };
        match kind {
            "movetime" => limits.time = Some(Duration::from_millis(number)),
            "depth" => limits.depth = Some(u32::try_from(number).map_err(Fault::input)?),
            "nodes" => limits.nodes = Some(number),
            "level" => return self.go_level(level(word).map_err(Fault::input)?, out),
            _ => return Err(wrong()),
        }
        let choice = match self.game() {
            Some(game) => best::search(&mut self.search, &game, &limits, out)?,
            None => "none".to_owned(),
        };
        Ok(writeln!(out, "bestmove {choice}")?)
    }

    fn go_level(&self, level: Level, out: &mut impl Write) -> Result<(), Fault> {
        let request = ThinkRequest {
            serial: 0,
            start: self.start,
            routes: self.routes.clone(),
            level,
            seed: 0,
            draw_offered: false,
        };
        let choice = Engine::new().think(&request).map_or("none".to_owned(), |reply| reply.route.to_string());
        Ok(writeln!(out, "bestmove {choice}")?)
    }

    fn legal(&self, out: &mut impl Write) -> Result<(), Fault> {
        let start = self.routes.iter().fold(self.start, |position, route| position.apply(route.result()));
        let moves = start.legal_moves();
        write!(out, "legal {}", moves.len())?;
        for mv in moves {
            write!(out, " {}", fen::write(&start.apply(mv)))?;
        }
        Ok(writeln!(out)?)
    }
}

/// The longest end of a line of positions in which each follows from the one before by a legal
/// move, as a start and routes. A position that does not follow begins the line anew.
fn connected(line: &[Position]) -> (Position, Vec<Route>) {
    let mut start = line.first().copied().unwrap_or_default();
    let mut routes = Vec::new();
    let mut at = start;
    for &next in line.iter().skip(1) {
        if let Some(route) = at.legal_routes().into_iter().find(|route| at.apply(route.result()) == next) {
            routes.push(route);
        } else {
            start = next;
            routes.clear();
        }
        at = next;
    }
    (start, routes)
}
