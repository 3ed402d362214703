//! `dama train`: the weights of the evaluation, from samples.

use std::fs::{self, File};
use std::path::Path;
use std::process::ExitCode;

use dama_learn::{Sample, Training, read_samples, train};

use crate::args::TrainArgs;
use crate::fault::Fault;

pub fn run(args: &TrainArgs) -> Result<ExitCode, Fault> {
    let mut samples = Vec::new();
    for path in &args.samples {
        samples.extend(read(path)?);
    }
    println!("{} samples", samples.len());
    let training =
        Training { epochs: args.epochs, seed: args.seed, result_share: args.result_share, rate: args.rate };
    let model = train(&samples, &training, |progress| {
        let (epoch, loss, held_out) = (progress.epoch, progress.loss, progress.held_out);
        println!("epoch {epoch}: loss {loss:.6}, held out {held_out:.6}");
    });
    fs::write(&args.out, model.to_bytes())
        .map_err(|error| Fault::input(format!("{} cannot be written: {error}", args.out.display())))?;
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> Result<Vec<Sample>, Fault> {
    let fails = |error: &dyn std::fmt::Display| Fault::input(format!("{}: {error}", path.display()));
    let mut file = File::open(path).map_err(|error| fails(&error))?;
    read_samples(&mut file).map_err(|error| fails(&error))
}
