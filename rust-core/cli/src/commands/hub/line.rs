//! The lines of the Hub protocol: a command, then arguments with or without a value,
//! `done move=d3-d4`. Values that are empty or hold blanks, `=` or control characters are quoted.

use std::fmt;

/// A line of the protocol, read or to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    command: String,
    arguments: Vec<(String, Option<String>)>,
}

impl Line {
    /// A command, so far without arguments.
    pub fn new(command: &str) -> Self {
        Line { command: command.to_owned(), arguments: Vec::new() }
    }

    /// The same line with one more argument that has a value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.arguments.push((name.to_owned(), Some(value.to_string())));
        self
    }

    /// The same line with one more argument that has no value.
    #[must_use]
    pub fn flag(mut self, name: &str) -> Self {
        self.arguments.push((name.to_owned(), None));
        self
    }

    /// The first word.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of an argument; empty if it is there as a flag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.arguments.iter().find(|(known, _)| known == name)?;
        Some(value.as_deref().unwrap_or_default())
    }

    /// Whether an argument is there, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Reads a line; `None` if it is blank. The error says what is wrong and at which character,
    /// counted from 1.
    pub fn read(text: &str) -> Result<Option<Self>, String> {
        let mut rest = Rest { chars: text.trim_end().chars().collect(), at: 0 };
        if rest.is_over() {
            return Ok(None);
        }
        let mut line = Line::new(&rest.name()?);
        while !rest.is_over() {
            let name = rest.name()?;
            let value = if rest.takes('=') { Some(rest.value()?) } else { None };
            line.arguments.push((name, value));
        }
        Ok(Some(line))
    }
}

/// Whether a character may stand in a name, or in a value without quotes.
fn is_plain(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && c != '=' && c != '"'
}

/// What is still to be read.
struct Rest {
    chars: Vec<char>,
    at: usize,
}

impl Rest {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn is_over(&mut self) -> bool {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
        self.peek().is_none()
    }

    /// Passes over blanks and then over this character, if it is next.
    fn takes(&mut self, wanted: char) -> bool {
        let found = !self.is_over() && self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn while_plain(&mut self) -> String {
        let word: String = self.chars[self.at..].iter().copied().take_while(|&c| is_plain(c)).collect();
        self.at += word.chars().count();
        word
    }

    fn name(&mut self) -> Result<String, String> {
        self.is_over();
        let name = self.while_plain();
        if name.is_empty() { Err(self.missing("a name")) } else { Ok(name) }
    }

    fn value(&mut self) -> Result<String, String> {
        if self.takes('"') {
            return self.quoted();
        }
        let value = self.while_plain();
        if value.is_empty() { Err(self.missing("a value")) } else { Ok(value) }
    }

    /// What is left of a value whose first quote has been read.
    fn quoted(&mut self) -> Result<String, String> {
        let opened = self.at;
        let value: String = self.chars[self.at..].iter().copied().take_while(|&c| c != '"').collect();
        self.at += value.chars().count() + 1;
        if self.at > self.chars.len() {
            return Err(format!("character {opened}: the quote is never closed"));
        }
        Ok(value)
    }

    fn missing(&self, what: &str) -> String {
        let before = self.peek().map_or_else(String::new, |c| format!(" before {c:?}"));
        format!("character {}: {what} is missing{before}", self.at + 1)
    }
}

impl fmt::Display for Line {
    /// The line as it goes over the wire. The protocol has no way to write a quote or a line break
    /// inside a value, so they become an apostrophe and a blank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else { continue };
            let clean: String = value
                .chars()
                .map(|c| {
                    if c == '"' {
                        '\''
                    } else if c.is_control() {
                        ' '
                    } else {
                        c
                    }
                })
                .collect();
            if !clean.is_empty() && clean.chars().all(is_plain) {
                write!(f, "={clean}")?;
            } else {
                write!(f, "=\"{clean}\"")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Line {
        Line::read(text).unwrap().unwrap()
    }

    #[test]
    fn arguments_have_values_plain_or_quoted_or_none() {
        let line = read("  pos pos = Weee moves=\"d3-d4 a6-a5\" flag note=\"\" x=\"a=b\" ");
        assert_eq!(line.command(), "pos");
        assert_eq!(line.get("pos"), Some("Weee"));
        assert_eq!(line.get("moves"), Some("d3-d4 a6-a5"));
        assert_eq!((line.get("flag"), line.get("note")), (Some(""), Some("")));
        assert_eq!(line.get("x"), Some("a=b"));
        assert!(line.has("flag") && !line.has("other"));
    }

    #[test]
    fn blank_lines_say_nothing() {
        assert_eq!(Line::read(""), Ok(None));
        assert_eq!(Line::read(" \t\r"), Ok(None));
    }

    #[test]
    fn faults_are_named_with_their_place() {
        for (text, fault) in [
            ("=5", "character 1: a name is missing before '='"),
            ("go =think", "character 4: a name is missing before '='"),
            ("level depth=", "character 13: a value is missing"),
            ("level depth= =3", "character 14: a value is missing before '='"),
            ("pos moves=\"d3-d4", "character 11: the quote is never closed"),
            ("go \u{7}", "character 4: a name is missing before '\\u{7}'"),
        ] {
            assert_eq!(Line::read(text), Err(fault.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let line = Line::new("info").with("depth", 5).with("pv", "d3-d4 a6-a5").with("note", "").flag("end");
        assert_eq!(line.to_string(), "info depth=5 pv=\"d3-d4 a6-a5\" note=\"\" end");
        assert_eq!(read(&line.to_string()), line);
        assert_eq!(read("error  message=\"two words\"").to_string(), "error message=\"two words\"");
    }

    #[test]
    fn a_value_cannot_break_out_of_its_quotes() {
        let line = Line::new("error").with("message", "'\"' is bad\nquit");
        assert_eq!(line.to_string(), "error message=\"''' is bad quit\"");
    }
}
