//! The line that a search reports: it can be played, and it leads to what the score says.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::atomic::AtomicBool;

use dama_core::endgame::{Tables, Value};
use dama_core::engine::{Info, Limits, Search, bench_positions, evaluate, score};
use dama_core::{Game, Outcome};
use dama_tests::chance::Chance;
use dama_tests::game;

/// Every iteration of a search.
fn infos(search: &mut Search, game: &Game, limits: &Limits) -> Vec<Info> {
    let mut infos = Vec::new();
    search.run(game, limits, &AtomicBool::new(false), &mut |info| infos.push(info.clone()));
    infos
}

/// Plays the line on from the game.
fn played(game: &Game, info: &Info) -> Game {
    let mut game = game.clone();
    for &mv in &info.line {
        let route = game.position().route_of(mv);
        assert!(route.is_some(), "{mv:?} in {}", game.position());
        game.play(&route.unwrap()).unwrap();
    }
    game
}

/// The score of the end of a line, so many plies on, for the side that moves there.
fn score_at_end(end: &Game, plies: u32) -> i32 {
    let plies = plies.cast_signed();
    match (end.outcome(), Tables::embedded().value(end.position())) {
        (Some(Outcome::Win(..)), _) | (None, Some(Value::Loss(0))) => score::loss_in(plies),
        (Some(Outcome::Draw(_)), _) | (None, Some(Value::Draw)) => score::DRAW,
        (None, Some(Value::Win(more))) => score::win_in(plies + more.cast_signed()),
        (None, Some(Value::Loss(more))) => score::loss_in(plies + more.cast_signed()),
        // The first return of a position of the line counts as a draw already.
        (None, None) if end.repetitions() > 1 => score::DRAW,
        (None, None) => evaluate(end.position()),
    }
}

#[test]
fn are_legal_begin_with_the_best_move_and_lead_to_what_the_score_says() {
    let mut chance = Chance::seeded(12);
    let placed = std::iter::repeat_with(|| chance.placement()).take(300);
    let mut search = Search::new(4);
    let (mut told, mut longest) = (0, 0);
    for position in bench_positions().into_iter().chain(placed) {
        let Ok(game) = Game::new(position) else { continue };
        let limits = Limits { nodes: Some(20_000), depth: Some(9), ..Limits::default() };
        for info in infos(&mut search, &game, &limits) {
            let plies = u32::try_from(info.line.len()).unwrap();
            assert_eq!(info.line.first(), Some(&info.best), "{position}");
            let end = played(&game, &info);
            if Tables::embedded().value(&position).is_none() {
                let sign = if plies.is_multiple_of(2) { 1 } else { -1 };
                assert_eq!(info.score, sign * score_at_end(&end, plies), "{position}: {info:?}");
            }
            told += 1;
            longest = longest.max(plies);
        }
    }
    assert!(told > 1_000 && longest > 12, "{told} lines, the longest has {longest} plies");
}

#[test]
fn of_a_forced_win_go_to_its_end() {
    // The black man always has one move, and the last of them is answered by blocking it.
    let game = game("W:Wb6,c6,b5,c5,Kh1,g1,h2:Ba6", "");
    let last = infos(&mut Search::new(1), &game, &Limits::depth(4)).pop().unwrap();
    assert_eq!((last.score, last.line.len()), (score::win_in(5), 5));
    assert!(matches!(played(&game, &last).outcome(), Some(Outcome::Win(..))));
}

#[test]
fn of_positions_that_the_tables_know_are_the_best_move() {
    let game = game("W:WKa1,Kb1:BKd5", "");
    let infos = infos(&mut Search::new(1), &game, &Limits::depth(9));
    assert_eq!(infos.len(), 1);
    assert_eq!(infos[0].line, [infos[0].best]);
}
