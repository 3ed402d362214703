//! Reviews of games whose turns are worked out by hand.

use super::*;
use crate::engine::{Engine, ThinkError};
use crate::notation::fen;

const NODES: u64 = 5_000;

fn request(start: &str, moves: &str) -> ReviewRequest {
    let start = fen::read(start).unwrap();
    let mut game = Game::new(start).unwrap();
    moves.split_whitespace().for_each(|text| game.play_text(text).unwrap());
    ReviewRequest { serial: 7, start, routes: game.routes().cloned().collect(), nodes: NODES }
}

fn reviewed(start: &str, moves: &str) -> Review {
    Engine::new().review(&request(start, moves), &mut |_| {}).unwrap()
}

fn texts(routes: &[Route]) -> Vec<String> {
    routes.iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_won_as_fast_as_can_be_has_no_turning_points() {
    // Black must take the king on b5, and then stands before the one on a1.
    let review = reviewed("W:WKa1,Kb1:BKd5", "b1-b5 d5xa5 a1xa8");
    assert_eq!(review.serial, 7);
    assert_eq!(review.evaluations, [3, 2, 1, 0].map(|plies| Evaluation::Wins(Side::White, plies)));
    assert_eq!(review.turning_points, []);
}

#[test]
fn who_throws_a_draw_away_is_told_so() {
    // Landing on g4 the king is taken from g8; on h4 one piece each is left.
    let review = reviewed("W:WKa4:BKf4,Kg8", "a4xg4 g8xg1");
    let black_wins = |plies| Evaluation::Wins(Side::Black, plies);
    assert_eq!(review.evaluations, [Evaluation::Men(0), black_wins(1), black_wins(0)]);
    let [point] = &review.turning_points[..] else { panic!("{:?}", review.turning_points) };
    assert_eq!((point.ply, point.side, point.played.to_string().as_str()), (1, Side::White, "a4xg4"));
    assert_eq!(texts(&point.better), ["a4xh4"]);
    assert_eq!((point.best, point.reached, point.loss), (Evaluation::Men(0), black_wins(1), None));
    assert_eq!(point.reason, HintReason::AvoidsLoss);
}

#[test]
fn evaluations_are_whites_whoever_moves() {
    // The same game with the colours exchanged.
    let review = reviewed("B:WKc5,Kb1:BKh5", "h5xb5 b1xb8");
    let white_wins = |plies| Evaluation::Wins(Side::White, plies);
    assert_eq!(review.evaluations, [Evaluation::Men(0), white_wins(1), white_wins(0)]);
    let [point] = &review.turning_points[..] else { panic!("{:?}", review.turning_points) };
    assert_eq!(
        (point.side, point.reached, texts(&point.better)),
        (Side::Black, white_wins(1), vec!["h5xa5".to_owned()])
    );
    let up_a_man = |start: &str| match reviewed(start, "").evaluations[..] {
        [Evaluation::Men(hundredths)] => hundredths,
        ref other => panic!("{other:?}"),
    };
    let (white, black) = ("a2,b2,c2,d2,e3,f2,g2,h2", "a7,b7,c7,f7,g7,h7");
    assert!(up_a_man(&format!("W:W{white}:B{black}")) > 0);
    assert!(up_a_man(&format!("B:W{white}:B{black}")) > 0);
    assert!(up_a_man(&format!("W:W{}:B{}", "a2,b2,c2,f2,g2,h2", "a7,b7,c7,d7,e6,f7,g7,h7")) < 0);
}

#[test]
fn a_man_thrown_away_is_a_turning_point() {
    // On d6 the man is taken by d7, which d8 guards; on f4 nothing reaches it.
    let review = reviewed("W:Wd4,a2,b2,g2,h2:Bd5,e4,d7,d8,a7,h7", "d4xd6 d7xd5");
    let [point] = &review.turning_points[..] else { panic!("{:?}", review.turning_points) };
    assert_eq!((point.ply, point.side, point.played.to_string().as_str()), (1, Side::White, "d4xd6"));
    assert_eq!(point.better[0].to_string(), "d4xf4");
    assert_eq!(point.reason, HintReason::Saves(1));
    let (Evaluation::Men(best), Evaluation::Men(reached)) = (point.best, point.reached) else {
        panic!("{point:?}");
    };
    assert_eq!(point.loss, Some(best.abs_diff(reached)));
    assert!(best > reached);
}

#[test]
fn a_win_let_slip_is_a_turning_point() {
    // After b7-b5 Black must take, and is taken from a1; on d7 the king is given for nothing.
    let review = reviewed("W:WKa1,Kb7:BKd5", "b7-d7 d5xd8");
    let draw = Evaluation::Men(0);
    assert_eq!(review.evaluations, [Evaluation::Wins(Side::White, 3), draw, draw]);
    let [point] = &review.turning_points[..] else { panic!("{:?}", review.turning_points) };
    assert_eq!((point.best, point.reached, point.loss), (Evaluation::Wins(Side::White, 3), draw, None));
    assert_eq!(
        (point.better.len(), &texts(&point.better)[..2]),
        (3, &["b7-b5".to_owned(), "d5xa5".to_owned()][..])
    );
    assert_eq!(point.reason, HintReason::WinsIn(3));
}

#[test]
fn a_drawn_game_ends_in_a_draw() {
    let review = reviewed("W:WKa4:BKf4,Kg8", "a4xh4");
    assert_eq!(review.evaluations, [Evaluation::Men(0); 2]);
    assert_eq!(review.turning_points, []);
}

/// A game in which both sides play the first move in text order, now and then another one.
fn wandering(plies: usize) -> Vec<Route> {
    let mut game = Game::new(Position::start()).unwrap();
    while game.ply() < plies && game.outcome().is_none() {
        let routes = game.position().legal_routes();
        let route = routes[game.ply() * 5 % routes.len()].clone();
        game.play(&route).unwrap();
    }
    game.routes().cloned().collect()
}

fn long_request(serial: u64) -> ReviewRequest {
    ReviewRequest { serial, start: Position::start(), routes: wandering(60), nodes: 1_000 }
}

#[test]
fn whatever_was_played_the_review_makes_sense() {
    let request = long_request(1);
    let review = Engine::new().review(&request, &mut |_| {}).unwrap();
    assert_eq!(review.evaluations.len(), request.routes.len() + 1);
    assert!((1..=5).contains(&review.turning_points.len()), "{:?}", review.turning_points);
    assert!(review.turning_points.is_sorted_by(|one, next| one.ply < next.ply));
    let mut game = Game::new(request.start).unwrap();
    request.routes.iter().for_each(|route| game.play(route).unwrap());
    for point in &review.turning_points {
        assert_eq!(Some(&point.played), game.route_to(point.ply));
        assert_eq!(point.side, game.position_at(point.ply - 1).side_to_move());
        assert_ne!(point.better[0].result(), point.played.result());
        let mut other = Game::new(request.start).unwrap();
        request.routes[..point.ply - 1].iter().for_each(|route| other.play(route).unwrap());
        point.better.iter().for_each(|route| other.play(route).unwrap());
        assert!(point.better.len() == 6 || other.outcome().is_some());
        assert_ne!(point.loss, Some(0));
        let for_side = |evaluation| match evaluation {
            Evaluation::Men(hundredths) if point.side == Side::White => hundredths,
            Evaluation::Men(hundredths) => -hundredths,
            Evaluation::Wins(side, _) => {
                if side == point.side {
                    100_000
                } else {
                    -100_000
                }
            }
        };
        assert!(for_side(point.best) > for_side(point.reached), "{point:?}");
    }
    assert_eq!(review, Engine::new().review(&request, &mut |_| {}).unwrap());
}

#[test]
fn progress_goes_from_one_to_all() {
    for (moves, steps) in [("", 1), ("a4xg4 g8xg1", 5)] {
        let mut reports = Vec::new();
        let request = request("W:WKa4:BKf4,Kg8", moves);
        Engine::new().review(&request, &mut |progress| reports.push(progress)).unwrap();
        assert_eq!(reports.last(), Some(&Progress { done: steps, total: steps }));
        assert!(reports.is_sorted_by(|one, next| one.done < next.done && one.total == next.total));
        assert_eq!(reports[0], Progress { done: 1, total: steps });
    }
}

#[test]
fn a_review_can_be_cancelled_before_it_begins_and_at_every_step() {
    let engine = Engine::new();
    engine.cancel(1);
    let mut reports = 0;
    assert_eq!(engine.review(&long_request(1), &mut |_| reports += 1), Err(ThinkError::Cancelled));
    assert_eq!(reports, 0);
    let plies = long_request(0).routes.len();
    for (serial, last) in [(2, 1), (3, plies), (4, plies + 9)] {
        let mut reached = 0;
        let result = engine.review(&long_request(serial), &mut |progress| {
            reached = progress.done;
            if reached == last {
                engine.cancel(serial);
            }
        });
        assert_eq!((result, reached), (Err(ThinkError::Cancelled), last));
    }
    assert!(engine.review(&request("W:WKa4:BKf4,Kg8", "a4xh4"), &mut |_| {}).is_ok());
}

#[test]
fn a_game_that_cannot_be_played_is_refused() {
    let mut request = request("W:WKa4:BKf4,Kg8", "a4xh4");
    request.routes.push(request.routes[0].clone());
    let refused = Engine::new().review(&request, &mut |_| {});
    assert!(matches!(refused, Err(ThinkError::BadRequest(reason)) if reason.starts_with("ply 2")));
}
