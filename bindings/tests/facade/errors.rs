//! Every kind of error keeps its kind and says why, and nothing changes.

use std::panic::catch_unwind;

use dama::{
    Engine, EngineError, HintRequest, Options, Seat, Session, SessionError, Setup, Side, ThinkRequest,
};

use crate::{computer, from, kind, number, people, setup, think_request};

#[test]
fn each_kind_of_session_error_keeps_its_kind_and_reason() {
    let cases = [
        ("Stale", computer().play(0, "d3-d4", false).map(drop), "request 0 is stale"),
        (
            "IllegalRoute",
            {
                let session = computer();
                session.play(session.think_request().unwrap().serial, "d3-d7", false).map(drop)
            },
            "d3-d7",
        ),
        ("NothingToUndo", people().undo().map(drop), "to take back"),
        ("NothingToRedo", people().redo().map(drop), "to play again"),
        (
            "UndoOff",
            {
                let options = Options { no_undo: true, one_tap: false };
                Session::new(Setup { options, ..setup([Seat::Person; 2]) }).unwrap().undo().map(drop)
            },
            "without undo",
        ),
        ("NoSuchPly", people().go_to(1).map(drop), "no ply 1"),
        ("NoSuchPly", people().go_to(-1).map(drop), "no ply -1"),
        ("NoSuchPly", people().go_to(i32::MAX).map(drop), "no ply 2147483647"),
        ("NotNow", people().think_request().map(drop), "person"),
        ("NotNow", computer().hint_request().map(drop), "computer"),
        ("NotNow", computer().review_request().map(drop), "over"),
        ("NotNow", people().accept_draw().map(drop), "no draw is offered"),
        (
            "GameOver",
            {
                let session = people();
                session.resign(Side::White).unwrap();
                session.offer_draw().map(drop)
            },
            "black Resigned",
        ),
        ("BadSave", Session::restore("{").map(drop), "line 1"),
        ("BadSetup", from("W:Wa9:Ba6").map(drop), "character 4"),
        ("BadSetup", dama::check_start("W:Wa9:Ba6").map(drop), "character 4"),
        ("BadSetup", from("W:Wa2:Bh7").map(drop), "OneEach"),
        ("BadSetup", dama::check_start("W:Wa2:Bh7").map(drop), "OneEach"),
        ("NoSuchSquare", people().tap(-1).map(drop), "-1 is no square"),
        ("NoSuchSquare", people().tap(64).map(drop), "64 is no square"),
    ];
    for (expected, done, part) in cases {
        let error = done.expect_err(expected);
        assert_eq!(kind(&error), expected);
        assert!(error.to_string().contains(part), "{expected}: {error}");
    }
}

#[test]
fn a_level_that_does_not_exist_is_refused_on_either_side() {
    for level in [0, 11, -1, 257, i32::MIN, i32::MAX] {
        for seats in [[Seat::Computer { level }, Seat::Person], [Seat::Person, Seat::Computer { level }]] {
            let error = Session::new(setup(seats)).expect_err("no such level");
            assert!(
                matches!(&error, SessionError::BadSetup { reason } if reason.contains(&level.to_string())),
                "{error}"
            );
        }
        let error = Engine::new().think(&think_request(1, level)).expect_err("no such level");
        assert!(
            matches!(&error, EngineError::BadRequest { reason } if reason.contains(&level.to_string())),
            "{error}"
        );
    }
    assert_eq!(dama::level_count().unwrap(), 10);
}

#[test]
fn each_kind_of_engine_error_keeps_its_kind_and_reason() {
    let engine = Engine::new();
    engine.cancel(1).unwrap();
    let request = think_request(2, 1);
    let routes = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let over = ThinkRequest { start: "W:Wa2:Ba3".to_owned(), routes: routes(&["a2xa4"]), ..request.clone() };
    let bad_start = ThinkRequest { start: "W".to_owned(), ..request.clone() };
    let bad_route = ThinkRequest { routes: routes(&["d3-d4", "d3-d4"]), ..request };
    let cases = [
        ("Cancelled", think_request(1, 1), "cancelled"),
        ("GameOver", over, "white NoPieces"),
        ("BadRequest", bad_start, "position, character"),
        ("BadRequest", bad_route, "routes, ply 2"),
    ];
    for (expected, request, part) in cases {
        let thought = engine.think(&request).expect_err(expected);
        let ThinkRequest { serial, start, routes, .. } = request;
        let hinted = engine.hint(&HintRequest { serial, start, routes }).expect_err(expected);
        for error in [thought, hinted] {
            assert_eq!(kind(&error), expected);
            assert!(error.to_string().contains(part), "{expected}: {error}");
        }
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let session = people();
    let before = session.tap(number("d3")).unwrap();
    assert!(session.tap(64).is_err() && session.go_to(-1).is_err() && session.undo().is_err());
    assert_eq!(session.view().unwrap(), before);
}

#[test]
fn a_reason_is_short_however_long_the_text() {
    for part in ["x", "W", "W:", "W:Wa", "[", " ", "{\"version\":", "é"] {
        let text = part.repeat(100_000);
        for error in [dama::check_start(&text).map(drop), Session::restore(&text).map(drop)] {
            let reason = error.expect_err(part).to_string();
            assert!(!reason.is_empty() && reason.len() < 500, "{part}: {} bytes", reason.len());
        }
    }
}

#[test]
fn a_panic_spoils_nothing() {
    let session = people();
    assert!(catch_unwind(dama::panic_to_test_the_boundary).is_err());
    assert_eq!(session.tap(number("d3")).unwrap().selected, Some(number("d3")));
}
