//! Perft: the numbers of move sequences that the rule book gives. Depths 9 and 10 from the start
//! take minutes and are counted by `dama perft`.

use dama_core::{perft, perft_routes};
use dama_tests::position;

/// A position, and its (routes, results) at depths 1, 2, 3 …
type Case = (&'static str, &'static [(u64, u64)]);

const START: Case = (
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
    &[
        (8, 8),
        (64, 64),
        (708, 708),
        (7_538, 7_538),
        (85_090, 85_090),
        (931_312, 931_312),
        (10_782_382, 10_782_308),
        (123_290_300, 123_285_642),
    ],
);

const FOUR_KINGS_EACH: Case = (
    "W:WKa1,Kd2,Kf5,Kh3:BKb8,Kc7,Ke6,Kg4",
    &[(56, 56), (2_064, 2_064), (46_256, 46_233), (1_463_920, 1_463_351), (33_354_954, 33_268_486)],
);

const ROUND_TRIP: Case = (
    "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5",
    &[(5, 1), (20, 4), (235, 47), (1_105, 221), (16_685, 3_337)],
);

const MIDDLE_GAME: Case = (
    "W:We5,a4,c4,a3,b3,c3,d3,e3,g3,a2,b2,c2,d2,e2,f2,Kh1:Ba7,b7,c7,d7,a6,b6,c6,d6,h6,a5,c5,f5",
    &[(3, 3), (11, 11), (65, 65), (447, 447), (8_068, 8_068)],
);

/// The position, and the same seen in a mirror and with the colours exchanged, which count alike.
fn check((text, numbers): Case, turned: bool) {
    let position = position(text);
    let turned = if turned { vec![position.mirrored(), position.rotated()] } else { Vec::new() };
    for position in std::iter::once(position).chain(turned) {
        for (depth, &expected) in (1..).zip(numbers) {
            let found = (perft_routes(&position, depth), perft(&position, depth));
            assert_eq!(found, expected, "{position}, depth {depth}");
        }
        assert_eq!((perft_routes(&position, 0), perft(&position, 0)), (1, 1), "depth 0");
    }
}

#[test]
fn start() {
    check(START, false);
}

#[test]
fn four_kings_each() {
    check(FOUR_KINGS_EACH, true);
}

#[test]
fn round_trip() {
    check(ROUND_TRIP, true);
}

#[test]
fn middle_game() {
    check(MIDDLE_GAME, true);
}

#[test]
fn a_finished_line_counts_for_nothing() {
    // White is blocked: no sequence of one ply.
    assert_eq!(perft(&position("W:Wa4:Ba5,a6,b4,c4"), 1), 0);
    // After the only capture Black has no piece left: no sequence of two plies.
    assert_eq!(perft(&position("W:Wd4:Bd5"), 1), 1);
    assert_eq!(perft(&position("W:Wd4:Bd5"), 2), 0);
}
