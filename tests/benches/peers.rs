//! Speed beside a peer, measured in turns within one run: perft against the crate kish, and the
//! engine's search as a ratio to it. `./dev bench` runs this; nothing here passes or fails.

use std::time::{Duration, Instant};

use dama_core::engine::fingerprint;
use dama_core::{Position, perft_routes};

/// Plies counted. Both count routes, in bulk at the last ply, on one thread.
const PERFT_DEPTH: u32 = 8;
/// Each side is timed so many times in turns; the best time counts, since others only disturb.
const ROUNDS: usize = 5;

fn main() {
    let mut ours = Best::default();
    let mut theirs = Best::default();
    let mut search = Best::default();
    for _ in 0..ROUNDS {
        ours.time(|| perft_routes(&Position::start(), PERFT_DEPTH));
        theirs.time(|| kish::Board::new_default().perft(u64::from(PERFT_DEPTH)));
        search.time(fingerprint);
    }
    assert_eq!(ours.count, theirs.count, "both count the same leaves");
    println!("perft {PERFT_DEPTH}: {} leaves", ours.count);
    println!("  dama {:>6.1} M leaves/s", ours.rate() / 1e6);
    println!(
        "  kish {:>6.1} M leaves/s   dama : kish = {:.2}",
        theirs.rate() / 1e6,
        ours.rate() / theirs.rate()
    );
    println!("search: {} nodes (fingerprint)", search.count);
    let leaves_for_a_node = theirs.rate() / search.rate();
    println!(
        "  dama {:>6.2} M nodes/s    one node for {leaves_for_a_node:.0} of kish's leaves",
        search.rate() / 1e6
    );
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
