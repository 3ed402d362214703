//! The rules of moving and of text, one small example each (R1–R11, T1–T3). The rules of the end
//! of the game (G1–G5) are in `endings.rs`.

use dama_core::notation::{fen, move_text, pdn};
use dama_core::{Position, Side, Square};
use dama_tests::{game, moves, position, successors};

/// Checks positions against all their routes in text order.
fn check(cases: &[(&str, &str)]) {
    for (position, expected) in cases {
        assert_eq!(moves(position), *expected, "{position}");
    }
}

/// The position behind a move.
fn after(start: &str, text: &str) -> String {
    game(start, text).position().to_string()
}

#[test]
fn r1_all_64_squares_and_white_first() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!(names.len(), 64);
    assert_eq!(
        (names[0].as_str(), names[1].as_str(), names[8].as_str(), names[63].as_str()),
        ("a1", "b1", "a2", "h8")
    );
    assert_eq!(Position::start().side_to_move(), Side::White);
    check(&[("W:Wd4:Bh8", "d4-c4 d4-d5 d4-e4"), ("B:Wa1:Bd5", "d5-c5 d5-d4 d5-e5")]);
}

#[test]
fn r2_sixteen_men_on_the_second_and_third_rank() {
    let rank = |rank: u8| ('a'..='h').map(|file| format!("{file}{rank}")).collect::<Vec<_>>().join(",");
    let expected = format!("W:W{},{}:B{},{}", rank(2), rank(3), rank(6), rank(7));
    assert_eq!(Position::start().to_string(), expected);
    assert_eq!(moves(&expected), "a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4");
}

#[test]
fn r3_a_man_steps_forward_or_sideways() {
    check(&[
        ("W:Wa4:Bh8", "a4-a5 a4-b4"),
        ("W:Wh4:Ba8", "h4-g4 h4-h5"),
        ("B:Wa1:Bh5", "h5-g5 h5-h4"),
        ("W:Wd4,c4,d5:Bh8", "c4-b4 c4-c5 d4-e4 d5-c5 d5-d6 d5-e5"),
        ("W:Wd1:Bh8", "d1-c1 d1-d2 d1-e1"),
    ]);
}

#[test]
fn r4_a_king_slides_over_empty_squares() {
    check(&[
        ("W:WKb2:Bh8", "b2-a2 b2-b1 b2-b3 b2-b4 b2-b5 b2-b6 b2-b7 b2-b8 b2-c2 b2-d2 b2-e2 b2-f2 b2-g2 b2-h2"),
        // Its own man, or two enemies in a row, stop it.
        ("W:WKa1,a4:BKd1,Ke1", "a1-a2 a1-a3 a1-b1 a1-c1 a4-a5 a4-b4"),
    ]);
}

#[test]
fn r5_a_man_is_crowned_on_its_last_rank() {
    assert_eq!(after("W:Wc7,a2:Bh2,h3", "c7-c8"), "B:Wa2,Kc8:Bh2,h3");
    assert_eq!(after("B:Wa6,a7:Bc2,h5", "c2-c1"), "W:Wa6,a7:BKc1,h5");
    assert_eq!(after("W:Wc6,a2:Bh2,h3", "c6-c7"), "B:Wa2,c7:Bh2,h3");
}

#[test]
fn r5_a_man_that_reaches_the_last_rank_in_a_capture_goes_on_as_a_man() {
    let sideways = "W:Wf6:Bf7,Ke8,a5,b5";
    assert_eq!(moves(sideways), "f6xf8xd8");
    assert_eq!(after(sideways, "f6xf8xd8"), "B:WKd8:Ba5,b5");
    // A king on f8 could take c8 from afar, and one on d8 could take d5; the man cannot.
    check(&[("W:Wf6:Bf7,Kc8,a5", "f6xf8"), ("W:Wf6:Bf7,Ke8,d5", "f6xf8xd8")]);
    // The same for Black.
    let black = "B:Wc2,Kd1,h4,g4:Bc3";
    assert_eq!(moves(black), "c3xc1xe1");
    assert_eq!(after(black, "c3xc1xe1"), "W:Wg4,h4:BKe1");
}

#[test]
fn r6_capturing_is_compulsory_and_quantity_counts() {
    check(&[
        ("W:Wa2,d4:Bd5,h8", "d4xd6"),
        ("W:Wd4:Bc4,d5,d7", "d4xd6xd8"),
        // Two men are more than one king, whoever captures.
        ("W:Wd4,h4:BKd5,h5,h7", "h4xh6xh8"),
        ("W:WKa1,d4:BKe1,d5,d7", "d4xd6xd8"),
    ]);
}

#[test]
fn r6_among_equals_the_player_chooses() {
    check(&[
        ("W:Wd4,h4:BKd5,h5", "d4xd6 h4xh6"),
        ("W:Wd4:Bc4,e4,Kd5", "d4xb4 d4xd6 d4xf4"),
        ("W:WKa1,d4:Ba5,Kd5", "a1xa6 a1xa7 a1xa8 d4xd6"),
    ]);
}

#[test]
fn r7_a_man_jumps_an_adjacent_enemy_forward_or_sideways() {
    check(&[
        ("W:Wd4:Bd3,d5,c4,e4", "d4xb4 d4xd6 d4xf4"),
        ("B:Wd3,d5,c4,e4:Bd4", "d4xb4 d4xd2 d4xf4"),
        // Not backward, not from afar, not two in a row, not over the rim or the man's own side.
        ("W:Wd4:Bd3,h8", "d4-c4 d4-d5 d4-e4"),
        ("W:Wd4:Bd6,h8", "d4-c4 d4-d5 d4-e4"),
        ("W:Wd4:Bd5,d6,h8", "d4-c4 d4-e4"),
        ("W:Wb4:Ba4,h8", "b4-b5 b4-c4"),
        ("W:Wd4,d5:Bd6,d7", "d4-c4 d4-e4 d5-c5 d5-e5"),
    ]);
}

#[test]
fn r8_a_king_jumps_at_any_distance_to_any_square_behind() {
    check(&[
        ("W:WKa1:Ba4,h8", "a1xa5 a1xa6 a1xa7 a1xa8"),
        // Not over two in a row, and not past its own man.
        ("W:WKa1:Ba4,a5,h8", "a1-a2 a1-a3 a1-b1 a1-c1 a1-d1 a1-e1 a1-f1 a1-g1 a1-h1"),
        ("W:WKa1,a2:Ba4,h8", "a1-b1 a1-c1 a1-d1 a1-e1 a1-f1 a1-g1 a1-h1 a2-a3 a2-b2"),
        // Of the landings only that from which it goes on is legal (R6).
        ("W:WKa1:Ba4,c6,h8", "a1xa6xd6 a1xa6xe6 a1xa6xf6 a1xa6xg6 a1xa6xh6"),
    ]);
}

#[test]
fn r9_a_taken_piece_is_gone_at_once() {
    // On the way from h3 to a3 the king crosses d3, where it took the first man …
    check(&[("W:WKd1:Bd3,f5,h4,b3", "d1xd5xh5xh3xa3")]);
    // … and here it may land there.
    check(&[("W:WKd1:Bd3,f5,h4,e3", "d1xd5xh5xh3xa3 d1xd5xh5xh3xb3 d1xd5xh5xh3xc3 d1xd5xh5xh3xd3")]);
}

#[test]
fn r9_the_start_square_is_empty_during_the_move() {
    // All round the board, ending where it began, or passing on beyond.
    let round = "W:WKb1:BKd1,b3,f3,d5";
    assert_eq!(moves(round), "b1xb5xf5xf1xa1 b1xb5xf5xf1xb1 b1xb5xf5xf1xc1 b1xf1xf5xb5xb1 b1xf1xf5xb5xb2");
    let round_trip = position(round).legal_routes()[1].clone();
    assert_eq!(round_trip.from(), round_trip.to());
    assert_eq!(after(round, "b1xb5xf5xf1xb1"), "B:WKb1:B");
}

#[test]
fn r10_no_turn_by_180_degrees() {
    check(&[
        ("W:WKd4:Bd6,d2,h8", "d4xd1 d4xd7 d4xd8"),
        ("W:WKd4:Bf4,b4,h8", "d4xa4 d4xg4 d4xh4"),
        // Two turns of 90 degrees bring it back: up, right, down.
        ("W:WKa1:Ba3,b5,c3", "a1xa5xc5xc1 a1xa5xc5xc2"),
    ]);
}

#[test]
fn r11_two_routes_to_one_result() {
    let start = "W:WKa1:Ba4,a7,h5";
    assert_eq!(moves(start), "a1xa5xa8 a1xa6xa8");
    assert_eq!(position(start).legal_moves().len(), 1);
    assert_eq!(successors(&position(start)).into_iter().collect::<Vec<_>>(), ["B:WKa8:Bh5"]);
}

#[test]
fn r11_same_squares_but_other_captures_are_two_moves() {
    // Both ways lead to f2 and behind it; one takes d3, the other e4.
    let start = "W:WKa2:Bf2,a3,d3,e4,c6";
    assert_eq!(
        moves(start),
        "a2xa6xd6xd2xg2 a2xa6xd6xd2xh2 a2xa6xe6xe2xg2 a2xa6xe6xe2xh2 a2xa6xe6xe3xa3 a2xa6xe6xe3xb3 a2xa6xe6xe3xc3"
    );
    assert_eq!(position(start).legal_moves().len(), 7);
    assert_eq!(after(start, "a2xa6xd6xd2xg2"), "B:WKg2:Be4");
    assert_eq!(after(start, "a2xa6xe6xe2xg2"), "B:WKg2:Bd3");
    let short = move_text::read(&position(start), "a2xg2").expect_err("fits two moves").to_string();
    assert!(short.contains("a2xa6xd6xd2xg2") && short.contains("a2xa6xe6xe2xg2"), "{short}");
}

#[test]
fn t1_moves_as_text() {
    let route = |start: &str, text: &str| move_text::read(&position(start), text).map(|r| r.to_string());
    let round = "W:WKa1:Ba4,a7,h5";
    assert_eq!(route("W:Wd4:Bh8", "d4-d5"), Ok("d4-d5".into()));
    assert_eq!(route(round, "a1xa6xa8"), Ok("a1xa6xa8".into()));
    assert_eq!(route(round, "A1XA8"), Ok("a1xa5xa8".into()), "the first route in text order");
    assert_eq!(route("W:WKb1:BKd1,b3,f3,d5", "b1xb5xf5xf1xb1"), Ok("b1xb5xf5xf1xb1".into()));
}

#[test]
fn t2_a_position_is_written_in_one_way_and_read_in_many() {
    let canonical = "W:Wa2,Kc4:Bd6,Ke8";
    for text in [
        canonical,
        "W:WKc4,a2:BKe8,d6",
        "W:BKe8,d6:WKc4,a2",
        "w:wa2,kc4:bd6,ke8",
        "W:WA2,KC4:BD6,KE8",
        " W : W a2 , Kc4 : B d6 , Ke8 ",
        "W:Wa2,Kc4:Bd6,Ke8.",
    ] {
        assert_eq!(fen::read(text).map(|p| fen::write(&p)), Ok(canonical.into()), "{text}");
    }
    // By rank from 1 to 8, in a rank from a to h; a man may stand on its own back rank.
    assert_eq!(position("B:Bh8,a8,b7,Ka1:WKg8,b1,a3").to_string(), "B:Wb1,a3,Kg8:BKa1,b7,a8,h8");
    // A side may have nothing left.
    assert_eq!(position("B:WKd4:B").to_string(), "B:WKd4:B");
}

#[test]
fn t3_a_game_as_text() {
    let text = pdn::write(&game("B:Wd4,a2:Bd5,h7", "d5xd3 a2-a3"), &[("White".into(), "Ayşe".into())]);
    let lines: Vec<&str> = text.lines().collect();
    for line in
        ["[White \"Ayşe\"]", "[Result \"*\"]", "[GameType \"30,W,8,8,A0,0\"]", "[FEN \"B:Wa2,d4:Bd5,h7\"]"]
    {
        assert!(lines.contains(&line), "{line} in\n{text}");
    }
    assert_eq!(lines.last(), Some(&"1... d5xd3 2. a2-a3 *"));
}
