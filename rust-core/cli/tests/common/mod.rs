//! Runs the `dama` command as a user does, and says what it answered.

#![allow(dead_code, reason = "each test file uses a part of this")]
#![allow(clippy::expect_used, reason = "only tests use this")]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// The path of the command under test.
pub const DAMA: &str = env!("CARGO_BIN_EXE_dama");

/// What a run of the command came to.
pub struct Answer {
    /// The exit code.
    pub code: Option<i32>,
    /// What it wrote to stdout.
    pub out: String,
    /// What it wrote to stderr.
    pub err: String,
}

impl Answer {
    /// The lines on stdout.
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// The last line on stdout.
    pub fn last(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }

    /// Stdout, after a run that went well and complained of nothing.
    pub fn good(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "stdout: {}", self.out);
        self
    }

    /// The one line on stderr, after bad input: exit code 2 and nothing on stdout.
    pub fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "stderr: {}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("dama: ") && self.err.ends_with('\n'), "{}", self.err);
        self.err
    }
}

/// Runs the command with these arguments and this text on stdin.
pub fn dama_told(args: &[&str], input: &str) -> Answer {
    let mut child = Command::new(DAMA)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // A command that ends before it has read everything closes the pipe; its answer tells.
    let _ = child.stdin.take().expect("is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the command ends");
    let text = |bytes| String::from_utf8(bytes).expect("writes UTF-8");
    Answer { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the command with arguments that have blanks between them, and nothing on stdin.
pub fn dama(args: &str) -> Answer {
    dama_told(&args.split_whitespace().collect::<Vec<_>>(), "")
}

/// A file of this name in the tests' own folder. Each test uses its own names.
pub fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a file for a test and gives its path as text.
pub fn written(name: &str, text: &str) -> String {
    let path = temporary(name);
    std::fs::write(&path, text).expect("the folder can be written to");
    path.display().to_string()
}

/// A run of the command that is talked to and listened to by turns.
pub struct Conversation {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// A command that is silent for so long has failed; no test waits for it otherwise.
const FAILED: Duration = Duration::from_mins(1);

impl Conversation {
    /// Starts the command.
    pub fn begin(args: &[&str]) -> Self {
        let mut child = Command::new(DAMA)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let input = child.stdin.take().expect("is piped");
        let output = BufReader::new(child.stdout.take().expect("is piped"));
        let (to, lines) = channel();
        thread::spawn(move || {
            output.lines().for_each(|line| drop(to.send(line.expect("writes UTF-8"))));
        });
        Conversation { child, input, lines }
    }

    /// Tells it a line.
    pub fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).expect("it listens");
    }

    /// Its next line.
    pub fn hear(&mut self) -> String {
        self.lines.recv_timeout(FAILED).expect("it says more")
    }

    /// Its next lines, up to the first that begins so.
    pub fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = vec![self.hear()];
        while !lines.last().is_some_and(|line| line.starts_with(beginning)) {
            lines.push(self.hear());
        }
        lines
    }

    /// Says no more, and waits for the end: what else was said, and the exit code.
    pub fn end(self) -> (Vec<String>, Option<i32>) {
        let Conversation { mut child, input, lines } = self;
        drop(input);
        let rest = lines.iter().collect();
        (rest, child.wait().expect("the command ends").code())
    }
}
