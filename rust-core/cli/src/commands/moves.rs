//! `dama moves`.

use std::io::Write;
use std::process::ExitCode;

use dama_core::Position;

use crate::fault::Fault;

pub fn run(position: &Position) -> Result<ExitCode, Fault> {
    let mut out = std::io::stdout().lock();
    for route in position.legal_routes() {
        writeln!(out, "{route}")?;
    }
    Ok(ExitCode::SUCCESS)
}
