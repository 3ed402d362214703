//! The Hub protocol (`dama hub`), end to end.

#![allow(clippy::unwrap_used, reason = "a test may panic anywhere")]

mod common;

use common::{Conversation, dama, dama_told};
use dama_core::Position;

/// A position in Hub's letters (T4), a rank a word, from rank 8 down.
const ENDING: &str = "WeeeeBeee beeeeeee eeebeeee eeeeeeee eeWeeeee eweeeeee weeeeeee eeeeeeee";
/// The same as the rest of the project writes it (T2).
const ENDING_FEN: &str = "W:Wa2,b3,Kc4:Ba7,d6,Ke8";

fn pos(ranks: &str) -> String {
    format!("pos pos={}", ranks.replace(' ', ""))
}

/// The value of an argument; of a quoted one what is between the quotes.
fn value<'a>(line: &'a str, name: &str) -> &'a str {
    let found = line.split_once(&format!(" {name}=")).map_or("", |(_, rest)| rest);
    match found.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next().unwrap(),
        None => found.split(' ').next().unwrap(),
    }
}

/// The first move of the line in an `info`, after a look at whether all of it can be played.
fn first_of_pv<'a>(position: &Position, info: &'a str) -> &'a str {
    let mut at = *position;
    for text in value(info, "pv").split(' ') {
        let route = at.legal_routes().into_iter().find(|route| route.to_string() == text);
        assert!(route.is_some(), "{text} in {info}");
        at = at.apply(route.unwrap().result());
    }
    value(info, "pv").split(' ').next().unwrap()
}

fn is_legal(position: &Position, text: &str) -> bool {
    position.legal_routes().iter().any(|route| route.to_string() == text)
}

/// Tells it a limit and a mode of search, and gives its `done`.
fn done(hub: &mut Conversation, level: &str, mode: &str) -> String {
    hub.tell(&format!("level {level}"));
    hub.tell(&format!("go {mode}"));
    hub.hear_until("done").pop().unwrap()
}

fn begin() -> Conversation {
    Conversation::begin(&["hub"])
}

#[test]
fn a_conversation() {
    let mut hub = begin();
    hub.tell("hub");
    assert_eq!(
        hub.hear_until("wait"),
        [
            format!(
                "id name=Dama version={} author=\"The Dama authors\" country=\"\"",
                env!("CARGO_PKG_VERSION")
            ),
            "param name=variant value=turkish type=enum values=turkish".to_owned(),
            "param name=tt-size value=21 type=int min=19 max=25".to_owned(),
            "param name=threads value=1 type=int min=1 max=16".to_owned(),
            "wait".to_owned(),
        ]
    );
    hub.tell("set-param name=variant value=turkish");
    hub.tell("set-param name=tt-size value=20");
    hub.tell("init");
    assert_eq!(hub.hear(), "ready");
    // What is set is declared from then on.
    hub.tell("hub");
    assert_eq!(value(&hub.hear_until("wait")[2], "value"), "20");

    hub.tell("new-game");
    hub.tell(
        "pos pos=Weeeeeeeebbbbbbbbbbbbbbbbeeeeeeeeeeeeeeeewwwwwwwwwwwwwwwweeeeeeee moves=\"d3-d4 a6-a5\"",
    );
    hub.tell("level depth=4");
    hub.tell("go think");
    let lines = hub.hear_until("done");
    let after =
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,e3,f3,g3,h3,d4:Ba5,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";
    let position: Position = after.parse().unwrap();
    let (last, infos) = lines.split_last().unwrap();
    assert_eq!(infos.len(), 4, "{lines:?}");
    for (i, info) in infos.iter().enumerate() {
        let names: Vec<&str> = info.split(' ').filter_map(|word| Some(word.split_once('=')?.0)).collect();
        assert_eq!(names, ["depth", "score", "nodes", "time", "nps", "pv"], "{info}");
        assert_eq!(value(info, "depth"), (i + 1).to_string());
        assert!(value(info, "nodes").parse::<u64>().unwrap() > 0, "{info}");
        assert!(value(info, "score").parse::<f64>().unwrap().abs() < 5.0, "in men: {info}");
        for real in ["time", "nps"] {
            assert!(value(info, real).parse::<f64>().unwrap() >= 0.0, "{info}");
        }
        first_of_pv(&position, info);
    }
    // A line of one move needs no quotes, a longer one does.
    assert!(infos[3].contains(" pv=\"") && value(&infos[3], "pv").contains(' '), "{}", infos[3]);
    let (mv, answer) = (value(last, "move"), value(last, "ponder"));
    assert_eq!(mv, first_of_pv(&position, &infos[3]));
    let route = position.legal_routes().into_iter().find(|route| route.to_string() == mv).unwrap();
    assert!(is_legal(&position.apply(route.result()), answer), "{last}");

    hub.tell("ping");
    assert_eq!(hub.hear(), "pong");
    hub.tell("quit");
    assert_eq!(hub.end(), (vec![], Some(0)));
}

#[test]
fn it_moves_as_the_other_commands_do() {
    let mut hub = begin();
    hub.tell(&pos(ENDING));
    let best = dama(&format!("best --fen {ENDING_FEN} --depth 5")).good();
    let mv = best.last().strip_prefix("bestmove ").unwrap().to_owned();
    assert_eq!(value(&done(&mut hub, "depth=5", "think"), "move"), mv);
    // A capture is written with every square it lands on.
    hub.tell(&pos("Weeeeeeee eeeeeeee eeeeeeee beeeeeee eeeeeeee beeeeeBe weeeeewe eeeeeeee"));
    assert_eq!(value(&done(&mut hub, "depth=2", "think"), "move"), "a2xa4xa6");
}

#[test]
fn several_threads_search_as_well() {
    let mut hub = begin();
    hub.tell("set-param name=threads value=2");
    hub.tell("hub");
    assert_eq!(value(&hub.hear_until("wait")[3], "value"), "2");
    let position = ENDING_FEN.parse().unwrap();
    // Before the search is made, and while it keeps what it has found.
    for threads in [2, 3, 1] {
        hub.tell(&format!("set-param name=threads value={threads}"));
        hub.tell(&pos(ENDING));
        hub.tell("level depth=6");
        hub.tell("go think");
        let lines = hub.hear_until("done");
        let (last, infos) = lines.split_last().unwrap();
        assert_eq!(infos.len(), 6, "{lines:?}");
        assert_eq!(value(last, "move"), first_of_pv(&position, &infos[5]));
    }
}

#[test]
fn a_forced_win_is_told_by_its_length() {
    let mut hub = begin();
    // Two kings beside each other win against one in 3 plies.
    hub.tell(&pos("Weeeeeeee eeeeeeee eeeeeeee eeeBeeee eeeeeeee eeeeeeee eeeeeeee WWeeeeee"));
    hub.tell("level depth=9");
    hub.tell("go think");
    let lines = hub.hear_until("done");
    assert_eq!(value(&lines[lines.len() - 2], "score"), "99.97");
}

#[test]
fn stop_interrupts_a_running_search() {
    let mut hub = begin();
    for mode in ["analyze", "think", "ponder"] {
        for level in ["infinite", "move-time=1000000", "time=1e9 inc=1e9"] {
            hub.tell(&format!("level {level}"));
            hub.tell(&format!("go {mode}"));
            hub.hear_until("info depth=3");
            // It answers without ceasing to search.
            hub.tell("ping");
            let before = hub.hear_until("pong");
            assert!(!before.iter().any(|line| line.starts_with("done")), "{before:?}");
            hub.tell("stop");
            let last = hub.hear_until("done").pop().unwrap();
            assert!(is_legal(&Position::start(), value(&last, "move")), "{last}");
        }
    }
}

#[test]
fn without_a_level_the_search_goes_on_until_it_is_stopped() {
    let mut hub = begin();
    done(&mut hub, "depth=2", "think");
    // The level was for that search alone.
    hub.tell("go think");
    hub.hear_until("info depth=4");
    hub.tell("stop");
    hub.hear_until("done");
}

#[test]
fn stop_and_ponder_hit_mean_nothing_without_a_search() {
    let mut hub = begin();
    for line in ["stop", "ponder-hit", "stop", "ping"] {
        hub.tell(line);
    }
    assert_eq!(hub.hear(), "pong");
    // And they leave the next search alone.
    let infos = |lines: Vec<String>| lines.iter().filter(|line| line.starts_with("info")).count();
    hub.tell("level depth=3");
    hub.tell("go think");
    assert_eq!(infos(hub.hear_until("done")), 3);
}

#[test]
fn the_clock_stands_still_while_it_ponders() {
    let mut hub = begin();
    for level in ["move-time=0", "time=0"] {
        hub.tell(&format!("level {level}"));
        hub.tell("go ponder");
        let pondered = hub.hear_until("info depth=5");
        assert!(!pondered.iter().any(|line| line.starts_with("done")), "{pondered:?}");
        // From here on the time runs, of which there is none.
        hub.tell("ponder-hit");
        let last = hub.hear_until("done").pop().unwrap();
        assert!(is_legal(&Position::start(), value(&last, "move")), "{last}");
    }
    // Limits that are not in time hold while it ponders, too.
    assert!(is_legal(&Position::start(), value(&done(&mut hub, "depth=3", "ponder"), "move")));
}

#[test]
fn a_ponder_hit_begins_the_search_that_was_limited() {
    let mut hub = begin();
    hub.tell("level move-time=1000000");
    hub.tell("go ponder");
    hub.hear_until("info depth=4");
    hub.tell("ponder-hit");
    // What it found so far is looked at again.
    hub.hear_until("info depth=1 ");
    hub.tell("stop");
    hub.hear_until("done");
}

#[test]
fn clocks_get_an_answer() {
    let mut hub = begin();
    hub.tell(&pos(ENDING));
    for level in ["time=0.5", "time=0", "time=-3", "moves=4 time=1", "time=0.2 inc=0.1", "move-time=0.01"] {
        let last = done(&mut hub, level, "think");
        assert!(is_legal(&ENDING_FEN.parse().unwrap(), value(&last, "move")), "{level}: {last}");
    }
}

#[test]
fn a_forced_move_is_analysed_but_not_thought_about() {
    let mut hub = begin();
    // The capture must be made, and is the only move.
    hub.tell(&pos("Weeeeeeee eeeeeebe eeeeeeee eeeeeeee eeeeeeee beeeeeee weeeeeee eeeeeeee"));
    let mut infos = |mode| {
        hub.tell("level nodes=2000");
        hub.tell(mode);
        hub.hear_until("done move=a2xa4").len() - 1
    };
    assert_eq!(infos("go think"), 1);
    assert!(infos("go analyze") > 1);
}

#[test]
fn bad_input_is_answered_and_loses_nothing() {
    let mut hub = begin();
    let start = pos(ENDING);
    hub.tell(&start);
    let first = done(&mut hub, "depth=5", "think");
    hub.tell("new-game");
    hub.tell("level depth=5");
    let cases = [
        ("fly", "'fly' is no command"),
        ("=", "character 1: a name is missing"),
        ("pos pos=\"W", "the quote is never closed"),
        ("pos", "the position is missing"),
        ("pos pos=We", "64 squares"),
        (&pos("Weeeeeeee eeeeeeee eeeeeeee beeeeeee eeeeeeee beeeeeBe weeeeewe beeeeeee"), "last rank"),
        (&format!("{start} moves=c4-b5"), "'c4-b5' is not legal here"),
        (&format!("{start} moves=\"a2-a3 e8-e7 33-28\""), "'33-28' is no move"),
        ("level", "level takes"),
        ("level depth=deep", "depth"),
        ("level time=now", "time"),
        ("go", "go takes"),
        ("go fast", "go takes"),
        ("set-param", "name is missing"),
        ("set-param name=tt-size", "value is missing"),
        ("set-param name=tt-size value=99", "tt-size is from 19 to 25"),
        ("set-param name=threads value=0", "threads is from 1 to 16"),
        ("set-param name=threads value=17", "threads is from 1 to 16"),
        ("set-param name=threads value=all", "threads is from 1 to 16"),
        ("set-param name=variant value=frisian", "turkish"),
        ("set-param name=book value=true", "'book'"),
    ];
    for (line, named) in cases {
        hub.tell(line);
        let answer = hub.hear();
        let message = answer.strip_prefix("error message=\"").expect(&answer);
        assert!(message.contains(named), "{line}: {message}");
    }
    hub.tell("go think");
    assert_eq!(hub.hear_until("done").pop().unwrap(), first);
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    use std::io::Write;
    let mut child = std::process::Command::new(common::DAMA)
        .arg("hub")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\n\r\n \nping\r\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    assert!(lines.starts_with("error message=") && lines.ends_with("\npong\n"), "{lines}");
    assert_eq!((lines.lines().count(), output.status.code()), (2, Some(0)));
}

#[test]
fn finished_games_are_searched_where_there_is_a_move() {
    let mut hub = begin();
    // Black is blocked (G1).
    hub.tell(&pos("Beeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeeeeee weeeeeee bwweeeee weeeeeee"));
    hub.tell("go think");
    assert_eq!(hub.hear(), "error message=\"go: there is no legal move\"");
    // One piece each (G2): others may play on.
    hub.tell(&pos("WBeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeWeeee"));
    let one_each: Position = "W:WKd1:BKa8".parse().unwrap();
    assert!(is_legal(&one_each, value(&done(&mut hub, "depth=3", "think"), "move")));
    // The third time (G3).
    let round = "a2-b2 a7-b7 b2-a2 b7-a7";
    let start = pos("Weeeeeeee beeeeeee eeeeeeeb eeeeeeee eeeeeeee eeeeeeew weeeeeee eeeeeeee");
    hub.tell(&format!("{start} moves=\"{round} {round}\""));
    let repeated: Position = "W:Wa2,h3:Ba7,h6".parse().unwrap();
    assert!(is_legal(&repeated, value(&done(&mut hub, "depth=3", "think"), "move")));
}

#[test]
fn moves_that_led_to_the_position_count_for_repetition() {
    let score = |pos: &str| {
        let mut hub = begin();
        hub.tell(pos);
        hub.tell("level depth=3");
        hub.tell("go think");
        let lines = hub.hear_until("done");
        value(&lines[lines.len() - 2], "score").parse::<f64>().unwrap()
    };
    // White, with one king against two, is losing.
    let now = pos("WeeeeeeeB eeeeeeeB eeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeeeeee eWeeeeee");
    assert!(score(&now) < -1.0);
    // But where b1-a1 makes a position for the third time (G3) it saves the game.
    let start = pos("BeeeeeeeB eeeeeeeB eeeeeeee eeeeeeee eeeeeeee eeeeeeee eeeeeeee Weeeeeee");
    let moves = "h8-g8 a1-b1 g8-h8 b1-a1 h8-g8 a1-b1 g8-h8";
    assert_eq!(score(&format!("{start} moves=\"{moves}\"")).to_string(), "0");
}

#[test]
fn the_end_of_input_ends_a_search() {
    let mut hub = begin();
    hub.tell("go analyze");
    hub.hear_until("info depth=2");
    let (rest, code) = hub.end();
    assert!(rest.last().unwrap().starts_with("done move="), "{rest:?}");
    assert_eq!(code, Some(0));
}

#[test]
fn what_is_said_at_once_is_answered_in_order() {
    let answer = dama_told(&["hub"], "hub\ninit\nfly\nping\nquit\nhub\n").good();
    let commands: Vec<&str> = answer.lines().iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(commands, ["id", "param", "param", "param", "wait", "ready", "error", "pong"]);
    // Searches that wait for their turn are answered, if with less thought.
    let answer = dama_told(&["hub"], "go analyze\npos start\ngo think\nquit\n").good();
    assert_eq!(answer.lines().iter().filter(|line| line.starts_with("done move=")).count(), 2);
}
