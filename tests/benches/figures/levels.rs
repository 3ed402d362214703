//! How long each level takes for a move.

use std::time::{Duration, Instant};

use dama_core::engine::{Engine, Level, ThinkRequest, bench_positions};
use dama_tests::figures::row;

pub fn each() {
    for level in Level::all() {
        let (mut moves, mut nodes, mut time, mut longest) = (0, 0, Duration::ZERO, Duration::ZERO);
        for start in bench_positions() {
            let request =
                ThinkRequest { serial: 1, start, routes: Vec::new(), level, seed: 1, draw_offered: false };
            let started = Instant::now();
            let reply = Engine::new().think(&request);
            let took = started.elapsed();
            if let Ok(reply) = reply {
                moves += 1;
                nodes += reply.nodes;
                time += took;
                longest = longest.max(took);
            }
        }
        row(
            &format!("level {}, a move", level.number()),
            &format!("{:.2?}", time / moves),
            &format!("the longest {longest:.2?}"),
            &format!("{} nodes of {}", nodes / u64::from(moves), level.strength().nodes),
        );
    }
}
