//! The façade called from Rust as Kotlin and Swift call it. Here is what its tests share.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic anywhere")]

mod engine;
mod errors;
mod review;
mod views;

use std::fmt::Debug;

use dama::{Options, Seat, Session, SessionError, Setup, ThinkRequest};
use dama_core::notation::fen;
use dama_core::{Position, Route, Square};

fn setup(seats: [Seat; 2]) -> Setup {
    let [white, black] = seats;
    Setup { start: None, white, black, options: Options::default(), game_id: String::new(), seed: 0 }
}

fn session(white: Seat, black: Seat) -> Session {
    Session::new(setup([white, black])).unwrap()
}

fn people() -> Session {
    session(Seat::Person, Seat::Person)
}

/// The computer at level 1 is to move.
fn computer() -> Session {
    session(Seat::Computer { level: 1 }, Seat::Person)
}

fn from(start: &str) -> Result<Session, SessionError> {
    Session::new(Setup { start: Some(start.to_owned()), ..setup([Seat::Person; 2]) })
}

fn number(square: &str) -> i32 {
    i32::try_from(square.parse::<Square>().unwrap().index()).unwrap()
}

fn think_request(serial: i64, level: i32) -> ThinkRequest {
    let start = fen::write(&Position::start());
    ThinkRequest { serial, start, routes: Vec::new(), level, seed: 0, draw_offered: false }
}

/// The name of an enum's variant.
fn kind(value: &impl Debug) -> String {
    format!("{value:?}").split(|c: char| !c.is_alphanumeric()).next().unwrap().to_owned()
}

/// So many plies without capture or repetition.
fn quiet_walk(start: &str, plies: usize) -> Vec<String> {
    let mut position = dama_tests::position(start);
    let mut seen = vec![position];
    let mut step = || {
        let quiet = |next: &Position| next.legal_moves().iter().all(|mv| mv.captured.is_empty());
        let routes = position.legal_routes();
        let next = |route: &Route| position.apply(route.result());
        let route = routes.iter().find(|route| quiet(&next(route)) && !seen.contains(&next(route)));
        let route = route.expect("kings have room");
        position = position.apply(route.result());
        seen.push(position);
        route.to_string()
    };
    (0..plies).map(|_| step()).collect()
}
