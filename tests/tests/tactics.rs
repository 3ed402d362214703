//! Positions with one right move (`tests/positions/tactics.txt`): the engine finds it, and a search
//! over material alone, which shares nothing with the engine's, proves it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::atomic::AtomicBool;

use dama_core::engine::{Limits, Search};
use dama_core::{Game, Position, Route};
use dama_tests::material::Material;
use dama_tests::position;

/// More than the search needs today for any of them.
const NODES: u64 = 2_000_000;

struct Tactic {
    position: Position,
    best: Route,
    depth: u32,
    gain: i32,
}

fn tactics() -> Vec<Tactic> {
    let text = include_str!("../positions/tactics.txt");
    let tactics: Vec<Tactic> = text.lines().filter(|line| !line.starts_with('#')).map(read).collect();
    assert!(tactics.len() >= 60);
    tactics
}

fn read(line: &str) -> Tactic {
    let fields: Vec<&str> = line.split(';').collect();
    let position = position(fields[0]);
    let best = position.legal_routes().into_iter().find(|route| route.to_string() == fields[1]);
    let best = best.ok_or(format!("{line}: the move is not legal")).unwrap();
    Tactic { position, best, depth: fields[2].parse().unwrap(), gain: fields[3].parse().unwrap() }
}

#[test]
fn are_found_by_the_engine() {
    let missed = tactics().into_iter().filter_map(|Tactic { position, best, .. }| {
        let game = Game::new(position).unwrap();
        let limits = Limits::nodes(NODES);
        let found = Search::new(16).run(&game, &limits, &AtomicBool::new(false), &mut |_| {}).unwrap();
        (found.best != best.result()).then(|| format!("{position}: {} is not {best}", found.route))
    });
    assert_eq!(missed.collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn are_proved_by_material_alone() {
    for Tactic { position, best, depth, gain } in tactics() {
        let mut material = Material::new();
        assert!(material.proves(&position, best.result(), depth, gain), "{position}: {best}");
        let wrong = position.legal_moves().into_iter().find(|&mv| mv != best.result()).unwrap();
        assert!(!material.proves(&position, wrong, depth, gain), "{position}: {best}");
    }
}
