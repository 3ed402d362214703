//! `dama match`: two engines, balanced openings, each played with both colours.
//!
//! A program that fails in a game (it ends, names no legal move, or gives no answer in time) loses
//! this game and is started anew for the next, as other match tools do it. A program that cannot be
//! started, or fails before it has ever made a move, ends the match: it does not know how to play.

mod openings;
mod pairs;
mod player;
mod process;
mod program;
mod protocol;
mod record;
mod score;
mod sprt;

use std::io::Write;
use std::process::ExitCode;

use crate::args::MatchArgs;
use crate::fault::Fault;
use openings::Openings;
use pairs::Schedule;
use player::Contestant;
use record::Record;
pub use sprt::Sprt;

/// How many games are played, unless the command line says otherwise …
const GAMES: u32 = 100;
/// … and at most, if a test decides when it is enough.
const GAMES_OF_TEST: u32 = 20_000;

pub fn run(args: &MatchArgs) -> Result<ExitCode, Fault> {
    let contestants = [Contestant::new(&args.first, args)?, Contestant::new(&args.second, args)?];
    let games = args.games.unwrap_or(if args.sprt.is_some() { GAMES_OF_TEST } else { GAMES });
    let schedule = Schedule {
        contestants: &contestants,
        pairs: games / 2,
        seed: args.seed,
        concurrency: args.concurrency,
    };
    let mut record = Record::new(args.sprt);
    let mut out = std::io::stdout().lock();
    pairs::play(&schedule, openings(args)?, &mut |pair| {
        out.write_all(record.add(pair).as_bytes())?;
        out.flush()?;
        Ok(!record.is_decided())
    })?;
    out.write_all(record.end().as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn openings(args: &MatchArgs) -> Result<Openings, Fault> {
    match args.drawn {
        Some(seed) => Ok(Openings::drawn(seed)),
        // A test takes its pairs for independent, which repeated openings are not.
        None if args.sprt.is_some() && args.openings.is_none() => Ok(Openings::drawn(args.seed)),
        None => Openings::listed(args.openings.as_deref()),
    }
}
