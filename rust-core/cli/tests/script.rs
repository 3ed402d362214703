//! `dama script` over the session vectors, and over scripts that are wrong on purpose.

mod common;

use std::path::Path;

use common::{dama, dama_told, written};
use serde_json::{Value, json};

/// Every field that a step can compare (session.md, "Scripts"), each with a right value after
/// White's first move from the start, and a wrong one of the same kind.
fn fields() -> Vec<(&'static str, Value, Value)> {
    let after = "B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,e3,f3,g3,h3,d4:\
                 Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";
    let movable = json!(["a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6"]);
    vec![
        ("position", json!(after), json!("B:Wd4:Bd6")),
        ("side_to_move", json!("black"), json!("white")),
        ("turn", json!("person"), json!("computer")),
        ("ply", json!(1), json!(2)),
        ("last_ply", json!(1), json!(0)),
        ("live", json!(true), json!(false)),
        ("selected", json!(null), json!("d4")),
        ("selectable", movable, json!(["a6"])),
        ("targets", json!([]), json!(["d5"])),
        ("must_capture", json!([]), json!(["d6"])),
        ("refusal", json!(null), json!("NoMoves")),
        ("last", json!("d3-d4"), json!("e3-e4")),
        ("transition", json!([["d3", "d4", null]]), json!([["d3", "d4", "d5"]])),
        ("crowned", json!(false), json!(true)),
        ("can_undo", json!(true), json!(false)),
        ("can_redo", json!(false), json!(true)),
        ("can_offer_draw", json!(true), json!(false)),
        ("draw_offer", json!(null), json!("open")),
        ("outcome", json!(null), json!("white Blocked")),
        ("error", json!(null), json!("Stale")),
        ("moves", json!(["d3-d4"]), json!([])),
    ]
}

/// A script of two taps that expects something after the second.
fn script(name: &str, expect: &Value) -> String {
    let steps = json!([{ "do": ["tap", "d3"] }, { "do": ["tap", "d4"], "expect": expect }]);
    json!({ "name": name, "seats": ["person", "person"], "steps": steps }).to_string()
}

#[test]
fn every_session_vector_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/session");
    let files: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| path.display().to_string())
        .collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let answer = dama_told(&[&["script"], &files[..]].concat(), "");
    assert_eq!(answer.code, Some(0), "{}", answer.out);
    let (scripts, rest) = answer.last().split_once(' ').unwrap();
    assert_eq!(rest, "scripts, 0 differences");
    assert!(scripts.parse::<u32>().unwrap() >= 80, "{scripts} scripts");
}

#[test]
fn a_right_expectation_of_every_field_passes() {
    let all: serde_json::Map<String, Value> =
        fields().into_iter().map(|(field, right, _)| (field.to_owned(), right)).collect();
    let file = written("right.jsonl", &script("right", &json!(all)));
    assert_eq!(dama(&format!("script {file}")).good().out, "1 scripts, 0 differences\n");
}

#[test]
fn a_wrong_expectation_of_any_field_is_told_with_its_place() {
    for (field, right, wrong) in fields() {
        let lines = [
            script("sound", &json!({ field: right })),
            String::new(),
            script("broken", &json!({ field: wrong })),
        ];
        let file = written(&format!("wrong-{field}.jsonl"), &lines.join("\n"));
        let answer = dama(&format!("script {file}"));
        assert_eq!((answer.code, answer.err.as_str()), (Some(1), ""), "{field}: {}", answer.out);
        let [difference, "2 scripts, 1 differences"] = answer.lines()[..] else {
            panic!("{field}: {}", answer.out)
        };
        let expected = format!("{file}:3: broken: step 2 Tap(d4): {field}: expected {wrong}, found {right}");
        assert_eq!(difference, expected);
    }
}

#[test]
fn a_number_for_a_text_is_a_difference() {
    let file =
        written("kinds.jsonl", &script("kinds", &json!({ "ply": "1", "live": null, "targets": null })));
    let answer = dama(&format!("script {file}"));
    assert_eq!((answer.code, answer.last()), (Some(1), "1 scripts, 3 differences"));
}

#[test]
fn an_error_that_is_not_expected_is_a_difference() {
    let steps = r#"[{"do": ["undo"]}]"#;
    let file =
        written("error.jsonl", &format!(r#"{{"name": "e", "seats": ["person", 1], "steps": {steps}}}"#));
    let answer = dama(&format!("script {file}"));
    assert_eq!(answer.code, Some(1));
    assert!(answer.lines()[0].contains(":1: e: step 1 Undo: error: expected none, found "), "{}", answer.out);
}

#[test]
fn lists_of_squares_may_stand_in_any_order() {
    let squares = json!(["h6", "a6", "b6", "d6", "c6", "e6", "g6", "f6"]);
    let file = written("order.jsonl", &script("order", &json!({ "selectable": squares })));
    dama(&format!("script {file}")).good();
}

#[test]
fn a_file_that_is_no_script_is_refused_with_its_line() {
    let with = |steps: &str| format!(r#"{{"name": "x", "seats": ["person", 1], "steps": [{steps}]}}"#);
    let cases = [
        ("words".to_owned(), "no session script"),
        ("[]".to_owned(), "no session script"),
        (r#"{"name": "x"}"#.to_owned(), "seats"),
        (r#"{"name": "x", "seats": ["person"], "steps": []}"#.to_owned(), "2"),
        (r#"{"name": "x", "seats": ["person", 11], "steps": []}"#.to_owned(), "1 to 10"),
        (r#"{"name": "x", "seats": ["robot", 1], "steps": []}"#.to_owned(), "robot"),
        (r#"{"name": "x", "seats": [1, 1], "steps": [], "colour": 1}"#.to_owned(), "colour"),
        (
            r#"{"name": "x", "seats": [1, 1], "steps": [], "options": {"one_tapp": true}}"#.to_owned(),
            "one_tapp",
        ),
        (r#"{"name": "x", "seats": [1, 1], "steps": [], "start": "W:Wd5:Bh8"}"#.to_owned(), "OneEach"),
        (r#"{"name": "x", "seats": [1, 1], "steps": [], "start": "W"}"#.to_owned(), "position"),
        (with(r#"{"do": ["jump"]}"#), "jump"),
        (with(r#"{"do": []}"#), "nothing that a script can do"),
        (with(r#"{"do": ["tap", "i9"]}"#), "i9"),
        (with(r#"{"do": ["tap"]}"#), "tap"),
        (with(r#"{"do": ["go_to", -1]}"#), "go_to"),
        (with(r#"{"do": ["resign", "green"]}"#), "green"),
        (with(r#"{"do": ["undo"], "expected": {}}"#), "expected"),
        (with(r#"{"do": ["deselect"], "expect": {"plyy": 1}}"#), "plyy"),
    ];
    // What comes before is sound, but differs: nothing of it may be written.
    let before = script("differs", &json!({ "ply": 7 }));
    for (i, (line, named)) in cases.iter().enumerate() {
        let file = written(&format!("no-script-{i}.jsonl"), &format!("{before}\n{line}\n"));
        let refusal = dama(&format!("script {file}")).refused();
        assert!(refusal.contains(&format!("{file}:2: ")) && refusal.contains(named), "{line}: {refusal}");
    }
}

#[test]
fn an_empty_file_is_no_script() {
    let file = written("empty.jsonl", "\n\n");
    assert!(dama(&format!("script {file}")).refused().contains("no script"));
}
