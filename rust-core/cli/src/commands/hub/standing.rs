//! What `pos` sets up: a position, and the way to it.

use dama_core::notation::move_text;
use dama_core::{Game, Position};

use super::line::Line;
use super::position;
use crate::fault::Fault;

/// What `pos` has set up.
pub struct Standing {
    /// The position to move from.
    pub position: Position,
    /// The way to the position, for repetition; `None` where the game is over.
    pub game: Option<Game>,
}

impl Standing {
    /// A position without a past.
    pub fn new(position: Position) -> Self {
        Standing { position, game: Game::new(position).ok() }
    }

    /// Reads `pos pos=… [moves="…"]`, or `pos start` for the standard start.
    pub fn read(line: &Line) -> Result<Self, Fault> {
        let start = match line.get("pos") {
            Some(text) => position::read(text).map_err(|why| Fault::input(format!("pos: {why}")))?,
            None if line.has("start") => Position::start(),
            None => return Err(Fault::input("pos: the position is missing")),
        };
        let mut standing = Standing::new(start);
        for text in line.get("moves").unwrap_or_default().split_whitespace() {
            standing.play(text).map_err(|why| Fault::input(format!("pos: {why}")))?;
        }
        Ok(standing)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let route = move_text::read(&self.position, text).map_err(|error| error.to_string())?;
        self.position = self.position.apply(route.result());
        let played = self.game.as_mut().is_some_and(|game| game.play(&route).is_ok());
        let goes_on = self.game.as_ref().is_some_and(|game| game.outcome().is_none());
        // Others may play on after what is a draw by our rules; then the counts begin anew.
        if !(played && goes_on) {
            *self = Standing::new(self.position);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(text: &str) -> Result<Standing, String> {
        let line = Line::read(text).unwrap().unwrap();
        Standing::read(&line).map_err(|fault| fault.line())
    }

    fn hub(fen: &str) -> String {
        position::write(&fen.parse().unwrap())
    }

    #[test]
    fn moves_are_remembered_for_repetition() {
        let start = hub("W:Wa2,h3:Bh6,a7");
        let round = "a2-b2 a7-b7 b2-a2 b7-a7";
        let game = standing(&format!("pos pos={start} moves=\"{round} a2-b2\"")).unwrap().game.unwrap();
        assert_eq!((game.ply(), game.repetitions()), (5, 2));
        assert_eq!(standing("pos start").unwrap().position, Position::start());
    }

    #[test]
    fn after_a_draw_the_counts_begin_anew() {
        let start = hub("W:Wa2,h3:Bh6,a7");
        let round = "a2-b2 a7-b7 b2-a2 b7-a7";
        // The second round brings the start back for the third time.
        let game = standing(&format!("pos pos={start} moves=\"{round} {round}\"")).unwrap().game.unwrap();
        assert_eq!((game.ply(), game.outcome()), (0, None));
        let more = standing(&format!("pos pos={start} moves=\"{round} {round} h3-h4\"")).unwrap();
        assert_eq!(more.position, "B:Wa2,h4:Bh6,a7".parse().unwrap());
        assert_eq!(more.game.unwrap().ply(), 1);
    }

    #[test]
    fn one_piece_each_is_no_game_but_a_position() {
        let drawn = standing(&format!("pos pos={}", hub("W:WKa1:BKb8"))).unwrap();
        assert!(drawn.game.is_none() && drawn.position.can_move());
    }

    #[test]
    fn bad_positions_and_moves_are_refused() {
        let start = hub("W:Wa2,h3:Bh6,a7");
        for (text, named) in [
            ("pos".to_owned(), "the position is missing"),
            ("pos pos=Weee".to_owned(), "64 squares"),
            (format!("pos pos={start} moves=a2-a4"), "'a2-a4' is not legal here"),
            (format!("pos pos={start} moves=\"a2-a3 a2-a3\""), "'a2-a3' is not legal here"),
            (format!("pos pos={start} moves=\"a2-a3 32-28\""), "'32-28' is no move"),
        ] {
            let fault = standing(&text).err().expect("is refused");
            assert!(fault.contains(named), "'{text}': {fault}");
        }
    }
}
