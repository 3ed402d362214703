//! Perft and search beside the crate kish, in turns, so that a busier moment of the machine meets all.

use std::time::{Duration, Instant};

use dama_core::engine::fingerprint;
use dama_core::{Position, perft_routes};
use dama_tests::figures::row;

/// Plies counted. Both count routes, in bulk at the last ply, on one thread.
const PERFT_DEPTH: u32 = 8;
/// Each is timed so many times; the best time counts, since others only disturb.
const ROUNDS: usize = 5;
/// What is wanted: leaves of kish's in the time of one node, at most.
const MOST_LEAVES_A_NODE: f64 = 150.0;

pub fn against_kish() {
    let mut ours = Best::default();
    let mut theirs = Best::default();
    let mut search = Best::default();
    for _ in 0..ROUNDS {
        ours.time(|| perft_routes(&Position::start(), PERFT_DEPTH));
        theirs.time(|| kish::Board::new_default().perft(u64::from(PERFT_DEPTH)));
        search.time(fingerprint);
    }
    assert_eq!(ours.count, theirs.count, "both count the same leaves");
    row(
        &format!("perft {PERFT_DEPTH}, {} leaves", ours.count),
        &millions(ours.rate()),
        &format!("kish {}", millions(theirs.rate())),
        &format!("{:.2} : 1, wanted 1.5 : 1", ours.rate() / theirs.rate()),
    );
    row(
        "search",
        &millions(search.rate()),
        &format!("kish / {MOST_LEAVES_A_NODE} = {}", millions(theirs.rate() / MOST_LEAVES_A_NODE)),
        &format!(
            "{:.2}, a node for {:.0} leaves",
            search.rate() * MOST_LEAVES_A_NODE / theirs.rate(),
            theirs.rate() / search.rate()
        ),
    );
    row("nodes of the fingerprint", &search.count.to_string(), "", "");
}

fn millions(rate: f64) -> String {
    format!("{:.2} M/s", rate / 1e6)
}

/// The best of several timings of the same count.
#[derive(Default)]
struct Best {
    count: u64,
    time: Option<Duration>,
}

impl Best {
    fn time(&mut self, count: impl Fn() -> u64) {
        let started = Instant::now();
        self.count = count();
        let took = started.elapsed();
        self.time = Some(self.time.map_or(took, |best| best.min(took)));
    }

    /// Counted things a second.
    #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
    fn rate(&self) -> f64 {
        self.count as f64 / self.time.unwrap_or_default().as_secs_f64()
    }
}
