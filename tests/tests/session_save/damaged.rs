//! Damaged saves: an error that says what and where, never a panic.

use std::panic::catch_unwind;

use dama_core::session::{Seat, Session, SessionErrorKind, Setup};
use dama_tests::chance::Chance;
use serde_json::{Value, json};

use crate::play::{played_session, random_event};

/// How many mutations of a valid save are read.
const MUTATIONS: usize = 5_000;

/// A valid save: two people, three plies of which one is taken back.
fn valid() -> Value {
    json!({
        "version": 1, "game_id": "g", "start": "W:Wa2,h3:Bh6,a7",
        "routes": ["h3-h4", "a7-b7", "a2-b2"], "ply": 2, "seats": ["person", 10],
        "options": { "no_undo": false, "one_tap": false }, "seed": 7,
        "marks": { "undone": true, "hinted": false }, "ending": null, "counted": false,
    })
}

/// The valid save with one field changed.
fn with(field: &str, value: Value) -> String {
    let mut save = valid();
    save[field] = value;
    save.to_string()
}

fn without(field: &str) -> String {
    let mut save = valid();
    save.as_object_mut().unwrap().remove(field).expect("the save has the field");
    save.to_string()
}

#[track_caller]
fn assert_bad(save: &str, named: &[&str]) {
    let error = Session::restore(save).expect_err(save);
    assert_eq!(error.kind, SessionErrorKind::BadSave, "{save}");
    for word in named {
        assert!(error.reason.contains(word), "'{word}' is not named for {save}: {}", error.reason);
    }
}

#[test]
fn a_damaged_save_is_an_error_that_names_the_fault_and_its_place() {
    Session::restore(&valid().to_string()).expect("the undamaged one is good");
    let whole = valid().to_string();
    let duplicated = whole.replacen("\"ply\":2", "\"ply\":2,\"ply\":2", 1);
    let won = with("start", json!("W:Wa2:Ba3")).replace(r#"["h3-h4","a7-b7","a2-b2"]"#, r#"["a2xa4"]"#);
    let cases: Vec<(String, &[&str])> = vec![
        (String::new(), &["line 1"]),
        ("dama".to_owned(), &["line 1 column 1"]),
        ("[1, 2".to_owned(), &["line 1"]),
        ("null".to_owned(), &["null"]),
        (whole[..whole.len() / 2].to_owned(), &["line 1 column"]),
        (whole.clone() + "}", &["trailing", "column"]),
        (with("version", json!(0)), &["version 0", "reads 1 to 1"]),
        (with("version", json!(2)), &["version 2", "reads 1 to 1"]),
        (with("version", json!("1")), &["string", "u32"]),
        (r#"{"version":9,"new":[1,2]}"#.to_owned(), &["version 9"]),
        (with("start", json!("W:Wa2")), &["start", "position"]),
        (with("start", json!("W:Wa2,a2:Bh6,a7")), &["start", "a2"]),
        (with("start", json!("W:Wd5:Bh8")), &["start", "draw OneEach"]),
        (with("start", json!(5)), &["integer `5`", "column"]),
        (with("routes", json!(["h3-h4", "a7-a9"])), &["ply 2", "a7-a9"]),
        (with("routes", json!(["h3-h4", "h6-h5", "h4-h5"])), &["ply 3", "h4-h5"]),
        (with("routes", json!(["h3-h4", 4])), &["integer `4`", "column"]),
        (with("routes", json!("h3-h4")), &["string", "sequence"]),
        (won.replace(r#"["a2xa4"]"#, r#"["a2xa4","a4-a5"]"#), &["ply 2", "over", "white NoPieces"]),
        (with("ply", json!(4)), &["ply 4", "3"]),
        (with("ply", json!(-1)), &["-1"]),
        (with("ply", json!(1.5)), &["1.5"]),
        (with("seats", json!(["person", 11])), &["1 to 10", "11"]),
        (with("seats", json!(["robot", 1])), &["seat", "robot"]),
        (with("seats", json!(["person"])), &["length 1"]),
        (with("options", json!({ "no_undo": "yes" })), &["yes"]),
        (with("options", json!({ "noundo": true })), &["noundo"]),
        (with("marks", json!(7)), &["7"]),
        (with("seed", json!(-7)), &["-7"]),
        (with("ending", json!({ "resigned": "green" })), &["green", "white"]),
        (with("ending", json!("resigned")), &["variant", "column"]),
        (with("ending", json!("lost")), &["lost", "agreed"]),
        (
            won.replace("\"ending\":null", "\"ending\":\"agreed\"").replace("\"ply\":2", "\"ply\":1"),
            &["ending", "over"],
        ),
        (with("counted", json!("no")), &["no"]),
        (with("colour", json!("walnut")), &["colour"]),
        (duplicated, &["duplicate", "ply"]),
    ];
    for (save, named) in &cases {
        assert_bad(save, named);
    }
}

#[test]
fn no_field_may_be_missing() {
    for (field, _) in valid().as_object().unwrap() {
        assert_bad(&without(field), &["missing", field]);
    }
}

#[test]
fn a_finished_start_is_a_bad_setup() {
    let setup = Setup { start: "B:Wa1,b2,c2,a3:Ba2".parse().unwrap(), ..Setup::new([Seat::Person; 2]) };
    let error = Session::new(setup).expect_err("Black is blocked");
    assert_eq!(error.kind, SessionErrorKind::BadSetup);
    assert!(error.reason.contains("white Blocked"), "{}", error.reason);
}

#[test]
fn no_mutation_of_a_save_panics() {
    let mut chance = Chance::seeded(5);
    let (mut read, mut refused) = (0, 0);
    for i in 0..MUTATIONS {
        let save = played_session(i as u64 % 50, 30).save();
        let mutated = mutation(&save, &mut chance);
        let restored = catch_unwind(|| Session::restore(&mutated));
        match restored.unwrap_or_else(|_| panic!("mutation {i} panics: {mutated}")) {
            // What can be read can be played on and saved again.
            Ok(mut session) => {
                read += 1;
                assert!(Session::restore(&session.save()).is_ok(), "mutation {i}: {mutated}");
                random_event(&mut session, &mut chance);
            }
            Err(error) => {
                refused += 1;
                assert_eq!(error.kind, SessionErrorKind::BadSave, "mutation {i}: {mutated}");
                assert!(!error.reason.is_empty());
            }
        }
    }
    assert!(read > 100 && refused > 1_000, "{read} read, {refused} refused");
}

/// The text with a few bytes replaced, left out, doubled, swapped or cut off.
fn mutation(text: &str, chance: &mut Chance) -> String {
    const FILLING: &[u8] = b"0123456789abcdefghKWBx-:,\"[]{} nul\\\x00\xff";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len());
        match chance.below(6) {
            0 | 1 => bytes[at] = *chance.pick(FILLING),
            2 => drop(bytes.remove(at)),
            3 => bytes.insert(at, *chance.pick(FILLING)),
            4 => {
                let other = chance.below(bytes.len());
                bytes.swap(at, other);
            }
            _ if chance.below(4) == 0 => bytes.truncate(at + 1),
            _ => {
                let end = (at + 1 + chance.below(12)).min(bytes.len());
                let doubled = bytes[at..end].to_vec();
                bytes.splice(at..at, doubled);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
