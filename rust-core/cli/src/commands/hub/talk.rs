//! The thread that obeys: what each command of the protocol does.

use std::fmt::Display;
use std::io::Write;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use dama_core::engine::score::{self, MAX_PLY};
use dama_core::engine::{Found, Info, Limits, Search, TABLE_MEGABYTES, TABLE_SIZES};
use dama_core::{Game, Position};

use super::ear::{Brake, Heard};
use super::level;
use super::line::Line;
use super::standing::Standing;
use super::voice::Voice;
use crate::commands::best;
use crate::fault::Fault;

/// The table has 2^`tt-size` entries, as in Scan; so many of them fill a megabyte.
const LOG_ENTRIES_OF_MEGABYTE: u32 = 16;
const LEAST_TABLE: u32 = LOG_ENTRIES_OF_MEGABYTE + TABLE_SIZES.start().ilog2();
const USUAL_TABLE: u32 = LOG_ENTRIES_OF_MEGABYTE + TABLE_MEGABYTES.ilog2();
const LARGEST_TABLE: u32 = LOG_ENTRIES_OF_MEGABYTE + TABLE_SIZES.end().ilog2();

/// More threads than this are no help on any machine that a player has.
const MOST_THREADS: usize = 16;

/// What may be spent on guessing the opponent's answer.
const GUESS_NODES: u64 = 2_000;
const GUESS_MEGABYTES: usize = 1;

/// A game that is won, and the most that any other position is worth, in hundredths of a man.
const WON_HUNDREDTHS: f64 = 10_000.0;
const MOST_HUNDREDTHS: f64 = 8_000.0;

/// The name of the rules (T4).
pub const VARIANT: &str = "turkish";

/// A conversation with what it remembers.
pub struct Talk<'a, W> {
    voice: &'a Voice<W>,
    table: u32,
    threads: usize,
    /// None until it is needed, and after the table was given another size.
    search: Option<Search>,
    standing: Standing,
    /// For the next search alone.
    level: Limits,
}

impl<'a, W: Write> Talk<'a, W> {
    /// A conversation that begins at the standard start, without limits.
    pub fn new(voice: &'a Voice<W>) -> Self {
        let standing = Standing::new(Position::start());
        Talk { voice, table: USUAL_TABLE, threads: 1, search: None, standing, level: Limits::default() }
    }

    /// Obeys a command. What is wrong with it is told, and changes nothing; the error is a failure
    /// to write.
    pub fn obey(&mut self, heard: Heard) -> Result<(), Fault> {
        let done = match heard {
            Heard::Bad(why) => Err(Fault::Input(why)),
            Heard::Go(line, brake) => self.go(&line, &brake),
            Heard::Command(line) => match line.command() {
                "hub" => self.introduce(),
                "set-param" => self.set_param(&line),
                "init" => self.init(),
                "new-game" => {
                    self.search().clear();
                    Ok(())
                }
                "pos" => Standing::read(&line).map(|standing| self.standing = standing),
                "level" => level::read(&line).map(|level| self.level = level),
                "ping" => Ok(self.voice.say(&Line::new("pong"))?),
                other => Err(Fault::input(format!("'{other}' is no command of the Hub protocol"))),
            },
        };
        match done {
            Err(fault @ Fault::Input(_)) => {
                Ok(self.voice.say(&Line::new("error").with("message", fault.line()))?)
            }
            other => other,
        }
    }

    fn introduce(&self) -> Result<(), Fault> {
        let id = Line::new("id")
            .with("name", "Dama")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "The Dama authors")
            .with("country", "");
        let parameter = |name: &str| Line::new("param").with("name", name);
        let variant =
            parameter("variant").with("value", VARIANT).with("type", "enum").with("values", VARIANT);
        let table = parameter("tt-size")
            .with("value", self.table)
            .with("type", "int")
            .with("min", LEAST_TABLE)
            .with("max", LARGEST_TABLE);
        let threads = parameter("threads")
            .with("value", self.threads)
            .with("type", "int")
            .with("min", 1)
            .with("max", MOST_THREADS);
        for line in [id, variant, table, threads, Line::new("wait")] {
            self.voice.say(&line)?;
        }
        Ok(())
    }

    fn set_param(&mut self, line: &Line) -> Result<(), Fault> {
        let missing = |what: &str| Fault::input(format!("set-param: {what} is missing"));
        let name = line.get("name").ok_or_else(|| missing("name"))?;
        let value = line.get("value").ok_or_else(|| missing("value"))?;
        match name {
            "variant" if value == VARIANT => Ok(()),
            "variant" => {
                Err(Fault::input(format!("set-param: the only variant is {VARIANT}, not '{value}'")))
            }
            "tt-size" => {
                let size = number(name, value, LEAST_TABLE..=LARGEST_TABLE)?;
                if size != self.table {
                    (self.table, self.search) = (size, None);
                }
                Ok(())
            }
            "threads" => {
                self.threads = number(name, value, 1..=MOST_THREADS)?;
                self.search = self.search.take().map(|search| search.with_threads(self.threads));
                Ok(())
            }
            other => Err(Fault::input(format!("set-param: '{other}' is no parameter; see hub for those"))),
        }
    }

    fn init(&mut self) -> Result<(), Fault> {
        self.search();
        Ok(self.voice.say(&Line::new("ready"))?)
    }

    fn search(&mut self) -> &mut Search {
        let megabytes = 1 << (self.table - LOG_ENTRIES_OF_MEGABYTE);
        let threads = self.threads;
        self.search.get_or_insert_with(|| Search::new(megabytes).with_threads(threads))
    }

    fn go(&mut self, line: &Line, brake: &Brake) -> Result<(), Fault> {
        let (ponder, analyze) = (line.has("ponder"), line.has("analyze"));
        if !(ponder || analyze || line.has("think")) {
            return Err(Fault::input("go takes think, ponder or analyze"));
        }
        let mut limits = std::mem::take(&mut self.level);
        if analyze {
            // With a depth, a forced move is searched like any other.
            limits.depth = limits.depth.or(Some(MAX_PLY.unsigned_abs()));
        }
        let Some(game) = self.standing.game.clone() else {
            let routes = self.standing.position.legal_routes();
            let any = routes.first().ok_or_else(|| Fault::input("go: there is no legal move"))?;
            return Ok(self.voice.say(&Line::new("done").with("move", any))?);
        };
        let mut found = None;
        if ponder {
            let pondering = Limits { time: None, ..limits.clone() };
            found = self.think(&game, &pondering, &brake.end_of_pondering)?;
        }
        let is_hit = brake.end_of_pondering.load(Ordering::Relaxed);
        if !ponder || (is_hit && !brake.is_stopped()) {
            found = self.think(&game, &limits, &brake.stop)?;
        }
        let found = found.ok_or_else(|| Fault::input("go: there is no legal move"))?;
        let mut done = Line::new("done").with("move", &found.route);
        if let Some(answer) = expected_answer(game, &found, brake) {
            done = done.with("ponder", answer);
        }
        Ok(self.voice.say(&done)?)
    }

    fn think(&mut self, game: &Game, limits: &Limits, cancel: &AtomicBool) -> Result<Option<Found>, Fault> {
        let voice = self.voice;
        let mut written = Ok(());
        let mut report = |info: &Info| {
            if written.is_ok() {
                written = voice.say(&describe(info, game.position()));
            }
        };
        let found = self.search().run(game, limits, cancel, &mut report);
        written?;
        Ok(found)
    }
}

/// The value of a parameter that is a whole number.
fn number<N>(name: &str, value: &str, range: RangeInclusive<N>) -> Result<N, Fault>
where
    N: FromStr + PartialOrd + Display,
{
    value.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        Fault::input(format!("set-param: {name} is from {} to {}", range.start(), range.end()))
    })
}

/// What a score is in men. As in Scan, a win that is complete after n plies is 100 - n/100, and no
/// other score comes near.
fn men(score: i32) -> f64 {
    let plies = score::plies_to_end(score).map(f64::from);
    let value = plies.map_or(f64::from(score.abs()).min(MOST_HUNDREDTHS), |plies| WON_HUNDREDTHS - plies);
    f64::from(score.signum()) * value / 100.0
}

/// What Hub is told of an iteration: the score in men, the time in seconds, the speed in millions
/// of nodes a second, the line.
fn describe(info: &Info, position: &Position) -> Line {
    let seconds = info.elapsed.as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
    let speed = info.nodes as f64 / 1e6 / seconds.max(1e-6);
    Line::new("info")
        .with("depth", info.depth)
        .with("score", format!("{:.2}", men(info.score)))
        .with("nodes", info.nodes)
        .with("time", format!("{seconds:.3}"))
        .with("nps", format!("{speed:.2}"))
        .with("pv", best::texts(position, &info.line))
}

/// The answer that is expected to the move found, as a short search sees it; a search of its own,
/// so that what is written in the table, and with it the next move, does not depend on it.
fn expected_answer(mut game: Game, found: &Found, brake: &Brake) -> Option<String> {
    game.play(&found.route).ok()?;
    let mut search = Search::new(GUESS_MEGABYTES);
    let guess = search.run(&game, &Limits::nodes(GUESS_NODES), &brake.stop, &mut |_| {})?;
    (guess.depth > 0).then(|| guess.route.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_wins_are_told_from_the_rest() {
        let told = |score| format!("{:.2}", men(score));
        assert_eq!([told(0), told(123), told(-1)], ["0.00", "1.23", "-0.01"]);
        assert_eq!([told(score::win_in(3)), told(score::loss_in(12))], ["99.97", "-99.88"]);
        assert_eq!([told(20_000), told(-20_000)], ["80.00", "-80.00"]);
    }
}
