//! The thread that reads: it passes commands on in their order, and sees to those that must not
//! wait for a search to end.

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use super::line::Line;
use super::voice::Voice;

/// A command for the thread that obeys.
pub enum Heard {
    /// Any command but `go`.
    Command(Line),
    /// `go`, and what will end its search.
    Go(Line, Arc<Brake>),
    /// A line that is none, and why.
    Bad(String),
}

/// What ends a search from outside.
#[derive(Default)]
pub struct Brake {
    /// Up once the search must answer.
    pub stop: AtomicBool,
    /// Up once the search must no longer ponder: it must answer, or the opponent has played the
    /// expected move and the clock runs.
    pub end_of_pondering: AtomicBool,
}

impl Brake {
    /// Whether the search must answer.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.ponder_hit();
    }

    fn ponder_hit(&self) {
        self.end_of_pondering.store(true, Ordering::Relaxed);
    }
}

/// Listens until `quit` or the end of the input, then stops what still searches.
pub fn listen<W: Write>(mut input: impl BufRead, voice: &Voice<W>, to: &Sender<Heard>) {
    let mut ear = Ear::default();
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes).is_ok_and(|length| length > 0) {
        match ear.hear(&String::from_utf8_lossy(&bytes)) {
            Next::Pass(heard) => {
                if to.send(heard).is_err() {
                    break;
                }
            }
            // Where nobody reads the answer there is nobody to tell.
            Next::Pong => drop(voice.say(&Line::new("pong"))),
            Next::Quit => break,
            Next::Nothing => {}
        }
        bytes.clear();
    }
    ear.running().for_each(Brake::stop);
}

/// What to do about a line.
enum Next {
    Pass(Heard),
    Pong,
    Quit,
    Nothing,
}

/// The searches that were asked for, and have not answered yet.
#[derive(Default)]
struct Ear {
    searches: Vec<Arc<Brake>>,
}

impl Ear {
    /// `stop` and `ponder-hit` hold for every search that was asked for before and has not answered
    /// yet, also for one that has not begun; without any they mean nothing. `ping` is answered at
    /// once during a search, and in its turn otherwise.
    fn hear(&mut self, text: &str) -> Next {
        let line = match Line::read(text) {
            Ok(None) => return Next::Nothing,
            Err(why) => return Next::Pass(Heard::Bad(why)),
            Ok(Some(line)) => line,
        };
        match line.command() {
            "quit" => return Next::Quit,
            "stop" => self.running().for_each(Brake::stop),
            "ponder-hit" => self.running().for_each(Brake::ponder_hit),
            "ping" if self.running().next().is_some() => return Next::Pong,
            "go" => {
                let brake = Arc::new(Brake::default());
                self.searches.push(Arc::clone(&brake));
                return Next::Pass(Heard::Go(line, brake));
            }
            _ => return Next::Pass(Heard::Command(line)),
        }
        Next::Nothing
    }

    fn running(&mut self) -> impl Iterator<Item = &Brake> {
        // A search that has answered has let go of its brake.
        self.searches.retain(|brake| Arc::strong_count(brake) > 1);
        self.searches.iter().map(Arc::as_ref)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn search(ear: &mut Ear) -> Arc<Brake> {
        let Next::Pass(Heard::Go(_, brake)) = ear.hear("go think") else { panic!("no search") };
        brake
    }

    fn pings(ear: &mut Ear) -> bool {
        matches!(ear.hear("ping"), Next::Pong)
    }

    #[test]
    fn stop_holds_for_what_was_asked_before() {
        let mut ear = Ear::default();
        let (first, second) = (search(&mut ear), search(&mut ear));
        assert!(matches!(ear.hear("stop"), Next::Nothing));
        let third = search(&mut ear);
        assert_eq!([&first, &second, &third].map(|brake| brake.is_stopped()), [true, true, false]);
    }

    #[test]
    fn a_ponder_hit_ends_no_more_than_pondering() {
        let mut ear = Ear::default();
        let brake = search(&mut ear);
        ear.hear("ponder-hit");
        assert!(brake.end_of_pondering.load(Ordering::Relaxed) && !brake.is_stopped());
        ear.hear("stop");
        assert!(brake.is_stopped());
        // And stop ends pondering too.
        let brake = search(&mut ear);
        ear.hear("stop");
        assert!(brake.end_of_pondering.load(Ordering::Relaxed));
    }

    #[test]
    fn ping_waits_for_its_turn_unless_a_search_runs() {
        let mut ear = Ear::default();
        assert!(!pings(&mut ear));
        let brake = search(&mut ear);
        assert!(pings(&mut ear));
        drop(brake);
        assert!(!pings(&mut ear));
    }

    #[test]
    fn everything_else_is_passed_on_in_its_order() {
        let (to, heard) = channel();
        let text = b"hub\n\npos pos=\xff\nstop\ngo think\nlevel depth=\nquit\ninit\n";
        listen(&text[..], &Voice::new(Vec::new()), &to);
        drop(to);
        let names: Vec<String> = heard
            .iter()
            .map(|heard| match heard {
                Heard::Command(line) => line.command().to_owned(),
                Heard::Go(line, brake) => format!("{} {}", line.command(), brake.is_stopped()),
                Heard::Bad(why) => why,
            })
            .collect();
        assert_eq!(names, ["hub", "pos", "go true", "character 13: a value is missing"]);
    }
}
