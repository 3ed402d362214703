//! `dama selfplay`: samples for `dama train`.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use dama_learn::{SelfPlay, selfplay, write_samples};

use crate::args::SelfplayArgs;
use crate::fault::Fault;

/// A line of progress after so many games.
const REPORT_EVERY: u32 = 256;

pub fn run(args: &SelfplayArgs) -> Result<ExitCode, Fault> {
    let name = args.out.display();
    let unwritable = |error: io::Error| Fault::input(format!("{name} cannot be written: {error}"));
    let mut file = BufWriter::new(File::create(&args.out).map_err(unwritable)?);
    let plan = SelfPlay { games: args.games, nodes: args.nodes, seed: args.seed, threads: args.threads };
    let mut kept = 0;
    selfplay(&plan, |game, samples| {
        kept += samples.len();
        if (game + 1).is_multiple_of(REPORT_EVERY) {
            eprintln!("{} games, {kept} samples", game + 1);
        }
        write_samples(samples, &mut file)
    })
    .and_then(|()| file.flush())
    .map_err(unwritable)?;
    println!("{} games, {kept} samples", args.games);
    Ok(ExitCode::SUCCESS)
}
