//! What a match says: a line for each game, the score after each pair, and what it came to.

use std::fmt::Write as _;

use dama_core::{Outcome, Side};

use super::pairs::{Ending, Pair};
use super::score::Score;
use super::sprt::{Sprt, Verdict};

/// The players as lines name them.
const NAMES: [&str; 2] = ["first", "second"];

/// The match so far.
#[derive(Debug, Default)]
pub struct Record {
    score: Score,
    sprt: Option<Sprt>,
    forfeits: [u32; 2],
}

impl Record {
    /// A match of which nothing has been played, with the test that may end it.
    pub fn new(sprt: Option<Sprt>) -> Self {
        Record { sprt, ..Record::default() }
    }

    /// Adds the next pair, and gives its lines: both games and the score.
    pub fn add(&mut self, pair: &Pair) -> String {
        let mut text = String::new();
        let games = self.score.games();
        for ((number, first_plays), ending) in (games + 1..).zip(Side::BOTH).zip(pair) {
            // Writing to a string cannot fail.
            let _ = write!(text, "game {number}: first plays {first_plays}: ");
            let _ = match ending {
                Ending::Over(outcome) => writeln!(text, "{outcome}"),
                Ending::Forfeit(player, why) => {
                    self.forfeits[*player] += 1;
                    let winner = if *player == 0 { !first_plays } else { first_plays };
                    writeln!(text, "{winner} Forfeit, {} failed: {why}", NAMES[*player])
                }
            };
        }
        self.score.add_pair([points(&pair[0], Side::White), points(&pair[1], Side::Black)]);
        let _ = write!(text, "{}", self.score);
        if let Some(sprt) = self.sprt {
            let ([low, high], llr) = (Sprt::bounds(), sprt.llr(self.score.pairs()));
            let _ = write!(text, ", LLR {llr:+.2} [{low:+.2}, {high:+.2}]");
        }
        text.push('\n');
        text
    }

    /// Whether the test has come to an end.
    pub fn is_decided(&self) -> bool {
        self.verdict().is_some()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.sprt?.verdict(self.score.pairs())
    }

    /// The last lines, where there is something to say.
    pub fn end(&self) -> String {
        let mut text = String::new();
        let games = self.score.games();
        if let Some(sprt) = self.sprt {
            let _ = match self.verdict() {
                Some(Verdict::H0) => writeln!(text, "H0 accepted after {games} games: {sprt}"),
                Some(Verdict::H1) => writeln!(text, "H1 accepted after {games} games: {sprt}"),
                None => writeln!(text, "undecided after {games} games: {sprt}"),
            };
        }
        if self.forfeits != [0, 0] {
            let [first, second] = self.forfeits;
            let _ = writeln!(text, "games lost by failing: first {first}, second {second}");
        }
        text
    }
}

/// What a game brings the first player.
fn points(ending: &Ending, first_plays: Side) -> f64 {
    match ending {
        Ending::Over(Outcome::Win(winner, _)) => f64::from(u8::from(*winner == first_plays)),
        Ending::Over(Outcome::Draw(_)) => 0.5,
        Ending::Forfeit(player, _) => f64::from(u8::from(*player != 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dama_core::{DrawReason, WinReason};

    fn won_by(side: Side) -> Ending {
        Ending::Over(Outcome::Win(side, WinReason::Blocked))
    }

    fn failed(player: usize) -> Ending {
        Ending::Forfeit(player, "it ended".to_owned())
    }

    #[test]
    fn a_pair_is_two_games_and_the_score() {
        let mut record = Record::new(None);
        let draw = Ending::Over(Outcome::Draw(DrawReason::OneEach));
        assert_eq!(
            record.add(&[won_by(Side::White), draw]),
            "game 1: first plays white: white Blocked\n\
             game 2: first plays black: draw OneEach\n\
             score +1 =1 -0 75.0 % ± 100.0, Elo +191 [-2400, +2400]\n"
        );
        let second = record.add(&[won_by(Side::Black), won_by(Side::Black)]);
        assert!(second.starts_with("game 3: first plays white: black Blocked\ngame 4: "), "{second}");
        assert!(second.contains("score +2 =1 -1 "), "{second}");
        assert_eq!(record.end(), "");
    }

    #[test]
    fn who_fails_loses() {
        let mut record = Record::new(None);
        let text = record.add(&[failed(0), failed(1)]);
        assert!(
            text.contains("game 1: first plays white: black Forfeit, first failed: it ended\n"),
            "{text}"
        );
        assert!(
            text.contains("game 2: first plays black: black Forfeit, second failed: it ended\n"),
            "{text}"
        );
        assert!(text.contains("score +1 =0 -1 "), "{text}");
        record.add(&[won_by(Side::White), failed(1)]);
        assert_eq!(record.end(), "games lost by failing: first 1, second 2\n");
    }

    #[test]
    fn a_test_ends_when_it_is_decided() {
        let mut record = Record::new(Some("0,200".parse().unwrap()));
        assert!(record.end().starts_with("undecided after 0 games: "));
        let mut pairs = 0;
        while !record.is_decided() {
            let text = record.add(&[won_by(Side::White), won_by(Side::Black)]);
            assert!(text.contains(", LLR +") && text.ends_with(" [-2.94, +2.94]\n"), "{text}");
            pairs += 1;
        }
        // Each pair adds nearly ln(0.760 / 0.5) = 0.418, and the bound is 2.944: seven or eight pairs.
        assert!((7..=8).contains(&pairs), "{pairs}");
        let end = format!("H1 accepted after {} games: H1 is Elo 200, H0 is Elo 0\n", 2 * pairs);
        assert_eq!(record.end(), end);
    }
}
