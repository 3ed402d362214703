//! `dama best`: `info` lines while the engine thinks, then `bestmove`.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use dama_core::engine::{Engine, Info, Level, Limits, Search, ThinkRequest};
use dama_core::{Game, Move, Position, Route};

use crate::args::BestArgs;
use crate::fault::Fault;

pub fn run(args: &BestArgs) -> Result<ExitCode, Fault> {
    let mut out = std::io::stdout().lock();
    let Ok(game) = Game::new(args.position) else {
        writeln!(out, "bestmove none")?;
        return Ok(ExitCode::SUCCESS);
    };
    let choice = if let Some(level) = args.limit.level {
        choose_at_level(args.position, level, args.seed)?
    } else {
        let mut with_threads = Search::new(args.table).with_threads(args.threads);
        search(&mut with_threads, &game, &args.limit.limits(), &mut out)?
    };
    writeln!(out, "bestmove {choice}")?;
    Ok(ExitCode::SUCCESS)
}

fn choose_at_level(start: Position, level: Level, seed: u64) -> Result<String, Fault> {
    let request = ThinkRequest { serial: 0, start, routes: Vec::new(), level, seed, draw_offered: false };
    let reply = Engine::new().think(&request).map_err(Fault::input)?;
    Ok(reply.route.to_string())
}

/// Searches a game's position and writes what is found on the way; the route of the best move, or
/// `none`.
pub fn search(
    search: &mut Search,
    game: &Game,
    limits: &Limits,
    out: &mut impl Write,
) -> Result<String, Fault> {
    let mut written = Ok(());
    let mut report = |info: &Info| {
        let line = format!(
            "info depth {} nodes {} score {} time {} pv {}",
            info.depth,
            info.nodes,
            info.score,
            info.elapsed.as_millis(),
            texts(game.position(), &info.line)
        );
        if written.is_ok() {
            written = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    };
    let found = search.run(game, limits, &AtomicBool::new(false), &mut report);
    written?;
    Ok(found.map_or_else(|| "none".to_owned(), |found| found.route.to_string()))
}

/// The moves of a line that begins at `position`, with blanks between them. Of the routes to one
/// result it names the first.
pub fn texts(position: &Position, line: &[Move]) -> String {
    let mut at = *position;
    let mut next = |&mv: &Move| {
        let route = at.route_of(mv);
        at = at.apply(mv);
        route.as_ref().map(Route::to_string)
    };
    line.iter().map_while(&mut next).collect::<Vec<_>>().join(" ")
}
