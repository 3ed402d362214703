//! Another program, talked to line by line; it is never waited for longer than is allowed.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may take to end once it was told to, or has closed its output.
const GRACE: Duration = Duration::from_secs(1);
/// How often a waiting thread looks whether it must wait on.
const GLANCE: Duration = Duration::from_millis(10);

/// A running program. Dropping it ends it.
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Why a program says nothing.
#[derive(Debug, PartialEq, Eq)]
pub enum Silence {
    /// Nobody listens any more.
    Stopped,
    /// The program fails; says how.
    Failed(String),
}

/// How long an answer is waited for.
pub struct Wait<'a> {
    began: Instant,
    limit: Duration,
    stop: &'a AtomicBool,
}

impl<'a> Wait<'a> {
    /// A wait that begins now, lasts so long at most, and ends when `stop` is set.
    pub fn new(limit: Duration, stop: &'a AtomicBool) -> Self {
        Wait { began: Instant::now(), limit, stop }
    }

    fn end(&self) -> Option<Silence> {
        if self.stop.load(Ordering::Relaxed) {
            return Some(Silence::Stopped);
        }
        let late = || Silence::Failed(format!("it gave no answer within {} s", self.limit.as_secs_f64()));
        (self.began.elapsed() >= self.limit).then(late)
    }
}

impl Process {
    /// Starts a command, whose words are parted by blanks. The error says why it cannot be run.
    pub fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("it is empty")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (to, lines) = channel();
        if let Some(output) = output {
            // Not waited for, since it may read on when the program has ended.
            thread::spawn(move || pass_on(output, &to));
        }
        Ok(Process { child, input, lines })
    }

    /// Tells the program a line.
    pub fn tell(&mut self, line: &str) -> Result<(), Silence> {
        let told = self.input.as_mut().map(|input| writeln!(input, "{line}").and_then(|()| input.flush()));
        if matches!(told, Some(Ok(()))) { Ok(()) } else { Err(self.ended()) }
    }

    /// The program's next line.
    pub fn hear(&mut self, wait: &Wait) -> Result<String, Silence> {
        loop {
            match self.lines.recv_timeout(GLANCE) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => wait.end().map_or(Ok(()), Err)?,
            }
            // Children of a program that has ended may keep its output open.
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return self.lines.recv_timeout(GRACE).map_err(|_| self.ended());
            }
        }
    }

    fn ended(&mut self) -> Silence {
        Silence::Failed(match self.end() {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its input or output".to_owned(),
        })
    }

    /// Waits for the program to end by itself, and else ends it.
    fn end(&mut self) -> Option<ExitStatus> {
        self.input = None;
        let began = Instant::now();
        while began.elapsed() < GRACE {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            thread::sleep(GLANCE);
        }
        // If it cannot be ended either there is nobody to tell.
        let _ = self.child.kill();
        let _ = self.child.wait();
        None
    }
}

/// Sends the lines of an output until it ends or nobody listens.
fn pass_on(output: ChildStdout, to: &Sender<String>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    while output.read_until(b'\n', &mut bytes).is_ok_and(|length| length > 0) {
        if to.send(String::from_utf8_lossy(&bytes).trim_end().to_owned()).is_err() {
            break;
        }
        bytes.clear();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        self.end();
    }
}
