//! Saved games and random events: nothing is ever lost (ux.md S1, S2, U3).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic anywhere")]

mod damaged;
mod events;
mod play;

use dama_core::session::{GameView, Session, Turn};
use dama_tests::chance::Chance;

use play::played_session;

/// How many sessions are saved and restored.
const SESSIONS: u64 = 1_000;

/// The view of the live game, without what belongs to the moment (selection, refusal, transition,
/// an offer) and so is not saved.
fn lasting(mut session: Session) -> (GameView, Vec<String>) {
    session.go_live();
    let mut view = session.deselect();
    (view.serial, view.transition, view.refusal) = (0, None, None);
    (view.draw_offer, view.draw_offer_by, view.can_offer_draw) = (None, None, false);
    (view, session.moves())
}

#[test]
fn a_restored_session_is_the_saved_one() {
    for seed in 0..SESSIONS {
        let events = Chance::seeded(!seed).below(60);
        let session = played_session(seed, events);
        let saved = session.save();
        let restored =
            Session::restore(&saved).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{saved}"));
        assert_eq!(restored.save(), saved, "seed {seed}");
        assert_eq!(restored.marks(), session.marks(), "seed {seed}");
        assert_eq!(lasting(restored), lasting(session), "seed {seed}");
    }
}

#[test]
fn undo_to_the_start_and_redo_to_the_end_lose_nothing() {
    let mut plies_gone_back = 0;
    for seed in 0..SESSIONS {
        let mut session = played_session(seed, 100);
        if session.game().ending().is_some() && session.undo().is_err() {
            continue;
        }
        while session.redo().is_ok() {}
        // Undo marks the game for the statistics, which is not taken back.
        let _ = session.undo().and_then(|_| session.redo());
        let saved = session.save();
        let ply = session.game().ply();
        while session.undo().is_ok() {}
        plies_gone_back += ply - session.game().ply();
        session = Session::restore(&session.save()).expect("a save can be read");
        while session.redo().is_ok() {}
        assert_eq!(session.save(), saved, "seed {seed}");
    }
    assert!(plies_gone_back > 5_000, "only {plies_gone_back} plies were undone");
}

#[test]
fn the_form_of_a_save() {
    // Version 1 as files on devices hold it; this text must stay readable for ever.
    let saved = r#"{"version":1,"game_id":"g","start":"W:Wa2,h3:Bh6,a7","routes":["h3-h4","a7-b7","a2-b2"],"ply":2,"seats":["person",10],"options":{"no_undo":false,"one_tap":true},"seed":18446744073709551615,"marks":{"undone":true,"hinted":false},"ending":{"resigned":"white"},"counted":true}"#;
    let session = Session::restore(saved).unwrap();
    let view = session.view();
    assert_eq!((view.ply, view.last_ply, view.turn, view.counted), (2, 3, Turn::Over, true));
    assert_eq!(view.outcome.unwrap().to_string(), "black Resigned");
    assert_eq!(session.moves(), ["h3-h4", "a7-b7", "a2-b2"]);
    assert_eq!(session.save(), saved);
}
