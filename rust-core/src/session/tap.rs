//! What a tap on the live board means: select, narrow the choice of routes, play, or refuse.

use super::view::{Refusal, Target, Turn};
use super::{Seat, Session};
use crate::{Route, Side, Square};

/// A selected piece and the routes that the taps so far leave open.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    pub(super) square: Square,
    /// How many landings of the routes have been tapped; all open routes agree in them.
    tapped: usize,
    /// Never empty, in text order.
    routes: Vec<Route>,
}

impl Selection {
    /// The choice that a tap on a square leaves; `None` if it accepts none.
    fn narrowed(&self, square: Square) -> Option<Selection> {
        if self.tapped == 0 && square == self.square {
            // The first tap on the piece itself deselects; a round trip is reached by its steps.
            return None;
        }
        let keep = |tapped: usize, keeps: &dyn Fn(&Route) -> bool| {
            let routes: Vec<Route> = self.routes.iter().filter(|route| keeps(route)).cloned().collect();
            (!routes.is_empty()).then_some(Selection { square: self.square, tapped, routes })
        };
        keep(self.tapped + 1, &|route| route.landings().get(self.tapped) == Some(&square))
            .or_else(|| keep(self.tapped, &|route| route.to() == square))
    }

    /// The route to play if only one result is left.
    fn decided(&self) -> Option<&Route> {
        let first = self.routes.first()?;
        self.routes.iter().all(|route| route.result() == first.result()).then_some(first)
    }

    /// What a tap on a square would do.
    pub(super) fn target(&self, square: Square) -> Option<Target> {
        let left = self.narrowed(square)?;
        Some(if left.decided().is_some() { Target::Final } else { Target::Step })
    }
}

impl Session {
    /// What a tap makes of the selection, or why it is refused. A move that it decides is played.
    pub(super) fn tapped(&mut self, square: Square) -> Result<Option<Selection>, Refusal> {
        self.check_persons_turn()?;
        if let Some(selection) = &self.selection {
            if let Some(narrowed) = selection.narrowed(square) {
                return Ok(self.play_if_decided(narrowed));
            }
            if square == selection.square {
                return if selection.tapped == 0 { Ok(None) } else { Err(Refusal::NotATarget { square }) };
            }
        }
        let picked = self.picked(square)?;
        Ok(if self.options.one_tap { self.play_if_decided(picked) } else { Some(picked) })
    }

    /// The selection of a piece, or why it cannot be selected.
    pub(super) fn picked(&self, square: Square) -> Result<Selection, Refusal> {
        self.check_persons_turn()?;
        let position = self.game.position();
        if !position.pieces(position.side_to_move()).contains(square) {
            return Err(self.not_own(square));
        }
        let routes = self.routes_from(square);
        if routes.is_empty() {
            return Err(self.why_not_movable(square));
        }
        Ok(Selection { square, tapped: 0, routes })
    }

    fn check_persons_turn(&self) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::GameOver),
            Turn::Computer => Err(Refusal::NotYourTurn),
            Turn::Person => Ok(()),
        }
    }

    fn play_if_decided(&mut self, selection: Selection) -> Option<Selection> {
        let Some(route) = selection.decided().cloned() else {
            return Some(selection);
        };
        match self.play_route(&route) {
            Ok(()) => None,
            Err(error) => {
                // Unreachable: the routes of a selection are legal in the live position.
                log::error!("a selected route was refused: {error}");
                Some(selection)
            }
        }
    }

    fn routes_from(&self, square: Square) -> Vec<Route> {
        let mut routes = self.game.position().legal_routes();
        routes.retain(|route| route.from() == square);
        routes
    }

    /// A square without a piece of the side to move.
    fn not_own(&self, square: Square) -> Refusal {
        if self.selection.is_some() {
            Refusal::NotATarget { square }
        } else if self.game.position().occupied().contains(square) {
            Refusal::NotYourPiece { square }
        } else {
            Refusal::EmptySquare { square }
        }
    }

    /// Why an own piece has no legal move.
    fn why_not_movable(&self, square: Square) -> Refusal {
        let (most, squares) = self.forced();
        if squares.is_empty() {
            return Refusal::NoMoves { square };
        }
        match self.game.position().longest_capture_from(square) {
            0 => Refusal::MustCapture { most, squares },
            this => Refusal::TakesFewer { this, most, squares },
        }
    }

    /// How many pieces must be taken, and the squares of the pieces that may take them; 0 and none
    /// if no capture is forced.
    pub(super) fn forced(&self) -> (u32, Vec<Square>) {
        let position = self.game.position();
        let mut squares: Vec<Square> =
            position.legal_moves().iter().filter(|mv| !mv.captured.is_empty()).map(|mv| mv.from).collect();
        squares.sort_unstable();
        squares.dedup();
        let most = squares.first().map_or(0, |&square| position.longest_capture_from(square));
        (most, squares)
    }

    /// Who is to move in the live game.
    pub(super) fn turn(&self) -> Turn {
        if self.game.outcome().is_some() {
            return Turn::Over;
        }
        match self.seat(self.game.position().side_to_move()) {
            Seat::Person => Turn::Person,
            Seat::Computer(_) => Turn::Computer,
        }
    }

    pub(super) fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }
}
