//! The vector files: every route of 327 positions, and the openings.

use std::collections::HashSet;

use dama_core::notation::move_text;
use dama_core::{Position, Side, Square};
use dama_tests::{game, position, route_texts, vectors};

const START: &str =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

/// A route text with every square put somewhere else; nothing if that is not on the board.
fn moved(route: &str, to: impl Fn(Square) -> Option<Square>) -> Option<String> {
    let sign = if route.contains('x') { "x" } else { "-" };
    let squares = route.split(sign).map(|name| Some(to(name.parse().ok()?)?.to_string()));
    Some(squares.collect::<Option<Vec<_>>>()?.join(sign))
}

/// All routes in the order they come, and how many results they have.
fn check(id: &str, position: &Position, paths: &[String], results: usize) {
    assert_eq!(route_texts(position), paths, "{id}: {position}");
    let moves = position.legal_moves();
    assert_eq!(moves.len(), results, "{id}: {position}");
    assert_eq!(moves.iter().collect::<HashSet<_>>().len(), results, "{id}: a result twice");
    let reached: HashSet<_> = position.legal_routes().iter().map(dama_core::Route::result).collect();
    assert_eq!(reached, moves.into_iter().collect(), "{id}: routes and moves have other results");
}

#[test]
fn moves() {
    let lines = vectors::moves();
    assert_eq!(lines.len(), 327);
    for line in &lines {
        check(&line.id, &position(&line.fen), &line.paths, line.results);
    }
}

#[test]
fn moves_with_colours_exchanged_and_in_a_mirror() {
    for line in vectors::moves() {
        let start = position(&line.fen);
        let turned = |s: Square| Square::at(7 - s.file(), 7 - s.rank());
        let mirrored = |s: Square| Square::at(7 - s.file(), s.rank());
        let sorted = |to: &dyn Fn(Square) -> Option<Square>| {
            let mut paths: Vec<String> =
                line.paths.iter().map(|path| moved(path, to).expect("a route")).collect();
            paths.sort();
            paths
        };
        check(&line.id, &start.rotated(), &sorted(&turned), line.results);
        check(&line.id, &start.mirrored(), &sorted(&mirrored), line.results);
    }
}

#[test]
fn each_route_reads_back_as_itself() {
    for line in vectors::moves() {
        let position = position(&line.fen);
        for route in position.legal_routes() {
            let text = route.to_string();
            for text in [text.clone(), text.to_uppercase(), format!(" {text} ")] {
                assert_eq!(move_text::read(&position, &text).as_ref(), Ok(&route), "{}: {text}", line.id);
            }
        }
    }
}

#[test]
fn what_can_be_captured_is_what_the_routes_capture() {
    for line in vectors::moves() {
        let position = position(&line.fen);
        let longest = line.paths.first().map_or(0, |path| path.matches('x').count());
        assert_eq!(position.can_capture(), longest > 0, "{}", line.id);
        assert_eq!(position.can_move(), !line.paths.is_empty(), "{}", line.id);
        let best = Square::all().map(|square| position.longest_capture_from(square)).max();
        assert_eq!(best, u32::try_from(longest).ok(), "{}", line.id);
    }
}

#[test]
fn openings_are_quiet_and_equal() {
    let openings = vectors::openings();
    assert_eq!(openings.len(), 59);
    for line in openings {
        let game = game(START, &line);
        let position = game.position();
        assert!((4..=8).contains(&game.ply()), "{line}");
        assert!(!position.can_capture(), "{line}");
        assert!(game.outcome().is_none(), "{line}");
        assert_eq!(position.men(Side::White).len(), position.men(Side::Black).len(), "{line}");
        assert!(position.kings(Side::White).is_empty() && position.kings(Side::Black).is_empty(), "{line}");
    }
}
