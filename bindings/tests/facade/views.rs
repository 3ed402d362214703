//! Whole views beside the core's, in random games.

use std::fmt::Debug;

use dama::{GameView, Options, Outcome, OutcomeReason, Seat, Session, Setup, Side, StartCheck, Turn};
use dama_core::engine::Level;
use dama_core::notation::fen;
use dama_core::session as core;
use dama_core::{Position, Square};
use dama_tests::chance::Chance;

use crate::{from, kind, number, people, quiet_walk};

/// How many random games are compared with the core's.
const GAMES: u64 = 300;
/// How many things happen in each.
const EVENTS: usize = 80;

#[test]
fn a_start_is_read_as_people_write_it() {
    let expected = StartCheck { position: "B:Wa2,Kc4:Bd6".to_owned(), side_to_move: Side::Black };
    assert_eq!(dama::check_start(" b:BD6:wkc4,A2. ").unwrap(), expected);
}

#[test]
fn each_end_has_its_winner_and_reason() {
    let tapped = |start: &str, squares: &str| {
        let session = from(start).unwrap();
        for square in squares.split_whitespace() {
            session.tap(number(square)).unwrap();
        }
        session
    };
    let agreed = people();
    agreed.offer_draw().unwrap();
    agreed.accept_draw().unwrap();
    let resigned = people();
    resigned.resign(Side::White).unwrap();
    let kings = "W:WKa1,Kh1:BKa8,Kh8";
    let walk = quiet_walk(kings, 100).join(" ").replace('-', " ");
    let shuttle = "a2 b2 a7 b7 b2 a2 b7 a7 ".repeat(2);
    let cases = [
        (tapped("W:Wa1,b1,c2,a3:Ba2", "b1 b2"), Some(Side::White), OutcomeReason::Blocked),
        (tapped("W:Wa2:Ba3", "a2 a4"), Some(Side::White), OutcomeReason::NoPieces),
        (resigned, Some(Side::Black), OutcomeReason::Resigned),
        (tapped("W:Wd3:Bd4,h8", "d3 d5"), None, OutcomeReason::OneEach),
        (tapped("W:Wa2,h3:Bh6,a7", &shuttle), None, OutcomeReason::Repetition),
        (tapped(kings, &walk), None, OutcomeReason::NoProgress),
        (agreed, None, OutcomeReason::Agreed),
    ];
    for (session, winner, reason) in cases {
        let view = session.view().unwrap();
        assert_eq!((view.outcome, view.turn), (Some(Outcome { winner, reason }), Turn::Over));
    }
}

/// The façade and the core side by side; everything is done to both.
struct Pair {
    facade: Session,
    core: core::Session,
}

impl Pair {
    fn random(chance: &mut Chance) -> Self {
        let start = if chance.below(3) == 0 { Position::start() } else { chance.placement() };
        let levels = [0, 1].map(|_| if chance.below(3) == 0 { 1 + chance.below(10) } else { 0 });
        let [white, black] = levels.map(|level| match level {
            0 => Seat::Person,
            _ => Seat::Computer { level: i32::try_from(level).unwrap() },
        });
        let seats = levels.map(|level| {
            Level::new(u8::try_from(level).unwrap()).map_or(core::Seat::Person, core::Seat::Computer)
        });
        let (no_undo, one_tap) = (chance.below(8) == 0, chance.below(3) == 0);
        let (game_id, seed) = (format!("game {}", chance.bits()), chance.bits());
        let facade = Session::new(Setup {
            start: Some(fen::write(&start)),
            white,
            black,
            options: Options { no_undo, one_tap },
            game_id: game_id.clone(),
            seed: seed.cast_signed(),
        });
        let options = core::Options { no_undo, one_tap };
        let core = core::Session::new(core::Setup { start, seats, options, game_id, seed });
        match (facade, core) {
            (Ok(facade), Ok(core)) => Pair { facade, core },
            // A placement may be finished already; then another one is drawn.
            (Err(facade), Err(core)) => {
                assert_eq!((kind(&facade), facade.to_string()), (kind(&core.kind), core.reason));
                Pair::random(chance)
            }
            (facade, core) => panic!("one of two refuses the start: {facade:?} {core:?}"),
        }
    }

    /// Does one thing to both, and compares what they say: the view, or kind and reason of the error.
    fn event(&mut self, chance: &mut Chance) {
        let Pair { facade, core } = self;
        let side = *chance.pick(&[Side::White, Side::Black]);
        let (facade_says, core_says) = match chance.below(100) {
            0..45 => {
                let square = sensible_square(core, chance);
                (facade.tap(number(&square.to_string())), Ok(core.tap(square)))
            }
            45..65 => {
                let routes = core.game().position().legal_routes();
                let (facade_request, core_request) = (facade.think_request(), core.think_request());
                assert_eq!(facade_request.is_ok(), core_request.is_ok());
                let (Ok(facade_request), Ok(core_request)) = (facade_request, core_request) else {
                    return;
                };
                let route = chance.pick(&routes).to_string();
                let accepts = chance.below(4) == 0;
                (
                    facade.play(facade_request.serial, &route, accepts),
                    core.play(core_request.serial, &route, accepts),
                )
            }
            65..72 => (facade.undo(), core.undo()),
            72..79 => (facade.redo(), core.redo()),
            79..85 => {
                let ply = chance.below(core.game().last_ply() + 2);
                (facade.go_to(i32::try_from(ply).unwrap()), core.go_to(ply))
            }
            85..87 => (facade.go_live(), Ok(core.go_live())),
            87..90 => (facade.deselect(), Ok(core.deselect())),
            90..91 => (facade.resign(side), core.resign(side.into())),
            91..94 => (facade.offer_draw(), core.offer_draw()),
            94..95 => (facade.accept_draw(), core.accept_draw()),
            95..97 => (facade.decline_draw(), core.decline_draw()),
            97..98 => {
                core.set_counted(true);
                (facade.set_counted(true), Ok(core.view()))
            }
            _ => {
                assert_eq!(facade.hint_request().is_ok(), core.hint_request().is_ok());
                (facade.view(), Ok(core.view()))
            }
        };
        match (facade_says, core_says) {
            (Ok(facade), Ok(view)) => assert_same(&facade, &view),
            (Err(facade), Err(core)) => {
                assert_eq!(kind(&facade), kind(&core.kind));
                assert!(!facade.to_string().is_empty());
            }
            (facade, core) => panic!("one of two refuses: {facade:?} {core:?}"),
        }
        assert_same(&self.facade.view().unwrap(), &self.core.view());
        assert_eq!(self.facade.view().unwrap().position, self.core.position());
        assert_eq!(self.facade.moves().unwrap(), self.core.moves());
    }
}

/// A square that does something, or sometimes any.
fn sensible_square(core: &core::Session, chance: &mut Chance) -> Square {
    let squares = core.view().squares;
    let active = |square: &Square| {
        let square = squares[square.index()];
        square.target.is_some() || square.selectable
    };
    let sensible: Vec<Square> = Square::all().filter(active).collect();
    if sensible.is_empty() || chance.below(5) == 0 {
        *chance.pick(&Square::all().collect::<Vec<_>>())
    } else {
        *chance.pick(&sensible)
    }
}

/// Field by field. Enums and records that have the same names on both sides are compared as debug text.
fn assert_same(facade: &GameView, core: &core::GameView) {
    let same = |name: &str, facade: String, core: String| assert_eq!(facade, core, "{name}");
    let text = |value: &dyn Debug| format!("{value:?}");
    let number = |square: Square| i32::try_from(square.index()).unwrap();
    let numbers = |squares: &[Square]| squares.iter().copied().map(number).collect::<Vec<_>>();

    same("serial", text(&facade.serial), text(&core.serial));
    same("squares", text(&facade.squares), text(&core.squares));
    same("side_to_move", text(&facade.side_to_move), text(&core.side_to_move));
    let levels = [facade.white_level, facade.black_level]
        .map(|level| level.and_then(|n| Level::new(u8::try_from(n).unwrap())));
    assert_eq!(levels.map(|level| level.map_or(core::Seat::Person, core::Seat::Computer)), core.seats);
    same("turn", text(&facade.turn), text(&core.turn));
    same("ply", text(&facade.ply), text(&core.ply));
    same("last_ply", text(&facade.last_ply), text(&core.last_ply));
    same("live", text(&facade.live), text(&core.live));
    assert_eq!(facade.selected, core.selected.map(number));
    same("forced", text(&facade.forced), text(&core.forced));
    assert_eq!(facade.last, core.last.as_ref().map(ToString::to_string));
    let path = core.last.as_ref().map_or(Vec::new(), |route| [&[route.from()], route.landings()].concat());
    assert_eq!(facade.last_path, numbers(&path));
    assert_eq!(facade.last_taken, numbers(core.last.as_ref().map_or(&[][..], |route| route.taken())));

    assert_eq!(facade.transition.is_some(), core.transition.is_some());
    if let (Some(facade), Some(core)) = (&facade.transition, &core.transition) {
        assert_eq!(facade.back, core.direction == core::Direction::Back);
        assert_eq!(facade.crowned, core.steps.iter().any(|step| step.crowns));
        assert_eq!(facade.steps.len(), core.steps.len());
        for (facade, core) in facade.steps.iter().zip(&core.steps) {
            assert_eq!((facade.from, facade.to), (number(core.from), number(core.to)));
            assert_eq!((facade.taken, facade.crowns), (core.taken.map(number), core.crowns));
            same("piece", text(&facade.piece), text(&core.piece));
            same("taken_piece", text(&facade.taken_piece), text(&core.taken_piece));
        }
    }
    assert_eq!(facade.refusal.is_some(), core.refusal.is_some());
    if let (Some(facade), Some(core)) = (&facade.refusal, &core.refusal) {
        assert_eq!(kind(&facade.code), core.code());
        assert_eq!(facade.squares, numbers(core.squares()));
        let (takes, most) = match core {
            core::Refusal::MustCapture { most, .. } => (0, *most),
            core::Refusal::TakesFewer { this, most, .. } => (*this, *most),
            _ => (0, 0),
        };
        assert_eq!((facade.takes.cast_unsigned(), facade.most.cast_unsigned()), (takes, most));
    }
    same("counts", text(&[facade.white, facade.black]), text(&core.counts));
    same("progress", text(&facade.plies_without_progress), text(&core.plies_without_progress));
    let open = [facade.can_undo, facade.can_redo, facade.can_offer_draw];
    assert_eq!(open, [core.can_undo, core.can_redo, core.can_offer_draw]);
    same("draw_offer", text(&facade.draw_offer), text(&core.draw_offer));
    same("draw_offer_by", text(&facade.draw_offer_by), text(&core.draw_offer_by));
    let outcome = facade.outcome.map(|outcome| {
        let winner = outcome.winner.map_or("draw".to_owned(), |side| format!("{side:?}").to_lowercase());
        format!("{winner} {:?}", outcome.reason)
    });
    assert_eq!(outcome, core.outcome.as_ref().map(ToString::to_string));
    same("marks", text(&facade.marks), text(&core.marks));
    assert_eq!(facade.counted, core.counted);
}

#[test]
fn views_of_random_games_are_those_of_the_core() {
    let mut ends = 0;
    for seed in 0..GAMES {
        let chance = &mut Chance::seeded(seed);
        let mut pair = Pair::random(chance);
        assert_same(&pair.facade.view().unwrap(), &pair.core.view());
        for _ in 0..EVENTS {
            pair.event(chance);
        }
        assert_eq!(pair.facade.pdn().unwrap(), pair.core.pdn());
        let save = pair.facade.save().unwrap();
        assert_eq!(save, pair.core.save());
        let restored = Session::restore(&save).unwrap();
        assert_same(&restored.view().unwrap(), &core::Session::restore(&save).unwrap().view());
        ends += usize::from(restored.view().unwrap().turn == Turn::Over);
    }
    assert!(ends > 10, "only {ends} games came to an end");
}
