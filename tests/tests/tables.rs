//! The endgame tables against what is known without them: vectors, the percentages of the rule book, plain
//! search, and the rules themselves.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may panic anywhere")]

use std::sync::LazyLock;

use dama_core::endgame::{Tables, Value, Wdl, build};
use dama_core::{Game, Outcome, Position, position_outcome};
use dama_tests::chance::Chance;
use dama_tests::{position, vectors};

static UNPACKED: LazyLock<Tables> = LazyLock::new(|| Tables::embedded().unpacked());

fn value(position: &Position) -> Value {
    Tables::embedded().value(position).unwrap_or_else(|| panic!("{position} is unknown"))
}

/// Positions of all classes, every so-many-th.
fn sample(step: usize) -> impl Iterator<Item = Position> {
    Tables::embedded().classes().flat_map(move |class| class.positions().step_by(step))
}

/// FNV-1a in 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[test]
fn the_file_is_the_one_that_was_built() {
    // `dama tables --check` builds all of it anew and compares; change the number when the format changes.
    assert_eq!(checksum(Tables::embedded_bytes()), 0xd6d4_76cd_faa0_b76f);
    assert!(Tables::embedded_bytes().len() < 6_000_000);
    assert_eq!(Tables::embedded().classes().count(), 12 + 25);
}

#[test]
fn three_pieces_are_built_anew_to_the_byte() {
    let built = build(3, 2);
    assert!(built.len() > 40_000, "{} bytes", built.len());
    assert!(Tables::embedded_bytes().starts_with(&built));
    assert!(build(3, 5) == built, "five threads build the same");
}

#[test]
fn every_vector() {
    let vectors = vectors::endgames();
    assert_eq!(vectors.len(), 260);
    for line in vectors {
        let expected = match line.result.as_str() {
            "win" => Value::Win(line.plies),
            "loss" => Value::Loss(line.plies),
            "draw" => Value::Draw,
            other => panic!("'{other}' is no result"),
        };
        assert_eq!(value(&position(&line.fen)), expected, "{}", line.fen);
    }
}

#[test]
fn the_percentages_of_the_rule_book() {
    // Ending, won, drawn and lost in hundredths of a percent, longest win in plies.
    let rows = [
        ("KK v K", [9983, 17, 0], 15),
        ("K v KK", [804, 2194, 7002], 1),
        ("KK v M", [10000, 0, 0], 13),
        ("KM v K", [9685, 315, 0], 53),
        ("KM v M", [9999, 1, 0], 35),
        ("MM v K", [2986, 7014, 0], 45),
        ("MM v M", [8978, 1022, 0], 51),
        ("KKK v K", [9999, 1, 0], 13),
        ("KK v KK", [5052, 4791, 158], 17),
        ("KKM v K", [9999, 1, 0], 45),
        ("KK v KM", [8831, 1125, 44], 43),
        ("KM v KK", [2954, 3124, 3923], 55),
    ];
    for (ending, shares, longest_win) in rows {
        let class = UNPACKED.classes().find(|class| class.to_string() == ending).expect("is there");
        let census = UNPACKED.census(class);
        let all = census.won + census.drawn + census.lost;
        let counts = [census.won, census.drawn, census.lost];
        assert_eq!(counts.map(|count| (count * 10_000 + all / 2) / all), shares, "{ending}");
        assert_eq!(census.longest_win, longest_win, "{ending}");
        assert!(ending != "K v KK" || census.longest_loss == 16);
    }
}

/// Whether a side that is to move can force the end within so many plies, found by trying everything.
fn wins_within(position: &Position, plies: u32) -> bool {
    let moves = position.legal_moves();
    plies > 0
        && !is_drawn(position)
        && moves.into_iter().any(|mv| loses_within(&position.apply(mv), plies - 1))
}

fn loses_within(position: &Position, plies: u32) -> bool {
    let moves = position.legal_moves();
    !is_drawn(position)
        && (moves.is_empty()
            || plies > 0 && moves.into_iter().all(|mv| wins_within(&position.apply(mv), plies - 1)))
}

fn is_drawn(position: &Position) -> bool {
    matches!(position_outcome(position), Some(Outcome::Draw(_)))
}

/// Of all classes, capture pending or not: as far as a plain search sees, it finds what the tables say,
/// no more and no less.
#[test]
fn a_plain_search_finds_the_same() {
    const HORIZON: u32 = 5;
    let mut decided = 0;
    for position in sample(19_991) {
        let searched = (0..=HORIZON).find_map(|plies| match plies % 2 {
            0 => loses_within(&position, plies).then_some(Value::Loss(plies)),
            _ => wins_within(&position, plies).then_some(Value::Win(plies)),
        });
        let known = match value(&position) {
            Value::Win(plies) | Value::Loss(plies) if plies > HORIZON => None,
            Value::Draw => None,
            value => Some(value),
        };
        assert_eq!(searched, known, "{position}");
        decided += usize::from(searched.is_some());
    }
    assert!(decided > 500, "{decided} positions were decided within the horizon");
}

/// The value of every position is that of its best move; where there is none, it is lost (G1, G2).
#[test]
fn values_agree_with_those_of_the_moves() {
    let mut seen = [0; 3];
    for position in sample(2_003) {
        let after = position.legal_moves().into_iter().map(|mv| position.apply(mv));
        let best = after.map(|after| UNPACKED.value(&after).expect("no more pieces").before()).max();
        assert_eq!(UNPACKED.value(&position), Some(best.unwrap_or(Value::Loss(0))), "{position}");
        seen[value(&position).wdl() as usize] += 1;
    }
    assert!(seen.into_iter().all(|count| count > 2_500), "{seen:?}");
}

#[test]
fn packed_and_unpacked_say_the_same_and_so_do_mirror_and_turn() {
    let tables = Tables::embedded();
    for position in sample(12_007) {
        let value = value(&position);
        assert_eq!(UNPACKED.value(&position), Some(value), "{position}");
        assert_eq!(tables.wdl(&position), Some(value.wdl()), "{position}");
        for same in [position.mirrored(), position.rotated(), position.mirrored().rotated()] {
            assert_eq!(tables.value(&same), Some(value), "{position} and {same}");
        }
    }
}

/// Plays the best move for whoever wins, and what `defend` chooses for the other; how many plies it took.
fn play_out(start: Position, mut defend: impl FnMut(&Position) -> usize) -> usize {
    let mut game = Game::new(start).expect("is running");
    let winner = start.side_to_move();
    while game.outcome().is_none() {
        let position = *game.position();
        let moves = Tables::embedded().moves(&position).expect("is known");
        let choice = if position.side_to_move() == winner { 0 } else { defend(&position) };
        let route = position.route_of(moves[choice].0);
        game.play(&route.expect("is legal")).expect("is running");
    }
    assert!(matches!(game.outcome(), Some(Outcome::Win(side, _)) if side == winner), "{start}");
    game.ply()
}

#[test]
fn the_longest_win_takes_as_long_as_it_should() {
    // Two men each: none of the tables' wins is longer.
    let start = position("W:Wa1,c4:Ba7,h8");
    assert_eq!(value(&start), Value::Win(73));
    assert_eq!(play_out(start, |_| 0), 73);
}

/// By the whole rules, with repetition and the 100-ply count.
#[test]
fn won_endings_are_won_in_time_whatever_the_defence() {
    let mut chance = Chance::seeded(4);
    let mut played = 0;
    for start in sample(149_993) {
        let Value::Win(plies) = value(&start) else { continue };
        let at_random = play_out(start, |position| chance.below(position.legal_moves().len()));
        assert!(at_random <= plies as usize, "{start}: {at_random} plies");
        assert_eq!(play_out(start, |_| 0), plies as usize, "{start}");
        played += 1;
    }
    assert!(played > 100, "{played} were played");
}

#[test]
fn what_is_not_in_the_tables_is_unknown() {
    let tables = Tables::embedded();
    for unknown in ["W:WKa1,Kb1:BKh8,Kg8,f7", "W:WKa1,Kb1,Kc1,d2:BKh8"] {
        assert_eq!(tables.value(&position(unknown)), None, "{unknown}");
        assert_eq!(tables.wdl(&position(unknown)), None, "{unknown}");
        assert_eq!(tables.moves(&position(unknown)), None, "{unknown}");
    }
    assert_eq!(tables.value(&Position::start()), None);
}

#[test]
fn what_needs_no_table() {
    for (text, expected) in [
        ("W:W:BKd6", Value::Loss(0)),
        ("W:WKa1:BKh8", Value::Draw),
        ("W:Wd4:Bd5", Value::Win(1)),
        // After a4xa6 Black has one piece left, and nothing to take.
        ("W:Wa4:Ba5,h7", Value::Draw),
    ] {
        assert_eq!(value(&position(text)), expected, "{text}");
        assert_eq!(Tables::embedded().wdl(&position(text)), Some(expected.wdl()), "{text}");
    }
    assert!(Wdl::Win > Wdl::Draw && Wdl::Draw > Wdl::Loss);
}

#[test]
fn damaged_bytes_are_no_tables() {
    let bytes = Tables::embedded_bytes();
    assert!(Tables::read(&bytes[..bytes.len() - 1]).is_none());
    assert!(Tables::read(&bytes[1..]).is_none());
    assert!(Tables::read(bytes).is_some());
}
