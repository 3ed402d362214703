//! What the command line promises (design.md): `moves`, `perft`, `best`, `bench`, and bad input.

#![allow(clippy::unwrap_used, reason = "a test may panic anywhere")]

mod common;

use common::{dama, written};
use dama_core::Position;
use dama_core::endgame::Tables;

/// Whether a position has a legal route of this text.
fn is_legal(position: &str, route: &str) -> bool {
    let position: Position = position.parse().unwrap();
    position.legal_routes().iter().any(|legal| legal.to_string() == route)
}

#[test]
fn moves_prints_one_route_a_line_sorted() {
    // R10, the smallest case: d4 turns back only at the price of a capture fewer.
    assert_eq!(dama("moves W:WKd4:Bd6,d2,h8").good().lines(), ["d4xd1", "d4xd7", "d4xd8"]);
    // R11: two captured sets to c6, and a third route.
    let routes = ["a2xa4xc4xc6", "a2xc2xc4xa4", "a2xc2xc4xc6"];
    assert_eq!(dama("moves W:Wa2:Bb2,a3,c3,b4,c5").good().lines(), routes);
}

#[test]
fn moves_of_a_blocked_side_are_none() {
    assert_eq!(dama("moves B:Wa1,b2,c2,a3:Ba2").good().out, "");
}

#[test]
fn perft_ends_with_the_sum_of_its_lines() {
    let answer = dama("perft 3").good();
    assert_eq!(answer.last(), "708 nodes");
    let (_, first_moves) = answer.lines().split_last().map(|(last, rest)| (*last, rest.to_vec())).unwrap();
    let counts: Vec<u32> =
        first_moves.iter().map(|line| line.split_once(' ').unwrap().1.parse().unwrap()).collect();
    assert_eq!((counts.len(), counts.iter().sum::<u32>()), (8, 708));
}

#[test]
fn perft_counts_routes_or_results() {
    // From rules.md, "Numbers that must come out": doubles at the first ply, and only at the third.
    let one_result = "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5";
    let kings = "W:WKa1,Kd2,Kf5,Kh3:BKb8,Kc7,Ke6,Kg4";
    let cases =
        [(one_result, 1, 5, 1), (one_result, 3, 235, 47), (kings, 2, 2064, 2064), (kings, 3, 46256, 46233)];
    for (position, depth, routes, results) in cases {
        let last =
            |args: &str| dama(&format!("perft --fen {position} {args} {depth}")).good().last().to_owned();
        assert_eq!(last(""), format!("{routes} nodes"));
        assert_eq!(last("--results"), format!("{results} nodes"));
    }
    assert_eq!(dama("perft 0").good().out, "1 nodes\n");
}

#[test]
fn probe_says_who_wins_and_in_how_many_plies() {
    let answers = [
        ("W:WKc2,Kd2:BKa8", "win 15"),
        ("B:WKa1,Kb2:BKd2", "loss 2"),
        ("W:Wh2,f6:BKf1", "draw"),
        ("B:Wa4:B", "loss 0"),
        ("W:WKa1,Kb1,Kc1:BKh8,Kg8", "unknown"),
    ];
    for (position, answer) in answers {
        assert_eq!(dama(&format!("probe {position}")).good().out, format!("{answer}\n"), "{position}");
    }
}

#[test]
fn tables_are_built_to_a_file_and_compared() {
    let file = written("tables", "");
    let answer = dama(&format!("tables --pieces 3 --check --out {file}")).good();
    assert_eq!(answer.last(), "the same as built in");
    let bytes = std::fs::read(file).unwrap();
    assert!(answer.lines()[0].starts_with(&format!("{} bytes", bytes.len())), "{}", answer.out);
    assert!(Tables::embedded_bytes().starts_with(&bytes));
}

#[test]
fn best_ends_with_a_legal_move_whatever_the_limit() {
    let position = "W:Wa2,b3,Kc4:Ba7,d6,Ke8";
    for limit in [
        "--depth 4",
        "--nodes 2000",
        "--movetime 20",
        "--depth 3 --nodes 500 --table 8",
        "--level 1",
        "--level 3",
    ] {
        let answer = dama(&format!("best --fen {position} {limit}")).good();
        let route = answer.last().strip_prefix("bestmove ").expect("the last line is the move");
        assert!(is_legal(position, route), "{limit}: {route}");
        let infos = answer.lines().len() - 1;
        assert!(answer.lines()[..infos].iter().all(|line| line.starts_with("info depth ")), "{}", answer.out);
    }
}

#[test]
fn best_takes_the_largest_capture_there_is() {
    assert_eq!(dama("best --fen W:Wa2,g2:Ba3,Kg3,a5 --depth 2").good().last(), "bestmove a2xa4xa6");
}

#[test]
fn best_says_none_where_the_game_is_over() {
    for finished in ["B:Wa1,b2,c2,a3:Ba2", "B:Wa4:B", "B:Wd5:Bh8"] {
        for limit in ["--depth 3", "--level 2"] {
            assert_eq!(dama(&format!("best --fen {finished} {limit}")).good().out, "bestmove none\n");
        }
    }
}

#[test]
fn a_level_plays_the_same_for_the_same_seed() {
    let choose = |seed: u32| dama(&format!("best --level 1 --seed {seed}")).good().out;
    assert!((0..4).all(|seed| choose(seed) == choose(seed)));
    // Its chances do come from the seed.
    let choices: std::collections::BTreeSet<String> = (0..8).map(choose).collect();
    assert!(choices.len() > 1, "{choices:?}");
}

#[test]
fn bench_prints_the_same_fingerprint_twice_and_a_speed() {
    let [first, second] = [dama("bench").good(), dama("bench").good()];
    let fingerprint = first.lines()[0].strip_suffix(" nodes").unwrap().parse::<u64>().unwrap();
    assert!(fingerprint > 0);
    assert_eq!(first.lines()[0], second.lines()[0]);
    assert!(first.last().strip_suffix(" nodes/s").unwrap().parse::<u64>().unwrap() > 0);
    assert_eq!(first.lines().len(), 2);
}

#[test]
fn bad_input_ends_with_code_2_and_one_line() {
    let cases = [
        ("", "a command is missing"),
        ("fly", "fly"),
        ("moves", "<POSITION>"),
        ("moves x", "the side to move is missing"),
        ("moves W:Wa2:Ba2", "a2"),
        ("moves W:Wa2:Ba7 more", "more"),
        ("perft", "<DEPTH>"),
        ("perft 99", "99"),
        ("perft many", "many"),
        ("perft --fen W:Wi9:Ba7 2", "i9"),
        ("best", "--depth"),
        ("best --depth 0", "0"),
        ("best --nodes -5", "-5"),
        ("best --level 11", "1 to 10"),
        ("best --level 3 --depth 3", "--level"),
        ("best --depth 3 --table 7", "8 to 512"),
        ("best --depth 3 --table 513", "8 to 512"),
        ("best --level 3 --table 32", "--table"),
        ("best --fen B:Wa2 --depth 3", "B:Wa2"),
        ("probe", "<POSITION>"),
        ("probe W:Wi9:Ba7", "i9"),
        ("tables", "--check"),
        ("tables --stats --check", "--stats"),
        ("tables --check --pieces 5", "5"),
        ("tables --out /there/is/no/such", "/there/is/no/such"),
        ("play --level 0", "1 to 10"),
        ("play --fen W:Wd5:Bh8", "draw OneEach"),
        ("play --two-players --side black", "--two-players"),
        ("play --two-players --level 3", "--level"),
        ("play --side green", "green"),
        ("play --seed soon", "soon"),
        ("script", "<FILES>"),
        ("script /there/is/no/such.jsonl", "/there/is/no/such.jsonl"),
        ("match level:1", "<SECOND>"),
        ("match level:99 level:1", "level:99"),
        ("match level:1 nodes:0", "nodes:0"),
        ("match level:1 /there/is/no/such", "/there/is/no/such"),
        ("match level:1 level:2 --games 3", "even"),
        ("match level:1 level:2 --games 0", "even"),
        ("match level:1 level:2 --games 2 --openings /there/is/none", "/there/is/none"),
        ("match level:1 level:2 --sprt 5", "ELO0,ELO1"),
        ("match level:1 level:2 --sprt 5,-5", "ELO0,ELO1"),
        ("match level:1 level:2 --timeout 0", "seconds"),
        ("match level:1 level:2 --concurrency 0", "0"),
        ("bench now", "now"),
        ("hub now", "now"),
        ("engine now", "now"),
    ];
    for (args, named) in cases {
        let line = dama(args).refused();
        assert!(line.contains(named), "`dama {args}` says {line}");
    }
}

#[test]
fn openings_that_are_none_are_refused_with_their_place() {
    let illegal = written("illegal-openings.txt", "# two lines\nd3-d4 a6-a5\nd3-d4 d4-d5 d5-d6\n");
    let line = dama(&format!("match level:1 level:1 --games 2 --openings {illegal}")).refused();
    assert!(line.contains("line 3"), "{line}");
    let empty = written("no-openings.txt", "# nothing\n\n");
    assert!(
        dama(&format!("match level:1 level:1 --games 2 --openings {empty}")).refused().contains("no opening")
    );
}

#[test]
fn help_and_version_are_no_errors() {
    let help = dama("help").good().out;
    for command in ["moves", "perft", "best", "probe", "tables", "play", "script", "match", "bench", "engine"]
    {
        assert!(help.contains(command), "{command}");
    }
    assert!(dama("--version").good().out.starts_with("dama "));
}
