//! Reviews of games whose turns are worked out by hand.

use super::reviewer::Turn;
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
fn a_win_given_up_for_a_repetition_is_a_turning_point() {
    // The position before the last move is won in nine plies; the move brings the start back for the
    // third time.
    let moves = "h8-g8 b2-b1 g8-h8 b1-b2 h8-g8 b2-b1 g8-h8 b1-b2";
    let request = ReviewRequest { nodes: 100_000, ..request("B:WKa1,Kb2:BKh8", moves) };
    let review = Engine::new().review(&request, &mut |_| {}).unwrap();
    assert_eq!(review.evaluations[8], Evaluation::Men(0));
    let point = review.turning_points.last().unwrap();
    assert_eq!((point.ply, point.reached, point.loss), (8, Evaluation::Men(0), None));
    assert!(matches!(point.best, Evaluation::Wins(Side::White, 9..)), "{point:?}");
    assert!(matches!(point.reason, HintReason::WinsIn(9..)), "{point:?}");
}

#[test]
fn a_drawn_game_ends_in_a_draw() {
    let review = reviewed("W:WKa4:BKf4,Kg8", "a4xh4");
    assert_eq!(review.evaluations, [Evaluation::Men(0); 2]);
    assert_eq!(review.turning_points, []);
}

/// Sixty plies, or fewer, that neither side has thought about; another game for each number.
fn wandering(number: usize) -> ReviewRequest {
    let mut game = Game::new(Position::start()).unwrap();
    while game.ply() < 60 && game.outcome().is_none() {
        let routes = game.position().legal_routes();
        let route = routes[game.ply() * (number + 3) % routes.len()].clone();
        game.play(&route).unwrap();
    }
    let routes = game.routes().cloned().collect();
    ReviewRequest { serial: 1, start: Position::start(), routes, nodes: 1_000 }
}

/// A number that grows with what an evaluation promises to a side.
fn worth(evaluation: Evaluation, to: Side) -> i32 {
    let for_white = match evaluation {
        Evaluation::Men(hundredths) => hundredths,
        Evaluation::Wins(Side::White, plies) => 100_000 - plies.cast_signed(),
        Evaluation::Wins(Side::Black, plies) => plies.cast_signed() - 100_000,
    };
    if to == Side::White { for_white } else { -for_white }
}

#[test]
fn whatever_was_played_the_review_makes_sense() {
    for number in 0..8 {
        let request = wandering(number);
        let review = Engine::new().review(&request, &mut |_| {}).unwrap();
        let mut game = Game::new(request.start).unwrap();
        request.routes.iter().for_each(|route| game.play(route).unwrap());
        assert_eq!(review.evaluations.len(), game.ply() + 1);
        for (ply, pair) in review.evaluations.windows(2).enumerate() {
            let side = game.position_at(ply).side_to_move();
            assert!(worth(pair[0], side) >= worth(pair[1], side) - 1, "a move wins nothing: {number}, {ply}");
        }
        assert!(review.turning_points.is_sorted_by(|one, next| one.ply < next.ply));
        assert!((1..=5).contains(&review.turning_points.len()), "{:?}", review.turning_points);
        for point in &review.turning_points {
            assert_eq!(Some(&point.played), game.route_to(point.ply));
            assert_eq!(point.side, game.position_at(point.ply - 1).side_to_move());
            assert_ne!(point.better[0].result(), point.played.result());
            assert!(worth(point.best, point.side) > worth(point.reached, point.side), "{point:?}");
            let mut other = Game::new(request.start).unwrap();
            let line = request.routes[..point.ply - 1].iter().chain(&point.better);
            line.for_each(|route| other.play(route).unwrap());
            assert!(point.better.len() == 6 || other.outcome().is_some());
        }
    }
}

#[test]
fn the_same_request_has_the_same_answer() {
    let review = |engine: &Engine| engine.review(&wandering(1), &mut |_| {}).unwrap();
    let engine = Engine::new();
    assert_eq!(review(&engine), review(&engine));
    assert_eq!(review(&engine), review(&Engine::new()));
}

#[test]
fn eight_moves_are_suspected_that_lost_most_of_what_could_be_hoped_for() {
    // A move changes nothing if what follows is worth the same to the other side.
    assert_eq!(reviewer::suspects(&[50, -50, 50]), [0; 0]);
    assert_eq!(reviewer::suspects(&[50, 100, -100]), [0]);
    // A man less counts in an even game, not in one that is won anyway.
    assert_eq!(reviewer::suspects(&[0, 100, 0]), [0, 1]);
    assert_eq!(reviewer::suspects(&[1_500, -1_400, 1_500]), [0; 0]);
    // The distance to a forced end is no loss as long as it is forced.
    assert_eq!(reviewer::suspects(&[score::win_in(5), score::loss_in(20), score::win_in(19)]), [0; 0]);
    assert_eq!(reviewer::suspects(&[score::win_in(5), 0, 0]), [0]);
    // What is given away is given back at once; of ten such moves the third and fourth lost least.
    let scores = [0, 200, 0, 50, 0, 200, 0, 60, 0, 200, 0];
    assert_eq!(reviewer::suspects(&scores), [0, 1, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn five_turning_points_are_told_of() {
    let point = reviewed("W:WKa4:BKf4,Kg8", "a4xg4 g8xg1").turning_points.remove(0);
    let turn = |ply, drop| Turn { point: TurningPoint { ply, ..point.clone() }, drop };
    let turns = [(3, 400), (8, 120), (9, 900), (20, 300), (31, 130), (32, 110), (40, 500)];
    let points = reviewer::main_points(turns.map(|(ply, drop)| turn(ply, drop)).to_vec());
    assert_eq!(points.iter().map(|point| point.ply).collect::<Vec<_>>(), [3, 9, 20, 31, 40]);
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
fn a_review_can_be_cancelled_before_it_begins_and_at_any_step() {
    let long = |serial: u64| ReviewRequest { serial, ..wandering(2) };
    let engine = Engine::new();
    engine.cancel(1);
    let mut reports = 0;
    assert_eq!(engine.review(&long(1), &mut |_| reports += 1), Err(ThinkError::Cancelled));
    assert_eq!(reports, 0);
    let plies = long(0).routes.len();
    for (serial, last) in [(2, 1), (3, plies), (4, plies + 9)] {
        let mut reached = 0;
        let result = engine.review(&long(serial), &mut |progress| {
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
