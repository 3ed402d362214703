//! `dama bench`: a node count that changes with the engine's behaviour, then its speed.

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use dama_core::engine::fingerprint;

use crate::fault::Fault;

pub fn run() -> Result<ExitCode, Fault> {
    let started = Instant::now();
    let nodes = fingerprint();
    let seconds = started.elapsed().as_secs_f64();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{nodes} nodes")?;
    #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
    let speed = nodes as f64 / seconds.max(f64::MIN_POSITIVE);
    writeln!(out, "{speed:.0} nodes/s")?;
    Ok(ExitCode::SUCCESS)
}
