//! What a second thread gains.

use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use dama_core::Game;
use dama_core::engine::{Limits, Search, bench_positions};
use dama_tests::figures::row;

const DEPTH: u32 = 12;
const TABLE_MEGABYTES: usize = 32;
/// Two threads never search alike, so all runs count.
const ROUNDS: u32 = 3;

pub fn with_two_threads() {
    let (mut one, mut two) = (Spent::default(), Spent::default());
    for _ in 0..ROUNDS {
        one.add(1);
        two.add(2);
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    row(
        &format!("time to depth {DEPTH}, two threads"),
        &format!("{:.1} s", (two.time / ROUNDS).as_secs_f64()),
        &format!("one thread {:.1} s", (one.time / ROUNDS).as_secs_f64()),
        &format!("{:.2} : 1, {cores} cores", one.time.as_secs_f64() / two.time.as_secs_f64()),
    );
    row(
        "nodes in a second, two threads",
        &format!("{:.2} M", two.speed() / 1e6),
        &format!("one thread {:.2} M", one.speed() / 1e6),
        &format!("{:.2} : 1", two.speed() / one.speed()),
    );
}

/// What searches of all positions have taken.
#[derive(Default)]
struct Spent {
    time: Duration,
    nodes: u64,
}

impl Spent {
    fn add(&mut self, threads: usize) {
        let mut search = Search::new(TABLE_MEGABYTES).with_threads(threads);
        for game in bench_positions().into_iter().filter_map(|position| Game::new(position).ok()) {
            search.clear();
            let started = Instant::now();
            let found = search.run(&game, &Limits::depth(DEPTH), &AtomicBool::new(false), &mut |_| {});
            self.time += started.elapsed();
            self.nodes += found.map_or(0, |found| found.nodes);
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
    fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64()
    }
}
