//! `dama tables`: builds the endgame tables anew, or counts and measures those built in.

use std::fs::File;
use std::hint::black_box;
use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use dama_core::Position;
use dama_core::endgame::{Census, Tables, build};

use crate::args::TablesArgs;
use crate::fault::Fault;

/// Of all positions, every one of so many is asked about in a measurement.
const SAMPLE: usize = 997;

pub fn run(args: &TablesArgs) -> Result<ExitCode, Fault> {
    let mut out = std::io::stdout().lock();
    if args.stats {
        return measure(&mut out);
    }
    // A file that cannot be written is better known before than after.
    let file = args.out.as_ref().map(|path| File::create(path).map_err(|error| cannot_write(path, &error)));
    let file = file.transpose()?;
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
    let started = Instant::now();
    let bytes = build(args.pieces, threads);
    writeln!(out, "{} bytes, built in {:.0} s", bytes.len(), started.elapsed().as_secs_f64())?;
    if let (Some(path), Some(mut file)) = (&args.out, file) {
        file.write_all(&bytes).map_err(|error| cannot_write(path, &error))?;
    }
    if !args.check {
        return Ok(ExitCode::SUCCESS);
    }
    // Those for fewer pieces are how those for more begin.
    let same = Tables::embedded_bytes().starts_with(&bytes);
    writeln!(out, "{}", if same { "the same as built in" } else { "not the same as built in" })?;
    Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Fault {
    Fault::input(format!("{}: {error}", path.display()))
}

fn measure(out: &mut impl Write) -> Result<ExitCode, Fault> {
    let started = Instant::now();
    let tables = Tables::embedded();
    writeln!(out, "{} bytes, ready after {:.1?}", Tables::embedded_bytes().len(), started.elapsed())?;
    let positions: Vec<Position> =
        tables.classes().flat_map(|class| class.positions().step_by(SAMPLE)).collect();
    let wdl = time(&positions, |position| tables.wdl(position).is_some());
    let value = time(&positions, |position| tables.value(position).is_some());
    writeln!(out, "probe {wdl:.2?}, with distance {value:.1?}")?;
    writeln!(out, "{:10} {:>6} {:>6} {:>6}  longest win, loss", "ending", "won", "drawn", "lost")?;
    let unpacked = tables.unpacked();
    for class in unpacked.classes() {
        let census = unpacked.census(class);
        let Census { won, drawn, lost, longest_win, longest_loss } = census;
        let [won, drawn, lost] = [won, drawn, lost].map(|count| percentage(count, won + drawn + lost));
        writeln!(
            out,
            "{:10} {won:6.2} {drawn:6.2} {lost:6.2}  {longest_win}, {longest_loss}",
            class.to_string()
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The time that a question takes, asked about all positions in no order that helps.
fn time(positions: &[Position], ask: impl Fn(&Position) -> bool) -> Duration {
    let stride = positions.len() / 2 + 1;
    let started = Instant::now();
    for i in 0..positions.len() {
        black_box(ask(&positions[i * stride % positions.len()]));
    }
    started.elapsed() / u32::try_from(positions.len()).unwrap_or(u32::MAX)
}

fn percentage(count: u64, all: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "millions, to four digits")]
    let share = count as f64 / all as f64;
    100.0 * share
}
