//! How often a search takes memory from the heap, the last lines of the table of `./dev bench`; a program
//! of its own, since counting costs time. The test `allocations` sees to it that the tree never does.

use std::sync::atomic::AtomicBool;

use allocation_counter::measure;
use dama_core::Game;
use dama_core::engine::{Limits, Search, bench_positions};
use dama_tests::figures::row;

const DEPTH: u32 = 9;
const TABLE_MEGABYTES: usize = 16;

fn main() {
    let mut search = Search::new(TABLE_MEGABYTES);
    for game in games() {
        run(&mut search, &game);
    }
    // Only now is everything that lasts in its place.
    let (mut nodes, mut iterations) = (0, 0);
    let allocated = games().map(|game| {
        search.clear();
        let cost = measure(|| {
            let (more_nodes, more_iterations) = run(&mut search, &game);
            nodes += more_nodes;
            iterations += more_iterations;
        });
        cost.count_total
    });
    let allocated: Vec<u64> = allocated.collect();
    row(
        &format!("allocations in {} searches", allocated.len()),
        &allocated.iter().sum::<u64>().to_string(),
        &format!("{nodes} nodes"),
        &format!("in {iterations} iterations; for nodes none is wanted"),
    );
}

fn games() -> impl Iterator<Item = Game> {
    bench_positions().into_iter().filter_map(|position| Game::new(position).ok())
}

/// How many nodes and iterations a search takes.
fn run(search: &mut Search, game: &Game) -> (u64, u64) {
    let mut iterations = 0;
    let cancel = AtomicBool::new(false);
    let found = search.run(game, &Limits::depth(DEPTH), &cancel, &mut |_| iterations += 1);
    (found.map_or(0, |found| found.nodes), iterations)
}
