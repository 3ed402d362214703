//! What `level` allows a search to spend.

use std::time::Duration;

use dama_core::engine::Limits;

use super::line::Line;
use crate::fault::Fault;

/// How many more moves a player is taken to need, at most, when its clock must last for all of them.
const MOVES_TO_COME: u32 = 25;
/// The part of the clock that one move may take at most …
const MOST_OF_CLOCK: f64 = 0.9;
/// … less these seconds, in which the answer travels.
const TRAVEL: f64 = 0.02;
/// Even without time left a move is looked for, for so many seconds.
const LEAST: f64 = 0.001;
/// Longer times, in seconds, are taken for this one: three years.
const LONGEST: f64 = 1e8;

/// Reads `level depth=N`, `nodes=N`, `move-time=S`, `[moves=N] time=S [inc=S]`, `infinite` or
/// `ponder`, or several of them, which then all hold.
pub fn read(line: &Line) -> Result<Limits, Fault> {
    let few = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let depth = number(line, "depth")?.map(few);
    let nodes = number(line, "nodes")?;
    let move_time = seconds(line, "move-time")?.map(duration);
    let moves = number(line, "moves")?.map(few);
    let inc = seconds(line, "inc")?;
    // A clock that has run out may be below zero.
    let clock = real(line, "time")?.map(|time| allot(moves, time, inc.unwrap_or(0.0)));
    let limits = Limits { depth, nodes, time: move_time.into_iter().chain(clock).min() };
    let unlimited = line.has("infinite") || line.has("ponder");
    if limits == Limits::default() && !unlimited {
        return Err(Fault::input(
            "level takes depth, nodes, move-time, time (with moves or inc) or infinite",
        ));
    }
    Ok(limits)
}

/// The time for one move of a player who has so many seconds left, the increment for this move
/// included, for so many moves or for the rest of the game.
fn allot(moves: Option<u32>, time: f64, inc: f64) -> Duration {
    let moves = f64::from(moves.unwrap_or(MOVES_TO_COME).min(MOVES_TO_COME));
    let share = (time - inc) / moves + inc;
    duration(share.min(time * MOST_OF_CLOCK - TRAVEL).max(LEAST))
}

fn duration(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds.clamp(0.0, LONGEST))
}

fn number(line: &Line, name: &str) -> Result<Option<u64>, Fault> {
    let wrong = || Fault::input(format!("level: {name} is a whole number from 1"));
    let read = |text: &str| text.parse().ok().filter(|&number| number > 0).ok_or_else(wrong);
    line.get(name).map(read).transpose()
}

fn real(line: &Line, name: &str) -> Result<Option<f64>, Fault> {
    let wrong = || Fault::input(format!("level: {name} is a number of seconds"));
    let read = |text: &str| text.parse().ok().filter(|number: &f64| number.is_finite()).ok_or_else(wrong);
    line.get(name).map(read).transpose()
}

fn seconds(line: &Line, name: &str) -> Result<Option<f64>, Fault> {
    match real(line, name)? {
        Some(number) if number < 0.0 => {
            Err(Fault::input(format!("level: {name} is a number of seconds, not less than 0")))
        }
        other => Ok(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(text: &str) -> Result<Limits, String> {
        read(&Line::read(&format!("level {text}")).unwrap().unwrap()).map_err(|fault| fault.line())
    }

    fn millis(text: &str) -> u128 {
        level(text).unwrap().time.unwrap().as_millis()
    }

    #[test]
    fn plain_limits() {
        assert_eq!(level("depth=7"), Ok(Limits::depth(7)));
        assert_eq!(level("nodes=5000000000"), Ok(Limits::nodes(5_000_000_000)));
        assert_eq!(level("move-time=0.25"), Ok(Limits::time(Duration::from_millis(250))));
        assert_eq!(level("infinite"), Ok(Limits::default()));
        assert_eq!(level("ponder"), Ok(Limits::default()));
        let both = Limits { depth: Some(3), nodes: Some(9), time: None };
        assert_eq!(level("nodes=9 depth=3 other=1"), Ok(both));
    }

    #[test]
    fn a_clock_for_the_whole_game() {
        // A twenty-fifth of the clock.
        assert_eq!(millis("time=50"), 2_000);
        // Of 50 seconds without the increment that was just added, and the increment.
        assert_eq!(millis("time=53 inc=3"), 5_000);
        // 2.9 s would be (3 - 2.9)/25 + 2.9 = 2.904; nine tenths of the clock less 0.02 are 2.68.
        assert_eq!(millis("time=3 inc=2.9"), 2_680);
    }

    #[test]
    fn a_clock_for_some_moves() {
        assert_eq!(millis("moves=10 time=50"), 5_000);
        assert_eq!(millis("moves=200 time=50"), 2_000);
        // The last move before the clock is set anew may take nearly all: 0.9 · 50 - 0.02.
        assert_eq!(millis("moves=1 time=50"), 44_980);
    }

    #[test]
    fn a_clock_that_has_run_out() {
        for text in ["time=0", "time=-4", "time=0.001 inc=30", "moves=1 time=0.01"] {
            assert_eq!(millis(text), 1, "{text}");
        }
        assert_eq!(millis("move-time=0"), 0);
    }

    #[test]
    fn the_shorter_time_holds() {
        assert_eq!(millis("time=50 move-time=1"), 1_000);
        assert_eq!(millis("time=50 move-time=4"), 2_000);
        assert_eq!(millis("move-time=1e300"), 100_000_000_000);
    }

    #[test]
    fn bad_levels_are_refused() {
        for (text, named) in [
            ("", "level takes depth"),
            ("dpeth=3", "level takes depth"),
            ("moves=3 inc=2", "level takes depth"),
            ("depth", "depth is a whole number from 1"),
            ("depth=0", "depth is a whole number from 1"),
            ("depth=2.5", "depth is a whole number from 1"),
            ("nodes=-1", "nodes is a whole number from 1"),
            ("nodes=99999999999999999999999", "nodes is a whole number from 1"),
            ("moves=0 time=3", "moves is a whole number from 1"),
            ("time=soon", "time is a number of seconds"),
            ("time=inf", "time is a number of seconds"),
            ("move-time=NaN", "move-time is a number of seconds"),
            ("move-time=-1", "move-time is a number of seconds, not less than 0"),
            ("time=3 inc=-1", "inc is a number of seconds, not less than 0"),
        ] {
            let fault = level(text).unwrap_err();
            assert!(fault.contains(named), "'{text}': {fault}");
        }
    }
}
