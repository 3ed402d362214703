//! `dama script`: plays session scripts and prints a line for each difference between what a script
//! expects and what the session says. The format is in `docs/session.md`, "Scripts".

mod expect;
mod format;
mod run;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::fault::{Fault, read_file};

pub fn run(files: &[PathBuf]) -> Result<ExitCode, Fault> {
    let (mut scripts, mut differences) = (0, Vec::new());
    for file in files {
        let found = run_file(file)?;
        scripts += found.len();
        differences.extend(found.into_iter().flatten());
    }
    // Nothing is written before every file has turned out to be a script.
    let mut out = std::io::stdout().lock();
    for difference in &differences {
        writeln!(out, "{difference}")?;
    }
    writeln!(out, "{scripts} scripts, {} differences", differences.len())?;
    Ok(if differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The differences of each script of a file.
fn run_file(file: &Path) -> Result<Vec<Vec<String>>, Fault> {
    let text = read_file(file)?;
    let mut found = Vec::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let place = format!("{}:{}", file.display(), i + 1);
        let at_place = |error: String| Fault::input(format!("{place}: {error}"));
        let script = format::read(line).map_err(at_place)?;
        let differences = run::differences(&script).map_err(at_place)?;
        found.push(differences.iter().map(|line| format!("{place}: {}: {line}", script.name)).collect());
    }
    if found.is_empty() {
        Err(Fault::input(format!("{} holds no script", file.display())))
    } else {
        Ok(found)
    }
}
