//! Game and move text as people and other programs write it.

use dama_core::Side;
use dama_core::notation::{move_text, pdn};
use dama_tests::{outcome, position, read_game};

/// The routes of a game text.
fn routes(text: &str) -> String {
    let read = read_game(text);
    read.game.routes().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_and_numbers_of_any_style() {
    for text in [
        "1. d3-d4 d6-d5 2. d4xd6xd8 *",
        "1.d3-d4 d6-d5 2.d4xd6xd8",
        "1. d3-d4 1... d6-d5 2. d4xd6xd8",
        "1 d3-d4 d6-d5 2 d4xd6xd8",
        "1. d3-d4 1. ... d6-d5 2. d4xd6xd8",
        "d3-d4 d6-d5 d4xd6xd8",
        "1. D3-D4 D6-D5 2. D4XD6XD8 *",
        "1. d3d4 d6d5 2. d4:d8 *",
        "1. d4 d5 2. d4-d8 *",
        "1. d3-d4! d6-d5?! 2. d4xd6xd8!! *",
        "1. d3-d4 $1 d6-d5 $2$14 2. d4xd6xd8 $3 *",
        "1. d3-d4 $1{good} d6-d5$2 2. d4xd6xd8$3{ yes indeed } *",
        "1. d3-d4 {a (comment) with [1-0] ; in it} d6-d5 2. d4xd6xd8 *",
        "1. d3-d4 ; to the end of the line } ) 1-0\nd6-d5 2. d4xd6xd8 *",
        "1. d3-d4 (1. e3-e4 e6-e5 (1... f6-f5 {or )} 2. f3-f4) 2. e4xe6) 1... d6-d5 (1... h6) 2. d4xd6xd8 *",
        "1. d3-d4{}d6-d5(1... h6)2. d4xd6xd8 *",
        "{before} 1. d3-d4 d6-d5\r\n2. d4xd6xd8\r\n*\r\n",
        "\u{feff}[Event \"x\"]\n1. d3-d4 d6-d5 2. d4xd6xd8",
        "[Event \"x\"] [Site \"y\"]{no line end}1. d3-d4\t\td6-d5 2. d4xd6xd8",
        "1. d3-d4 d6-d5 2. d4xd6xd8 * {after} ; and after\n(and after that)",
    ] {
        assert_eq!(routes(text), "d3-d4 d6-d5 d4xd6xd8", "{text}");
    }
}

#[test]
fn results_of_any_style() {
    for (text, expected) in [
        ("1. d3-d4 1-0", "white Resigned"),
        ("1. d3-d4 2-0", "white Resigned"),
        ("1. d3-d4 0-1", "black Resigned"),
        ("1. d3-d4 0-2", "black Resigned"),
        ("1. d3-d4 1/2-1/2", "draw Agreed"),
        ("1. d3-d4 1-1", "draw Agreed"),
        ("1. d3-d4 *", ""),
        ("1. d3-d4", ""),
        ("[Result \"2-0\"]\n\n1. d3-d4", "white Resigned"),
        ("[Result \"2-0\"]\n\n1. d3-d4 1-0", "white Resigned"),
        ("[Result \"1-1\"]\n\n1. d3-d4 1/2-1/2", "draw Agreed"),
        ("[FEN \"W:Wd4,a2:Bd5\"]\n1. d4xd6", "white NoPieces"),
        ("[FEN \"W:Wd4,a2:Bd5\"]\n1. d4xd6 *", "white NoPieces"),
        ("[FEN \"W:Wd4,a2:Bd5\"]\n1. d4xd6 2-0", "white NoPieces"),
        ("1-0", "white Resigned"),
        ("", ""),
    ] {
        let read = read_game(text);
        assert_eq!(outcome(&read.game), expected, "{text}");
    }
}

#[test]
fn game_types() {
    for value in ["30", "30,W,8,8,A0,0", "30,W,8,8,A0,1", " 30 , W", "30,B"] {
        assert_eq!(routes(&format!("[GameType \"{value}\"]\n1. d3-d4")), "d3-d4", "{value}");
    }
}

#[test]
fn black_begins() {
    let text = "[SetUp \"1\"]\n[FEN \"b:bd5,h7:wd4,a2\"]\n\n1... d5xd3 2. a2-a3 h7-h6 *";
    let read = read_game(text);
    assert_eq!(read.game.start().side_to_move(), Side::Black);
    assert_eq!(routes(text), "d5xd3 a2-a3 h7-h6");
    assert!(pdn::write(&read.game, &read.tags).ends_with("\n1... d5xd3 2. a2-a3 h7-h6 *\n"));
}

#[test]
fn short_moves() {
    // One result along five routes; and a round trip among five results.
    let nine = "B:Wb2,e2,g2,a3,b3,c3,f3,h3,a4,g4,c5:Be5,e6,f6,g6,a7,d7,e7,f7,g7,Kc8";
    let first = "c8xc4xc2xf2xf4xh4xh2xc2xa2";
    let round = "W:WKb1:BKd1,b3,f3,d5";
    for (start, text, expected) in [
        (nine, "c8xa2", first),
        (nine, "a2", first),
        (nine, "c8-a2", first),
        (nine, "c8 a2", first),
        (nine, "C8×A2", first),
        (nine, "c8xh4xa2", first),
        (nine, "c8xc4xc2xf2xf4xh4xh2xe2xa2", "c8xc4xc2xf2xf4xh4xh2xe2xa2"),
        (round, "b1xb1", "b1xb5xf5xf1xb1"),
        (round, "b1", "b1xb5xf5xf1xb1"),
        (round, "b1xa1", "b1xb5xf5xf1xa1"),
        (round, "b1xf1xb1", "b1xb5xf5xf1xb1"),
        (round, "b1xf1xf5xb1", "b1xf1xf5xb5xb1"),
    ] {
        let route = move_text::read(&position(start), text).map(|route| route.to_string());
        assert_eq!(route.as_deref(), Ok(expected), "{text}");
    }
}
