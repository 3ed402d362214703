//! The answer to every command: what a screen shows, complete, with nothing left to work out.

use super::setup::{Marks, Seat};
use super::{Offer, Session};
use crate::{Kind, Outcome, Piece, Position, Route, Side, Square};

/// Everything about the game that a screen shows.
#[expect(clippy::struct_excessive_bools, reason = "a record of facts for a screen, not a state machine")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameView {
    /// Grows with every change of the view.
    pub serial: u64,
    /// The 64 squares, `a1` to `h8`, rank by rank.
    pub squares: Vec<SquareView>,
    /// Who is to move in the position shown.
    pub side_to_move: Side,
    /// Who plays White, and who Black.
    pub seats: [Seat; 2],
    /// Who is to act in the live game.
    pub turn: Turn,
    /// The ply that is shown.
    pub ply: usize,
    /// The last ply, with those that can be played again.
    pub last_ply: usize,
    /// Whether the position shown is the live one, not an earlier or a later one that is looked at.
    pub live: bool,
    /// The square of the selected piece.
    pub selected: Option<Square>,
    /// The pieces a forced capture takes; 0 if none is forced.
    pub forced: u32,
    /// The move that led to the position shown, step by step.
    pub last: Option<Route>,
    /// What to animate, once for this serial.
    pub transition: Option<Transition>,
    /// Why the last tap was refused.
    pub refusal: Option<Refusal>,
    /// White's pieces, and Black's, in the position shown.
    pub counts: [SideCounts; 2],
    /// Plies in a row without capture or crowning in the live game (G4).
    pub plies_without_progress: u32,
    /// Whether undo is open.
    pub can_undo: bool,
    /// Whether redo is open.
    pub can_redo: bool,
    /// Whether the person to move may offer a draw.
    pub can_offer_draw: bool,
    /// An offer of a draw and what became of it.
    pub draw_offer: Option<DrawOffer>,
    /// The side that made the offer.
    pub draw_offer_by: Option<Side>,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
    /// Whether undo and hints were used.
    pub marks: Marks,
    /// Whether the game is in the statistics.
    pub counted: bool,
}

/// One square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareView {
    /// What stands there.
    pub piece: Option<Piece>,
    /// Whether a person can select the piece now.
    pub selectable: bool,
    /// What a tap does while a piece is selected.
    pub target: Option<Target>,
    /// Whether the selected piece stands here.
    pub selected: bool,
    /// Whether the piece is one that must capture.
    pub must_capture: bool,
    /// The square's part in the last move.
    pub last: LastMark,
}

/// What a tap on a square does while a piece is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// It plays the move.
    Final,
    /// It narrows the choice among routes.
    Step,
}

/// A square's part in the last move; the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMark {
    /// The piece ended here.
    To,
    /// The piece came from here.
    From,
    /// A piece was taken here.
    Taken,
    /// The piece landed here on its way.
    Path,
    /// None.
    None,
}

/// Who is to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person is to move.
    Person,
    /// The computer is to move.
    Computer,
    /// The game is over.
    Over,
}

/// What became of an offered draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawOffer {
    /// Not answered yet.
    Open,
    /// The game is drawn.
    Accepted,
    /// The game goes on.
    Declined,
}

/// Pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideCounts {
    /// Men on the board.
    pub men: u32,
    /// Kings on the board.
    pub kings: u32,
    /// The opponent's pieces that this side has taken.
    pub taken: u32,
}

/// How the board came from the view before to this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transition {
    /// The steps in the order in which they are shown; of an undo, the last one played comes first.
    pub steps: Vec<TransitionStep>,
    /// Forward for moves, back for what is taken back.
    pub direction: Direction,
}

impl Transition {
    /// Whether a man is crowned, or on the way back a king is a man again.
    #[must_use]
    pub fn crowned(&self) -> bool {
        self.steps.iter().any(|step| step.crowns)
    }
}

/// Whether plies are played or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Plies are played.
    Forward,
    /// Plies are taken back; what was taken comes back to the board.
    Back,
}

/// One step of a transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransitionStep {
    /// Where the piece stands before this step is shown.
    pub from: Square,
    /// Where it stands after.
    pub to: Square,
    /// The piece as it is on the way.
    pub piece: Piece,
    /// The square of a piece that is taken, or that comes back.
    pub taken: Option<Square>,
    /// That piece.
    pub taken_piece: Option<Piece>,
    /// Forward: the piece is crowned at the end of the step. Back: it is a man again at its beginning.
    pub crowns: bool,
}

/// Why a tap was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another piece must capture.
    MustCapture {
        /// The pieces that must be taken (R6).
        most: u32,
        /// The pieces that may take them.
        squares: Vec<Square>,
    },
    /// The piece can capture, but fewer pieces than another.
    TakesFewer {
        /// The most that it could take.
        this: u32,
        /// The pieces that must be taken (R6).
        most: u32,
        /// The pieces that may take them.
        squares: Vec<Square>,
    },
    /// The piece has no free square to go to.
    NoMoves {
        /// Where it stands.
        square: Square,
    },
    /// The selected piece cannot go there.
    NotATarget {
        /// The square that was tapped.
        square: Square,
    },
    /// The piece is the opponent's.
    NotYourPiece {
        /// Where it stands.
        square: Square,
    },
    /// Nothing is selected, and nothing stands there.
    EmptySquare {
        /// The square that was tapped.
        square: Square,
    },
    /// The computer is to move.
    NotYourTurn,
    /// The game is over.
    GameOver,
}

impl Refusal {
    /// The code of the contract, as in session scripts.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::MustCapture { .. } => "MustCapture",
            Refusal::TakesFewer { .. } => "TakesFewer",
            Refusal::NoMoves { .. } => "NoMoves",
            Refusal::NotATarget { .. } => "NotATarget",
            Refusal::NotYourPiece { .. } => "NotYourPiece",
            Refusal::EmptySquare { .. } => "EmptySquare",
            Refusal::NotYourTurn => "NotYourTurn",
            Refusal::GameOver => "GameOver",
        }
    }

    /// The squares it is about.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        match self {
            Refusal::MustCapture { squares, .. } | Refusal::TakesFewer { squares, .. } => squares,
            Refusal::NoMoves { square }
            | Refusal::NotATarget { square }
            | Refusal::NotYourPiece { square }
            | Refusal::EmptySquare { square } => std::slice::from_ref(square),
            Refusal::NotYourTurn | Refusal::GameOver => &[],
        }
    }
}

impl Session {
    /// What the screen shows now.
    #[must_use]
    pub fn view(&self) -> GameView {
        let live = self.browsed.is_none();
        let turn = self.turn();
        let (forced, forced_squares) = if turn == Turn::Person { self.forced() } else { (0, Vec::new()) };
        let last = self.game.route_to(self.shown_ply()).cloned();
        GameView {
            serial: self.serial,
            squares: self.square_views(live && turn == Turn::Person, &forced_squares, last.as_ref()),
            side_to_move: self.shown_position().side_to_move(),
            seats: self.seats,
            turn,
            ply: self.shown_ply(),
            last_ply: self.game.last_ply(),
            live,
            selected: self.selection.as_ref().map(|selection| selection.square),
            forced,
            last,
            transition: self.transition.clone(),
            refusal: self.refusal.clone(),
            counts: Side::BOTH.map(|side| self.counts(side)),
            plies_without_progress: self.game.plies_without_progress(),
            can_undo: !self.options.no_undo && self.undo_target().is_some(),
            can_redo: !self.options.no_undo && self.redo_target().is_some(),
            can_offer_draw: self.can_offer_draw(),
            draw_offer: self.draw_offer.map(|Offer { state, .. }| state),
            draw_offer_by: self.draw_offer.map(|Offer { by, .. }| by),
            outcome: self.game.outcome(),
            marks: self.marks,
            counted: self.counted,
        }
    }

    fn square_views(&self, open: bool, forced: &[Square], last: Option<&Route>) -> Vec<SquareView> {
        let position = self.shown_position();
        let mut movable = [false; Square::COUNT];
        if open {
            for mv in position.legal_moves() {
                movable[mv.from.index()] = true;
            }
        }
        let view = |square: Square| SquareView {
            piece: position.piece_at(square),
            selectable: movable[square.index()],
            target: self.selection.as_ref().and_then(|selection| selection.target(square)),
            selected: self.selection.as_ref().is_some_and(|selection| selection.square == square),
            must_capture: open && forced.contains(&square),
            last: last.map_or(LastMark::None, |route| last_mark(route, square)),
        };
        Square::all().map(view).collect()
    }

    fn counts(&self, side: Side) -> SideCounts {
        let shown = self.shown_position();
        SideCounts {
            men: shown.men(side).len(),
            kings: shown.kings(side).len(),
            taken: self.game.start().pieces(!side).len() - shown.pieces(!side).len(),
        }
    }

    /// The steps from one ply of the game to another; `None` from a ply to itself.
    pub(super) fn transition_between(&self, from: usize, to: usize) -> Option<Transition> {
        let plies = from.min(to) + 1..=from.max(to);
        let steps_of = |ply: usize| {
            self.game.route_to(ply).map_or(Vec::new(), |route| steps(self.game.position_at(ply - 1), route))
        };
        let mut steps: Vec<TransitionStep> = plies.flat_map(steps_of).collect();
        if steps.is_empty() {
            return None;
        }
        if from < to {
            return Some(Transition { steps, direction: Direction::Forward });
        }
        steps.reverse();
        for step in &mut steps {
            std::mem::swap(&mut step.from, &mut step.to);
        }
        Some(Transition { steps, direction: Direction::Back })
    }
}

/// A legal route of a position, step by step.
fn steps(before: &Position, route: &Route) -> Vec<TransitionStep> {
    let piece = before.piece_at(route.from());
    let crowning = before.is_crowning(route.result());
    let last = route.landings().len() - 1;
    let step = |(i, step): (usize, crate::Step)| TransitionStep {
        from: step.from,
        to: step.to,
        piece: piece.unwrap_or(Piece { side: before.side_to_move(), kind: Kind::Man }),
        taken: step.taken,
        taken_piece: step.taken.and_then(|square| before.piece_at(square)),
        crowns: crowning && i == last,
    };
    route.steps().enumerate().map(step).collect()
}

fn last_mark(route: &Route, square: Square) -> LastMark {
    if square == route.to() {
        LastMark::To
    } else if square == route.from() {
        LastMark::From
    } else if route.taken().contains(&square) {
        LastMark::Taken
    } else if route.landings().contains(&square) {
        LastMark::Path
    } else {
        LastMark::None
    }
}
