//! Ten thousand random events leave a legal game (S2), and every view keeps its promises.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dama_core::session::{GameView, Refusal, Session, Target, Turn};
use dama_core::{Side, Square};
use dama_tests::chance::Chance;

use crate::play::{random_event, random_session};

/// How many random events S2 asks for.
const EVENTS: usize = 10_000;

#[test]
fn ten_thousand_random_events_leave_a_legal_game() {
    let mut chance = Chance::seeded(1);
    let mut session = random_session(&mut chance);
    let mut last_serial = 0;
    let mut come_up = BTreeSet::new();
    for i in 0..EVENTS {
        // New games come, too; a game of its own is never much longer than this.
        if i % 250 == 0 {
            session = random_session(&mut chance);
            last_serial = 0;
        }
        let before = session.view();
        let event = catch_unwind(AssertUnwindSafe(|| random_event(&mut session, &mut chance)));
        let event = event.unwrap_or_else(|_| panic!("event {i} of seed 1 panics"));
        if event == "restore" {
            last_serial = 0;
        }
        let view = session.view();
        let context = format!("event {i} of seed 1, {event}, {}", session.save());
        assert!(view.serial >= last_serial, "the serial never shrinks: {context}");
        if event != "restore" && changed(&before, &view) {
            assert!(view.serial > last_serial, "the serial grows with a change: {context}");
        }
        last_serial = view.serial;
        come_up
            .extend(view.squares.iter().any(|square| square.target == Some(Target::Step)).then_some("step"));
        check_game(&session, &view, &context);
        come_up.extend(check_squares(&session, &view, &context));
        check_commands(&session, &view, &context);
    }
    // Chance has been everywhere: all eight refusals, and choices between routes.
    assert_eq!(come_up.len(), 9, "{come_up:?}");
}

/// Whether two views differ in anything that a serial answers for: all but the notes for the statistics.
fn changed(before: &GameView, after: &GameView) -> bool {
    let alike =
        GameView { serial: after.serial, marks: after.marks, counted: after.counted, ..before.clone() };
    alike != *after
}

/// The game is what the rules make of its routes, and the view is a view of it.
fn check_game(session: &Session, view: &GameView, context: &str) {
    let game = session.game();
    let mut position = *game.start();
    for (i, route) in game.routes().enumerate() {
        assert!(position.legal_routes().contains(route), "ply {}: {context}", i + 1);
        position = position.apply(route.result());
        assert_eq!(&position, game.position_at(i + 1), "ply {}: {context}", i + 1);
    }
    let shown = game.position_at(view.ply);
    assert!(view.ply <= view.last_ply && view.last_ply == game.last_ply(), "{context}");
    assert_eq!(view.live, view.ply == game.ply(), "{context}");
    assert_eq!(session.position(), shown.to_string(), "{context}");
    assert_eq!(session.position().parse(), Ok(*shown), "{context}");
    assert_eq!((view.side_to_move, view.outcome), (shown.side_to_move(), game.outcome()), "{context}");
    assert_eq!(view.turn == Turn::Over, view.outcome.is_some(), "{context}");
    assert_eq!(view.last.as_ref(), game.route_to(view.ply), "{context}");
    for side in Side::BOTH {
        let counts = view.counts[side.index()];
        assert_eq!(counts.men + counts.kings, shown.pieces(side).len(), "{context}");
        let lost_by_other = game.start().pieces(!side).len() - shown.pieces(!side).len();
        assert_eq!(counts.taken, lost_by_other, "{context}");
    }
}

/// 64 squares, and each tells what a tap on it would do. The refusals that such taps meet.
fn check_squares(session: &Session, view: &GameView, context: &str) -> BTreeSet<&'static str> {
    let mut refusals = BTreeSet::new();
    assert_eq!(view.squares.len(), 64, "{context}");
    let shown = session.game().position_at(view.ply);
    let persons_turn = view.live && view.turn == Turn::Person;
    let movable: Vec<Square> = shown.legal_routes().iter().map(dama_core::Route::from).collect();
    for (square, seen) in Square::all().zip(&view.squares) {
        let context = || format!("{square}: {context}");
        assert_eq!(seen.piece, shown.piece_at(square), "{}", context());
        assert_eq!(seen.selectable, persons_turn && movable.contains(&square), "{}", context());
        assert_eq!(seen.selected, view.selected == Some(square), "{}", context());
        let must = persons_turn && view.forced > 0 && movable.contains(&square);
        assert_eq!(seen.must_capture, must, "{}", context());
        refusals.extend(check_tap(session, view, square, &context()));
    }
    refusals
}

/// Taps a square of a copy: what happens is what the view has promised. The code of a refusal.
fn check_tap(session: &Session, view: &GameView, square: Square, context: &str) -> Option<&'static str> {
    let seen = view.squares[square.index()];
    let (mut copy, ply) = (session.clone(), session.game().ply());
    let after = copy.tap(square);
    let plays = copy.game().ply() != ply;
    if !view.live {
        assert!(after.live && !plays && after.refusal.is_none() && after.selected.is_none(), "{context}");
        return None;
    }
    match seen.target {
        Some(Target::Final) => assert!(plays, "a final target plays: {context}"),
        Some(Target::Step) => {
            assert!(!plays && after.selected == view.selected && after.refusal.is_none(), "{context}");
        }
        // With one_tap a piece with one result is played at once.
        None if plays => assert!(seen.selectable, "only a target or a piece plays: {context}"),
        None if seen.selectable && !seen.selected => assert_eq!(after.selected, Some(square), "{context}"),
        None if seen.selected => assert!(after.selected.is_none() || after.refusal.is_some(), "{context}"),
        None => {
            assert!(after.refusal.is_some(), "what is neither target nor piece is refused: {context}");
            assert_eq!(after.selected, view.selected, "a selection survives a refusal: {context}");
        }
    }
    after.refusal.as_ref().map(Refusal::code)
}

/// Undo, redo and offers are open exactly when they succeed.
fn check_commands(session: &Session, view: &GameView, context: &str) {
    let copy = || session.clone();
    assert_eq!(copy().undo().is_ok(), view.can_undo, "can_undo: {context}");
    assert_eq!(copy().redo().is_ok(), view.can_redo, "can_redo: {context}");
    assert_eq!(copy().offer_draw().is_ok(), view.can_offer_draw, "can_offer_draw: {context}");
    assert_eq!(copy().think_request().is_ok(), view.turn == Turn::Computer, "think_request: {context}");
    assert_eq!(copy().hint_request().is_ok(), view.turn == Turn::Person, "hint_request: {context}");
    assert_eq!(copy().review_request().is_ok(), view.turn == Turn::Over, "review_request: {context}");
    // Redo mirrors undo, and the other way round.
    let mut there_and_back = copy();
    if session.game().ending().is_none() && there_and_back.undo().is_ok() {
        there_and_back.redo().expect("what was undone can be redone");
        assert_eq!(there_and_back.game(), session.game(), "{context}");
    }
    let mut back_and_there = copy();
    if back_and_there.redo().is_ok() {
        back_and_there.undo().expect("what was redone can be undone");
        assert_eq!(back_and_there.game(), session.game(), "{context}");
    }
}
