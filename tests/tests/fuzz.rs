//! Twenty thousand seeded mutations of valid texts: never a panic, and whatever reads is written
//! and read again to the same.

use dama_core::notation::{fen, move_text, pdn};
use dama_tests::chance::Chance;
use dama_tests::{game, position, vectors};

const MUTATIONS: usize = 20_000;

/// What mutations put in: parts of the notations, other alphabets, marks of all kinds, nothing at all.
const BITS: [&str; 44] = [
    "",
    " ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\0",
    "\u{feff}",
    "\u{a0}",
    "\u{301}",
    "ş",
    "İ",
    "ı",
    "é",
    "×",
    "–",
    "😀",
    "٣",
    "½",
    "W:",
    ":B",
    "K",
    "k",
    ",",
    ":",
    ".",
    "a1",
    "h8",
    "i9",
    "x",
    "-",
    "1.",
    "1...",
    "1-0",
    "*",
    "{",
    "}",
    "(",
    ")",
    ";",
    "$1",
    "[White \"A\"]",
    "\"",
    "\\",
];

/// The text with one to four changes.
fn mutated(text: &str, chance: &mut Chance) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(4) {
        let at = chance.below(chars.len() + 1);
        let end = (at + chance.below(6)).min(chars.len());
        match chance.below(7) {
            0 => chars.insert(at, char::from(chance.below(128) as u8)),
            1 => drop(chars.drain(at..end)),
            2 => drop(chars.splice(at..end, chance.pick(&BITS).chars())),
            3 if at < chars.len() => {
                let other = chance.below(chars.len());
                chars.swap(at, other);
            }
            4 => chars.truncate(at),
            5 => {
                let copied = chars[at..end].to_vec();
                let to = chance.below(chars.len() + 1);
                drop(chars.splice(to..to, copied));
            }
            _ => drop(chars.splice(at..at, chance.pick(&BITS).chars())),
        }
    }
    if chance.below(500) == 0 {
        let times = 1_000 + chance.below(1_000);
        return chars.iter().collect::<String>().repeat(times);
    }
    chars.into_iter().collect()
}

/// Tries mutations of the texts; how many of them were read.
fn fuzz(seed: u64, texts: &[String], read: impl Fn(&str) -> bool) -> usize {
    let mut chance = Chance::seeded(seed);
    let text = |_| {
        let text: &String = chance.pick(texts);
        mutated(text, &mut chance)
    };
    (0..MUTATIONS).map(text).filter(|text| read(text)).count()
}

#[test]
fn position_text() {
    let texts: Vec<String> = vectors::moves().into_iter().map(|line| line.fen).collect();
    let read = fuzz(1, &texts, |text| match fen::read(text) {
        Ok(position) => {
            assert_eq!(fen::read(&fen::write(&position)), Ok(position), "{text:?}");
            true
        }
        Err(error) => {
            assert!((1..=text.chars().count() + 1).contains(&error.at), "{error}: {text:?}");
            false
        }
    });
    assert!(read > MUTATIONS / 50, "{read}");
}

#[test]
fn move_texts() {
    let lines: Vec<vectors::Moves> =
        vectors::moves().into_iter().filter(|line| !line.paths.is_empty()).collect();
    let mut chance = Chance::seeded(2);
    let mut read = 0;
    for _ in 0..MUTATIONS {
        let line = chance.pick(&lines);
        let path: &String = chance.pick(&line.paths);
        let text = mutated(path, &mut chance);
        let position = position(&line.fen);
        if let Ok(route) = move_text::read(&position, &text) {
            read += 1;
            assert!(line.paths.contains(&route.to_string()), "{text:?}: {route}");
            assert_eq!(move_text::read(&position, &route.to_string()), Ok(route), "{text:?}");
        }
    }
    assert!(read > MUTATIONS / 50, "{read}");
}

#[test]
fn game_text() {
    let tags = [("White".to_owned(), "Ayşe \"dama\" \\ Öz".to_owned()), ("Round".to_owned(), "1".to_owned())];
    let start = vectors::openings();
    let mut texts: Vec<String> = start
        .iter()
        .map(|line| pdn::write(&game(&dama_core::Position::start().to_string(), line), &tags))
        .collect();
    texts.push(pdn::write(&game("B:Wd4,a2:Bd5,h7", "d5xd3 a2-a3"), &tags));
    texts.push("1. d3-d4 {a} (1. e3-e4 (1. f3-f4)) d6-d5 $1 2. d4xd8 ; b\n1/2-1/2".into());
    let read = fuzz(3, &texts, |text| match pdn::read(text) {
        Ok(read) => {
            let written = pdn::write(&read.game, &read.tags);
            let again = pdn::read(&written).unwrap_or_else(|error| panic!("{error}\n{text:?}\n{written}"));
            assert_eq!(again.game, read.game, "{text:?}");
            assert!(read.tags.iter().all(|tag| again.tags.contains(tag)), "{text:?}");
            assert_eq!(pdn::write(&again.game, &again.tags), written, "{text:?}");
            true
        }
        Err(error) => {
            let lines: Vec<&str> = text.trim_start_matches('\u{feff}').split('\n').collect();
            let line = lines.get(error.line - 1).unwrap_or_else(|| panic!("{error}: {text:?}"));
            assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}: {text:?}");
            false
        }
    });
    assert!(read > MUTATIONS / 50, "{read}");
}
