//! The search takes no memory from the heap once it runs: how often it does is counted, on the thread
//! that searches.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::atomic::AtomicBool;

use allocation_counter::measure;
use dama_core::engine::{Limits, Search, bench_positions};
use dama_core::{Game, Position};
use dama_tests::chance::Chance;
use dama_tests::position;

/// Many kings, and long captures.
const KINGS: [&str; 4] = [
    "W:WKa1,Kb2,Kc3,Kd1,Ke2,Kf3:BKa8,Kb7,Kc8,Kd7,Kf8,Kg7",
    "W:WKa1,Kb1,Kc1,Kd1,Ke1,Kf1,Kg1,Kh1:BKa8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8,Kh8",
    "W:WKd1,a2,h2:BKd7,b3,b5,d5,f5,f3,e7,g6",
    "B:WKa1,Kh1,b2,d2,f2,c4,e4,g4:BKd8,Ke8,a7,h7",
];

/// How often a run allocates, how many nodes it enters, and how many iterations it reports.
fn cost(search: &mut Search, game: &Game, depth: u32) -> (u64, u64, u64) {
    search.clear();
    let (mut nodes, mut iterations) = (0, 0);
    let running = AtomicBool::new(false);
    let allocated = measure(|| {
        search.run(game, &Limits::depth(depth), &running, &mut |info| {
            (nodes, iterations) = (info.nodes, iterations + 1);
        });
    });
    (allocated.count_total, nodes, iterations)
}

/// What an iteration takes: its copy of the root moves and the line that it reports, and some room.
const MOST_FOR_AN_ITERATION: u64 = 4;

#[test]
fn the_tree_takes_no_memory() {
    let mut search = Search::new(16);
    for position in bench_positions().into_iter().chain(KINGS.map(position)) {
        let game = Game::new(position).unwrap();
        // The first run of all makes tables ready.
        cost(&mut search, &game, 2);
        let (few, few_nodes, few_iterations) = cost(&mut search, &game, 2);
        let (many, nodes, iterations) = cost(&mut search, &game, 8);
        let allowed = few + MOST_FOR_AN_ITERATION * (iterations - few_iterations);
        assert!(many <= allowed, "{many} for {nodes} nodes, {few} for {few_nodes}: {position}");
        // All but the endings that are soon seen to their end.
        assert!(nodes > 20 * few_nodes || position.occupied().len() <= 8, "{nodes} nodes: {position}");
    }
}

/// Whether listing the moves takes memory.
fn allocates(position: &Position) -> bool {
    measure(|| drop(position.legal_moves())).count_total > 0
}

#[test]
fn no_position_of_a_game_takes_memory() {
    let mut chance = Chance::seeded(3);
    for _ in 0..300 {
        let mut game = Game::new(Position::start()).unwrap();
        chance.play_on(&mut game, 400);
        for ply in 0..=game.ply() {
            assert!(!allocates(game.position_at(ply)), "{}", game.position_at(ply));
        }
    }
}

/// Positions that no game comes to may have more moves than a list has room for, or so many ways to
/// capture that the states passed must be remembered. One in 200 of such as these.
#[test]
fn few_placements_of_many_kings_take_memory() {
    let mut chance = Chance::seeded(4);
    let placements: Vec<Position> = std::iter::repeat_with(|| chance.placement()).take(20_000).collect();
    let allocating = placements.iter().filter(|placement| allocates(placement)).count();
    assert!((1..200).contains(&allocating), "{allocating}");
}
