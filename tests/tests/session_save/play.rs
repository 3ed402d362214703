//! Sessions that are driven by seeded chance, so that a seed repeats a failure.

use dama_core::engine::Level;
use dama_core::session::{GameView, Options, Seat, Session, Setup};
use dama_core::{Position, Side, Square};
use dama_tests::chance::Chance;

/// A new session: any seats, any options, the start or a random placement.
pub fn random_session(chance: &mut Chance) -> Session {
    let seat = |chance: &mut Chance| match chance.below(3) {
        0 => Seat::Computer(Level::new(1 + u8::try_from(chance.below(10)).unwrap()).unwrap()),
        _ => Seat::Person,
    };
    let setup = Setup {
        start: if chance.below(3) == 0 { chance.placement() } else { Position::start() },
        options: Options { no_undo: chance.below(8) == 0, one_tap: chance.below(3) == 0 },
        game_id: format!("game {}", chance.bits()),
        seed: chance.bits(),
        ..Setup::new([seat(chance), seat(chance)])
    };
    // A placement may be finished already; then another one is drawn.
    Session::new(setup).unwrap_or_else(|_| random_session(chance))
}

/// One thing that may happen to a session, in proportions of a lively game.
pub fn random_event(session: &mut Session, chance: &mut Chance) -> &'static str {
    match chance.below(100) {
        0..30 => {
            session.tap(sensible_square(&session.view(), chance));
            "tap"
        }
        30..36 => {
            session.tap(Square::all().nth(chance.below(64)).unwrap());
            "tap anywhere"
        }
        36..44 => {
            let position = session.game().position();
            let own: Vec<Square> = Square::all()
                .filter(|&square| {
                    position.piece_at(square).is_some_and(|piece| piece.side == position.side_to_move())
                })
                .collect();
            if !own.is_empty() {
                session.tap(*chance.pick(&own));
            }
            "tap an own piece"
        }
        44..60 => {
            random_reply(session, chance);
            "reply"
        }
        60..68 => undo(session),
        68..76 => redo(session),
        76..80 => {
            let last_ply = session.view().last_ply;
            let ply = chance.below(last_ply + 3);
            assert_eq!(session.go_to(ply).is_ok(), ply <= last_ply, "go_to({ply}) of {last_ply}");
            "go_to"
        }
        80..82 => {
            session.go_live();
            "go_live"
        }
        82..84 => {
            session.deselect();
            "deselect"
        }
        84..86 => {
            let can = session.view().can_offer_draw;
            assert_eq!(session.offer_draw().is_ok(), can, "can_offer_draw");
            "offer_draw"
        }
        86 => {
            let _ = session.accept_draw();
            "accept_draw"
        }
        87 => {
            let _ = session.decline_draw();
            "decline_draw"
        }
        88 => {
            let _ = session.resign(*chance.pick(&Side::BOTH));
            "resign"
        }
        89 => {
            let _ = session.hint_request();
            "hint_request"
        }
        90..93 => {
            session.set_counted(chance.below(2) == 0);
            "set_counted"
        }
        _ => {
            *session = Session::restore(&session.save()).expect("a save can be read");
            "restore"
        }
    }
}

/// A target or a piece that can be selected, where there is one.
fn sensible_square(view: &GameView, chance: &mut Chance) -> Square {
    let squares = |wanted: &dyn Fn(usize) -> bool| -> Vec<Square> {
        Square::all().filter(|square| wanted(square.index())).collect()
    };
    let targets = squares(&|i| view.squares[i].target.is_some());
    let pieces = squares(&|i| view.squares[i].selectable);
    let open = if targets.is_empty() || chance.below(5) == 0 { pieces } else { targets };
    if open.is_empty() { Square::all().next().unwrap() } else { *chance.pick(&open) }
}

fn random_reply(session: &mut Session, chance: &mut Chance) {
    let Ok(request) = session.think_request() else { return };
    let route = chance.pick(&session.game().position().legal_routes()).to_string();
    let accepts = request.draw_offered && chance.below(2) == 0;
    let before = session.save();
    if chance.below(4) == 0 {
        // What changes the game in between makes the reply late: refused, and nothing changed.
        let _ = session.undo().or_else(|_| session.redo());
        let between = session.save();
        let late = session.play(request.serial, &route, accepts);
        assert_eq!(late.is_err(), between != before, "a reply is refused exactly when it is late");
        return;
    }
    assert!(session.is_current(request.serial));
    session.play(request.serial, &route, accepts).expect("a legal reply to a fresh request");
    assert!(!session.is_current(request.serial), "a request is answered once");
}

fn undo(session: &mut Session) -> &'static str {
    let (can, ply) = (session.view().can_undo, session.game().ply());
    let ended = session.game().ending().is_some();
    let done = session.undo();
    assert_eq!(done.is_ok(), can, "can_undo");
    assert_eq!(done.is_ok() && !ended, session.game().ply() < ply, "undo goes back, or takes back an ending");
    "undo"
}

fn redo(session: &mut Session) -> &'static str {
    let (can, ply) = (session.view().can_redo, session.game().ply());
    let done = session.redo();
    assert_eq!(done.is_ok(), can, "can_redo");
    assert_eq!(done.is_ok(), session.game().ply() > ply, "redo goes on");
    "redo"
}

/// A session that has been through some events.
pub fn played_session(seed: u64, events: usize) -> Session {
    let mut chance = Chance::seeded(seed);
    let mut session = random_session(&mut chance);
    for _ in 0..events {
        random_event(&mut session, &mut chance);
    }
    session
}
