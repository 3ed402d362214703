//! `dama hub`: the Hub protocol, version 2, in which draughts programs and their windows talk
//! (Fabien Letouzey's protocol.txt, which comes with his engine Scan). Positions and moves are
//! written as T4 says.

mod ear;
mod level;
mod line;
pub mod position;
mod standing;
mod talk;
mod voice;

use std::io::BufReader;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use crate::fault::Fault;
pub use line::Line;
pub use talk::VARIANT;
use voice::Voice;

pub fn run() -> Result<ExitCode, Fault> {
    let voice = Arc::new(Voice::new(std::io::stdout()));
    let (to, heard) = channel();
    // Not waited for: it may hang in a read when writing has failed.
    let listening = Arc::clone(&voice);
    thread::spawn(move || ear::listen(BufReader::new(std::io::stdin()), &listening, &to));
    let mut talk = talk::Talk::new(voice.as_ref());
    for command in heard {
        talk.obey(command)?;
    }
    Ok(ExitCode::SUCCESS)
}
