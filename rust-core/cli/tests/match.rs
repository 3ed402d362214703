//! `dama match`, end to end.

#![allow(clippy::unwrap_used, reason = "a test may panic anywhere")]

mod common;

use common::{Answer, DAMA, dama_told, temporary, written};

fn play(first: &str, second: &str, more: &[&str]) -> Answer {
    dama_told(&[&["match", first, second], more].concat(), "")
}

/// A match of two games, which both players play from both sides.
fn two_games(first: &str, second: &str, more: &[&str]) -> Answer {
    let answer = play(first, second, &[&["--games", "2"], more].concat()).good();
    let lines = answer.lines();
    assert_eq!(lines.len(), 3, "{}", answer.out);
    assert!(lines[0].starts_with("game 1: first plays white: "), "{}", lines[0]);
    assert!(lines[1].starts_with("game 2: first plays black: "), "{}", lines[1]);
    assert!(lines[2].starts_with("score +"), "{}", lines[2]);
    answer
}

/// A program for the shell, which finds the command under test in `$DAMA`; as a player.
fn script(name: &str, text: &str) -> String {
    format!("sh {}", written(name, &format!("DAMA={DAMA}\n{text}\n")))
}

/// A player of the line protocol that answers with `bad` from its third move on.
fn fails_at_its_third_move(name: &str, bad: &str) -> String {
    let text = "$DAMA engine | while read -r word rest; do
        [ \"$word\" = bestmove ] && moves=$((moves + 1))
        if [ \"${moves:-0}\" -gt 2 ]; then BAD; else echo \"$word $rest\"; fi
    done";
    script(name, &text.replace("BAD", bad))
}

#[test]
fn levels_play_a_match_that_can_be_repeated() {
    let play = |seed| two_games("level:1", "level:2", &["--seed", seed]).out;
    assert_eq!(play("7"), play("7"));
}

#[test]
fn programs_play_by_either_protocol() {
    let (lines, hub) = (format!("{DAMA} engine"), format!("hub:{DAMA} hub"));
    two_games(&lines, "level:1", &["--go", "nodes 500"]);
    two_games("nodes:300", &lines, &["--go", "level 1"]);
    // The same engine with the same limit plays the same games, whatever the protocol.
    let with = |program: &str| two_games(program, "nodes:300", &["--go", "depth 3"]).out;
    assert_eq!(with(&lines), with(&hub));
    two_games(&format!("hub[tt-size=19, variant=turkish]:{DAMA} hub"), &hub, &["--go", "nodes 200"]);
}

#[test]
fn a_match_begins_with_the_openings_of_a_file() {
    let openings = written("one-opening.txt", "d3-d4 a6-a5\n");
    let given = two_games("nodes:50", "nodes:50", &["--openings", &openings]).out;
    assert_eq!(given, two_games("nodes:50", "nodes:50", &["--openings", &openings]).out);
    let finished = written("bad-opening.txt", "# a line that is none\n\nd3-d4 d3-d5\n");
    let refusal = play("level:1", "level:1", &["--openings", &finished]).refused();
    assert!(refusal.contains("line 3: 'd3-d5' is not legal here"), "{refusal}");
}

#[test]
fn pairs_at_a_time_change_nothing() {
    let at_a_time = |n| play("level:1", "level:3", &["--games", "12", "--drawn", "3", "--concurrency", n]);
    let one = at_a_time("1").good();
    assert_eq!(one.lines().len(), 18);
    assert_eq!(one.out, at_a_time("3").good().out);
}

#[test]
fn a_test_ends_the_match_when_it_is_clear() {
    let answer = play("level:5", "level:1", &["--sprt", "0,300", "--concurrency", "2"]).good();
    let games: u32 = (answer.lines().len() as u32 - 1) / 3 * 2;
    assert_eq!(answer.last(), format!("H1 accepted after {games} games: H1 is Elo 300, H0 is Elo 0"));
    let answer = play("level:1", "level:5", &["--sprt", "-5,300"]).good();
    assert!(answer.last().starts_with("H0 accepted after "), "{}", answer.out);
    let answer = play("level:1", "level:1", &["--sprt", "0,5", "--games", "4"]).good();
    assert_eq!(answer.last(), "undecided after 4 games: H1 is Elo 5, H0 is Elo 0");
    assert!(answer.lines()[2].contains(", LLR ") && answer.lines()[2].ends_with(" [-2.94, +2.94]"));
}

/// Both games of a match in which the first player fails, and loses both.
fn lost_by_failing(first: &str, more: &[&str]) -> Answer {
    let answer = play(first, "level:1", &[&["--games", "2", "--go", "depth 1"], more].concat()).good();
    let lines = answer.lines();
    assert!(
        lines[0].starts_with("game 1: first plays white: black Forfeit, first failed: "),
        "{}",
        answer.out
    );
    assert!(
        lines[1].starts_with("game 2: first plays black: white Forfeit, first failed: "),
        "{}",
        answer.out
    );
    assert!(lines[2].starts_with("score +0 =0 -2 "), "{}", lines[2]);
    assert_eq!(answer.last(), "games lost by failing: first 2, second 0");
    answer
}

#[test]
fn a_program_that_ends_loses_its_game() {
    // It hears `newgame`, then two lines for each move, and leaves before its third.
    let answer = lost_by_failing(&script("leaves.sh", "sed -u 5q | $DAMA engine"), &[]);
    assert_eq!(answer.out.matches("failed: it ended (exit status: 0)\n").count(), 2, "{}", answer.out);
    let answer = lost_by_failing(&fails_at_its_third_move("dies.sh", "kill -9 $$"), &[]);
    assert_eq!(answer.out.matches("failed: it ended (signal: 9 (SIGKILL))\n").count(), 2, "{}", answer.out);
}

#[test]
fn a_program_that_makes_no_legal_move_loses_its_game() {
    let answer = lost_by_failing(&fails_at_its_third_move("cheats.sh", "echo bestmove a1-h8"), &[]);
    assert_eq!(
        answer.out.matches("failed: its move: 'a1-h8' is not legal here").count(),
        2,
        "{}",
        answer.out
    );
    let answer = lost_by_failing(&fails_at_its_third_move("resigns.sh", "echo bestmove none"), &[]);
    assert_eq!(answer.out.matches("failed: its move: 'none' is no move").count(), 2, "{}", answer.out);
}

#[test]
fn a_program_that_failed_is_started_anew() {
    // What it says too late must not be heard in the next game.
    let starts = written("starts.txt", "");
    let cheats = fails_at_its_third_move("cheats-again.sh", "echo bestmove none");
    let program = script("notes.sh", &format!("echo started >> {starts}; {cheats}"));
    lost_by_failing(&program, &[]);
    assert_eq!(std::fs::read_to_string(starts).unwrap(), "started\nstarted\n");
}

#[test]
fn a_program_that_falls_silent_loses_its_game() {
    let answer = lost_by_failing(&fails_at_its_third_move("silent.sh", "continue"), &["--timeout", "2.5"]);
    assert_eq!(answer.out.matches("failed: it gave no answer within 2.5 s\n").count(), 2, "{}", answer.out);
}

#[test]
fn the_end_of_a_match_waits_for_nobody() {
    // Of two games at a time, one waits for an answer that never comes when the other fails.
    let lock = temporary("first-start.lock");
    let _ = std::fs::remove_dir(&lock);
    let text = format!("mkdir {} 2>/dev/null && while read -r line; do :; done", lock.display());
    let program = script("one-waits.sh", &text);
    let more = ["--games", "4", "--concurrency", "2", "--timeout", "1000000"];
    let refusal = play(&program, "level:1", &more).refused();
    assert!(refusal.contains("it ended (exit status: 1)"), "{refusal}");
}

#[test]
fn a_program_of_hub_is_quoted_when_it_falls_silent() {
    // It is told of its moves that they are illegal, in the protocol's words, and never answers.
    let text = "$DAMA hub | while read -r word rest; do
        [ \"$word\" = done ] && moves=$((moves + 1))
        if [ \"${moves:-0}\" -gt 1 ]; then echo 'error message=\"I am lost\"'; else echo \"$word $rest\"; fi
    done";
    let answer = lost_by_failing(&format!("hub:{}", script("lost.sh", text)), &["--timeout", "2.5"]);
    let complaint = "failed: it gave no answer within 2.5 s; it said: I am lost\n";
    assert_eq!(answer.out.matches(complaint).count(), 2, "{}", answer.out);
}

#[test]
fn a_program_that_cannot_play_ends_the_match() {
    let hub = |name, text| format!("hub:{}", script(name, text));
    let cases = [
        // Prints a line and leaves.
        (format!("{DAMA} moves W:Wa2:Ba3"), "it ended (exit status: 0)"),
        (
            script("illegal.sh", "while read -r line; do echo bestmove a1-a2; done"),
            "'a1-a2' is not legal here",
        ),
        ("hub:/there/is/no/such".to_owned(), "it cannot be run"),
        ("hub:".to_owned(), "it is empty"),
        (format!("hub:{DAMA} moves W:Wa2:Ba3"), "it ended"),
        (format!("hub[tt-size=99]:{DAMA} hub"), "tt-size is from 19 to 25"),
        (format!("hub[book=true]:{DAMA} hub"), "it has no parameter 'book'"),
        (format!("hub[book]:{DAMA} hub"), "hub[tt-size=20,book=false]:COMMAND"),
        (
            hub(
                "frisian.sh",
                "read -r hub; echo 'param name=variant values=\"normal frisian\"'; echo wait; cat",
            ),
            "its variant can be normal frisian, but not turkish",
        ),
    ];
    for (program, named) in cases {
        for players in [[program.as_str(), "level:1"], ["level:1", program.as_str()]] {
            let refusal = play(players[0], players[1], &["--games", "2", "--go", "depth 1"]).refused();
            assert!(refusal.contains(named) && refusal.contains(&program), "{refusal}");
        }
    }
    // It says back what it hears, and that is all.
    let refusal = play("cat", "level:1", &["--timeout", "0.2"]).refused();
    assert!(refusal.contains("'cat': it gave no answer within 0.2 s"), "{refusal}");
    let refusal = play("level:1", &format!("hub:{DAMA} hub"), &["--go", "level 3"]).refused();
    assert!(refusal.contains("--go 'level 3': Hub knows movetime MS, depth N and nodes N"), "{refusal}");
}
