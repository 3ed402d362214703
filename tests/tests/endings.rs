//! The end of the game, one small example each (G1–G5), and the order in which the rules are
//! looked at.

use dama_core::notation::pdn;
use dama_core::{DrawReason, Ending, Game, GameError, Outcome, Side, WinReason, position_outcome};
use dama_tests::{game, outcome, play, position, read_game};

/// A white king's walk from a3 around 30 squares, files a to e and ranks 3 to 8, out of sight of a black king
/// on h1 or h2.
const TOUR: &str =
    "a4 a5 a6 a7 a8 b8 c8 d8 e8 e7 d7 c7 b7 b6 c6 d6 e6 e5 d5 c5 b5 b4 c4 d4 e4 e3 d3 c3 b3 a3";

/// The first moves of the tour, which comes around again and again.
fn tour(count: usize) -> Vec<String> {
    let squares = || TOUR.split(' ').cycle();
    std::iter::once("a3")
        .chain(squares())
        .zip(squares())
        .map(|(from, to)| format!("{from}-{to}"))
        .take(count)
        .collect()
}

/// The moves of a side, each answered by a black king that goes to and fro between h1 and h2.
fn answered(moves: &[String]) -> String {
    with_answers(moves, ["h1-h2", "h2-h1"])
}

/// The moves of a side, answered by one move and the other in turn.
fn with_answers(moves: &[String], answers: [&str; 2]) -> String {
    let answers = answers.into_iter().cycle();
    moves.iter().zip(answers).flat_map(|(mv, answer)| [mv, " ", answer, " "]).collect()
}

#[test]
fn g1_who_cannot_move_loses() {
    let blocked = game("B:Wa4:Ba6,b5,b4,c4", "b5-a5");
    assert_eq!(outcome(&blocked), "black Blocked");
    let rotated = position("W:Wa4:Bb4,c4,a5,a6").rotated();
    assert_eq!(position_outcome(&rotated), Some(Outcome::Win(Side::White, WinReason::Blocked)));
}

#[test]
fn g1_who_has_no_pieces_loses() {
    assert_eq!(outcome(&game("W:Wd4,e4:Bd5", "d4xd6")), "white NoPieces");
    assert_eq!(outcome(&game("B:Wd4:Bd5,a7", "d5xd3")), "black NoPieces");
}

#[test]
fn g2_one_piece_each_is_a_draw() {
    // The white king lands where the black one does not reach it.
    assert_eq!(outcome(&game("W:WKa1:Ba4,Kh7", "a1xa5")), "draw OneEach");
    assert_eq!(outcome(&game("W:WKa1:Ba4,h7", "a1xa8")), "draw OneEach");
}

#[test]
fn g2_is_put_off_while_the_side_to_move_can_capture() {
    let mut game = game("W:WKa1:Ba4,Ka8", "a1xa5");
    assert_eq!(outcome(&game), "");
    play(&mut game, "a8xa4");
    assert_eq!(outcome(&game), "black NoPieces");
}

#[test]
fn g3_the_third_time_is_a_draw_and_the_start_counts() {
    let once = "a1-a2 h8-h7 a2-a1 h7-h8 ";
    let start = "W:WKa1,Kb1:BKh8,Kg8";
    let mut repeated = game(start, once);
    assert_eq!((repeated.repetitions(), outcome(&repeated).as_str()), (2, ""));
    play(&mut repeated, "a1-a2 h8-h7 a2-a1");
    assert_eq!(outcome(&repeated), "");
    play(&mut repeated, "h7-h8");
    assert_eq!(
        (repeated.ply(), repeated.repetitions(), outcome(&repeated).as_str()),
        (8, 3, "draw Repetition")
    );
}

#[test]
fn g3_looks_across_mens_sideways_steps() {
    let once = "d4-e4 d7-e7 e4-d4 e7-d7 ";
    let game = game("W:Wd4,a2:Bd7,h7", &once.repeat(2));
    assert_eq!((game.ply(), outcome(&game).as_str()), (8, "draw Repetition"));
}

#[test]
fn g3_needs_the_same_side_to_move() {
    // The white king takes three moves for its round, the black one two: the same placement, the other side to move.
    let game = game("W:WKa1,b2:BKh8,g7", "a1-a2 h8-h7 a2-a3 h7-h8 a3-a1");
    assert_eq!(game.position().pieces(Side::White), game.start().pieces(Side::White));
    assert_eq!(game.position().pieces(Side::Black), game.start().pieces(Side::Black));
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn g3_does_not_look_behind_forward_steps_captures_and_crownings() {
    let mut stepped = game("W:WKa1,c2:BKh8,g7", "a1-a2 h8-h7 a2-a1 h7-h8 c2-c3 h8-h7");
    assert_eq!(stepped.repetitions(), 1);
    assert_eq!(stepped.repeatable().count(), 1, "only the position after the step");
    stepped.undo().expect("a ply");
    stepped.undo().expect("a ply");
    assert_eq!(stepped.repetitions(), 2);
}

#[test]
fn g4_a_hundred_plies_without_capture_or_crowning() {
    let all = answered(&tour(50));
    let (most, last) = all.trim().rsplit_once(' ').expect("moves");
    let mut game = game("W:WKa3,f3:BKh1", most);
    assert_eq!((game.plies_without_progress(), outcome(&game).as_str()), (99, ""));
    play(&mut game, last);
    assert_eq!((game.plies_without_progress(), outcome(&game).as_str()), (100, "draw NoProgress"));
}

#[test]
fn g4_counts_again_after_a_capture_or_crowning_but_not_after_a_step() {
    for (start, last, count) in [
        ("W:WKa3,f3:BKh1", "f3-f4", 17),
        ("W:WKa3,f3:BKh1", "f3-g3", 17),
        ("W:WKa3,f7:BKh1", "f7-f8", 0),
        ("W:WKa3,f5:BKh1,f7,g7", "f5-f6", 17),
        ("W:WKa3,f5:BKh1,f7,g7", "f5-f6 f7xf5", 0),
        ("W:WKa3,f7:BKh1", "f7-f8 h1-h2", 1),
    ] {
        let game = game(start, &format!("{}{last}", answered(&tour(8))));
        assert_eq!(game.plies_without_progress(), count, "{start} {last}");
    }
}

#[test]
fn g1_comes_before_g4() {
    // White's men wall the black king in on h1 and h2; the hundredth ply shuts it in for good.
    let walk = with_answers(&tour(49), ["h2-h1", "h1-h2"]);
    let game = game("B:Wf1,g1,f2,g2,Ka3,h3,h4:BKh1", &format!("h1-h2 {walk} g2-h2"));
    assert_eq!((game.plies_without_progress(), outcome(&game).as_str()), (100, "white Blocked"));
}

#[test]
fn g3_comes_before_g4() {
    // A man's step at the 41st move starts the repetitions afresh; from ply 92 on the kings go to and fro.
    let mut white = tour(40);
    white.push("f3-f4".into());
    white.extend(tour(45).split_off(40));
    let to_and_fro = "c6-d6 h1-g1 d6-c6 g1-h1 ".repeat(2);
    let game = game("W:WKa3,f3:BKh1", &(answered(&white) + &to_and_fro));
    assert_eq!(
        (game.ply(), game.plies_without_progress(), outcome(&game).as_str()),
        (100, 100, "draw Repetition")
    );
}

#[test]
fn rare_ends_read_back_from_game_text() {
    let blocked = game("B:Wa4:Ba6,b4,c4,b5", "b5-a5");
    let no_progress = game("W:WKa3,f3:BKh1", &answered(&tour(50)));
    for game in [blocked, no_progress] {
        assert_eq!(read_game(&pdn::write(&game, &[])).game, game);
    }
}

#[test]
fn g5_resignation_and_agreement() {
    let start = "W:WKa1,Kb1:BKh8,Kg8";
    for (ending, words) in [
        (Ending::Resigned(Side::White), "black Resigned"),
        (Ending::Resigned(Side::Black), "white Resigned"),
        (Ending::Agreed, "draw Agreed"),
    ] {
        let mut game = game(start, "a1-a2");
        game.end(ending).expect("is running");
        assert_eq!(outcome(&game), words);
        assert!(matches!(game.play_text("h8-h7"), Err(GameError::Over(_))));
        assert!(matches!(game.end(Ending::Agreed), Err(GameError::Over(_))));
        assert_eq!(game.redo(), Err(GameError::NothingToRedo));
        game.undo().expect("takes back the ending alone");
        assert_eq!((outcome(&game).as_str(), game.ply()), ("", 1));
    }
}

#[test]
fn a_game_cannot_start_where_it_is_over() {
    for (start, expected) in [
        ("W:W:Bd6", Outcome::Win(Side::Black, WinReason::NoPieces)),
        ("B:Wd6:B", Outcome::Win(Side::White, WinReason::NoPieces)),
        ("W:Wa4:Bb4,c4,a5,a6", Outcome::Win(Side::Black, WinReason::Blocked)),
        ("W:WKa1:BKh8", Outcome::Draw(DrawReason::OneEach)),
    ] {
        let position = position(start);
        assert_eq!(position.to_string(), start, "is read and written all the same");
        assert_eq!(Game::new(position), Err(GameError::FinishedStart(expected)), "{start}");
    }
    assert!(Game::new(position("W:Wd4:Bd5")).is_ok(), "one each, but a capture is pending");
}
