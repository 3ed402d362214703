//! What is written reads back the same, and what is taken back can be played again: 1,000 random
//! games, half from the start, half from placements, some ended by resignation or agreement.

use dama_core::notation::{fen, pdn};
use dama_core::{Game, Position, Side};
use dama_tests::chance::Chance;
use dama_tests::position;

const GAMES: usize = 1_000;
/// Random games of all kinds, played to their end or to 300 plies.
fn games() -> impl Iterator<Item = Game> {
    let mut chance = Chance::seeded(5);
    std::iter::repeat_with(move || chance.game(300)).take(GAMES)
}

#[test]
fn the_games_are_of_all_kinds() {
    let games: Vec<Game> = games().collect();
    let share = |holds: &dyn Fn(&Game) -> bool| games.iter().filter(|game| holds(game)).count();
    for outcome in [
        "white NoPieces",
        "black NoPieces",
        "white Resigned",
        "black Resigned",
        "draw Agreed",
        "draw OneEach",
        "draw Repetition",
    ] {
        let count = share(&|game| dama_tests::outcome(game) == outcome);
        assert!(count > 0, "no game ends with {outcome}");
    }
    assert!(share(&|game| game.start().side_to_move() == Side::Black) > 100);
    assert!(share(&|game| game.routes().any(|route| route.taken().len() > 4)) > 20);
}

#[test]
fn position_text_at_every_ply() {
    for game in games() {
        for ply in 0..=game.ply() {
            let position = game.position_at(ply);
            let text = fen::write(position);
            assert_eq!(fen::read(&text).as_ref(), Ok(position), "{text}");
            assert_eq!(fen::read(&text.to_lowercase()).as_ref(), Ok(position), "{text}");
        }
    }
}

#[test]
fn game_text_at_the_end() {
    let tags = [
        ("White".to_owned(), "Ayşe \"dama\" \\ Öz".to_owned()),
        ("Annotator".to_owned(), "[{(;)}]".to_owned()),
    ];
    for game in games() {
        let text = pdn::write(&game, &tags);
        let read = pdn::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.game, game, "{text}");
        assert_eq!(dama_tests::outcome(&read.game), dama_tests::outcome(&game), "{text}");
        assert!(tags.iter().all(|tag| read.tags.contains(tag)), "{text}");
        assert_eq!(pdn::write(&read.game, &read.tags), text, "written twice");
        assert!(text.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() <= 80), "{text}");
        assert_eq!(pdn::read(&text.replace('\n', "\r\n")), Ok(read), "with the line ends of Windows");
    }
}

#[test]
fn game_text_with_short_captures() {
    // Only first and last square; every game in which one result fits each of them reads back.
    let mut short_games = 0;
    for game in games().take(200) {
        let ends = |route: &dama_core::Route| format!("{}x{}", route.from(), route.to());
        let mut text = format!("[FEN \"{}\"]\n", game.start());
        for route in game.routes() {
            text += &if route.is_capture() { ends(route) } else { route.to_string() };
            text.push(' ');
        }
        match pdn::read(&text) {
            Ok(read) => {
                short_games += 1;
                assert_eq!(read.game.position(), game.position(), "{text}");
            }
            Err(error) => assert!(error.reason.contains("fits several moves"), "{error}\n{text}"),
        }
    }
    assert!(short_games > 100, "{short_games} of 200");
}

#[test]
fn undo_to_the_start_and_redo_to_the_end() {
    for mut game in games() {
        let whole = game.clone();
        let look = |game: &Game| {
            (*game.position(), game.plies_without_progress(), game.repetitions(), game.outcome())
        };
        let mut seen = Vec::new();
        if game.ending().is_some() {
            game.undo().expect("takes back the ending");
            assert_eq!(game.ply(), whole.ply());
        }
        while game.ply() > 0 {
            seen.push(look(&game));
            game.undo().expect("a ply is left");
        }
        assert_eq!(game.position(), whole.start());
        assert_eq!((game.plies_without_progress(), game.repetitions()), (0, 1));
        assert!(game.undo().is_err(), "nothing left to take back");
        while let Some(expected) = seen.pop() {
            assert_eq!(game.outcome(), None, "a game goes on up to its last ply");
            game.redo().expect("a ply is left");
            assert_eq!(look(&game), expected);
        }
        assert!(game.redo().is_err(), "nothing left to play again");
        assert_eq!((game.ply(), game.last_ply()), (whole.ply(), whole.last_ply()));
        if let Some(ending) = whole.ending() {
            game.end(ending).expect("is running again");
        }
        assert_eq!(game, whole);
    }
}

#[test]
fn counts_and_repetitions_by_counting() {
    // G3 and G4 counted from nothing but the positions and the pieces on the board.
    for game in games().take(300) {
        let positions: Vec<&Position> = (0..=game.ply()).map(|ply| game.position_at(ply)).collect();
        let last = positions[game.ply()];
        assert_eq!(game.repetitions(), positions.iter().filter(|earlier| **earlier == last).count());
        let progress = |position: &Position| {
            let kings = Side::BOTH.map(|side| position.kings(side).len()).iter().sum::<u32>();
            (position.occupied().len(), kings)
        };
        let plies =
            positions.iter().rev().take_while(|position| progress(position) == progress(last)).count() - 1;
        assert_eq!(game.plies_without_progress() as usize, plies, "{last}");
    }
}

#[test]
fn a_new_move_cuts_off_what_was_taken_back() {
    let mut game = Game::new(position("W:WKa1,Kb1:BKh8,Kg8")).expect("is running");
    for text in ["a1-a2", "h8-h7", "a2-a3"] {
        game.play_text(text).expect("is legal");
    }
    game.undo().expect("a ply");
    game.undo().expect("a ply");
    assert!(pdn::write(&game, &[]).ends_with("1. a1-a2 *\n"), "a game is written up to its present ply");
    game.play_text("g8-g7").expect("is legal");
    assert_eq!((game.ply(), game.last_ply()), (2, 2));
}

#[test]
fn turned_twice_is_the_same() {
    let mut chance = Chance::seeded(6);
    for _ in 0..1_000 {
        let position = chance.placement();
        assert_eq!(position.mirrored().mirrored(), position);
        assert_eq!(position.rotated().rotated(), position);
        assert_ne!(position.rotated(), position, "the side to move is another");
    }
}
