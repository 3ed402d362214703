//! Hints: a good move, and why it is one.

use std::sync::atomic::AtomicBool;

use super::{Found, Limits, Search};
use crate::{Game, Move, Position, Route};

/// The nodes spent on a hint, whatever the level of the opponent.
const HINT_NODES: u64 = 200_000;

/// A request for a good move in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintRequest {
    /// Names the request; never used twice.
    pub serial: u64,
    /// The position in which the game began.
    pub start: Position,
    /// The routes played since.
    pub routes: Vec<Route>,
}

/// A good move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The serial of the request.
    pub serial: u64,
    /// The route to play.
    pub route: Route,
    /// What can be said for it.
    pub reason: HintReason,
}

/// What can be said for a hint; of several reasons the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// No other move is legal.
    OnlyMove,
    /// It takes so many pieces.
    Takes(u32),
    /// It crowns a man.
    Crowns,
    /// The search likes it best.
    Best,
}

impl HintReason {
    /// The reason for a legal move.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Self {
        if position.legal_moves().len() == 1 {
            HintReason::OnlyMove
        } else if !mv.captured.is_empty() {
            HintReason::Takes(mv.captured.len())
        } else if position.is_crowning(mv) {
            HintReason::Crowns
        } else {
            HintReason::Best
        }
    }
}

/// Looks for the move to hint at.
pub(super) fn find(game: &Game, cancel: &AtomicBool) -> Option<Found> {
    Search::for_nodes(HINT_NODES).run(game, &Limits::nodes(HINT_NODES), cancel, &mut |_| {})
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Engine;
    use crate::notation::fen;

    fn hint(text: &str) -> (String, HintReason) {
        let start = fen::read(text).unwrap();
        let hint = Engine::new().hint(&HintRequest { serial: 1, start, routes: Vec::new() }).unwrap();
        (hint.route.to_string(), hint.reason)
    }

    #[test]
    fn reasons() {
        assert_eq!(hint("W:Wd3:Bd4,h7").1, HintReason::OnlyMove);
        assert_eq!(hint("W:WKa1,h2:Ba4,a6,h7").1, HintReason::Takes(2));
        assert_eq!(hint("W:Wa7,h2:Bd7,f6"), ("a7-a8".to_owned(), HintReason::Crowns));
        assert_eq!(hint("W:WKa1,Kb1:BKd5"), ("b1-b5".to_owned(), HintReason::Best));
    }
}
