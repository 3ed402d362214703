//! Reviews: what is asked, told on the way, and answered.

use std::sync::{Arc, Mutex};

use dama::{Engine, EngineError, Evaluation, HintReason, ReviewProgress, ReviewRequest, Side, TurningPoint};
use dama_core::engine::REVIEW_NODES;

use crate::{from, number};

/// Takes down every step, and cancels the request at one of them.
#[derive(Clone, Default)]
struct Steps {
    seen: Arc<Mutex<Vec<(i32, i32)>>>,
    cancel: Option<(Arc<Engine>, i64, i32)>,
}

impl ReviewProgress for Steps {
    fn on_step(&self, done: i32, total: i32) {
        self.seen.lock().unwrap().push((done, total));
        if let Some((engine, serial, last)) = &self.cancel
            && *last == done
        {
            engine.cancel(*serial).unwrap();
        }
    }
}

/// A game in which White lets itself be taken: landing on h4 would have drawn.
fn request(serial: i64) -> ReviewRequest {
    let routes = ["a4xg4", "g8xg1"].map(str::to_owned).to_vec();
    ReviewRequest { serial, start: "W:WKa4:BKf4,Kg8".to_owned(), routes, nodes: 1_000 }
}

#[test]
fn a_finished_game_is_reviewed() {
    let session = from("W:WKa4:BKf4,Kg8").unwrap();
    for square in ["a4", "g4", "g8", "g1"] {
        assert!(session.review_request().is_err());
        session.tap(number(square)).unwrap();
    }
    let asked = session.review_request().unwrap();
    let nodes = i64::try_from(REVIEW_NODES).unwrap();
    assert_eq!(asked, ReviewRequest { serial: asked.serial, nodes, ..request(0) });
    let steps = Steps::default();
    let review = Engine::new().review(&asked, Box::new(steps.clone())).unwrap();
    assert_eq!(*steps.seen.lock().unwrap(), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]);
    assert_eq!(review.serial, asked.serial);
    let black_wins = |plies| Evaluation::Wins { side: Side::Black, plies };
    let draw = Evaluation::Men { hundredths: 0 };
    assert_eq!(review.evaluations, [draw, black_wins(1), black_wins(0)]);
    let point = TurningPoint {
        ply: 1,
        side: Side::White,
        played: "a4xg4".to_owned(),
        better: vec!["a4xh4".to_owned()],
        better_path: vec![number("a4"), number("h4")],
        best: draw,
        reached: black_wins(1),
        loss: None,
        reason: HintReason::AvoidsLoss,
    };
    assert_eq!(review.turning_points, [point]);
    assert!(session.is_current(asked.serial).unwrap());
    session.undo().unwrap();
    assert!(!session.is_current(asked.serial).unwrap());
}

#[test]
fn what_was_taken_back_is_not_reviewed() {
    let session = from("W:WKa4:BKf4,Kg8").unwrap();
    for square in ["a4", "g4"] {
        session.tap(number(square)).unwrap();
    }
    session.undo().unwrap();
    session.resign(Side::White).unwrap();
    assert_eq!(session.review_request().unwrap().routes, [""; 0]);
}

#[test]
fn a_review_can_be_cancelled_on_its_way() {
    let engine = Arc::new(Engine::new());
    let steps = Steps { cancel: Some((Arc::clone(&engine), 1, 2)), ..Steps::default() };
    let cancelled = engine.review(&request(1), Box::new(steps.clone()));
    assert!(matches!(cancelled, Err(EngineError::Cancelled { .. })));
    assert_eq!(*steps.seen.lock().unwrap(), [(1, 5), (2, 5)]);
    assert!(engine.review(&request(2), Box::new(Steps::default())).is_ok());
}

#[test]
fn a_request_that_makes_no_sense_is_refused() {
    let mut bad = request(1);
    bad.routes.push("g1-g2".to_owned());
    let refused = Engine::new().review(&bad, Box::new(Steps::default()));
    assert!(matches!(refused, Err(EngineError::BadRequest { reason }) if reason.contains("ply 3")));
    let few = ReviewRequest { nodes: -1, ..request(1) };
    assert!(Engine::new().review(&few, Box::new(Steps::default())).is_ok());
}
