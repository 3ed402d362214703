//! The files in `vectors/`: right answers that were made apart from the product.

use std::fs;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A line of `moves.jsonl`.
#[derive(Deserialize)]
pub struct Moves {
    /// What the position is about.
    pub id: String,
    /// The position.
    pub fen: String,
    /// Every legal route, sorted.
    pub paths: Vec<String>,
    /// How many different results the routes have.
    pub results: usize,
}

/// A line of `endgames.jsonl`.
#[derive(Deserialize)]
pub struct Endgame {
    /// The position.
    pub fen: String,
    /// `win`, `draw` or `loss` for the side to move.
    pub result: String,
    /// Plies to the end when both play their best; 0 for a draw.
    pub plies: u32,
}

/// The text of a file in `vectors/`.
#[must_use]
pub fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of `moves.jsonl`.
#[must_use]
pub fn moves() -> Vec<Moves> {
    lines("moves.jsonl")
}

/// The lines of `endgames.jsonl`.
#[must_use]
pub fn endgames() -> Vec<Endgame> {
    lines("endgames.jsonl")
}

fn lines<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let parse = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    file(name).lines().map(parse).collect()
}

/// The openings of `openings.txt`, each as moves with blanks between them.
#[must_use]
pub fn openings() -> Vec<String> {
    file("openings.txt").lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}
