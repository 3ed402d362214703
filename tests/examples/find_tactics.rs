//! Finds positions with one right move, for `tests/tests/tactics.rs`: in hasty games of the engine
//! against itself, those where a move wins material in the end that no other move wins, and that a
//! short look does not show. Two searches must agree: the engine's, and the one over material alone.
//!
//! `cargo run --release -p dama-tests --example find_tactics SEED COUNT` prints `FEN;move;depth;gain`,
//! where material alone shows at that depth that the move is better by so much.

#![allow(clippy::expect_used, reason = "a tool for the project's own hands")]

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use dama_core::engine::{Limits, Search};
use dama_core::{Game, Position, Route};
use dama_tests::chance::Chance;
use dama_tests::material::{MAN, Material, balance};

/// Nodes for each move of the hasty games.
const HASTY: u64 = 150;
/// A short look goes so deep, and a long one up to so deep.
const SHORT: u32 = 3;
const LONG: u32 = 7;
/// Nodes for the engine's first look.
const GLANCE: u64 = 5_000;
/// The engine must agree with so many nodes.
const NODES: u64 = 300_000;

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let seed = words.next().expect("a seed");
    let count = words.next().expect("a count");
    let mut chance = Chance::seeded(seed);
    let mut known: HashSet<Position> = HashSet::new();
    let mut found = 0;
    while found < count {
        let mut game = Game::new(Position::start()).expect("the start is open");
        for _ in 0..chance.below(10) {
            let routes = game.position().legal_routes();
            game.play(chance.pick(&routes)).expect("is legal");
        }
        let mut search = Search::new(1);
        while game.outcome().is_none() && game.ply() < 160 {
            let position = *game.position();
            if known.insert(position)
                && let Some((route, depth, gain)) = tactic(&position)
            {
                println!("{position};{route};{depth};{gain}");
                found += 1;
                if found == count {
                    return;
                }
                break;
            }
            let limits = Limits::nodes(HASTY);
            let Some(best) = search.run(&game, &limits, &AtomicBool::new(false), &mut |_| {}) else { break };
            game.play(&best.route).expect("is legal");
        }
    }
}

/// The one right move, the depth that shows it, and by how much it is better.
fn tactic(position: &Position) -> Option<(Route, u32, i32)> {
    if position.can_capture() || position.legal_moves().len() < 5 || position.occupied().len() < 7 {
        return None;
    }
    let game = Game::new(*position).ok()?;
    let engine =
        |nodes| Search::new(4).run(&game, &Limits::nodes(nodes), &AtomicBool::new(false), &mut |_| {});
    // Not worth a long look unless the engine's short one has seen something.
    if engine(GLANCE)?.score < balance(position) + 2 * MAN {
        return None;
    }
    let mut material = Material::new();
    let mut lead = |depth| {
        let mut values = material.values(position, depth);
        values.sort_by_key(|one| -one.1);
        (values[0].0, values[0].1 - values[1].1)
    };
    let (hasty, hasty_lead) = lead(SHORT);
    let (depth, best, gain) = (SHORT + 2..=LONG).step_by(2).find_map(|depth| {
        let (best, gain) = lead(depth);
        (gain >= 2 * MAN).then_some((depth, best, gain))
    })?;
    // A short look that shows it makes it too easy; a horizon a little farther off must not take it back.
    let (again, later) = lead(depth + 1);
    if (hasty_lead > 0 && hasty == best) || again != best || later < MAN {
        return None;
    }
    let found = engine(NODES)?;
    (found.best == best).then_some((found.route, depth, gain))
}
