//! The computer player, seen from outside: strength, cancelling, repeatability, and what it must
//! find. Nothing here looks at a clock.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use dama_core::engine::{
    Engine, Found, HintReason, HintRequest, Level, Limits, RootMove, Search, ThinkError, ThinkRequest,
    bench_positions, score,
};
use dama_core::{Game, Position};
use dama_tests::chance::Chance;
use dama_tests::{game, outcome, position, vectors};

static RUNNING: AtomicBool = AtomicBool::new(false);

/// What a new search finds.
fn find(game: &Game, limits: &Limits) -> Found {
    Search::new(1).run(game, limits, &RUNNING, &mut |_| {}).unwrap()
}

/// What was found about a move given as text.
fn about(game: &Game, found: &Found, text: &str) -> RootMove {
    let route = game.position().legal_routes().into_iter().find(|route| route.to_string() == text).unwrap();
    found.moves.iter().find(|one| one.mv == route.result()).copied().unwrap()
}

fn request(serial: u64, level: u8) -> ThinkRequest {
    ThinkRequest {
        serial,
        start: Position::start(),
        routes: Vec::new(),
        level: Level::new(level).unwrap(),
        seed: 1,
        draw_offered: false,
    }
}

mod finds {
    use super::*;

    #[test]
    fn a_win_with_one_piece_each_and_a_capture_pending() {
        let found = find(&game("W:WKa1,Kb1:BKd5", ""), &Limits::depth(5));
        assert_eq!((found.route.to_string().as_str(), found.score), ("b1-b5", score::win_in(3)));
    }

    #[test]
    fn that_one_piece_each_is_a_draw() {
        // White must take, and a king against a man looks like more than it is.
        let game = game("W:WKa1:Ba4,h7", "");
        let found = find(&game, &Limits::depth(4));
        assert_eq!(found.score, score::DRAW, "{found:?}");
    }

    #[test]
    fn the_shortest_win() {
        for (text, plies) in [("W:WKa1,Kb1:BKd5", 3), ("W:Wd3:Bd4", 1), ("B:WKa2:BKa4,Kc4", 1)] {
            let found = find(&game(text, ""), &Limits::depth(8));
            assert_eq!(score::plies_to_end(found.score), Some(plies), "{text}");
        }
    }

    #[test]
    fn a_loss_that_nothing_averts() {
        let found = find(&game("W:WKa1:BKh8,Kg7,Kf8,h4", ""), &Limits::depth(8));
        assert!(found.score < 0 && score::is_decided(found.score));
    }

    /// The black man always has one move. If that cost depth, the win would not be seen at depth 4.
    #[test]
    fn a_win_behind_forced_replies_that_cost_no_depth() {
        let game = game("W:Wb6,c6,b5,c5,Kh1,g1,h2:Ba6", "");
        assert_eq!(find(&game, &Limits::depth(4)).score, score::win_in(5));
    }

    #[test]
    fn more_than_the_only_move_at_depth_one() {
        let game = game("W:Wa2:Ba3,a4,g2,h2", "");
        let found = find(&game, &Limits::depth(1));
        assert_eq!(found.moves.len(), 1);
        assert!(found.nodes > 1, "the replies to the only move are looked at");
    }
}

mod repetition {
    use super::*;

    /// After these moves `a2-a1` makes the start stand for the third time.
    const KINGS: [&str; 2] = ["B:WKa1:BKb8,Kc8", "c8-d8 a1-a2 d8-c8 a2-a1 c8-d8 a1-a2 d8-c8"];
    /// As these do `g2-f2`, across men's sideways moves: 14 men against 13.
    const MEN: [&str; 2] = [
        "B:Wa2,b2,c2,d2,e2,f2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7",
        "e7-f7 f2-g2 f7-e7 g2-f2 e7-f7 f2-g2 f7-e7",
    ];

    #[test]
    fn saves_the_weaker_side() {
        let [start, moves] = KINGS;
        let repeated = game(start, moves);
        let found = find(&repeated, &Limits::depth(6));
        assert_eq!((found.route.to_string().as_str(), found.score), ("a2-a1", score::DRAW));
        let fresh = Game::new(*repeated.position()).unwrap();
        assert!(find(&fresh, &Limits::depth(6)).score < -100);
    }

    #[test]
    fn is_avoided_by_the_stronger_side() {
        let [start, moves] = MEN;
        let repeated = game(start, moves);
        let found = find(&repeated, &Limits::nodes(50_000));
        assert!(found.score > 0);
        assert_eq!(about(&repeated, &found, "g2-f2").score, score::DRAW);
        let fresh = Game::new(*repeated.position()).unwrap();
        let found = find(&fresh, &Limits { depth: Some(1), ..Limits::default() });
        assert_ne!(about(&fresh, &found, "g2-f2").score, score::DRAW);
    }
}

mod moves {
    use super::*;

    /// One table through all positions, so that what it knows of others is no excuse either.
    #[test]
    fn are_legal_wherever_pieces_stand() {
        let mut chance = Chance::seeded(4);
        let mut search = Search::new(0);
        let mut tried = 0;
        while tried < 400 {
            let Ok(game) = Game::new(chance.placement()) else { continue };
            tried += 1;
            let found = search.run(&game, &Limits::nodes(300), &RUNNING, &mut |_| {}).unwrap();
            let legal: HashSet<_> = game.position().legal_moves().into_iter().collect();
            let listed: HashSet<_> = found.moves.iter().map(|one| one.mv).collect();
            assert_eq!(listed, legal, "{}", game.position());
            assert!(game.position().legal_routes().contains(&found.route), "{}", game.position());
            assert_eq!(found.route.result(), found.best, "{}", game.position());
        }
    }

    #[test]
    fn are_found_with_any_budget() {
        let game = Game::new(Position::start()).unwrap();
        for nodes in [0, 1, 7, 8, 9, 1_000] {
            let found = find(&game, &Limits::nodes(nodes));
            assert!(found.nodes <= nodes);
            assert!(game.position().legal_moves().contains(&found.best));
        }
    }

    #[test]
    fn are_not_looked_for_when_the_game_is_over() {
        let mut game = game("W:WKa1:BKh8,a3", "a1xa4");
        assert_eq!(outcome(&game), "draw OneEach");
        assert!(Search::new(0).run(&game, &Limits::depth(1), &RUNNING, &mut |_| {}).is_none());
        game.undo().unwrap();
        assert!(Search::new(0).run(&game, &Limits::depth(1), &RUNNING, &mut |_| {}).is_some());
    }
}

mod cancelling {
    use super::*;

    #[test]
    fn ends_a_search_within_4096_nodes() {
        let game = Game::new(Position::start()).unwrap();
        let cancel = AtomicBool::new(false);
        let mut at = None;
        let found = Search::new(1)
            .run(&game, &Limits::default(), &cancel, &mut |info| {
                if info.nodes > 10_000 && at.is_none() {
                    at = Some(info.nodes);
                    cancel.store(true, Ordering::Relaxed);
                }
            })
            .unwrap();
        assert!(found.nodes - at.unwrap() <= 4_096);
    }

    #[test]
    fn works_before_the_request_comes_and_leaves_others_alone() {
        let engine = Engine::new();
        engine.cancel(5);
        assert_eq!(engine.think(&request(5, 3)), Err(ThinkError::Cancelled));
        assert_eq!(engine.think(&request(6, 3)).unwrap().serial, 6);
        let hint = HintRequest { serial: 5, start: Position::start(), routes: Vec::new() };
        assert_eq!(engine.hint(&hint), Err(ThinkError::Cancelled));
    }
}

mod requests {
    use super::*;

    #[test]
    fn the_same_one_gets_the_same_reply() {
        let engine = Engine::new();
        for level in Level::all().take(9) {
            let request = request(1, level.number());
            assert_eq!(engine.think(&request), Engine::new().think(&request), "level {level}");
        }
    }

    #[test]
    fn another_seed_draws_another_move() {
        let engine = Engine::new();
        for level in 1..=3 {
            let routes: HashSet<_> = (0..20)
                .map(|seed| engine.think(&ThinkRequest { seed, ..request(1, level) }).unwrap().route)
                .collect();
            assert!(routes.len() > 1, "level {level}");
        }
    }

    #[test]
    fn the_top_level_needs_no_seed() {
        let start = position("W:WKa1,c3,h2:BKh8,a6");
        let think = |seed| Engine::new().think(&ThinkRequest { seed, start, ..request(1, 10) }).unwrap();
        assert_eq!(think(1), think(2));
    }

    #[test]
    fn must_make_sense() {
        let engine = Engine::new();
        let first = Position::start().legal_routes().remove(0);
        let routes = vec![first.clone(), first];
        let result = engine.think(&ThinkRequest { routes, ..request(1, 1) });
        assert!(matches!(&result, Err(ThinkError::BadRequest(why)) if why.contains("ply 2")), "{result:?}");
        let over = ThinkRequest { start: position("W:WKa1:BKh8"), ..request(1, 1) };
        assert!(matches!(engine.think(&over), Err(ThinkError::GameOver(_))));
    }

    /// A game of so many plies in which both kings walk in circles, one of three squares and one of
    /// four, so that nothing stands for the third time within 47 plies.
    fn idle(start: &str, plies: usize) -> Game {
        const WHITE: [&str; 3] = ["a1-b1", "b1-c1", "c1-a1"];
        const BLACK: [&str; 4] = ["h8-g8", "g8-f8", "f8-e8", "e8-h8"];
        let mut game = game(start, "");
        for ply in 0..plies {
            let text = if ply % 2 == 0 { WHITE[ply / 2 % 3] } else { BLACK[ply / 2 % 4] };
            game.play_text(text).unwrap();
        }
        game
    }

    #[test]
    fn take_a_draw_after_40_idle_plies_unless_the_score_is_better() {
        let answer = |start: &str, plies: usize, draw_offered: bool| {
            let game = idle(start, plies);
            let routes = game.routes().cloned().collect();
            let request = ThinkRequest { start: *game.start(), routes, draw_offered, ..request(1, 2) };
            Engine::new().think(&request).unwrap().accepts_draw
        };
        let (worse, better) = ("W:WKa1,a2:BKh8,g7,h7", "W:WKa1,a2,b2:BKh8,h7");
        assert_eq!(answer(worse, 38, true), Some(false));
        assert_eq!(answer(worse, 40, true), Some(true));
        assert_eq!(answer(better, 40, true), Some(false));
        assert_eq!(answer(worse, 40, false), None);
    }
}

mod hints {
    use super::*;

    #[test]
    fn say_why() {
        let hint = |text: &str| {
            let request = HintRequest { serial: 3, start: position(text), routes: Vec::new() };
            let hint = Engine::new().hint(&request).unwrap();
            (hint.serial, hint.route.to_string(), hint.reason)
        };
        assert_eq!(hint("W:Wd3:Bd4,h7"), (3, "d3xd5".to_owned(), HintReason::OnlyMove));
        assert_eq!(hint("W:Wa7,h2:Bd7,f6"), (3, "a7-a8".to_owned(), HintReason::Crowns));
    }

    #[test]
    fn of_forced_wins_agree_with_the_endgames() {
        let mut wins = 0;
        for endgame in vectors::endgames().iter().step_by(8) {
            let start = position(&endgame.fen);
            let hint = Engine::new().hint(&HintRequest { serial: 1, start, routes: Vec::new() }).unwrap();
            let (said, known) = (hint.reason, (endgame.result.as_str(), endgame.plies));
            match said {
                HintReason::WinsIn(plies) => assert!(known.0 == "win" && plies >= known.1, "{}", endgame.fen),
                HintReason::Blocks => assert_eq!(known, ("win", 1), "{}", endgame.fen),
                _ => {}
            }
            wins += usize::from(matches!(said, HintReason::WinsIn(_)));
        }
        assert!(wins > 5, "{wins}");
    }

    #[test]
    fn of_the_first_move_nothing_is_said_of_pieces() {
        let request = HintRequest { serial: 1, start: Position::start(), routes: Vec::new() };
        let reason = Engine::new().hint(&request).unwrap().reason;
        assert!(matches!(reason, HintReason::Best | HintReason::BetterBy(_)), "{reason:?}");
    }
}

mod fingerprint {
    use super::*;

    #[test]
    fn is_the_same_each_time() {
        let nodes = || -> Vec<u64> {
            let mut search = Search::new(1);
            let run = |position| {
                search.clear();
                let game = Game::new(position).unwrap();
                search.run(&game, &Limits::depth(5), &RUNNING, &mut |_| {}).unwrap().nodes
            };
            bench_positions().into_iter().map(run).collect()
        };
        assert_eq!(nodes(), nodes());
    }
}
