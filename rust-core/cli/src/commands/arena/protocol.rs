//! What a program of a match understands: the line protocol of `dama engine`, or Hub.

use crate::commands::hub::Line;
use crate::fault::Fault;

/// How a program is told what to do.
#[derive(Debug, PartialEq)]
pub enum Protocol {
    /// The line protocol, with what follows `go`: `movetime 200` and its like.
    Lines(String),
    /// The Hub protocol.
    Hub {
        /// The `level` of each search.
        level: Line,
        /// Parameters to be set, with their values.
        parameters: Vec<(String, String)>,
    },
}

impl Protocol {
    /// Parts `hub:COMMAND` and `hub[NAME=VALUE,…]:COMMAND` into protocol and command; a command with
    /// nothing before it speaks the line protocol. `go` is what that is told, and is put in Hub's
    /// words.
    pub fn read<'a>(text: &'a str, go: &str) -> Result<(Self, &'a str), Fault> {
        let Some((list, command)) = hub_parts(text) else {
            return Ok((Protocol::Lines(go.to_owned()), text));
        };
        let pair = |pair: &str| {
            let (name, value) = pair.split_once('=')?;
            Some((name.trim().to_owned(), value.trim().to_owned()))
        };
        let parameters = list.map_or(Some(Vec::new()), |list| list.split(',').map(pair).collect());
        let parameters = parameters.ok_or_else(|| {
            Fault::input(format!("'{text}': parameters look like hub[tt-size=20,book=false]:COMMAND"))
        })?;
        Ok((Protocol::Hub { level: level(go)?, parameters }, command))
    }
}

/// The list of parameters, if there is one, and the command of a program that speaks Hub.
fn hub_parts(text: &str) -> Option<(Option<&str>, &str)> {
    let rest = text.strip_prefix("hub")?;
    match rest.strip_prefix(':') {
        Some(command) => Some((None, command)),
        None => rest.strip_prefix('[')?.split_once("]:").map(|(list, command)| (Some(list), command)),
    }
}

/// The `level` of Hub for the `go` of the line protocol.
fn level(go: &str) -> Result<Line, Fault> {
    let words: Vec<&str> = go.split_whitespace().collect();
    let level = Line::new("level");
    let level = match words[..] {
        ["movetime", ms] => ms.parse().ok().map(|ms: u32| level.with("move-time", f64::from(ms) / 1000.0)),
        [kind @ ("depth" | "nodes"), number] => number.parse().ok().map(|n: u64| level.with(kind, n)),
        _ => None,
    };
    level.ok_or_else(|| Fault::input(format!("--go '{go}': Hub knows movetime MS, depth N and nodes N")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hub(level: Line, parameters: &[(&str, &str)]) -> Protocol {
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        Protocol::Hub { level, parameters: parameters.iter().map(owned).collect() }
    }

    #[test]
    fn a_player_names_its_protocol() {
        let read = |text| Protocol::read(text, "movetime 250").unwrap();
        let lines = || Protocol::Lines("movetime 250".to_owned());
        let level = || Line::new("level").with("move-time", 0.25);
        assert_eq!(read("dama engine"), (lines(), "dama engine"));
        assert_eq!(read("hubris --fast"), (lines(), "hubris --fast"));
        assert_eq!(read("hub:scan hub"), (hub(level(), &[]), "scan hub"));
        let parameters = [("tt-size", "20"), ("book", "false")];
        assert_eq!(read("hub[tt-size=20, book=false]:scan hub"), (hub(level(), &parameters), "scan hub"));
        assert!(Protocol::read("hub[book]:scan hub", "depth 3").is_err());
    }

    #[test]
    fn limits_in_the_words_of_hub() {
        let text = |go| level(go).map(|line| line.to_string()).ok();
        assert_eq!(text("depth 6").as_deref(), Some("level depth=6"));
        assert_eq!(text("nodes 5000").as_deref(), Some("level nodes=5000"));
        assert_eq!(text("movetime 1500").as_deref(), Some("level move-time=1.5"));
        for other in ["level 3", "depth", "depth deep", "movetime 1 2", ""] {
            assert_eq!(text(other), None, "{other}");
        }
    }
}
