//! What ends the command with exit code 2.

use std::io;

/// Bad input, or input and output that failed.
#[derive(Debug)]
pub enum Fault {
    /// What the user gave is wrong; says what, where, and what would be right.
    Input(String),
    /// Writing the answer failed.
    Output(io::Error),
}

impl Fault {
    /// Bad input with its reason.
    pub fn input(reason: impl std::fmt::Display) -> Self {
        Fault::Input(reason.to_string())
    }

    /// One line for stderr.
    pub fn line(&self) -> String {
        let text = match self {
            Fault::Input(reason) => reason.clone(),
            Fault::Output(error) => format!("cannot write: {error}"),
        };
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Fault::Output(error)
    }
}

/// Reads a text file.
pub fn read_file(path: &std::path::Path) -> Result<String, Fault> {
    std::fs::read_to_string(path).map_err(|error| Fault::input(format!("{}: {error}", path.display())))
}
