//! The engine's figures beside a peer or a limit, measured in one run: perft and search beside the crate
//! kish, threads, endgame tables, weights, levels. `./dev bench` runs this, and then `heap`. Nothing here
//! passes or fails. With the word `tables` it also builds the endgame tables, which takes minutes.

mod levels;
mod search;
mod speed;
mod tables;

use dama_tests::figures::row;

fn main() {
    row("figure", "here", "beside", "ratio");
    speed::against_kish();
    search::with_two_threads();
    tables::sizes_and_probes();
    if std::env::args().any(|word| word == "tables") {
        tables::building();
    }
    levels::each();
}
