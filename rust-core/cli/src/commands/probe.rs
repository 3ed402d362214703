//! `dama probe`: what the endgame tables say of a position.

use std::io::Write;
use std::process::ExitCode;

use dama_core::Position;
use dama_core::endgame::Tables;

use crate::fault::Fault;

pub fn run(position: &Position) -> Result<ExitCode, Fault> {
    let mut out = std::io::stdout().lock();
    match Tables::embedded().value(position) {
        Some(value) => writeln!(out, "{value}")?,
        None => writeln!(out, "unknown")?,
    }
    Ok(ExitCode::SUCCESS)
}
