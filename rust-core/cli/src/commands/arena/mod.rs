//! `dama match`: two engines, balanced openings, each played with both colours.

mod openings;
mod player;
mod score;

use std::io::Write;
use std::process::ExitCode;

use dama_core::{Game, Outcome, Side};

use crate::args::MatchArgs;
use crate::fault::Fault;
use player::Player;
use score::Score;

pub fn run(args: &MatchArgs) -> Result<ExitCode, Fault> {
    let openings = match args.drawn {
        Some(seed) => openings::drawn(args.games as usize / 2, seed)?,
        None => openings::listed(args.openings.as_deref())?,
    };
    let mut players = [Player::new(&args.first, args)?, Player::new(&args.second, args)?];
    let mut score = Score::default();
    let mut out = std::io::stdout().lock();
    for pair in 0..args.games / 2 {
        let opening = &openings[pair as usize % openings.len()];
        let seed = args.seed.wrapping_add(u64::from(pair));
        let mut points = [0.5; 2];
        for (i, first_plays) in Side::BOTH.into_iter().enumerate() {
            let outcome = play(&mut players, first_plays, opening, seed)?;
            points[i] = points_for(first_plays, outcome);
            writeln!(
                out,
                "game {}: first plays {first_plays}: {outcome}",
                2 * pair + u32::try_from(i).unwrap_or(0) + 1
            )?;
        }
        score.add_pair(points);
        writeln!(out, "{score}")?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn points_for(side: Side, outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Win(winner, _) => f64::from(u8::from(winner == side)),
        Outcome::Draw(_) => 0.5,
    }
}

/// Plays one game to its end under the rules, which G4 makes finite.
fn play(players: &mut [Player; 2], first_plays: Side, opening: &Game, seed: u64) -> Result<Outcome, Fault> {
    let mut game = opening.clone();
    for player in players.iter_mut() {
        player.new_game(seed)?;
    }
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let mover = &mut players[usize::from(game.position().side_to_move() != first_plays)];
        let text = mover.choose(&game)?;
        game.play_text(&text).map_err(|error| Fault::input(format!("{}: {error}", mover.name())))?;
    }
}
