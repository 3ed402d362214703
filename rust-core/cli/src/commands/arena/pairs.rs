//! Plays the pairs of a match, some at a time, and reports them in their order, so that what is
//! reported does not depend on how many are played at a time.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use dama_core::{Game, Outcome, Side};

use super::openings::Openings;
use super::player::{Contestant, Halt, Player};
use crate::fault::Fault;

/// How a game ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// Under the rules.
    Over(Outcome),
    /// The player at fault (0 for the first) lost it; says what it did.
    Forfeit(usize, String),
}

/// Both games of an opening. In the first the first player is White.
pub type Pair = [Ending; 2];

/// What is to be played.
pub struct Schedule<'a> {
    /// Who plays.
    pub contestants: &'a [Contestant; 2],
    /// How many openings, each with both colours.
    pub pairs: u32,
    /// From which levels draw their chances; each pair has the next.
    pub seed: u64,
    /// How many pairs at a time.
    pub concurrency: u32,
}

/// Hands out the openings.
struct Desk {
    openings: Openings,
    given: u32,
}

/// Plays until all pairs are played or `report`, which is told each pair in turn, wants no more.
pub fn play(
    schedule: &Schedule,
    openings: Openings,
    report: &mut dyn FnMut(&Pair) -> Result<bool, Fault>,
) -> Result<(), Fault> {
    let stop = AtomicBool::new(false);
    let desk = Mutex::new(Desk { openings, given: 0 });
    thread::scope(|scope| {
        let (to, finished) = channel();
        for _ in 0..schedule.concurrency.min(schedule.pairs) {
            let (to, desk, stop) = (to.clone(), &desk, &stop);
            scope.spawn(move || work(schedule, desk, stop, &to));
        }
        drop(to);
        let result = in_order(finished.into_iter(), report);
        stop.store(true, Ordering::Relaxed);
        result
    })
}

/// Reports pairs by their numbers, whatever the order in which they come.
fn in_order(
    finished: impl Iterator<Item = Result<(u32, Pair), Fault>>,
    report: &mut dyn FnMut(&Pair) -> Result<bool, Fault>,
) -> Result<(), Fault> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for result in finished {
        let (number, pair) = result?;
        waiting.insert(number, pair);
        while let Some(pair) = waiting.remove(&next) {
            if !report(&pair)? {
                return Ok(());
            }
            next += 1;
        }
    }
    Ok(())
}

/// What one thread does: a pair after the other, with players of its own.
fn work(schedule: &Schedule, desk: &Mutex<Desk>, stop: &AtomicBool, to: &Sender<Result<(u32, Pair), Fault>>) {
    let one = || -> Result<(), Halt> {
        let [first, second] = schedule.contestants;
        let mut players = [first.player(stop)?, second.player(stop)?];
        while let Some((number, opening)) = take(schedule, desk).map_err(Halt::Unable)? {
            let seed = schedule.seed.wrapping_add(u64::from(number));
            let [white, black] = Side::BOTH;
            let pair = [
                play_game(&mut players, white, &opening, seed)?,
                play_game(&mut players, black, &opening, seed)?,
            ];
            if to.send(Ok((number, pair))).is_err() {
                break;
            }
        }
        Ok(())
    };
    if let Err(Halt::Unable(fault)) = one() {
        // If nobody listens any more, the match has ended otherwise.
        let _ = to.send(Err(fault));
    }
}

/// The next pair to be played.
fn take(schedule: &Schedule, desk: &Mutex<Desk>) -> Result<Option<(u32, Game)>, Fault> {
    let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
    if desk.given == schedule.pairs {
        return Ok(None);
    }
    desk.given += 1;
    Ok(Some((desk.given - 1, desk.openings.next()?)))
}

/// Plays one game to its end under the rules, which G4 makes finite.
fn play_game(
    players: &mut [Player; 2],
    first_plays: Side,
    opening: &Game,
    seed: u64,
) -> Result<Ending, Halt> {
    let mut game = opening.clone();
    for player in players.iter_mut() {
        player.new_game(seed)?;
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(Ending::Over(outcome));
        }
        let mover = usize::from(game.position().side_to_move() != first_plays);
        match players[mover].play(&mut game) {
            Ok(()) => {}
            Err(Halt::Forfeit(why)) => return Ok(Ending::Forfeit(mover, why)),
            Err(halt) => return Err(halt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dama_core::WinReason;

    /// A pair that tells its number by who wins.
    fn pair(number: u32) -> Pair {
        let won = |bit: u32| {
            let side = if number >> bit & 1 == 0 { Side::White } else { Side::Black };
            Ending::Over(Outcome::Win(side, WinReason::Blocked))
        };
        [won(0), won(1)]
    }

    fn number(pair: &Pair) -> u32 {
        let bit = |ending: &Ending| u32::from(matches!(ending, Ending::Over(Outcome::Win(Side::Black, _))));
        bit(&pair[0]) + 2 * bit(&pair[1])
    }

    /// The pairs reported, if they are finished in this order, and no more than so many are wanted.
    fn reported(finished: &[u32], wanted: usize) -> Vec<u32> {
        let mut seen = Vec::new();
        let finished = finished.iter().map(|&number| Ok((number, pair(number))));
        let mut report = |pair: &Pair| {
            seen.push(number(pair));
            Ok(seen.len() < wanted)
        };
        in_order(finished, &mut report).unwrap();
        seen
    }

    #[test]
    fn pairs_are_reported_in_their_order() {
        assert_eq!(reported(&[2, 0, 3, 1], 9), [0, 1, 2, 3]);
        assert!(reported(&[1, 2, 3], 9).is_empty());
    }

    #[test]
    fn no_more_pairs_are_reported_than_wanted() {
        assert_eq!(reported(&[3, 2, 1, 0], 2), [0, 1]);
    }

    #[test]
    fn a_fault_ends_it() {
        let finished = [Ok((0, pair(0))), Err(Fault::input("broken")), Ok((1, pair(1)))];
        let mut seen = 0;
        let mut report = |_: &Pair| {
            seen += 1;
            Ok(true)
        };
        assert!(in_order(finished.into_iter(), &mut report).is_err());
        assert_eq!(seen, 1);
    }
}
