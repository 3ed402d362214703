//! The view of a game as plain records; their meaning is that of `dama_core::session`.

use dama_core::session as core;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Side {
    /// Begins, and moves up the ranks.
    White,
    /// The opponent.
    Black,
}

impl From<dama_core::Side> for Side {
    fn from(side: dama_core::Side) -> Self {
        match side {
            dama_core::Side::White => Side::White,
            dama_core::Side::Black => Side::Black,
        }
    }
}

impl From<Side> for dama_core::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::White => dama_core::Side::White,
            Side::Black => dama_core::Side::Black,
        }
    }
}

/// Man or king (dama).
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Kind {
    /// Steps forward and sideways.
    Man,
    /// Slides any distance.
    King,
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
}

impl From<dama_core::Piece> for Piece {
    fn from(piece: dama_core::Piece) -> Self {
        let kind = match piece.kind {
            dama_core::Kind::Man => Kind::Man,
            dama_core::Kind::King => Kind::King,
        };
        Piece { side: piece.side.into(), kind }
    }
}

/// Everything about the game that a screen shows.
#[expect(clippy::struct_excessive_bools, reason = "a record of facts for a screen, not a state machine")]
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameView {
    /// Grows with every change of the view.
    pub serial: i64,
    /// The 64 squares, `a1` to `h8`, rank by rank.
    pub squares: Vec<SquareView>,
    /// The position shown, as text.
    pub position: String,
    /// Who is to move in the position shown.
    pub side_to_move: Side,
    /// The computer's level that plays White; `None` if a person does.
    pub white_level: Option<i32>,
    /// The computer's level that plays Black; `None` if a person does.
    pub black_level: Option<i32>,
    /// Who is to act in the live game.
    pub turn: Turn,
    /// The ply that is shown.
    pub ply: i32,
    /// The last ply, with those that can be played again.
    pub last_ply: i32,
    /// Whether the position shown is the live one.
    pub live: bool,
    /// The square of the selected piece.
    pub selected: Option<i32>,
    /// The pieces a forced capture takes; 0 if none is forced.
    pub forced: i32,
    /// The route that led to the position shown, as text.
    pub last: Option<String>,
    /// The squares of that route: the one left, then every landing. Empty if there is none.
    pub last_path: Vec<i32>,
    /// The squares of the pieces that it took, in order.
    pub last_taken: Vec<i32>,
    /// What to animate, once for this serial.
    pub transition: Option<Transition>,
    /// Why the last tap was refused.
    pub refusal: Option<Refusal>,
    /// White's pieces in the position shown.
    pub white: SideCounts,
    /// Black's pieces in the position shown.
    pub black: SideCounts,
    /// Plies in a row without capture or crowning in the live game.
    pub plies_without_progress: i32,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Target {
    /// It plays the move.
    Final,
    /// It narrows the choice among routes.
    Step,
}

/// A square's part in the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Turn {
    /// A person is to move.
    Person,
    /// The computer is to move: ask for a think request.
    Computer,
    /// The game is over.
    Over,
}

/// What became of an offered draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum DrawOffer {
    /// Not answered yet.
    Open,
    /// The game is drawn.
    Accepted,
    /// The game goes on.
    Declined,
}

/// Pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SideCounts {
    /// Men on the board.
    pub men: i32,
    /// Kings on the board.
    pub kings: i32,
    /// The opponent's pieces that this side has taken.
    pub taken: i32,
}

/// How the board came from the view before to this one.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Transition {
    /// The steps in the order in which they are shown.
    pub steps: Vec<TransitionStep>,
    /// Whether plies are taken back, so that what was taken comes back.
    pub back: bool,
    /// Whether any step crowns.
    pub crowned: bool,
}

/// One step of a transition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TransitionStep {
    /// Where the piece stands before this step is shown.
    pub from: i32,
    /// Where it stands after.
    pub to: i32,
    /// The piece as it is on the way.
    pub piece: Piece,
    /// The square of a piece that is taken, or that comes back.
    pub taken: Option<i32>,
    /// That piece.
    pub taken_piece: Option<Piece>,
    /// Forward: crowned at the end of the step. Back: a man again at its beginning.
    pub crowns: bool,
}

/// Why a tap was refused.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Refusal {
    /// The reason.
    pub code: RefusalCode,
    /// `TakesFewer`: the most that this piece could take; else 0.
    pub takes: i32,
    /// `MustCapture` and `TakesFewer`: the pieces that must be taken; else 0.
    pub most: i32,
    /// The squares it is about: the pieces that may capture, or the one that was tapped.
    pub squares: Vec<i32>,
}

/// The reasons for a refused tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum RefusalCode {
    /// Another piece must capture.
    MustCapture,
    /// The piece can capture, but fewer pieces than another.
    TakesFewer,
    /// The piece has no free square to go to.
    NoMoves,
    /// The selected piece cannot go there.
    NotATarget,
    /// The piece is the opponent's.
    NotYourPiece,
    /// Nothing is selected, and nothing stands there.
    EmptySquare,
    /// The computer is to move.
    NotYourTurn,
    /// The game is over.
    GameOver,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Outcome {
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: OutcomeReason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum OutcomeReason {
    /// The loser has pieces, but none can move.
    Blocked,
    /// The loser has no pieces left.
    NoPieces,
    /// The loser gave up.
    Resigned,
    /// Drawn: one piece each.
    OneEach,
    /// Drawn: the same position for the third time.
    Repetition,
    /// Drawn: 100 plies without capture or crowning.
    NoProgress,
    /// Drawn by agreement.
    Agreed,
}

/// What the statistics want to know about how the game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Marks {
    /// A move was taken back.
    pub undone: bool,
    /// A hint was asked for.
    pub hinted: bool,
}

/// A square as a number.
pub(crate) fn number(square: dama_core::Square) -> i32 {
    count(square.index())
}

fn numbers<'a>(squares: impl IntoIterator<Item = &'a dama_core::Square>) -> Vec<i32> {
    squares.into_iter().map(|&square| number(square)).collect()
}

/// Counts of plies and pieces are small; what no game can reach is shown as the largest number.
pub(crate) fn count(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}

/// The whole view of a session.
pub(crate) fn of(session: &core::Session) -> GameView {
    let view = session.view();
    let level = |seat: core::Seat| match seat {
        core::Seat::Person => None,
        core::Seat::Computer(level) => Some(i32::from(level.number())),
    };
    let [white_level, black_level] = view.seats.map(level);
    let [white, black] = view.counts.map(SideCounts::from);
    GameView {
        serial: view.serial.cast_signed(),
        squares: view.squares.iter().map(SquareView::from).collect(),
        position: session.position(),
        side_to_move: view.side_to_move.into(),
        white_level,
        black_level,
        turn: match view.turn {
            core::Turn::Person => Turn::Person,
            core::Turn::Computer => Turn::Computer,
            core::Turn::Over => Turn::Over,
        },
        ply: count(view.ply),
        last_ply: count(view.last_ply),
        live: view.live,
        selected: view.selected.map(number),
        forced: count(view.forced),
        last: view.last.as_ref().map(ToString::to_string),
        last_path: view.last.as_ref().map_or(Vec::new(), |route| route.squares().map(number).collect()),
        last_taken: view.last.as_ref().map_or(Vec::new(), |route| numbers(route.taken())),
        transition: view.transition.as_ref().map(Transition::from),
        refusal: view.refusal.as_ref().map(Refusal::from),
        white,
        black,
        plies_without_progress: count(view.plies_without_progress),
        can_undo: view.can_undo,
        can_redo: view.can_redo,
        can_offer_draw: view.can_offer_draw,
        draw_offer: view.draw_offer.map(|offer| match offer {
            core::DrawOffer::Open => DrawOffer::Open,
            core::DrawOffer::Accepted => DrawOffer::Accepted,
            core::DrawOffer::Declined => DrawOffer::Declined,
        }),
        draw_offer_by: view.draw_offer_by.map(Side::from),
        outcome: view.outcome.map(Outcome::from),
        marks: Marks { undone: view.marks.undone, hinted: view.marks.hinted },
        counted: view.counted,
    }
}

impl From<&core::SquareView> for SquareView {
    fn from(square: &core::SquareView) -> Self {
        SquareView {
            piece: square.piece.map(Piece::from),
            selectable: square.selectable,
            target: square.target.map(|target| match target {
                core::Target::Final => Target::Final,
                core::Target::Step => Target::Step,
            }),
            selected: square.selected,
            must_capture: square.must_capture,
            last: match square.last {
                core::LastMark::To => LastMark::To,
                core::LastMark::From => LastMark::From,
                core::LastMark::Taken => LastMark::Taken,
                core::LastMark::Path => LastMark::Path,
                core::LastMark::None => LastMark::None,
            },
        }
    }
}

impl From<core::SideCounts> for SideCounts {
    fn from(counts: core::SideCounts) -> Self {
        SideCounts { men: count(counts.men), kings: count(counts.kings), taken: count(counts.taken) }
    }
}

impl From<&core::Transition> for Transition {
    fn from(transition: &core::Transition) -> Self {
        let steps = transition.steps.iter().map(|step| TransitionStep {
            from: number(step.from),
            to: number(step.to),
            piece: step.piece.into(),
            taken: step.taken.map(number),
            taken_piece: step.taken_piece.map(Piece::from),
            crowns: step.crowns,
        });
        Transition {
            steps: steps.collect(),
            back: transition.direction == core::Direction::Back,
            crowned: transition.crowned(),
        }
    }
}

impl From<&core::Refusal> for Refusal {
    fn from(refusal: &core::Refusal) -> Self {
        let (code, takes, most) = match *refusal {
            core::Refusal::MustCapture { most, .. } => (RefusalCode::MustCapture, 0, most),
            core::Refusal::TakesFewer { this, most, .. } => (RefusalCode::TakesFewer, this, most),
            core::Refusal::NoMoves { .. } => (RefusalCode::NoMoves, 0, 0),
            core::Refusal::NotATarget { .. } => (RefusalCode::NotATarget, 0, 0),
            core::Refusal::NotYourPiece { .. } => (RefusalCode::NotYourPiece, 0, 0),
            core::Refusal::EmptySquare { .. } => (RefusalCode::EmptySquare, 0, 0),
            core::Refusal::NotYourTurn => (RefusalCode::NotYourTurn, 0, 0),
            core::Refusal::GameOver => (RefusalCode::GameOver, 0, 0),
        };
        Refusal { code, takes: count(takes), most: count(most), squares: numbers(refusal.squares()) }
    }
}

impl From<dama_core::Outcome> for Outcome {
    fn from(outcome: dama_core::Outcome) -> Self {
        use dama_core::{DrawReason, Outcome as Core, WinReason};
        let (winner, reason) = match outcome {
            Core::Win(side, reason) => {
                let reason = match reason {
                    WinReason::Blocked => OutcomeReason::Blocked,
                    WinReason::NoPieces => OutcomeReason::NoPieces,
                    WinReason::Resigned => OutcomeReason::Resigned,
                };
                (Some(side.into()), reason)
            }
            Core::Draw(reason) => {
                let reason = match reason {
                    DrawReason::OneEach => OutcomeReason::OneEach,
                    DrawReason::Repetition => OutcomeReason::Repetition,
                    DrawReason::NoProgress => OutcomeReason::NoProgress,
                    DrawReason::Agreed => OutcomeReason::Agreed,
                };
                (None, reason)
            }
        };
        Outcome { winner, reason }
    }
}
