//! The `dama` command. What each part promises is in `docs/design.md`, "What the command line
//! promises". Bad input ends with exit code 2 and one line on stderr.

mod args;
mod commands;
mod fault;
mod words;

use std::process::ExitCode;

use args::Command;
use fault::Fault;

fn main() -> ExitCode {
    let command = match args::parse() {
        Ok(command) => command,
        Err(early) => return early,
    };
    match run(command) {
        Ok(code) => code,
        // Whoever reads our output has seen enough, as `dama perft 5 | head` does.
        Err(Fault::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("dama: {}", fault.line());
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Fault> {
    match command {
        Command::Moves { position } => commands::moves::run(&position),
        Command::Perft(args) => commands::perft::run(&args),
        Command::Best(args) => commands::best::run(&args),
        Command::Probe { position } => commands::probe::run(&position),
        Command::Tables(args) => commands::tables::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Script { files } => commands::script::run(&files),
        Command::Match(args) => commands::arena::run(&args),
        Command::Selfplay(args) => commands::selfplay::run(&args),
        Command::Train(args) => commands::train::run(&args),
        Command::Bench => commands::bench::run(),
        Command::Engine => commands::engine::run(),
        Command::Hub => commands::hub::run(),
    }
}
