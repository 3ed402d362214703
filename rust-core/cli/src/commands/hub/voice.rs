//! Where the reading and the obeying thread both write.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use super::line::Line;

/// Writes whole lines, each of which goes out at once.
pub struct Voice<W>(Mutex<W>);

impl<W: Write> Voice<W> {
    /// A voice that writes there.
    pub fn new(out: W) -> Self {
        Voice(Mutex::new(out))
    }

    /// Writes a line, which goes out at once.
    pub fn say(&self, line: &Line) -> io::Result<()> {
        // A thread that panics here leaves no line half written that another could mend.
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{line}")?;
        out.flush()
    }
}
