//! What the app carries, and how long the endgame tables take to answer, and to be built.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use dama_core::Position;
use dama_core::endgame::{Tables, build};
use dama_core::engine::network;
use dama_tests::figures::row;

const MEGABYTE: usize = 1_000_000;
const MOST_FOR_TABLES: usize = 6 * MEGABYTE;
const MOST_FOR_WEIGHTS: usize = MEGABYTE;
const PIECES: u8 = 4;

/// Of all positions, every one of so many is asked about.
const SAMPLE: usize = 997;
/// The best time counts.
const ROUNDS: usize = 3;
/// "About a microsecond" is wanted.
const PROBE: Duration = Duration::from_micros(1);

pub fn sizes_and_probes() {
    size("endgame tables", Tables::embedded_bytes().len(), MOST_FOR_TABLES);
    let tables = Tables::embedded();
    let positions: Vec<Position> =
        tables.classes().flat_map(|class| class.positions().step_by(SAMPLE)).collect();
    probe("probe: who wins", &positions, |position| tables.wdl(position).is_some());
    probe("probe: and how soon", &positions, |position| tables.value(position).is_some());
    size("weights", network::BYTES, MOST_FOR_WEIGHTS);
}

pub fn building() {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let started = Instant::now();
    let bytes = build(PIECES, threads);
    let took = started.elapsed();
    let same = if bytes == Tables::embedded_bytes() { "the same bytes" } else { "OTHER BYTES" };
    row("building the endgame tables", &format!("{:.0} s", took.as_secs_f64()), "minutes", same);
}

fn size(what: &str, bytes: usize, most: usize) {
    let beside = format!("at most {} MB", most / MEGABYTE);
    row(what, &format!("{bytes} bytes"), &beside, &format!("{:.3}", ratio(bytes, most)));
}

fn probe(what: &str, positions: &[Position], ask: impl Fn(&Position) -> bool) {
    let time = (0..ROUNDS).map(|_| time(positions, &ask)).min().unwrap_or_default();
    let ratio = format!("{:.2}", time.as_secs_f64() / PROBE.as_secs_f64());
    row(what, &format!("{time:.2?}"), &format!("about {PROBE:?}"), &ratio);
}

/// The time that a question takes, asked about all positions in no order that helps.
fn time(positions: &[Position], ask: &impl Fn(&Position) -> bool) -> Duration {
    let stride = positions.len() / 2 + 1;
    let started = Instant::now();
    for i in 0..positions.len() {
        black_box(ask(&positions[i * stride % positions.len()]));
    }
    started.elapsed() / u32::try_from(positions.len()).unwrap_or(u32::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "a ratio to three digits")]
fn ratio(a: usize, b: usize) -> f64 {
    a as f64 / b as f64
}
