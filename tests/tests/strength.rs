//! How strong the computer player is, beside plain players and in won endings. Nothing here looks at a
//! clock.

#![allow(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a test fails by panicking")]

use std::sync::atomic::AtomicBool;

use dama_core::engine::{Engine, Level, Limits, Search, ThinkRequest};
use dama_core::{Game, Outcome, Position, Route, Side};
use dama_tests::chance::Chance;
use dama_tests::material::Material;
use dama_tests::{game, position, vectors};

static RUNNING: AtomicBool = AtomicBool::new(false);

const NODES: u64 = 20_000;
/// A game that is longer counts as a draw.
const LONGEST_GAME: usize = 300;

/// What a move gains at once, in men (a king counts three). What the opponent takes back is not
/// considered.
fn gain(position: &Position, route: &Route) -> i32 {
    let side = position.side_to_move();
    let worth = |p: &Position, side| (p.men(side).len() + 3 * p.kings(side).len()).cast_signed();
    let balance = |p: &Position| worth(p, side) - worth(p, !side);
    balance(&position.apply(route.result())) - balance(position)
}

/// Plays one of the moves that gain most at once.
fn greedy(game: &Game, chance: &mut Chance) -> Route {
    let position = game.position();
    let mut routes = position.legal_routes();
    let most = routes.iter().map(|route| gain(position, route)).max().unwrap();
    routes.retain(|route| gain(position, route) == most);
    chance.pick(&routes).clone()
}

/// One of the moves that are best to so many plies over material alone.
fn by_material(material: &mut Material, game: &Game, depth: u32, chance: &mut Chance) -> Route {
    let mv = material.choose(game.position(), depth, chance).unwrap();
    game.position().route_of(mv).unwrap()
}

/// Plays a game to its end, and says who has won.
fn play(mut game: Game, mut choose: impl FnMut(&Game) -> Route) -> Option<Side> {
    while game.outcome().is_none() && game.ply() < LONGEST_GAME {
        let route = choose(&game);
        game.play(&route).unwrap();
    }
    match game.outcome() {
        Some(Outcome::Win(side, _)) => Some(side),
        _ => None,
    }
}

/// Who wins when the engine plays one side, with [`NODES`] for a move.
fn winner(game: Game, engine: Side, mut other: impl FnMut(&Game) -> Route) -> Option<Side> {
    let mut search = Search::new(1);
    play(game, |game| {
        if game.position().side_to_move() == engine {
            search.run(game, &Limits::nodes(NODES), &RUNNING, &mut |_| {}).unwrap().route
        } else {
            other(game)
        }
    })
}

#[test]
fn beats_a_greedy_player_95_times_in_100() {
    let start = Position::start().to_string();
    let mut chance = Chance::seeded(2);
    let mut won = 0;
    for opening in vectors::openings().iter().take(50) {
        for side in Side::BOTH {
            let winner = winner(game(&start, opening), side, |game| greedy(game, &mut chance));
            won += u32::from(winner == Some(side));
        }
    }
    assert!(won >= 95, "{won} of 100 games won");
}

/// A score of 84.9 % is 300 Elo; the lower end of the error of 95 % must be above it. The engine may
/// enter as many positions for a move as its opponent entered for the last one.
#[test]
fn is_300_elo_above_a_search_over_material_four_plies_deep_at_equal_nodes() {
    let start = Position::start().to_string();
    let mut chance = Chance::seeded(5);
    let pairs = vectors::openings().into_iter().map(|opening| {
        let points = Side::BOTH.map(|side| {
            let (mut material, mut search) = (Material::new(), Search::new(1));
            let game = game(&start, &opening);
            material.values(game.position(), 4);
            let winner = play(game, |game| {
                if game.position().side_to_move() == side {
                    search.run(game, &Limits::nodes(material.entered()), &RUNNING, &mut |_| {}).unwrap().route
                } else {
                    by_material(&mut material, game, 4, &mut chance)
                }
            });
            winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)))
        });
        f64::midpoint(points[0], points[1])
    });
    let lowest = lower_end(&pairs.collect::<Vec<f64>>());
    assert!(lowest > 0.849, "{lowest}");
}

/// The lower end of the error of 95 % of a mean.
fn lower_end(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
    mean - 1.96 * (variance / count).sqrt()
}

#[test]
fn level_1_loses_nine_games_of_ten_to_who_looks_one_move_ahead() {
    let start = Position::start().to_string();
    let (mut chance, mut material) = (Chance::seeded(7), Material::new());
    let (engine, level) = (Engine::new(), Level::new(1).unwrap());
    let (mut games, mut lost) = (0, 0);
    for opening in vectors::openings() {
        for side in Side::BOTH {
            games += 1;
            let winner = play(game(&start, &opening), |game| {
                if game.position().side_to_move() != side {
                    return by_material(&mut material, game, 1, &mut chance);
                }
                let routes = game.routes().cloned().collect();
                let request = ThinkRequest {
                    serial: 0,
                    start: *game.start(),
                    routes,
                    level,
                    seed: games,
                    draw_offered: false,
                };
                engine.think(&request).unwrap().route
            });
            lost += u64::from(winner == Some(!side));
        }
    }
    assert!(games >= 100 && lost * 10 >= games * 9, "{lost} of {games} games lost");
}

/// The tables leave no choice but to bring the end nearer, whoever defends.
#[test]
fn wins_every_won_ending_of_the_vectors_in_time() {
    let mut chance = Chance::seeded(8);
    let won = vectors::endgames().into_iter().filter(|ending| ending.result == "win").step_by(3);
    let mut played = 0;
    for ending in won {
        let Ok(start) = Game::new(position(&ending.fen)) else { continue };
        let strong = start.position().side_to_move();
        let winner =
            winner(start.clone(), strong, |game| chance.pick(&game.position().legal_routes()).clone());
        assert_eq!(winner, Some(strong), "{}", ending.fen);
        played += 1;
    }
    assert!(played >= 40, "{played}");
}

#[test]
fn wins_with_two_kings_against_one() {
    for text in ["W:WKa1,Ka2:BKe5", "B:WKf6:BKa8,Kh8", "W:WKc2,Kd2:BKa8", "B:WKh8:BKc3,Kc7"] {
        let strong = position(text).side_to_move();
        let mut defence = Search::new(1);
        let winner = winner(game(text, ""), strong, |game| {
            defence.run(game, &Limits::nodes(NODES), &RUNNING, &mut |_| {}).unwrap().route
        });
        assert_eq!(winner, Some(strong), "{text}");
    }
}
