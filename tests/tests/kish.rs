//! The move generator against two others on 20,000 positions: the crate `kish` by another author,
//! and the slow reference of this crate.
//!
//! `kish` is compared by effect, the position behind a move: it names the squares of a capture
//! wrongly where the chain ends on the square where it began.

use std::collections::{BTreeSet, HashSet};

use dama_core::{Bitboard, Game, Move, Position, Side, perft_routes};
use dama_tests::chance::Chance;
use dama_tests::reference::Board;
use dama_tests::{route_texts, successors};

/// Positions from the start and from placements, each played on at random, and bare placements.
fn positions(seed: u64, count: usize) -> Vec<Position> {
    let mut chance = Chance::seeded(seed);
    let mut positions: Vec<Position> = Vec::new();
    while positions.len() < count / 2 {
        let start = if chance.below(2) == 0 { Position::start() } else { chance.placement() };
        if let Ok(mut game) = Game::new(start) {
            chance.play_on(&mut game, 150);
            positions.extend((0..=game.ply()).map(|ply| *game.position_at(ply)));
        }
    }
    positions.truncate(count / 2);
    positions.extend((count / 2..count).map(|_| chance.placement()));
    positions
}

/// The pieces of White and Black and the kings among them: all that a move changes but the turn.
type Pieces = ([u64; 2], u64);

fn pieces(position: &Position) -> Pieces {
    let [white, black] = Side::BOTH.map(|side| position.pieces(side).0);
    ([white, black], position.kings(Side::White).0 | position.kings(Side::Black).0)
}

/// What `kish` says the moves of a position come to.
fn kish_successors(position: &Position) -> BTreeSet<Pieces> {
    let squares = |set: Bitboard| -> Vec<kish::Square> {
        set.into_iter().filter_map(|square| kish::Square::try_from_usize(square.index())).collect()
    };
    let kings = position.kings(Side::White) | position.kings(Side::Black);
    let turn = match position.side_to_move() {
        Side::White => kish::Team::White,
        Side::Black => kish::Team::Black,
    };
    let [white, black] = Side::BOTH.map(|side| squares(position.pieces(side)));
    let board = kish::Board::from_squares(turn, &white, &black, &squares(kings));
    let states = board.actions().into_iter().map(|action| board.apply(&action).state);
    states.map(|state| (state.pieces, state.kings)).collect()
}

#[test]
fn kish_reaches_the_same_positions() {
    for position in positions(1, 20_000) {
        let own: BTreeSet<Pieces> =
            position.legal_moves().into_iter().map(|mv| pieces(&position.apply(mv))).collect();
        assert_eq!(own, kish_successors(&position), "{position}");
    }
}

#[test]
fn the_reference_has_the_same_routes_and_results() {
    for position in positions(1, 20_000) {
        let board = Board::read(&position.to_string());
        let routes = board.routes();
        let texts: Vec<&str> = routes.iter().map(|route| route.text.as_str()).collect();
        assert_eq!(route_texts(&position), texts, "{position}");
        assert_eq!(successors(&position), board.successors(), "{position}");

        let results: BTreeSet<&str> = routes.iter().map(|route| route.result.as_str()).collect();
        let moves = position.legal_moves();
        assert_eq!(moves.len(), results.len(), "{position}");
        assert_eq!(
            moves.iter().map(name).collect::<BTreeSet<_>>(),
            results.into_iter().map(str::to_owned).collect()
        );
        for (square, longest) in board.longest_captures() {
            let square = square.parse().expect("a square");
            assert_eq!(position.longest_capture_from(square) as usize, longest, "{square} in {position}");
        }
        assert_eq!(position.can_move(), !routes.is_empty(), "{position}");
        assert_eq!(position.can_capture(), texts.iter().any(|text| text.contains('x')), "{position}");
    }
}

/// A move in the words of the reference.
fn name(mv: &Move) -> String {
    let taken: BTreeSet<String> = mv.captured.into_iter().map(|square| square.to_string()).collect();
    if taken.is_empty() {
        format!("{}-{}", mv.from, mv.to)
    } else {
        format!("{} to {} takes {taken:?}", mv.from, mv.to)
    }
}

#[test]
fn the_positions_are_of_all_kinds() {
    let positions = positions(1, 20_000);
    let share = |holds: &dyn Fn(&Position) -> bool| positions.iter().filter(|p| holds(p)).count();
    assert!(share(&|p| p.side_to_move() == Side::White) > 8_000);
    assert!(share(&|p| p.side_to_move() == Side::Black) > 8_000);
    assert!(share(&Position::can_capture) > 4_000);
    assert!(share(&|p| (p.kings(Side::White) | p.kings(Side::Black)).is_empty()) > 1_000);
    assert!(share(&|p| p.men(Side::White).is_empty()) > 1_000);
    assert!(share(&|p| p.occupied().len() <= 6) > 1_000);
    assert!(share(&|p| p.occupied().len() >= 24) > 1_000);
    assert!(share(&|p| !p.can_move()) > 20);
    assert!(share(&|p| p.legal_moves().iter().any(|mv| mv.captured.len() >= 5)) > 100);
    assert!(share(&|p| p.legal_moves().iter().any(|mv| mv.from == mv.to)) > 20);
    assert!(share(&|p| p.legal_moves().len() < p.legal_routes().len()) > 200);
}

#[test]
fn many_chains_come_to_the_same_results() {
    // The worst that a long search has found (339,700 routes to 64 results, 55,660 to 494), and chance.
    let worst = [
        "W:WKd1:BKb1,Ke1,Ka2,Ke2,Kd3,Kh3,Kb4,Kg4,Kc5,Kf5,Ke6,Ka7,Kd7,Kh7,Kb8,Kg8",
        "W:WKa1,Ka2,Ka3,Ka4,Ka5,Ka6,Kc6,Ka7,Ka8,Kb8,Kc8,Kd8,Ke8,Kf8,Kg8,Kh8:BKc1,Kf1,Kc2,Kg2,Kb3,Kd3,Ke3,Kh3,Kf4,Kc5,Kg5,Kb6,Ke6,Kh6,Kc7,Kg7",
    ];
    let mut chance = Chance::seeded(2);
    let chosen = worst.map(dama_tests::position).into_iter();
    let mut most = Vec::new();
    for position in chosen.chain(std::iter::repeat_with(|| chance.scattered()).take(1_000)) {
        let moves: HashSet<Move> = position.legal_moves().into_iter().collect();
        let routes = position.legal_routes();
        assert_eq!(moves.len(), position.legal_moves().len(), "{position}: a result twice");
        assert_eq!(moves, routes.iter().map(dama_core::Route::result).collect(), "{position}");
        assert!(routes.is_sorted(), "{position}");
        assert_eq!(perft_routes(&position, 1), routes.len() as u64, "{position}");
        let own: BTreeSet<Pieces> = moves.into_iter().map(|mv| pieces(&position.apply(mv))).collect();
        assert_eq!(own, kish_successors(&position), "{position}");
        most.push(routes.len());
    }
    assert_eq!(most[..2], [339_700, 55_660]);
    assert!(most.iter().filter(|&&routes| routes > 500).count() > 20, "chance makes many chains, too");
}
