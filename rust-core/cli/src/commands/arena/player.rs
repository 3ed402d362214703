//! Who plays in a match: a level, a node limit, or another program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use dama_core::Game;
use dama_core::engine::{Engine, Level, Limits, Search, ThinkRequest};

use super::process::Silence;
use super::program::{Program, Terms};
use super::protocol::Protocol;
use crate::args::{MatchArgs, level};
use crate::fault::Fault;

const TABLE_MEGABYTES: usize = 16;

/// One of the two names of a match, from which players are made.
pub struct Contestant {
    name: String,
    kind: Kind,
    patience: Duration,
    /// Whether it has named a legal move in any of the games.
    proven: AtomicBool,
}

enum Kind {
    Level(Level),
    Nodes(u64),
    Program { protocol: Protocol, command: String },
}

/// Why a player does not go on.
#[derive(Debug)]
pub enum Halt {
    /// The match is over.
    MatchOver,
    /// It loses the game; says what it did.
    Forfeit(String),
    /// It cannot play at all, which ends the match.
    Unable(Fault),
}

impl Contestant {
    /// Reads `level:N`, `nodes:N`, `hub:COMMAND` or a command that speaks the line protocol.
    pub fn new(text: &str, args: &MatchArgs) -> Result<Self, Fault> {
        let wrong = |what: &str| Fault::input(format!("'{text}': {what}"));
        let kind = if let Some(number) = text.strip_prefix("level:") {
            Kind::Level(level(number).map_err(|what| wrong(&what))?)
        } else if let Some(number) = text.strip_prefix("nodes:") {
            let nodes = number.parse().ok().filter(|&nodes| nodes > 0);
            Kind::Nodes(nodes.ok_or_else(|| wrong("a number of nodes is missing"))?)
        } else {
            let (protocol, command) = Protocol::read(text, &args.go)?;
            Kind::Program { protocol, command: command.to_owned() }
        };
        Ok(Contestant { name: text.to_owned(), kind, patience: args.timeout, proven: AtomicBool::new(false) })
    }

    /// A player for one game after the other, until `stop` is set. A program is started at once.
    pub fn player<'a>(&'a self, stop: &'a AtomicBool) -> Result<Player<'a>, Halt> {
        let mind = match &self.kind {
            Kind::Level(level) => Mind::Level { level: *level, seed: 0 },
            Kind::Nodes(nodes) => {
                Mind::Nodes { nodes: *nodes, search: Box::new(Search::new(TABLE_MEGABYTES)) }
            }
            Kind::Program { protocol, command } => {
                let terms = Terms { command, protocol, patience: self.patience, stop };
                Mind::Program { terms, running: Some(self.start(terms)?) }
            }
        };
        Ok(Player { contestant: self, mind, stop })
    }

    fn start<'a>(&self, terms: Terms<'a>) -> Result<Program<'a>, Halt> {
        Program::start(terms).map_err(|silence| match silence {
            Silence::Stopped => Halt::MatchOver,
            Silence::Failed(why) => self.unable(&why),
        })
    }

    fn unable(&self, why: &str) -> Halt {
        Halt::Unable(Fault::input(format!("'{}': {why}", self.name)))
    }
}

/// Who plays one game after the other.
pub struct Player<'a> {
    contestant: &'a Contestant,
    mind: Mind<'a>,
    stop: &'a AtomicBool,
}

enum Mind<'a> {
    Level {
        level: Level,
        seed: u64,
    },
    Nodes {
        nodes: u64,
        search: Box<Search>,
    },
    Program {
        terms: Terms<'a>,
        /// None after it failed.
        running: Option<Program<'a>>,
    },
}

impl Player<'_> {
    /// Prepares for a game. A program that failed or ended in the last one is started anew.
    pub fn new_game(&mut self, game_seed: u64) -> Result<(), Halt> {
        match &mut self.mind {
            Mind::Level { seed, .. } => *seed = game_seed,
            Mind::Nodes { search, .. } => search.clear(),
            Mind::Program { terms, running } => {
                if running.as_mut().is_none_or(|program| program.new_game().is_err()) {
                    *running = None;
                    *running = Some(self.contestant.start(*terms)?);
                }
            }
        }
        Ok(())
    }

    /// Plays a move in a running game.
    pub fn play(&mut self, game: &mut Game) -> Result<(), Halt> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Halt::MatchOver);
        }
        let played = self.choose(game).and_then(|text| {
            game.play_text(&text).map_err(|error| Silence::Failed(format!("its move: {error}")))
        });
        match played {
            Ok(()) => {
                self.contestant.proven.store(true, Ordering::Relaxed);
                Ok(())
            }
            Err(Silence::Stopped) => Err(Halt::MatchOver),
            Err(Silence::Failed(why)) => {
                if let Mind::Program { running, .. } = &mut self.mind {
                    *running = None;
                }
                // Who never made a move has not failed in a game: it does not know how to play.
                let proven = self.contestant.proven.load(Ordering::Relaxed);
                Err(if proven { Halt::Forfeit(why) } else { self.contestant.unable(&why) })
            }
        }
    }

    /// The text of the move to play.
    fn choose(&mut self, game: &Game) -> Result<String, Silence> {
        let failed = |error: String| Silence::Failed(error);
        match &mut self.mind {
            Mind::Level { level, seed } => {
                let request = ThinkRequest {
                    serial: 0,
                    start: *game.start(),
                    routes: game.routes().take(game.ply()).cloned().collect(),
                    level: *level,
                    seed: *seed,
                    draw_offered: false,
                };
                let reply = Engine::new().think(&request).map_err(|error| failed(error.to_string()))?;
                Ok(reply.route.to_string())
            }
            Mind::Nodes { nodes, search } => {
                let found = search.run(game, &Limits::nodes(*nodes), self.stop, &mut |_| {});
                found.map(|found| found.route.to_string()).ok_or_else(|| failed("no move".to_owned()))
            }
            Mind::Program { running, .. } => match running {
                Some(program) => program.choose(game),
                None => Err(failed("it is not running".to_owned())),
            },
        }
    }
}
