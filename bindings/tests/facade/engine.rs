//! Thinking, cancelling and hints.

use std::sync::mpsc;
use std::thread;

use dama::{Engine, EngineError, Hint, HintReason, Seat, Session, Setup, ThinkRequest};
use dama_core::Position;
use dama_core::engine::Level;

use crate::{from, number, quiet_walk, setup, think_request};

#[test]
fn a_running_search_is_cancelled_from_another_thread_while_others_think() {
    let engine = Engine::new();
    let cancelled = |serial: i64| {
        let (begins, begun) = mpsc::channel();
        thread::scope(|scope| {
            let engine = &engine;
            let search = scope.spawn(move || {
                begins.send(()).unwrap();
                engine.think(&think_request(serial, 10))
            });
            begun.recv().unwrap();
            // Time for the search to get going, counted in work of another engine.
            Engine::new().think(&think_request(serial, 9)).unwrap();
            engine.think(&think_request(-serial, 1)).unwrap();
            engine.cancel(serial).unwrap();
            matches!(search.join().unwrap(), Err(EngineError::Cancelled { .. }))
        })
    };
    // That work is a fifth of the search; still this thread may be kept from it until the search is over.
    let in_time = (1..=10).filter(|&serial| cancelled(serial)).count();
    assert!(in_time > 5, "only {in_time} of 10 searches could be cancelled");
}

#[test]
fn the_bits_of_seeds_and_serials_cross() {
    for seed in [0, -1, i64::MIN, i64::MAX] {
        let session = Session::new(Setup { seed, ..setup([Seat::Computer { level: 2 }; 2]) }).unwrap();
        let request = session.think_request().unwrap();
        assert_eq!((request.seed, request.level), (seed, 2));
        assert!(session.is_current(request.serial).unwrap());
        let reply = Engine::new().think(&request).unwrap();
        assert_eq!(reply.serial, request.serial);
        let view = session.play(reply.serial, &reply.route, reply.accepts_draw).unwrap();
        assert_eq!((view.ply, view.last), (1, Some(reply.route)));
        assert!(!session.is_current(request.serial).unwrap());
    }
    let core = dama_core::engine::Engine::new();
    let request = dama_core::engine::ThinkRequest {
        serial: 1,
        start: Position::start(),
        routes: Vec::new(),
        level: Level::new(3).unwrap(),
        seed: u64::MAX,
        draw_offered: false,
    };
    let reply = Engine::new().think(&ThinkRequest { seed: -1, ..think_request(1, 3) }).unwrap();
    let expected = core.think(&request).unwrap();
    assert_eq!((reply.route, reply.score), (expected.route.to_string(), expected.score));
    assert_eq!(reply.nodes.cast_unsigned(), expected.nodes);
}

#[test]
fn a_hint_says_what_can_be_said_for_it() {
    let hint = |start: &str| {
        let session = from(start).unwrap();
        let request = session.hint_request().unwrap();
        assert!(session.marks().unwrap().hinted && session.is_current(request.serial).unwrap());
        let Hint { serial, route, path, reason } = Engine::new().hint(&request).unwrap();
        assert_eq!(serial, request.serial);
        assert_eq!(path, route.split(['-', 'x']).map(number).collect::<Vec<_>>());
        (route, reason)
    };
    assert_eq!(hint("W:Wa2,h2:Ba3,h7,g7"), ("a2xa4".to_owned(), HintReason::OnlyMove));
    assert_eq!(hint("W:WKa1,Kb1:BKd5"), ("b1-b5".to_owned(), HintReason::WinsIn { plies: 3 }));
    assert_eq!(hint("W:Wa7,h2:Bd7,e7"), ("a7-a8".to_owned(), HintReason::Crowns));
    let saves = HintReason::Saves { pieces: 1 };
    assert_eq!(hint("W:Wd4,a2,b2,g2,h2:Bd5,e4,d7,d8,a7,h7"), ("d4xf4".to_owned(), saves));
    assert_eq!(hint("W:Wd4,a2,b2,g2,h2:Bd5,e4,b7,g7,a7,h7").1, HintReason::Takes { pieces: 1 });
}

#[test]
fn an_offered_draw_is_answered() {
    // Three kings against one, long without progress: Black takes the draw, White does not.
    let answer = |plies: usize, draw_offered: bool| {
        let start = "W:WKa1,Kd1,Kh1:BKh8".to_owned();
        let routes = quiet_walk(&start, plies);
        let request = ThinkRequest { start, routes, draw_offered, ..think_request(1, 1) };
        Engine::new().think(&request).unwrap().accepts_draw
    };
    assert!(answer(41, true));
    assert!(!answer(40, true));
    assert!(!answer(41, false));
}
