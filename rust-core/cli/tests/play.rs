//! `dama play`: whole conversations, line by line.

mod common;

use common::{dama, dama_told, temporary, written};

/// What the terminal shows when these lines are typed, without the boards.
fn said(args: &str, typed: &[&str]) -> Vec<String> {
    let out = transcript(args, typed);
    // " 8  .  b …", and the letters of the files.
    let is_board = |line: &str| {
        let start = line.as_bytes().get(..3);
        start.is_some_and(|start| start[0] == b' ' && start[1].is_ascii_digit() && start[2] == b' ')
            || line.contains("a  b  c")
            || line.contains("c  b  a")
    };
    out.lines()
        .map(|line| line.trim_start_matches("White> ").trim_start_matches("Black> ").to_owned())
        .filter(|line| !line.is_empty() && !is_board(line) && !line.starts_with("Moves look like"))
        .collect()
}

fn transcript(args: &str, typed: &[&str]) -> String {
    let args: Vec<&str> = ["play", "--ascii"].into_iter().chain(args.split_whitespace()).collect();
    dama_told(&args, &typed.iter().flat_map(|line| [line, "\n"]).collect::<String>()).good().out
}

/// Two people, from a position.
fn two(position: &str) -> String {
    format!("--two-players --fen {position}")
}

#[track_caller]
fn assert_said(said: &[String], expected: &str) {
    assert!(said.iter().any(|line| line == expected), "missing: {expected}\n{said:#?}");
}

#[track_caller]
fn assert_last_before_goodbye(said: &[String], expected: &str) {
    assert_eq!(said.iter().rev().nth(1).map(String::as_str), Some(expected), "{said:#?}");
}

/// Three captures from a2: two to c6, with different captured sets, and one to a4 (R11).
const TRIANGLE: &str = "W:Wa2:Bb2,a3,c3,b4,c5";

#[test]
fn the_board_is_drawn_with_the_last_move_in_brackets() {
    let out = transcript(&two("W:Wd3,Ka1:Bd4,Kh8,c8"), &["d3xd5"]);
    let boards: Vec<&str> = out.lines().filter(|line| line.starts_with(' ')).collect();
    assert_eq!(boards[1], " 8  .  .  b  .  .  .  .  B  8");
    assert_eq!(boards[8], " 1  W  .  .  .  .  .  .  .  1");
    assert_eq!(boards[14], " 5  .  .  . [w] .  .  .  .  5");
    assert_eq!(boards[15], " 4  .  .  . [.] .  .  .  .  4");
    assert_eq!(boards[16], " 3  .  .  . [.] .  .  .  .  3");
}

#[test]
fn moves_are_typed_in_full_or_short_form() {
    let end = |typed: &[&str]| said("--two-players", typed);
    for form in ["d3-d4", "d4", "d3d4", "D3 D4", "  d3–d4  "] {
        assert_last_before_goodbye(&end(&[form]), "Last move d3-d4. Black is to move.");
    }
    let take = |form| said(&two("W:Wa2,h3:Bb2,a3,c3,b4,c5,h8"), &[form]);
    for form in ["a2xa4xc4xc6", "a2:a4:c4:c6", "a2a4c6"] {
        assert_last_before_goodbye(&take(form), "Last move a2xa4xc4xc6. Black is to move.");
    }
    for form in ["a2xc2xc4xa4", "a2xa4", "a2 c2 a4"] {
        assert_last_before_goodbye(&take(form), "Last move a2xc2xc4xa4. Black is to move.");
    }
}

#[test]
fn a_forced_capture_is_announced() {
    let said = said(&two(TRIANGLE), &[]);
    assert_last_before_goodbye(&said, "White is to move, and must take 3.");
}

#[test]
fn an_ambiguous_move_is_answered_with_its_routes() {
    let said = said(&two(TRIANGLE), &["a2xc6"]);
    assert_last_before_goodbye(&said, "'a2xc6' fits several moves: a2xa4xc4xc6 a2xc2xc4xc6.");
}

#[test]
fn an_illegal_move_is_answered_with_the_sessions_reason() {
    let forced = two("W:Wa1,b1,a2,d3,g3:Bd4,g4,d6");
    let cases = [
        ("a2-a3", "You must capture: 2 pieces can be taken, from d3."),
        ("g3xg5", "This piece takes 1, but 2 pieces can be taken, from d3."),
        ("d3-e3", "The piece cannot go to e3."),
        ("g4-g3", "The piece on g4 is not yours."),
        ("e5-e6", "There is no piece on e5."),
        ("f3", "No piece of yours can go to f3."),
        ("d3xd5xa8", "That is not a legal move; `moves` lists them."),
        ("d9", "'d9' is neither a move nor a command; try `help`."),
        ("castle", "'castle' is neither a move nor a command; try `help`."),
    ];
    for (typed, reason) in cases {
        assert_last_before_goodbye(&said(&forced, &[typed]), reason);
    }
    assert_last_before_goodbye(&said("", &["d2-d3"]), "The piece on d2 has no free square to go to.");
}

#[test]
fn an_illegal_move_plays_nothing_though_it_begins_like_a_legal_one() {
    for (start, typed) in [(TRIANGLE, "a2xa4xh8"), ("W:Wd3,a2:Bh6,a7", "d3-d4-d5")] {
        let said = said(&two(start), &[typed, "undo"]);
        assert_said(&said, "That is not a legal move; `moves` lists them.");
        assert_last_before_goodbye(&said, "Not now: no move is left to take back.");
    }
}

#[test]
fn undo_and_redo_go_a_full_turn_against_the_computer() {
    let said = said("--level 1 --seed 5", &["d4", "undo", "redo", "redo", "undo", "undo"]);
    let boards: Vec<&String> = said.iter().filter(|line| line.ends_with("is to move.")).collect();
    // Start, d3-d4, the answer; start again; the answer again; start again.
    assert_eq!(boards[0], "White is to move.");
    assert_eq!(boards[1], "Last move d3-d4. Black is to move.");
    assert!(boards[2].starts_with("Last move") && boards[2].ends_with(" White is to move."));
    assert_eq!((boards[3], boards[4], boards[5]), (boards[0], boards[2], boards[0]));
    assert_said(&said, "Not now: no move is left to play again.");
    assert_last_before_goodbye(&said, "Not now: no move is left to take back.");
}

#[test]
fn moves_lists_the_legal_moves() {
    let said = said(&two(TRIANGLE), &["moves"]);
    assert_last_before_goodbye(&said, "a2xa4xc4xc6 a2xc2xc4xa4 a2xc2xc4xc6");
}

#[test]
fn hint_names_a_move_and_its_reason() {
    let hint = |start: &str| said(&two(start), &["hint"]);
    assert_last_before_goodbye(&hint("W:Wa7,h2:Bd7,f6"), "a7-a8 (crowns)");
    assert_last_before_goodbye(&hint("W:WKa1,Kb1:BKd5"), "b1-b5 (wins within 3 plies)");
}

#[test]
fn flip_turns_the_board() {
    let out = transcript("--two-players", &["flip"]);
    let files: Vec<&str> =
        out.lines().filter(|line| line.contains("d  e") || line.contains("e  d")).collect();
    let (up, down) = ("    a  b  c  d  e  f  g  h ", "    h  g  f  e  d  c  b  a ");
    assert_eq!(files, [up, up, down, down]);
    assert_last_before_goodbye(&said("--two-players", &["flip"]), "White is to move.");
}

#[test]
fn two_people_agree_on_a_draw_or_do_not() {
    let agreed = said("--two-players", &["draw", "d4", "accept"]);
    assert_said(&agreed, "A draw is offered: `accept`, `decline`, or move on.");
    assert_last_before_goodbye(&agreed, "Draw: agreed. (1 ply)");
    let declined = said("--two-players", &["draw", "decline", "draw", "accept"]);
    assert_last_before_goodbye(&declined, "Not now: no draw is offered between two people.");
    assert!(declined.iter().any(|line| line.starts_with("Not now: a draw can be offered once a turn")));
}

#[test]
fn the_computer_declines_a_draw_early_in_the_game() {
    let said = said("--level 1 --seed 2", &["draw", "d4"]);
    assert_said(&said, "The computer answers after your move.");
    assert_said(&said, "Black declines the draw.");
}

#[test]
fn resigning_ends_the_game_and_undo_takes_it_back() {
    let said = said("--level 1 --seed 5", &["resign", "d4", "draw", "undo", "moves"]);
    assert_said(&said, "Black wins: White resigned. (0 plies)");
    assert_said(&said, "The game is over; `undo` takes back, `quit` leaves.");
    assert_said(&said, "Not now: the game is over (black Resigned).");
    assert_last_before_goodbye(&said, "a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4");
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let file = temporary("played.json").display().to_string();
    let saved = said("--two-players", &["d4", "a5", "e3e4", "undo", &format!("save {file}"), "quit"]);
    assert_last_before_goodbye(&saved, &format!("Saved in {file}."));
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(!temporary("played.json.new").exists());
    // Another game, with a computer, gives way to the saved one, with what can be redone.
    let copy = temporary("copied.json").display().to_string();
    let loaded =
        said("--level 1", &[&format!("load {file}"), &format!("save {copy}"), "redo", "undo", "undo"]);
    assert_said(&loaded, "Last move a6-a5. White is to move.");
    assert_said(&loaded, "Last move e3-e4. Black is to move.");
    assert_last_before_goodbye(&loaded, "Last move d3-d4. Black is to move.");
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), text);
}

#[test]
fn a_file_that_is_no_game_leaves_the_present_one() {
    let damaged = written("damaged.json", "{\"version\":1}");
    let said = said(
        "--two-players",
        &["d4", &format!("load {damaged}"), "load /no/such/file", "save /no/such/file", "save", "a5"],
    );
    for start in [
        &format!("Not loaded: {damaged}: saved game: "),
        "Not loaded: /no/such/file: ",
        "Not saved: /no/such/file: ",
    ] {
        assert!(said.iter().any(|line| line.starts_with(start)), "{start}\n{said:#?}");
    }
    assert_said(&said, "`save` needs the name of a file.");
    assert_last_before_goodbye(&said, "Last move a6-a5. White is to move.");
}

#[test]
fn black_sits_at_the_bottom_and_the_computer_begins() {
    let out = transcript("--side black --level 1 --seed 3", &["moves"]);
    let first_rank = out.lines().find(|line| line.starts_with(" 1")).unwrap();
    let eighth_rank = out.lines().find(|line| line.starts_with(" 8")).unwrap();
    assert!(out.find(first_rank).unwrap() < out.find(eighth_rank).unwrap());
    assert!(out.contains("\n  1. White: ") && out.contains("Black> "));
    let said = said("--side black --level 1 --seed 3", &["undo"]);
    assert_last_before_goodbye(&said, "Not now: no move is left to take back.");
}

#[test]
fn the_same_seed_is_the_same_game_to_watch() {
    let watch = |seed: u32| dama(&format!("play --ascii --watch --level 1 --seed {seed}")).good();
    let [first, again, other] = [watch(3), watch(3), watch(4)];
    assert_eq!(first.out, again.out);
    assert_ne!(first.out, other.out);
    let end = first.last();
    assert!((end.contains(" wins: ") || end.starts_with("Draw: ")) && end.ends_with(" plies)"), "{end}");
}

#[test]
fn natural_ends_are_explained() {
    let repeat = ["a2b2", "a7b7", "b2a2", "b7a7"].repeat(2);
    let cases: [(&str, &[&str], &str); 5] = [
        ("W:Wa1,b1,c2,a3:Ba2", &["b1b2"], "White wins: Black has no legal move. (1 ply)"),
        ("W:Wa2:Ba3", &["a4"], "White wins: Black has no pieces left. (1 ply)"),
        ("W:Wd3:Bd4,h8", &["d3xd5"], "Draw: one piece each. (1 ply)"),
        ("W:Wd3:Bd4,Kd8", &["d5", "d8xd2"], "Black wins: White has no pieces left. (2 plies)"),
        ("W:Wa2,h3:Bh6,a7", &repeat, "Draw: the same position for the third time. (8 plies)"),
    ];
    for (start, typed, end) in cases {
        assert_last_before_goodbye(&said(&two(start), typed), end);
    }
}

#[test]
fn help_lists_what_can_be_said() {
    let said = said("--two-players", &["help"]).join("\n");
    for word in [
        "moves",
        "hint",
        "undo, redo",
        "draw",
        "accept, decline",
        "resign",
        "flip",
        "save FILE",
        "load FILE",
        "quit",
    ] {
        assert!(said.contains(word), "{word}");
    }
}

#[test]
fn quit_and_the_end_of_input_are_polite() {
    for typed in [&["quit"][..], &["exit"], &[], &["", "QUIT", "d4"]] {
        let said = said("--two-players", typed);
        assert_eq!(said.last().map(String::as_str), Some("Goodbye."));
        assert!(!said.iter().any(|line| line.starts_with("Last move")));
    }
}
