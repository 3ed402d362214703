//! Each reason on positions worked out by hand, and each claim against its definition.

use std::collections::HashMap;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::exchange::{Exchange, Unknown, lead};
use super::*;
use crate::engine::{Engine, random_positions};
use crate::notation::{fen, move_text};
use crate::{Bitboard, Move, Side};

static RUNNING: AtomicBool = AtomicBool::new(false);

fn game(start: &str) -> Game {
    Game::new(fen::read(start).unwrap()).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    moves.split(' ').for_each(|text| game.play_text(text).unwrap());
}

fn mv(game: &Game, text: &str) -> Move {
    move_text::read(game.position(), text).unwrap().result()
}

fn hint(start: &str) -> (String, HintReason) {
    let start = fen::read(start).unwrap();
    let hint = Engine::new().hint(&HintRequest { serial: 1, start, routes: Vec::new() }).unwrap();
    (hint.route.to_string(), hint.reason)
}

/// What can be said for a move without judging positions.
fn reason(start: &str, text: &str) -> Option<HintReason> {
    let game = game(start);
    let mut case = Case::among_all(&game, mv(&game, text), &RUNNING);
    case.by_the_rules().or_else(|| case.on_the_board())
}

#[test]
fn the_only_move() {
    assert_eq!(hint("W:Wd3:Bd4,h7"), ("d3xd5".to_owned(), HintReason::OnlyMove));
}

#[test]
fn a_blockade() {
    // h2 could only take g2, and h1 only g1, but f2 and f1 stand behind them.
    assert_eq!(reason("W:Wf1,g1,f2,Kg8:Bh2,Kh1", "g8-g2"), Some(HintReason::Blocks));
    assert_eq!(hint("W:Wf1,g1,f2,Kg8:Bh2,Kh1").1, HintReason::Blocks);
}

#[test]
fn a_forced_win() {
    // The longest defence: any move of the king, which stands between two files or two ranks.
    assert_eq!(hint("W:WKa1,Kb1:BKd5"), ("b1-b5".to_owned(), HintReason::WinsIn(3)));
    // To take the last piece is to win at once; the landing does not matter.
    assert_eq!(hint("W:WKa1,Kh8:Ba5").1, HintReason::WinsIn(1));
}

#[test]
fn every_other_move_loses() {
    // Landing on g4 the king is taken from g8; on h4 one piece each is left.
    assert_eq!(hint("W:WKa4:BKf4,Kg8"), ("a4xh4".to_owned(), HintReason::AvoidsLoss));
}

#[test]
fn a_crowning() {
    assert_eq!(hint("W:Wa7,h2:Bd7,f6"), ("a7-a8".to_owned(), HintReason::Crowns));
}

#[test]
fn a_shot() {
    // Black must take d5, with d6 or with e5; either way White takes both of them.
    let start = "W:Wb4,c3,c4,d2,d3,d4:Bd6,e5,h7,h8";
    assert_eq!(reason(start, "d4-d5"), Some(HintReason::Wins(1)));
}

#[test]
fn threatened_pieces_are_saved() {
    // c4xe4 threatens; b4 keeps White from taking c4.
    assert_eq!(reason("W:Wd4,h2:Bb4,c4,h7", "d4-d5"), Some(HintReason::Saves(1)));
    assert_eq!(reason("W:Wd4,h2:Bb4,c4,h7", "h2-h3"), None);
    // c4xe4xg4 threatens; on e4 a man stands in the way, on f5 one is still lost.
    assert_eq!(reason("W:Wd4,f4,h2:Bb4,c4,h7", "f4-e4"), Some(HintReason::Saves(2)));
    assert_eq!(reason("W:Wd4,f4,h2:Bb4,c4,h7", "f4-f5"), Some(HintReason::Saves(1)));
    assert_eq!(reason("W:Wd4,f4,h2:Bb4,c4,h7", "h2-h3"), None);
}

#[test]
fn of_two_captures_one_saves_the_man() {
    // On d6 the man is taken by d7, which d8 guards; on f4 nothing reaches it.
    let start = "W:Wd4,h2:Bd5,e4,d7,d8";
    assert_eq!(reason(start, "d4xf4"), Some(HintReason::Saves(1)));
    assert_eq!(reason(start, "d4xd6"), Some(HintReason::Takes(1)));
}

#[test]
fn a_man_is_kept_from_crowning() {
    // c2 would crown on c1, where neither b1 nor d1 could take the king.
    let start = "W:Wa1,b1,d1,e1,h2:Bc2,c3,h7";
    assert_eq!(reason(start, "b1-c1"), Some(HintReason::StopsCrowning));
    assert_eq!(reason(start, "h2-h3"), None);
    // Another man crowns on f1 all the same.
    assert_ne!(reason("W:Wa1,b1,d1,e1,h2:Bc2,c3,f2,f3,h7", "b1-c1"), Some(HintReason::StopsCrowning));
    // From c3 it is two moves away.
    assert_eq!(reason("W:Wa1,b1,d1,e1,h2:Bc3,c4,h7", "b1-c1"), None);
}

#[test]
fn captures() {
    assert_eq!(reason("W:Wd4,h2:Bd5,e4,h7", "d4xd6"), Some(HintReason::Takes(1)));
    assert_eq!(reason("W:WKa1,h2:Ba4,a6,h7,h8", "a1xa5xa7"), Some(HintReason::Takes(2)));
}

#[test]
fn a_threat() {
    // e4 takes e5 next; with e3 behind it, e5 cannot take e4.
    assert_eq!(reason("W:Wd4,e3,h2:Be5,h7", "d4-e4"), Some(HintReason::Threatens(1)));
    assert_eq!(reason("W:Wd4,e3,h2:Be5,e6,h7", "d4-e4"), None);
}

#[test]
fn a_difference_in_worth() {
    let better = |this, other| better_by(Comparison { this, other });
    assert_eq!(better(150, 70), Some(HintReason::BetterBy(80)));
    assert_eq!(better(-10, -30), Some(HintReason::BetterBy(20)));
    assert_eq!(better(-10, -29), None);
    assert_eq!(better(70, 150), None);
    assert_eq!(better(score::win_in(7), 0), None);
    assert_eq!(better(0, score::loss_in(7)), None);
}

#[test]
fn wins_and_losses_by_force() {
    assert_eq!(wins_in(score::win_in(9)), Some(HintReason::WinsIn(9)));
    assert_eq!((wins_in(score::loss_in(8)), wins_in(900), wins_in(score::win_in(17))), (None, None, None));
    let avoids = |this, other| avoids_loss(Comparison { this, other });
    assert_eq!(avoids(-700, score::loss_in(8)), Some(HintReason::AvoidsLoss));
    assert_eq!(avoids(score::loss_in(12), score::loss_in(8)), None);
    assert_eq!((avoids(0, -900), avoids(0, score::win_in(5))), (None, None));
}

#[test]
fn near_the_draw_of_rule_g4_nothing_is_said_of_pieces() {
    // Rings of six and of five squares, so that nothing stands for the third time.
    let white = ["a1-b1", "b1-c1", "c1-c2", "c2-b2", "b2-a2", "a2-a1"];
    let black = ["f8-g8", "g8-h8", "h8-h7", "h7-f7", "f7-f8"];
    let mut game = game("W:Wd4,e2,e3,Ka1:Be5,Kf8");
    let mut said = |plies: usize| {
        while game.ply() < plies {
            let turn = game.ply() / 2;
            let text = if game.ply().is_multiple_of(2) { white[turn % 6] } else { black[turn % 5] };
            game.play_text(text).unwrap();
        }
        // The same position without its past stands beside it.
        [&game, &Game::new(*game.position()).unwrap()]
            .map(|game| Case::among_all(game, mv(game, "d4-e4"), &RUNNING).on_the_board())
    };
    // This move, five quiet plies more and a capture before the hundredth ply.
    let [now, without_past] = said(92);
    assert!(now.is_some() && now == without_past);
    let [now, without_past] = said(94);
    assert!(now.is_none() && without_past.is_some());
}

#[test]
fn what_stood_twice_is_no_way_to_gain() {
    // b5 cannot get away from a king on the b-file, which White's king reaches through h2 alone.
    let mut game = game("B:Wa3,a4,c5,d5,g1,Kh2,h3:Ba5,a6,b5,h7");
    let first = |game: &Game| Exchange::new(game, u64::MAX, &RUNNING).gain(game.position(), Side::White, 4);
    play(&mut game, "h7-g7 h2-h1 g7-h7");
    assert_ne!(first(&game), Ok(Some(0)));
    // Now it has been there twice, and a third time would be a draw.
    play(&mut game, "h1-h2 h7-g7 h2-h1 g7-h7");
    assert_eq!(first(&game), Ok(Some(0)));
}

#[test]
fn without_nodes_nothing_is_said() {
    let game = game("W:Wd4,h2:Bb4,c4,h7");
    let mut exchange = Exchange::new(&game, 3, &RUNNING);
    assert_eq!(exchange.gain(&game.position().passed(), Side::Black, 4), Err(Unknown));
    let cancelled = AtomicBool::new(true);
    assert_eq!(Case::among_all(&game, mv(&game, "d4-d5"), &cancelled).on_the_board(), None);
}

/// The lead of a side after best play of both, straight from the definition: a side without a move
/// has lost, captures are free, and play stops at a quiet position when no quiet ply is left.
fn value(position: &Position, side: Side, plies: usize) -> i32 {
    let moves = position.legal_moves();
    let own = position.side_to_move() == side;
    if moves.is_empty() {
        return if own { -100 } else { 100 };
    }
    if plies == 0 && moves[0].captured.is_empty() {
        return lead(position, side);
    }
    let left = if moves[0].captured.is_empty() { plies - 1 } else { plies };
    let values = moves.iter().map(|&mv| value(&position.apply(mv), side, left));
    if own { values.max().unwrap() } else { values.min().unwrap() }
}

/// What a side gains by definition; `None` if it wins the game.
fn gain(position: &Position, side: Side, plies: usize) -> Option<u32> {
    let value = value(position, side, plies);
    (value < 100).then(|| (value - lead(position, side)).max(0).unsigned_abs())
}

/// Quiet positions of a few men and seldom a king, in which neither side has more than six moves.
fn narrow_positions(count: usize, seed: u64) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let placement = || {
        let (mut men, mut kings) = ([Bitboard::EMPTY; 2], [Bitboard::EMPTY; 2]);
        for side in Side::BOTH {
            for _ in 0..rng.random_range(2..6) {
                let square = Bitboard(1 << rng.random_range(0..64));
                let king = rng.random_range(0..8) == 0;
                let set = if king { &mut kings } else { &mut men };
                set[side.index()] |= square;
            }
        }
        Position::new(men, kings, Side::White).ok()
    };
    let narrow = |position: &Position| {
        let few = |position: &Position| (1..=6).contains(&position.legal_moves().len());
        few(position) && few(&position.passed()) && Game::new(*position).is_ok()
    };
    std::iter::repeat_with(placement).flatten().filter(narrow).take(count).collect()
}

#[test]
fn gains_are_those_of_the_definition() {
    let mut found = [0; 4];
    for position in random_positions(500, 11) {
        let Ok(game) = Game::new(position) else { continue };
        let mut exchange = Exchange::new(&game, u64::MAX, &RUNNING);
        for (side, plies) in [(Side::White, 1), (Side::Black, 2)] {
            let gained = exchange.gain(&position, side, plies).unwrap();
            assert_eq!(gained, gain(&position, side, plies), "{position:?} {side} {plies}");
            found[gained.map_or(3, |gained| gained.min(2) as usize)] += 1;
        }
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

#[test]
fn deep_gains_are_those_of_the_definition() {
    for position in narrow_positions(40, 12) {
        let mut exchange = Exchange::new(&Game::new(position).unwrap(), u64::MAX, &RUNNING);
        for (side, plies) in [(Side::White, 5), (Side::Black, 4)] {
            let gained = exchange.gain(&position, side, plies).unwrap();
            assert_eq!(gained, gain(&position, side, plies), "{position:?} {side} {plies}");
        }
    }
}

/// What a side loses at most by definition, if nothing ends the game.
fn loss(position: &Position, side: Side) -> Option<u32> {
    gain(position, !side, 4)
}

/// Whether the side to move can crown with its next move.
fn crowns_next(position: &Position) -> bool {
    position.legal_moves().iter().any(|&mv| position.is_crowning(mv))
}

/// Asserts that a reason is true of a move, from the definitions alone.
fn assert_true(reason: HintReason, position: &Position, mv: Move) {
    let (side, after) = (position.side_to_move(), position.apply(mv));
    let claim = format!("{reason:?} of {mv:?} in {position:?}");
    match reason {
        HintReason::Crowns => assert!(!(after.kings(side) & !position.kings(side)).is_empty(), "{claim}"),
        HintReason::Takes(pieces) => {
            assert_eq!(position.pieces(!side).len() - after.pieces(!side).len(), pieces, "{claim}");
        }
        HintReason::Wins(pieces) => {
            let taken = position.pieces(!side).len() - after.pieces(!side).len();
            assert!(pieces > taken, "{claim}");
            let gains = [3, 5].map(|plies| gain(&after, side, plies));
            let first = gains.into_iter().find(|&gain| gain != Some(0));
            assert_eq!(first, Some(Some(pieces - taken)), "{claim}");
        }
        HintReason::Saves(pieces) => {
            let others = position.legal_moves().into_iter().filter(|&other| other != mv);
            let others = others.map(|other| loss(&position.apply(other), side).unwrap_or(100)).min().unwrap();
            let passing = if position.can_capture() { Some(0) } else { loss(&position.passed(), side) };
            let still = gain(&after, !side, 5).unwrap();
            assert_eq!(others.max(passing.unwrap()) - still, pieces, "{claim}");
        }
        HintReason::StopsCrowning => {
            assert!(crowns_next(&position.passed()) && !crowns_next(&after), "{claim}");
            for next in after.legal_moves() {
                let next = after.apply(next);
                let mut answers = next.legal_moves().into_iter();
                assert!(answers.any(|answer| !crowns_next(&next.apply(answer))), "{claim}");
            }
        }
        HintReason::Threatens(pieces) => {
            assert!(!after.can_capture(), "{claim}");
            assert_eq!(gain(&after.passed(), side, 4), Some(pieces), "{claim}");
        }
        _ => panic!("{claim} is not of the board"),
    }
}

#[test]
fn what_is_said_of_any_move_is_true() {
    let mut said = HashMap::new();
    for position in narrow_positions(300, 13) {
        let game = Game::new(position).unwrap();
        for mv in position.legal_moves() {
            let mut case = Case::among_all(&game, mv, &RUNNING);
            if case.by_the_rules().is_none()
                && let Some(reason) = case.on_the_board()
            {
                assert_true(reason, &position, mv);
                *said.entry(std::mem::discriminant(&reason)).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(said.len(), 6, "{said:?}");
}
