//! Who plays in a match: a level, a node limit, or another program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::AtomicBool;

use dama_core::Game;
use dama_core::engine::{Engine, Level, Limits, Search, ThinkRequest};
use dama_core::notation::fen;

use crate::args::MatchArgs;
use crate::fault::Fault;

const TABLE_MEGABYTES: usize = 16;

pub struct Player {
    name: String,
    kind: Kind,
}

enum Kind {
    Level { level: Level, seed: u64 },
    Nodes { nodes: u64, search: Box<Search> },
    Program(Program),
}

impl Player {
    /// Reads `level:N`, `nodes:N`, or starts a command.
    pub fn new(text: &str, args: &MatchArgs) -> Result<Self, Fault> {
        let wrong = |what: &str| Fault::input(format!("'{text}': {what}"));
        let kind = if let Some(number) = text.strip_prefix("level:") {
            let level = number.parse().ok().and_then(Level::new);
            let level =
                level.ok_or_else(|| wrong(&format!("a level is a number from 1 to {}", Level::COUNT)))?;
            Kind::Level { level, seed: args.seed }
        } else if let Some(number) = text.strip_prefix("nodes:") {
            let nodes = number
                .parse()
                .ok()
                .filter(|&nodes| nodes > 0)
                .ok_or_else(|| wrong("a number of nodes is missing"))?;
            Kind::Nodes { nodes, search: Box::new(Search::new(TABLE_MEGABYTES)) }
        } else {
            Kind::Program(Program::start(text, &args.go)?)
        };
        Ok(Player { name: text.to_owned(), kind })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn new_game(&mut self, game_seed: u64) -> Result<(), Fault> {
        match &mut self.kind {
            Kind::Level { seed, .. } => *seed = game_seed,
            Kind::Nodes { search, .. } => search.clear(),
            Kind::Program(program) => program.tell("newgame")?,
        }
        Ok(())
    }

    /// The text of the move to play in a running game.
    pub fn choose(&mut self, game: &Game) -> Result<String, Fault> {
        match &mut self.kind {
            Kind::Level { level, seed } => {
                let routes = game.routes().take(game.ply()).cloned().collect();
                let request = ThinkRequest {
                    serial: 0,
                    start: *game.start(),
                    routes,
                    level: *level,
                    seed: *seed,
                    draw_offered: false,
                };
                Ok(Engine::new().think(&request).map_err(Fault::input)?.route.to_string())
            }
            Kind::Nodes { nodes, search } => {
                let found = search.run(game, &Limits::nodes(*nodes), &AtomicBool::new(false), &mut |_| {});
                Ok(found.map_or_else(|| "none".to_owned(), |found| found.route.to_string()))
            }
            Kind::Program(program) => program.choose(game),
        }
    }
}

/// Another program that speaks the line protocol.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    name: String,
    go: String,
}

impl Program {
    fn start(command: &str, go: &str) -> Result<Self, Fault> {
        let fails =
            |error: &dyn std::fmt::Display| Fault::input(format!("'{command}' cannot be run: {error}"));
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| fails(&"it is empty"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| fails(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(fails(&"it has no input and output"));
        };
        Ok(Program {
            child,
            input,
            output: BufReader::new(output),
            name: command.to_owned(),
            go: go.to_owned(),
        })
    }

    fn tell(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| Fault::input(format!("'{}' no longer listens: {error}", self.name)))
    }

    fn choose(&mut self, game: &Game) -> Result<String, Fault> {
        let mut line = format!("position {}", fen::write(game.position()));
        let mut seen: Vec<String> = game.repeatable().map(fen::write).collect();
        seen.reverse();
        if !seen.is_empty() {
            line = format!("{line} seen {}", seen.join(" "));
        }
        self.tell(&line)?;
        self.tell(&format!("go {}", self.go))?;
        loop {
            let mut answer = String::new();
            let length = self.output.read_line(&mut answer).map_err(Fault::input)?;
            if length == 0 {
                return Err(Fault::input(format!("'{}' ended before it named a move", self.name)));
            }
            if let Some(best) = answer.strip_prefix("bestmove ") {
                return Ok(best.trim().to_owned());
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It ends by itself after `quit`; if it does not, it is ended. Nobody is left to tell of a failure.
        let _ = self.tell("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
