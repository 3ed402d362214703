//! A program that plays: what it is told, and what it answers, in either protocol.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dama_core::Game;
use dama_core::notation::fen;

use super::process::{Process, Silence, Wait};
use super::protocol::Protocol;
use crate::commands::hub::{Line, VARIANT, position};

/// How a program is started and dealt with.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// What starts it.
    pub command: &'a str,
    /// What it understands.
    pub protocol: &'a Protocol,
    /// How long it may take for an answer.
    pub patience: Duration,
    /// Set once nobody waits for answers any more.
    pub stop: &'a AtomicBool,
}

impl<'a> Terms<'a> {
    fn wait(self) -> Wait<'a> {
        Wait::new(self.patience, self.stop)
    }
}

/// A running program that is ready to play.
pub struct Program<'a> {
    terms: Terms<'a>,
    process: Process,
    /// What it last complained of.
    complaint: Option<String>,
}

impl<'a> Program<'a> {
    /// Starts a program and makes it ready.
    pub fn start(terms: Terms<'a>) -> Result<Self, Silence> {
        let fails = |why| Silence::Failed(format!("it cannot be run: {why}"));
        let process = Process::start(terms.command).map_err(fails)?;
        let mut program = Program { terms, process, complaint: None };
        if let Protocol::Hub { parameters, .. } = terms.protocol {
            program.greet(parameters)?;
        }
        Ok(program)
    }

    /// Tells the program that a game begins.
    pub fn new_game(&mut self) -> Result<(), Silence> {
        self.process.tell(match self.terms.protocol {
            Protocol::Lines(_) => "newgame",
            Protocol::Hub { .. } => "new-game",
        })
    }

    /// The text of the move that the program wants to make.
    pub fn choose(&mut self, game: &Game) -> Result<String, Silence> {
        self.complaint = None;
        match self.terms.protocol {
            Protocol::Lines(go) => self.choose_by_lines(game, go),
            Protocol::Hub { level, .. } => self.choose_by_hub(game, level),
        }
    }

    fn choose_by_lines(&mut self, game: &Game, go: &str) -> Result<String, Silence> {
        self.process.tell(&position_line(game))?;
        self.process.tell(&format!("go {go}"))?;
        let wait = self.terms.wait();
        loop {
            if let Some(best) = self.process.hear(&wait)?.strip_prefix("bestmove ") {
                return Ok(best.trim().to_owned());
            }
        }
    }

    fn choose_by_hub(&mut self, game: &Game, level: &Line) -> Result<String, Silence> {
        for line in [&pos_line(game), level, &Line::new("go").flag("think")] {
            self.process.tell(&line.to_string())?;
        }
        let done = self.hear_hub("done")?;
        Ok(done.get("move").unwrap_or_default().to_owned())
    }

    /// Hub's beginning: the variant and other parameters, until the program is ready.
    fn greet(&mut self, parameters: &[(String, String)]) -> Result<(), Silence> {
        self.process.tell("hub")?;
        let wait = self.terms.wait();
        let mut declared = Vec::new();
        loop {
            let line = self.hear_any_hub(&wait)?;
            match line.command() {
                "param" => declared.push(line),
                "wait" => break,
                _ => {}
            }
        }
        for line in settings(&declared, parameters).map_err(Silence::Failed)? {
            self.process.tell(&line.to_string())?;
        }
        self.process.tell("init")?;
        self.hear_hub("ready")?;
        self.complaint.take().map_or(Ok(()), |complaint| Err(Silence::Failed(complaint)))
    }

    /// The next line of this command.
    fn hear_hub(&mut self, command: &str) -> Result<Line, Silence> {
        let wait = self.terms.wait();
        loop {
            let line = self.hear_any_hub(&wait)?;
            if line.command() == command {
                return Ok(line);
            }
        }
    }

    fn hear_any_hub(&mut self, wait: &Wait) -> Result<Line, Silence> {
        loop {
            let text = self.process.hear(wait).map_err(|silence| self.explained(silence))?;
            // Engines may print other things too, such as what they load.
            let Ok(Some(line)) = Line::read(&text) else { continue };
            if line.command() == "error" {
                self.complaint = Some(line.get("message").unwrap_or_default().to_owned());
            }
            return Ok(line);
        }
    }

    /// The same silence, with what the program last complained of.
    fn explained(&self, silence: Silence) -> Silence {
        match (silence, &self.complaint) {
            (Silence::Failed(why), Some(complaint)) => {
                Silence::Failed(format!("{why}; it said: {complaint}"))
            }
            (silence, _) => silence,
        }
    }
}

/// The parameters to be set, the variant first, after those that a program has declared.
fn settings(declared: &[Line], wanted: &[(String, String)]) -> Result<Vec<Line>, String> {
    let known = |name: &str| declared.iter().find(|line| line.get("name") == Some(name));
    // A program of a single variant need not declare it.
    let variant = known("variant").map(|_| ("variant".to_owned(), VARIANT.to_owned()));
    let mut lines = Vec::new();
    for (name, value) in variant.iter().chain(wanted) {
        let parameter = known(name).ok_or_else(|| format!("it has no parameter '{name}'"))?;
        if let Some(values) = parameter.get("values")
            && !values.split_whitespace().any(|possible| possible == value)
        {
            return Err(format!("its {name} can be {values}, but not {value}"));
        }
        if parameter.get("value") != Some(value) {
            lines.push(Line::new("set-param").with("name", name).with("value", value));
        }
    }
    Ok(lines)
}

fn position_line(game: &Game) -> String {
    let mut line = format!("position {}", fen::write(game.position()));
    let mut seen: Vec<String> = game.repeatable().map(fen::write).collect();
    seen.reverse();
    if !seen.is_empty() {
        line = format!("{line} seen {}", seen.join(" "));
    }
    line
}

/// The whole game, so that the program can count for itself how far a draw is (G3, G4).
fn pos_line(game: &Game) -> Line {
    let line = Line::new("pos").with("pos", position::write(game.start()));
    let moves: Vec<String> = game.routes().take(game.ply()).map(ToString::to_string).collect();
    if moves.is_empty() { line } else { line.with("moves", moves.join(" ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dama_core::Position;

    #[test]
    fn a_position_comes_with_what_led_to_it() {
        let mut game = Game::new("W:Wa2,h3:Bh6,a7".parse::<Position>().unwrap()).unwrap();
        let ranks =
            ["eeeeeeee", "beeeeeee", "eeeeeeeb", "eeeeeeee", "eeeeeeee", "eeeeeeew", "weeeeeee", "eeeeeeee"];
        let pos = format!("pos pos=W{}", ranks.concat());
        assert_eq!(position_line(&game), "position W:Wa2,h3:Bh6,a7");
        assert_eq!(pos_line(&game).to_string(), pos);
        for text in ["h3-h4", "a7-b7", "a2-b2"] {
            game.play_text(text).unwrap();
        }
        // What stood before the last move that cannot be undone cannot come again.
        assert_eq!(position_line(&game), "position B:Wb2,h4:Bh6,b7 seen B:Wa2,h4:Bh6,a7 W:Wa2,h4:Bh6,b7");
        assert_eq!(pos_line(&game).to_string(), format!("{pos} moves=\"h3-h4 a7-b7 a2-b2\""));
    }

    /// The `set-param` lines for a program that declares these parameters.
    fn set(declared: &[&str], wanted: &[(&str, &str)]) -> Result<Vec<String>, String> {
        let read = |text: &&str| Line::read(text).unwrap().unwrap();
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        let declared: Vec<Line> = declared.iter().map(read).collect();
        let lines = settings(&declared, &wanted.iter().map(owned).collect::<Vec<_>>())?;
        Ok(lines.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn parameters_are_set_where_they_differ() {
        let variant = "param name=variant value=normal type=enum values=\"normal turkish\"";
        let size = "param name=tt-size value=22 type=int";
        assert_eq!(
            set(&[variant, size], &[("tt-size", "20")]),
            Ok(vec![
                "set-param name=variant value=turkish".to_owned(),
                "set-param name=tt-size value=20".to_owned()
            ])
        );
        assert_eq!(set(&[size], &[("tt-size", "22")]), Ok(vec![]));
        assert_eq!(set(&[], &[("book", "true")]), Err("it has no parameter 'book'".to_owned()));
        let other = "param name=variant value=normal type=enum values=\"normal frisian\"";
        assert_eq!(set(&[other], &[]), Err("its variant can be normal frisian, but not turkish".to_owned()));
    }
}
