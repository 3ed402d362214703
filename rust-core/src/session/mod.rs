//! The session: the one thing that every screen talks to. It holds the game, who sits where, what
//! is selected and what is looked at, and answers every command with a [`GameView`].
//!
//! The contract is `docs/session.md`. A session does not think: it hands out a request for the
//! engine, and takes the reply only while nothing has changed since.

mod error;
mod requests;
mod save;
mod setup;
mod tap;
mod view;

use crate::engine::{HintRequest, REVIEW_NODES, ReviewRequest, ThinkRequest};
use crate::notation::{fen, move_text, pdn};
use crate::{Ending, Game, GameError, Position, Side, Square};

pub use error::{SessionError, SessionErrorKind};
pub use save::SAVE_VERSION;
pub use setup::{Marks, Options, Seat, Setup};
pub use view::{
    Direction, DrawOffer, GameView, LastMark, Refusal, SideCounts, SquareView, Target, Transition,
    TransitionStep, Turn,
};

use requests::Requests;
use tap::Selection;

type Result<T, E = SessionError> = std::result::Result<T, E>;

/// A game with everything that its screen needs. Lives on one thread.
///
/// ```
/// use dama_core::session::{Options, Seat, Session, Setup, Turn};
/// let mut session = Session::new(Setup::new([Seat::Person, Seat::Person]))?;
/// session.tap("d3".parse()?);
/// let view = session.tap("d4".parse()?);
/// assert_eq!((view.ply, view.turn), (1, Turn::Person));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    seats: [Seat; 2],
    options: Options,
    game_id: String,
    seed: u64,
    marks: Marks,
    counted: bool,
    /// The ply that is looked at while the game stands at another.
    browsed: Option<usize>,
    selection: Option<Selection>,
    refusal: Option<Refusal>,
    transition: Option<Transition>,
    draw_offer: Option<Offer>,
    serial: u64,
    requests: Requests,
}

/// An offer of a draw and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offer {
    by: Side,
    /// The ply at which it was made; a draw can be offered once a turn.
    ply: usize,
    state: DrawOffer,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// [`SessionErrorKind::BadSetup`] if the game would be over before it starts.
    pub fn new(setup: Setup) -> Result<Self> {
        let game = Game::new(setup.start)?;
        Ok(Session::of(game, setup))
    }

    fn of(game: Game, setup: Setup) -> Self {
        Session {
            game,
            seats: setup.seats,
            options: setup.options,
            game_id: setup.game_id,
            seed: setup.seed,
            marks: Marks::default(),
            counted: false,
            browsed: None,
            selection: None,
            refusal: None,
            transition: None,
            draw_offer: None,
            serial: 1,
            requests: Requests::default(),
        }
    }

    /// The game beneath.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All routes of the game as text, with those that can be played again behind them.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.game.routes().map(ToString::to_string).collect()
    }

    /// The position that is looked at, as text.
    #[must_use]
    pub fn position(&self) -> String {
        fen::write(self.shown_position())
    }

    /// The game up to where it stands, as PDN.
    #[must_use]
    pub fn pdn(&self) -> String {
        let name = |side: Side| match self.seats[side.index()] {
            Seat::Person => "?".to_owned(),
            Seat::Computer(level) => format!("Dama, level {}", level.number()),
        };
        let tags = [("White", name(Side::White)), ("Black", name(Side::Black))];
        pdn::write(&self.game, &tags.map(|(tag, value)| (tag.to_owned(), value)))
    }

    /// Whether the shell has entered this game in its statistics.
    #[must_use]
    pub fn counted(&self) -> bool {
        self.counted
    }

    /// Notes that the shell has entered this game in its statistics, or has withdrawn it after an
    /// undo of the end. Saved with the game.
    pub fn set_counted(&mut self, counted: bool) {
        self.counted = counted;
    }

    /// Whether undo and hints were used.
    #[must_use]
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// A finger comes down on a square. Refused taps say why in [`GameView::refusal`].
    pub fn tap(&mut self, square: Square) -> GameView {
        if self.browsed.is_some() {
            return self.go_live();
        }
        self.changed();
        match self.tapped(square) {
            Ok(selection) => self.selection = selection,
            Err(refusal) => self.refusal = Some(refusal),
        }
        self.view()
    }

    /// A piece is picked up, as a drag begins: selects it, whatever the taps so far, and never plays.
    /// The piece that is selected already stays so, with the steps tapped.
    pub fn select(&mut self, square: Square) -> GameView {
        if self.browsed.is_some() {
            return self.go_live();
        }
        self.changed();
        if self.selection.as_ref().is_none_or(|selection| selection.square != square) {
            match self.picked(square) {
                Ok(selection) => self.selection = Some(selection),
                Err(refusal) => self.refusal = Some(refusal),
            }
        }
        self.view()
    }

    /// Whether a tap on a piece with exactly one result plays it, from now on.
    pub fn set_one_tap(&mut self, one_tap: bool) {
        self.options.one_tap = one_tap;
    }

    /// Clears the selection, as a touch or drag that the system cancels does.
    pub fn deselect(&mut self) -> GameView {
        self.changed();
        self.selection = None;
        self.view()
    }

    /// Takes back an agreed end or a resignation; else goes back to the latest earlier ply at which
    /// a person is to move, or one ply where the two seats are alike.
    ///
    /// # Errors
    /// `UndoOff` in a game without undo, `NothingToUndo` if there is no such ply.
    pub fn undo(&mut self) -> Result<GameView> {
        self.check_undo_allowed()?;
        let from = self.shown_ply();
        let to = self.undo_target().ok_or(GameError::NothingToUndo)?;
        let seen = from == self.game.ply();
        self.position_changed();
        if self.game.ending().is_some() {
            self.game.undo()?;
        } else {
            self.marks.undone = true;
            while self.game.ply() > to {
                self.game.undo()?;
            }
        }
        // Whoever looked at another ply has not seen the one that the steps begin at.
        self.transition = if seen { self.transition_between(from, to) } else { None };
        Ok(self.view())
    }

    /// Plays again what [`Session::undo`] took back, as far as one undo goes.
    ///
    /// # Errors
    /// `UndoOff` in a game without undo, `NothingToRedo` if nothing has been taken back.
    pub fn redo(&mut self) -> Result<GameView> {
        self.check_undo_allowed()?;
        let from = self.shown_ply();
        let to = self.redo_target().ok_or(GameError::NothingToRedo)?;
        let seen = from == self.game.ply();
        self.position_changed();
        while self.game.ply() < to {
            self.game.redo()?;
        }
        // Whoever looked at another ply has not seen the one that the steps begin at.
        self.transition = if seen { self.transition_between(from, to) } else { None };
        Ok(self.view())
    }

    fn check_undo_allowed(&self) -> Result<()> {
        if self.options.no_undo {
            return Err(SessionError::new(SessionErrorKind::UndoOff, "this game is played without undo"));
        }
        Ok(())
    }

    /// Where undo leads; the present ply if it takes back an ending.
    fn undo_target(&self) -> Option<usize> {
        let ply = self.game.ply();
        if self.game.ending().is_some() {
            return Some(ply);
        }
        (0..ply).rev().find(|&earlier| self.rests_at(earlier))
    }

    /// Where redo leads: the next ply that undo could have started from.
    fn redo_target(&self) -> Option<usize> {
        let (ply, last) = (self.game.ply(), self.game.last_ply());
        if self.game.ending().is_some() || ply == last {
            return None;
        }
        (ply + 1..last).find(|&later| self.rests_at(later)).or(Some(last))
    }

    /// Whether undo and redo stop at a ply: a person is to move, or the seats are alike.
    fn rests_at(&self, ply: usize) -> bool {
        let seat = |side: Side| self.seats[side.index()];
        let mixed = seat(Side::White).is_person() != seat(Side::Black).is_person();
        !mixed || seat(self.game.position_at(ply).side_to_move()).is_person()
    }

    /// Looks at an earlier ply, or at one that can be played again, without changing the game.
    ///
    /// # Errors
    /// `NoSuchPly` if the game has fewer plies.
    pub fn go_to(&mut self, ply: usize) -> Result<GameView> {
        if ply > self.game.last_ply() {
            let reason = format!("there is no ply {ply}; the game has {}", self.game.last_ply());
            return Err(SessionError::new(SessionErrorKind::NoSuchPly, reason));
        }
        self.look_at(ply);
        Ok(self.view())
    }

    /// Looks at the game as it stands.
    pub fn go_live(&mut self) -> GameView {
        self.look_at(self.game.ply());
        self.view()
    }

    fn look_at(&mut self, ply: usize) {
        let from = self.shown_ply();
        self.changed();
        self.selection = None;
        self.browsed = (ply != self.game.ply()).then_some(ply);
        self.transition = if from.abs_diff(ply) == 1 { self.transition_between(from, ply) } else { None };
    }

    /// A person gives up (G5).
    ///
    /// # Errors
    /// `GameOver` if the game is over, `NotNow` for the computer's side, which never resigns.
    pub fn resign(&mut self, side: Side) -> Result<GameView> {
        self.check_running()?;
        if !self.seats[side.index()].is_person() {
            return Err(not_now(format!("{side} is played by the computer, which does not resign")));
        }
        self.end(Ending::Resigned(side))
    }

    /// The side to move offers a draw. The computer answers in its next reply, another person by
    /// [`Session::accept_draw`] or [`Session::decline_draw`]; moving on declines, too.
    ///
    /// # Errors
    /// `GameOver`, or `NotNow` if it is not a person's turn or an offer has been made this turn.
    pub fn offer_draw(&mut self) -> Result<GameView> {
        self.check_running()?;
        if !self.can_offer_draw() {
            return Err(not_now("a draw can be offered once a turn, by the person to move"));
        }
        self.come_back();
        let by = self.game.position().side_to_move();
        self.draw_offer = Some(Offer { by, ply: self.game.ply(), state: DrawOffer::Open });
        Ok(self.view())
    }

    fn can_offer_draw(&self) -> bool {
        let in_the_way = |offer: Offer| offer.state == DrawOffer::Open || offer.ply == self.game.ply();
        self.turn() == Turn::Person && !self.draw_offer.is_some_and(in_the_way)
    }

    /// The other person accepts the draw that is offered.
    ///
    /// # Errors
    /// `GameOver`, or `NotNow` if no offer between two people is open.
    pub fn accept_draw(&mut self) -> Result<GameView> {
        let offer = self.open_offer_between_people()?;
        self.end(Ending::Agreed)?;
        self.draw_offer = Some(Offer { state: DrawOffer::Accepted, ..offer });
        Ok(self.view())
    }

    /// The other person declines the draw that is offered.
    ///
    /// # Errors
    /// `GameOver`, or `NotNow` if no offer between two people is open.
    pub fn decline_draw(&mut self) -> Result<GameView> {
        let offer = self.open_offer_between_people()?;
        self.come_back();
        self.draw_offer = Some(Offer { state: DrawOffer::Declined, ..offer });
        Ok(self.view())
    }

    fn open_offer_between_people(&self) -> Result<Offer> {
        self.check_running()?;
        let open = self.draw_offer.filter(|offer| offer.state == DrawOffer::Open);
        let people = self.seats.iter().all(|seat| seat.is_person());
        open.filter(|_| people).ok_or_else(|| not_now("no draw is offered between two people"))
    }

    /// What the engine needs to know to move for the computer.
    ///
    /// # Errors
    /// `GameOver`, or `NotNow` if a person is to move.
    pub fn think_request(&mut self) -> Result<ThinkRequest> {
        self.check_running()?;
        let side = self.game.position().side_to_move();
        let Seat::Computer(level) = self.seats[side.index()] else {
            return Err(not_now(format!("{side} is to move, and is played by a person")));
        };
        Ok(ThinkRequest {
            serial: Requests::issue(&mut self.requests.think),
            start: *self.game.start(),
            routes: self.routes_so_far(),
            level,
            seed: self.seed,
            draw_offered: self.offer_to(side).is_some(),
        })
    }

    fn offer_to(&self, side: Side) -> Option<Offer> {
        self.draw_offer.filter(|offer| offer.state == DrawOffer::Open && offer.by != side)
    }

    fn routes_so_far(&self) -> Vec<crate::Route> {
        self.game.routes().take(self.game.ply()).cloned().collect()
    }

    /// Plays the engine's answer to a request of this session. An offered draw is accepted or
    /// declined with it; if it is accepted the game ends and the route is not played.
    ///
    /// # Errors
    /// `Stale` if anything has changed since the request, `IllegalRoute` if the route is not legal,
    /// `NotNow` if a draw is accepted that was not offered.
    pub fn play(&mut self, serial: u64, route: &str, accepts_draw: bool) -> Result<GameView> {
        if !self.requests.think.contains(&serial) {
            let reason = format!("request {serial} is stale: the game has changed since it was made");
            return Err(SessionError::new(SessionErrorKind::Stale, reason));
        }
        let browsed = self.browsed;
        let offer = self.offer_to(self.game.position().side_to_move());
        if accepts_draw {
            let offer = offer.ok_or_else(|| not_now("the reply accepts a draw that nobody offered"))?;
            self.end(Ending::Agreed)?;
            self.draw_offer = Some(Offer { state: DrawOffer::Accepted, ..offer });
        } else {
            let route = move_text::read(self.game.position(), route)
                .map_err(|error| SessionError::new(SessionErrorKind::IllegalRoute, error.to_string()))?;
            self.play_route(&route)?;
        }
        self.go_on_browsing(browsed);
        Ok(self.view())
    }

    /// Whoever browses goes on browsing, unless the ply has been cut off: a reply belongs to the
    /// live game.
    fn go_on_browsing(&mut self, browsed: Option<usize>) {
        if browsed.is_some() {
            self.transition = None;
        }
        self.browsed = browsed.filter(|&ply| ply != self.game.ply() && ply <= self.game.last_ply());
    }

    /// What the engine needs to know to advise the person to move. Marks the game as hinted.
    ///
    /// # Errors
    /// `GameOver`, or `NotNow` if the computer is to move.
    pub fn hint_request(&mut self) -> Result<HintRequest> {
        self.check_running()?;
        if self.turn() != Turn::Person {
            return Err(not_now("a hint is for the person to move, and the computer is"));
        }
        self.marks.hinted = true;
        Ok(HintRequest {
            serial: Requests::issue(&mut self.requests.hint),
            start: *self.game.start(),
            routes: self.routes_so_far(),
        })
    }

    /// What the engine needs to know to review the game, once it is over.
    ///
    /// # Errors
    /// `NotNow` while the game goes on.
    pub fn review_request(&mut self) -> Result<ReviewRequest> {
        if self.game.outcome().is_none() {
            return Err(not_now("a game is reviewed when it is over"));
        }
        Ok(ReviewRequest {
            serial: Requests::issue(&mut self.requests.review),
            start: *self.game.start(),
            routes: self.routes_so_far(),
            nodes: REVIEW_NODES,
        })
    }

    /// Whether the position is still the one of a request.
    #[must_use]
    pub fn is_current(&self, serial: u64) -> bool {
        self.requests.is_current(serial)
    }

    fn check_running(&self) -> Result<()> {
        match self.game.outcome() {
            Some(outcome) => Err(GameError::Over(outcome).into()),
            None => Ok(()),
        }
    }

    fn end(&mut self, ending: Ending) -> Result<GameView> {
        self.game.end(ending)?;
        self.position_changed();
        Ok(self.view())
    }

    /// Plays a legal route; an offer that it passes over is declined, an answered one forgotten.
    fn play_route(&mut self, route: &crate::Route) -> Result<()> {
        let mover = self.game.position().side_to_move();
        let ply = self.game.ply();
        self.game.play(route)?;
        let offer = self.draw_offer;
        self.position_changed();
        self.draw_offer = offer
            .filter(|offer| offer.state == DrawOffer::Open && self.game.outcome().is_none())
            .map(|offer| {
                let state = if offer.by == mover { DrawOffer::Open } else { DrawOffer::Declined };
                Offer { state, ..offer }
            });
        self.transition = self.transition_between(ply, ply + 1);
        Ok(())
    }

    /// The view is another one: a new serial, and nothing left to show only once.
    fn changed(&mut self) {
        self.serial += 1;
        self.refusal = None;
        self.transition = None;
    }

    /// Back to the live game, as every command about it does.
    fn come_back(&mut self) {
        self.changed();
        self.selection = None;
        self.browsed = None;
    }

    /// The game is another one: requests are stale, offers void.
    fn position_changed(&mut self) {
        self.come_back();
        self.draw_offer = None;
        self.requests.make_stale();
    }

    fn shown_ply(&self) -> usize {
        self.browsed.unwrap_or(self.game.ply())
    }

    fn shown_position(&self) -> &Position {
        self.game.position_at(self.shown_ply())
    }
}

fn not_now(reason: impl Into<String>) -> SessionError {
    SessionError::new(SessionErrorKind::NotNow, reason)
}
