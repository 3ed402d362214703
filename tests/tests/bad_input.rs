//! Bad input gets an error that names the place, the fault and what would be right; odd input that
//! people and programs really write is read; no input makes a panic.

use dama_core::notation::{fen, move_text, pdn};
use dama_tests::position;

const START: &str =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

#[test]
fn position_text() {
    let seventeen = START.replace(":Ba6", ",h4:Ba6");
    let cases: &[(&str, usize, &[&str])] = &[
        ("", 1, &["side to move is missing", "'W' or 'B' comes first"]),
        ("   ", 4, &["side to move is missing"]),
        ("Wa2:Bd6", 1, &["side to move is missing", "'Wa2'"]),
        ("X:Wa2:Bd6", 1, &["'W' or 'B' comes first", "'X'"]),
        ("WB:Wa2:Bd6", 1, &["'W' or 'B' comes first", "'WB'"]),
        ("W", 2, &["pieces of white are missing", "'W' and its squares"]),
        ("W:Bd6", 6, &["pieces of white are missing"]),
        ("W:Wa2", 6, &["pieces of black are missing", "'B' and its squares"]),
        ("W:Wa2:Wa3:Bd6", 7, &["white are given a second time"]),
        ("W:Wa2:Bd6:Bd7", 11, &["black are given a second time"]),
        ("W:Wa2:Bd6:", 11, &["pieces begin with 'W' or 'B'"]),
        ("W:Wa2:d6", 7, &["pieces begin with 'W' or 'B'", "'d6'"]),
        ("W:Wa2,i9:Bd6", 7, &["'i9'", "a1 to h8"]),
        ("W:Wa0:Bd6", 4, &["'a0'", "a1 to h8"]),
        ("W:Wa2:Bd6,Kj3", 11, &["'Kj3'", "'K' before it for a king"]),
        ("W:Wa2,K:Bd6", 7, &["'K'", "a1 to h8"]),
        ("W:Wa2 a3:Bd6", 4, &["'a2 a3'", "a1 to h8"]),
        ("W:Wa2;a3:Bd6", 4, &["'a2;a3'"]),
        ("W:W12:B13", 4, &["'12'", "a1 to h8"]),
        ("W:Wa2,a3,a2:Bd6", 10, &["a2 is named a second time"]),
        ("W:Wa2:Bd6,Ka2", 12, &["a2 is named a second time"]),
        ("W:Wa2,d8:Bd6", 7, &["white man cannot stand on d8", "'Kd8'"]),
        ("W:Wa2:Bd6,h1", 11, &["black man cannot stand on h1", "'Kh1'"]),
        (&seventeen, 52, &["white has more than 16 pieces"]),
        ("W:Wa2,,a3:Bd6", 7, &["a piece is missing beside the comma"]),
        ("W:Wa2,:Bd6", 7, &["a piece is missing beside the comma"]),
        ("W:W,a2:Bd6", 4, &["a piece is missing beside the comma"]),
        ("W:Wç4:Bd6", 4, &["'ç4'", "a1 to h8"]),
        ("W:Wa2,Kğ5,z9:Bd6", 7, &["'Kğ5'"]),
        ("W:Wa2,b\u{0}:Bd6", 7, &["'b '"]),
    ];
    for (text, at, parts) in cases {
        let error = fen::read(text).expect_err(text);
        let message = error.to_string();
        assert_eq!(error.at, *at, "{text}: {message}");
        assert!(message.starts_with(&format!("position, character {at}: ")), "{message}");
        for part in *parts {
            assert!(message.contains(part), "{text}: '{part}' in '{message}'");
        }
    }
}

#[test]
fn move_texts() {
    const TWO_WAYS: &str = "W:WKa2:Bf2,a3,d3,e4,c6";
    let cases: &[(&str, &str, &str)] = &[
        (START, "", "'' is no move (character 1); moves look like d3-d4 or f3xf5xd5"),
        (START, "d3-", "'d3-' is no move (character 4)"),
        (START, "d3-d", "'d3-d' is no move (character 4)"),
        (START, "d3-d9", "'d3-d9' is no move (character 4)"),
        (START, "i3-i4", "'i3-i4' is no move (character 1)"),
        (START, "d3--d4", "'d3--d4' is no move (character 4)"),
        (START, "d3-d4-", "'d3-d4-' is no move (character 7)"),
        (START, "d3+d4", "'d3+d4' is no move (character 3)"),
        (START, "-d3", "'-d3' is no move (character 1)"),
        (START, "11-15", "'11-15' is no move (character 1)"),
        (START, "d3-d5", "'d3-d5' is not legal here"),
        (START, "d6-d5", "'d6-d5' is not legal here"),
        (START, "h5", "'h5' is not legal here"),
        ("W:Wd4:Bd5,h7", "d4-e4", "'d4-e4' is not legal here: the largest capture must be made"),
        ("W:Wd4,h4:Bd5,h5,h7", "d4xd6", "the largest capture must be made"),
        (TWO_WAYS, "a2xg2", "'a2xg2' fits several moves: a2xa6xd6xd2xg2 a2xa6xe6xe2xg2"),
        (TWO_WAYS, "a2xa6", "'a2xa6' is not legal here"),
    ];
    for (start, text, expected) in cases {
        let message = move_text::read(&position(start), text).expect_err(text).to_string();
        assert!(message.contains(expected), "{text}: '{expected}' in '{message}'");
    }
}

#[test]
fn game_text() {
    let cases: &[(&str, (usize, usize), &[&str])] = &[
        ("1. d3-d5", (1, 4), &["'d3-d5' is not legal here"]),
        ("1. d3-d4 d6-d5\n2. d4-e4", (2, 4), &["largest capture must be made"]),
        ("1. d3-d4 d6-d5\n2.d4-e4", (2, 3), &["largest capture must be made"]),
        ("1. d3-d4 hello", (1, 10), &["'hello' is no move", "d3-d4"]),
        ("1. d3-d4 { to be\ncontinued", (1, 10), &["comment is not closed", "'}'"]),
        ("1. d3-d4 (1. e3-e4\n(2. x)", (1, 10), &["variation is not closed", "')'"]),
        ("1. d3-d4 ) d6-d5", (1, 10), &["')' closes no variation", "'('"]),
        ("1. d3-d4 } d6-d5", (1, 10), &["'}' does not belong among the moves"]),
        ("1. d3-d4\n[White \"A\"]", (2, 1), &["'[' does not belong among the moves"]),
        ("[GameType \"20\"]\n\n*", (1, 12), &["\"20\" is another game", "30,W,8,8,A0,0"]),
        ("[Event \"x\"]\n[GameType \"25,W,8,8,A0,0\"]\n*", (2, 12), &["another game"]),
        ("[FEN \"W:Wa2\"]\n*", (1, 7), &["position, character 6", "pieces of black are missing"]),
        (
            "[FEN \"W:WKa1:BKh8\"]\n*",
            (1, 7),
            &["over before it starts (draw OneEach)", "set up another position"],
        ),
        ("[White \"A\"]\n[White \"B\"]\n*", (2, 1), &["tag White is given a second time"]),
        ("[White]\n*", (1, 7), &["value of the tag White is missing", "in quotes"]),
        ("[\"White\"]\n*", (1, 2), &["begins with its name"]),
        ("[White \"A\n]*", (1, 9), &["value of the tag White is not closed"]),
        ("[White \"A\" *", (1, 1), &["tag White is not closed", "']'"]),
        ("[Result \"3-0\"]\n*", (1, 10), &["'3-0' is no result", "1-0, 0-1, 1/2-1/2 and *"]),
        ("[Result \"1-0\"]\n\n1. d3-d4 0-1", (3, 10), &["moves end with 0-1", "Result tag says 1-0"]),
        ("1. d3-d4 1-0\n\n1. e3-e4 *", (3, 1), &["more text follows", "one game"]),
        ("[FEN \"W:Wd4,a2:Bd5\"]\n1. d4xd6 0-1", (2, 10), &["says 0-1", "the game ended white NoPieces"]),
        (
            "[FEN \"W:Wd4,a2:Bd5\"]\n1. d4xd6 h7-h6",
            (2, 10),
            &["'h7-h6' follows", "after ply 1", "white NoPieces"],
        ),
        ("[FEN \"W:WKa2:Bf2,a3,d3,e4,c6\"]\n1. a2xg2", (2, 4), &["fits several moves", "a2xa6xd6xd2xg2"]),
        ("[White \"Ayşe\"]\r\n\r\n1. d3-d4 ğ", (3, 10), &["'ğ' is no move"]),
        ("\u{feff}1. d3-d5", (1, 4), &["not legal"]),
    ];
    for (text, (line, column), parts) in cases {
        let error = pdn::read(text).expect_err(text);
        let message = error.to_string();
        assert_eq!((error.line, error.column), (*line, *column), "{text}: {message}");
        assert!(message.starts_with(&format!("game, line {line}, character {column}: ")), "{message}");
        for part in *parts {
            assert!(message.contains(part), "{text}: '{part}' in '{message}'");
        }
    }
}

#[test]
fn errors_stay_one_readable_line() {
    let long = "z".repeat(100_000);
    let messages = [
        fen::read(&long).expect_err("long").to_string(),
        fen::read(&format!("W:W{long}:B")).expect_err("long").to_string(),
        pdn::read(&long).expect_err("long").to_string(),
        pdn::read(&format!("[GameType \"{long}\"]")).expect_err("long").to_string(),
        pdn::read(&format!("[{long}]")).expect_err("long").to_string(),
        move_text::read(&position(START), &"d3".repeat(100_000)).expect_err("long").to_string(),
        fen::read("W:Wa2\n\n,b\r\n3:Bd6").expect_err("line ends").to_string(),
    ];
    for message in messages {
        assert!(message.chars().count() < 200 && !message.contains(['\n', '\r']), "{message}");
    }
}
