//! A player for `dama match` that looks at material alone, to a fixed depth: the measuring stick of the
//! levels and of the engine.
//!
//! `material_player DEPTH [SEED]` speaks as much of the line protocol of `dama engine` as a match needs
//! (`position FEN …`, `go …`, `quit`). Depth 1 looks one move ahead, and plays captures that are pending
//! then to their end. Among equals chance decides.

#![allow(clippy::expect_used, clippy::panic, reason = "a tool for the project's own hands")]

use std::io::BufRead;

use dama_core::Position;
use dama_core::notation::fen;
use dama_tests::chance::Chance;
use dama_tests::material::Material;

fn main() {
    let mut words = std::env::args().skip(1);
    let depth = words.next().and_then(|word| word.parse().ok()).expect("a depth in plies");
    let seed = words.next().map_or(1, |word| word.parse().expect("a seed"));
    let (mut material, mut chance) = (Material::new(), Chance::seeded(seed));
    let mut position = Position::start();
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("text");
        let mut words = line.split_whitespace();
        match words.next() {
            Some("newgame") => position = Position::start(),
            Some("position") => position = fen::read(words.next().expect("a position")).expect("a position"),
            Some("go") => {
                let mv = material.choose(&position, depth, &mut chance);
                let route = mv.and_then(|mv| position.route_of(mv));
                println!("bestmove {}", route.map_or("none".to_owned(), |route| route.to_string()));
            }
            Some("quit") => break,
            other => panic!("{other:?} is not understood"),
        }
    }
}
