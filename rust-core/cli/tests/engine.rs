//! The line protocol (`dama engine`), end to end.

mod common;

use common::{Answer, DAMA, dama_told};
use dama_core::Position;

/// What the engine answers to these lines.
fn engine(lines: &[&str]) -> Answer {
    dama_told(&["engine"], &(lines.join("\n") + "\n"))
}

/// The `bestmove` and `legal` lines of an answer, without the `info` lines, which differ from run to run.
fn answers(answer: &Answer) -> Vec<&str> {
    answer.lines().into_iter().filter(|line| !line.starts_with("info ")).collect()
}

const POSITION: &str = "W:Wa2,b3,Kc4:Ba7,d6,Ke8";

#[test]
fn a_conversation() {
    let position = format!("position {POSITION}");
    let lines =
        ["newgame", "go depth 2", &position, "legal", "go depth 4", "go nodes 500", "", "go level 1", "quit"];
    let answer = engine(&lines).good();
    let [first, legal, ref rest @ ..] = answers(&answer)[..] else { panic!("{}", answer.out) };
    let moves_of = |text: &str| text.parse::<Position>().unwrap().legal_routes();
    let is_legal = |position: &str, answer: &str| {
        moves_of(position).iter().any(|route| answer == format!("bestmove {route}"))
    };
    assert!(is_legal(&Position::start().to_string(), first), "{first}");
    assert_eq!(rest.len(), 3);
    assert!(rest.iter().all(|best| is_legal(POSITION, best)), "{rest:?}");
    let words: Vec<&str> = legal.split(' ').collect();
    assert_eq!(words[..2], ["legal", &(words.len() - 2).to_string()]);
    assert!(words[2..].iter().all(|fen| fen.starts_with("B:") && fen.parse::<Position>().is_ok()));
    assert_eq!(words.len() - 2, POSITION.parse::<Position>().unwrap().legal_moves().len());
}

#[test]
fn info_lines_tell_depth_nodes_score_and_line() {
    let answer = engine(&["newgame", "go depth 3"]).good();
    let infos: Vec<Vec<&str>> = answer
        .lines()
        .iter()
        .filter(|line| line.starts_with("info "))
        .map(|line| line.split(' ').collect())
        .collect();
    assert_eq!(infos.len(), 3);
    for (i, info) in infos.iter().enumerate() {
        assert_eq!([info[1], info[3], info[5], info[7], info[9]], ["depth", "nodes", "score", "time", "pv"]);
        assert_eq!(info[2], (i + 1).to_string());
        assert!(info[4].parse::<u64>().is_ok() && info[6].parse::<i32>().is_ok(), "{info:?}");
        let mut at = Position::start();
        for text in &info[10..] {
            let route = at.legal_routes().into_iter().find(|route| route.to_string() == *text);
            at = at.apply(route.unwrap_or_else(|| panic!("{text} in {info:?}")).result());
        }
        // Nothing is taken in the first moves, so each ply of depth is a move.
        assert_eq!(info[10..].len(), i + 1, "{info:?}");
    }
    assert_eq!(answer.last(), format!("bestmove {}", infos[2][10]));
}

#[test]
fn legal_counts_results_not_routes() {
    // R11: four routes, one result.
    let answer = engine(&["position W:WKa4:BKh1,a2,b4,a6,d6,c8,Kh8", "legal"]).good();
    assert_eq!(answer.out, "legal 1 B:WKa1:BKh1,Kh8\n");
    assert_eq!(engine(&["position B:Wa1,b2,c2,a3:Ba2", "legal"]).good().out, "legal 0\n");
}

#[test]
fn there_is_no_move_where_the_game_is_over() {
    for finished in ["B:Wa1,b2,c2,a3:Ba2", "B:Wa4:B", "B:Wd5:Bh8"] {
        let position = format!("position {finished}");
        let answer = engine(&[&position, "go depth 3", "go level 1"]).good();
        assert_eq!(answers(&answer), ["bestmove none", "bestmove none"]);
    }
}

#[test]
fn positions_seen_count_for_repetition() {
    // Two men step aside and back (G3). The position given stands for the third time after two rounds.
    const ROUND: &str = "W:Wa2,h3:Bh6,a7 B:Wb2,h3:Bh6,a7 W:Wb2,h3:Bh6,b7 B:Wa2,h3:Bh6,b7";
    let best = |seen: &str| {
        let position = format!("position W:Wa2,h3:Bh6,a7 seen {seen}");
        engine(&[&position, "go depth 2"]).good().last().to_owned()
    };
    assert_ne!(best(ROUND), "bestmove none");
    assert_eq!(best(&format!("{ROUND} {ROUND}")), "bestmove none");
}

#[test]
fn newgame_forgets_the_position() {
    let position = format!("position {POSITION}");
    let answer = engine(&[&position, "newgame", "legal"]).good();
    assert!(answer.out.starts_with("legal 8 "), "{}", answer.out);
}

#[test]
fn the_end_of_input_and_quit_end_it() {
    assert_eq!(engine(&[]).good().out, "");
    assert_eq!(engine(&["quit", "legal"]).good().out, "");
}

#[test]
fn bad_lines_are_refused() {
    let cases = [
        ("fly", "fly"),
        ("position", "missing"),
        ("position here", "here"),
        ("position W:Wa2:Ba7 after B:Wa2:Ba7", "after"),
        ("position W:Wa2:Ba7 seen nothing", "nothing"),
        ("go", "movetime"),
        ("go depth", "depth"),
        ("go depth deep", "depth"),
        ("go far 3", "movetime"),
        ("go level 11", "1 to 10"),
        ("go depth 99999999999", "range"),
    ];
    for (line, named) in cases {
        let refusal = engine(&[line]).refused();
        assert!(refusal.contains(named), "'{line}': {refusal}");
    }
}

#[test]
fn output_that_nobody_reads_is_no_fault() {
    // `dama perft 3 | head -1` in spirit: the reader leaves at once.
    let mut child = std::process::Command::new(DAMA)
        .args(["perft", "6", "--results"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}
