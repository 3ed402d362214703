//! Whole games as PDN (T3).
//!
//! Written: the seven usual tags, `GameType "30,W,8,8,A0,0"`, `SetUp` and `FEN` for another start,
//! and the moves with every landing of a capture. Reading accepts more; see [`read`].

use std::fmt::{self, Write as _};

use super::fen::{self, shortened};
use super::move_text;
use crate::{DrawReason, Ending, Game, Outcome, Position, Side};

/// The value of `GameType` for Turkish draughts: White begins, 8×8, squares named by letter and number.
pub const GAME_TYPE: &str = "30,W,8,8,A0,0";

/// A game with the tags that do not follow from it, such as `White` and `Date`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnGame {
    /// Names and values in their order. `Result`, `GameType`, `SetUp` and `FEN` follow from the game.
    pub tags: Vec<(String, String)>,
    /// The game, all plies played.
    pub game: Game,
}

/// Why a text is no game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong there, and what would be right.
    pub reason: String,
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game, line {}, character {}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for PdnError {}

/// The tags that every game carries, in this order.
const USUAL_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// Writes a game up to its present ply. Of `tags`, those that follow from the game are passed over.
#[must_use]
pub fn write(game: &Game, tags: &[(String, String)]) -> String {
    let result = result_text(game.outcome());
    let given = |name: &str| tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str());
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    for name in USUAL_TAGS {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        tag(name, given(name).unwrap_or(unknown));
    }
    tag("Result", result);
    tag("GameType", GAME_TYPE);
    if *game.start() != Position::start() {
        tag("SetUp", "1");
        tag("FEN", &fen::write(game.start()));
    }
    for (name, value) in tags {
        if !USUAL_TAGS.contains(&name.as_str()) && !is_own_tag(name) {
            tag(name, value);
        }
    }
    text.push('\n');
    text.push_str(&move_lines(game, result));
    text
}

fn is_own_tag(name: &str) -> bool {
    ["Result", "GameType", "SetUp", "FEN"].contains(&name)
}

/// The moves with their numbers and the result, in lines of at most 80 characters.
fn move_lines(game: &Game, result: &str) -> String {
    let black_begins = usize::from(game.start().side_to_move() == Side::Black);
    let mut words = Vec::new();
    for (ply, route) in game.routes().take(game.ply()).enumerate() {
        let half_move = ply + black_begins;
        let number = half_move / 2 + 1;
        words.push(match (half_move % 2, ply) {
            (0, _) => format!("{number}. {route}"),
            (_, 0) => format!("{number}... {route}"),
            _ => route.to_string(),
        });
    }
    words.push(result.to_owned());
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        if width > 0 && width + 1 + word.len() > 80 {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        width += word.len();
        text.push_str(&word);
    }
    text.push('\n');
    text
}

fn result_text(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Side::White, _)) => "1-0",
        Some(Outcome::Win(Side::Black, _)) => "0-1",
        Some(Outcome::Draw(_)) => "1/2-1/2",
        None => "*",
    }
}

/// Reads one game.
///
/// Accepted beyond what [`write`] makes: `GameType "30"` or none, results `2-0`, `0-2`, `1-1`, a game
/// that breaks off without a result, move numbers of any kind, short captures where one result
/// fits, comments (`{…}` and `;` to the end of the line), variations and `$` marks, which are
/// skipped, and `!` or `?` behind a move. A result that the board does not show is taken as
/// resignation or agreement.
///
/// # Errors
/// If the text holds no game, or more than one; the error says where and what would be right.
///
/// ```
/// use dama_core::notation::pdn;
/// let read = pdn::read("1. d3-d4 {good} d6-d5 (1... e6-e5) 2. d4xd6xd8 *")?;
/// assert_eq!(read.game.ply(), 3);
/// # Ok::<(), pdn::PdnError>(())
/// ```
pub fn read(text: &str) -> Result<PdnGame, PdnError> {
    let mut reader = Reader::new(text);
    let tags = reader.tags()?;
    let mut game = start_game(&tags)?;
    let result = reader.moves(&mut game)?;
    settle(&mut game, &tags, result)?;
    let tags = tags.into_iter().map(|tag| (tag.name, tag.value)).filter(|(name, _)| !is_own_tag(name));
    Ok(PdnGame { tags: tags.collect(), game })
}

/// A place in the text, both from 1.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn fails<T>(self, reason: impl Into<String>) -> Result<T, PdnError> {
        Err(PdnError { line: self.line, column: self.column, reason: reason.into() })
    }
}

struct Tag {
    name: String,
    value: String,
    /// Where the value begins.
    place: Place,
}

/// What a game's result says, if anything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ResultWord {
    Won(Side),
    Drawn,
    Open,
}

impl ResultWord {
    fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "1-0" | "2-0" => ResultWord::Won(Side::White),
            "0-1" | "0-2" => ResultWord::Won(Side::Black),
            "1/2-1/2" | "1-1" => ResultWord::Drawn,
            "*" => ResultWord::Open,
            _ => return None,
        })
    }

    fn text(self) -> &'static str {
        match self {
            ResultWord::Won(Side::White) => "1-0",
            ResultWord::Won(Side::Black) => "0-1",
            ResultWord::Drawn => "1/2-1/2",
            ResultWord::Open => "*",
        }
    }
}

fn start_game(tags: &[Tag]) -> Result<Game, PdnError> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    if let Some(tag) = find("GameType") {
        let number = tag.value.split(',').next().unwrap_or_default().trim();
        if number != "30" {
            let found = shortened(&tag.value);
            return tag
                .place
                .fails(format!("GameType \"{found}\" is another game; Turkish draughts is \"{GAME_TYPE}\""));
        }
    }
    let (start, place) = match find("FEN") {
        Some(tag) => match fen::read(&tag.value) {
            Ok(start) => (start, tag.place),
            Err(error) => return tag.place.fails(error.to_string()),
        },
        None => (Position::start(), Place { line: 1, column: 1 }),
    };
    Game::new(start).or_else(|error| place.fails(error.to_string()))
}

/// Brings the result that was read and the result on the board together.
fn settle(game: &mut Game, tags: &[Tag], read: (Option<ResultWord>, Place)) -> Result<(), PdnError> {
    let (mut result, mut place) = read;
    if let Some(tag) = tags.iter().find(|tag| tag.name == "Result") {
        let Some(said) = ResultWord::parse(tag.value.trim()) else {
            let found = shortened(&tag.value);
            return tag.place.fails(format!("'{found}' is no result; results are 1-0, 0-1, 1/2-1/2 and *"));
        };
        if let Some(result) = result.filter(|result| *result != said) {
            return place.fails(format!(
                "the moves end with {}, but the Result tag says {}",
                result.text(),
                said.text()
            ));
        }
        if result.is_none() {
            (result, place) = (Some(said), tag.place);
        }
    }
    let result = result.unwrap_or(ResultWord::Open);
    let ending = match (game.outcome(), result) {
        (_, ResultWord::Open) | (Some(Outcome::Draw(_)), ResultWord::Drawn) => return Ok(()),
        (Some(Outcome::Win(winner, _)), ResultWord::Won(said)) if winner == said => return Ok(()),
        (Some(outcome), _) => {
            return place.fails(format!("the result says {}, but the game ended {outcome}", result.text()));
        }
        (None, ResultWord::Won(winner)) => Ending::Resigned(!winner),
        (None, ResultWord::Drawn) => Ending::Agreed,
    };
    game.end(ending).or_else(|error| place.fails(error.to_string()))
}

/// Goes through the text character by character, knowing the place.
struct Reader<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    place: Place,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { rest: text.chars().peekable(), place: Place { line: 1, column: 1 } }
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    fn next_if(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        if self.peek().is_some_and(wanted) { self.next() } else { None }
    }

    /// Skips blanks, comments, marks and variations; what is next is part of the game.
    fn skip_asides(&mut self) -> Result<(), PdnError> {
        let mut open: Vec<Place> = Vec::new();
        loop {
            let place = self.place;
            match self.peek() {
                Some('{') => self.skip_comment()?,
                Some(';') => while self.next_if(|c| c != '\n').is_some() {},
                Some('(') => {
                    open.push(place);
                    self.next();
                }
                Some(')') => {
                    if open.pop().is_none() {
                        return place.fails("this ')' closes no variation; it has no '(' before it");
                    }
                    self.next();
                }
                Some('$') => {
                    self.next();
                    while self.next_if(|c| c.is_ascii_digit()).is_some() {}
                }
                Some(c) if c.is_whitespace() || !open.is_empty() => {
                    self.next();
                }
                _ => break,
            }
        }
        match open.last() {
            Some(place) => place.fails("this variation is not closed; a ')' is missing"),
            None => Ok(()),
        }
    }

    fn skip_comment(&mut self) -> Result<(), PdnError> {
        let place = self.place;
        while let Some(c) = self.next() {
            if c == '}' {
                return Ok(());
            }
        }
        place.fails("this comment is not closed; a '}' is missing")
    }

    fn tags(&mut self) -> Result<Vec<Tag>, PdnError> {
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            self.skip_asides()?;
            let place = self.place;
            if self.next_if(|c| c == '[').is_none() {
                return Ok(tags);
            }
            let tag = self.tag(place)?;
            if tags.iter().any(|earlier| earlier.name == tag.name) {
                return place.fails(format!("the tag {} is given a second time", shortened(&tag.name)));
            }
            tags.push(tag);
        }
    }

    /// The rest of a tag whose bracket has been read.
    fn tag(&mut self, open: Place) -> Result<Tag, PdnError> {
        let blank = |c: char| c.is_whitespace();
        while self.next_if(blank).is_some() {}
        let mut name = String::new();
        while let Some(c) = self.next_if(|c| c.is_alphanumeric() || c == '_') {
            name.push(c);
        }
        if name.is_empty() {
            return self.place.fails("a tag begins with its name, as in [White \"Ayşe\"]");
        }
        let shown = shortened(&name);
        while self.next_if(blank).is_some() {}
        if self.next_if(|c| c == '"').is_none() {
            return self.place.fails(format!("the value of the tag {shown} is missing; it stands in quotes"));
        }
        let place = self.place;
        let mut value = String::new();
        loop {
            match self.next() {
                Some('"') => break,
                Some('\\') if matches!(self.peek(), Some('"' | '\\')) => value.extend(self.next()),
                Some('\n' | '\r') | None => {
                    return place
                        .fails(format!("the value of the tag {shown} is not closed; a '\"' is missing"));
                }
                Some(c) => value.push(c),
            }
        }
        while self.next_if(blank).is_some() {}
        if self.next_if(|c| c == ']').is_none() {
            return open.fails(format!("the tag {shown} is not closed; a ']' is missing"));
        }
        Ok(Tag { name, value, place })
    }

    /// Plays the moves; the result that closes them, and its place.
    fn moves(&mut self, game: &mut Game) -> Result<(Option<ResultWord>, Place), PdnError> {
        loop {
            self.skip_asides()?;
            let place = self.place;
            let word = self.word();
            if word.is_empty() {
                return match self.peek() {
                    Some(c) => place.fails(format!("'{c}' does not belong among the moves")),
                    None => Ok((None, place)),
                };
            }
            if let Some(result) = ResultWord::parse(&word) {
                self.skip_asides()?;
                return match self.peek() {
                    Some(_) => self
                        .place
                        .fails("the result has closed the game, but more text follows; give one game"),
                    None => Ok((Some(result), place)),
                };
            }
            let text = without_number(&word);
            // A number is ASCII, so its bytes are its characters.
            let place = Place { column: place.column + word.len() - text.len(), ..place };
            let text = text.trim_end_matches(['!', '?']);
            if !text.is_empty() {
                play(game, text, place)?;
            }
        }
    }

    /// The characters up to a blank, a comment or a variation.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.next_if(|c| !c.is_whitespace() && !"{}();[]$".contains(c)) {
            word.push(c);
        }
        word
    }
}

/// A word without the move number that may stand before it: `12.`, `12...`, `12.d3-d4`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && (rest.is_empty() || rest.starts_with('.')) {
        rest.trim_start_matches('.')
    } else {
        word.trim_start_matches('.')
    }
}

fn play(game: &mut Game, text: &str, place: Place) -> Result<(), PdnError> {
    if let Some(outcome) = game.outcome() {
        let why = match outcome {
            Outcome::Draw(DrawReason::Repetition | DrawReason::NoProgress) => " by rule",
            _ => "",
        };
        let ply = game.ply();
        return place.fails(format!(
            "'{}' follows, but the game ended{why} after ply {ply} ({outcome})",
            shortened(text)
        ));
    }
    match move_text::read(game.position(), text) {
        Ok(route) => game.play(&route).or_else(|error| place.fails(error.to_string())),
        Err(error) => place.fails(error.to_string()),
    }
}
