//! Plays a script and collects the differences.

use dama_core::Position;
use dama_core::notation::fen;
use dama_core::session::{Session, SessionError, Setup};

use super::expect;
use super::format::{Action, Script, Step};

/// What differs, a line each; or why the script cannot be played at all.
pub fn differences(script: &Script) -> Result<Vec<String>, String> {
    let start = script
        .start
        .as_deref()
        .map_or(Ok(Position::start()), fen::read)
        .map_err(|error| error.to_string())?;
    let setup = Setup { start, options: script.options, ..Setup::new(script.seats) };
    let mut session = Session::new(setup).map_err(|error| error.to_string())?;
    let mut differences = Vec::new();
    // The latest request that was made before the step that has just been done.
    let mut earlier_request = 0;
    for (i, Step { action, expect }) in script.steps.iter().enumerate() {
        let follows = script.steps.get(i + 1).map(|step| &step.action);
        let request = match follows {
            // A game in which nobody thinks has no request; serial 0 is never given out.
            Some(Action::StaleReply { .. }) => session.think_request().map_or(0, |request| request.serial),
            _ => 0,
        };
        let done = perform(&mut session, action, earlier_request);
        earlier_request = request;
        let found = expect::compare(&session, done.as_ref().err(), expect)?;
        differences.extend(found.into_iter().map(|line| format!("step {} {action:?}: {line}", i + 1)));
    }
    Ok(differences)
}

fn perform(session: &mut Session, action: &Action, earlier_request: u64) -> Result<(), SessionError> {
    match action {
        Action::Tap(square) => {
            session.tap(*square);
        }
        Action::Select(square) => {
            session.select(*square);
        }
        Action::Deselect => {
            session.deselect();
        }
        Action::GoLive => {
            session.go_live();
        }
        Action::Undo => session.undo().map(drop)?,
        Action::Redo => session.redo().map(drop)?,
        Action::GoTo(ply) => session.go_to(*ply).map(drop)?,
        Action::Resign(side) => session.resign(*side).map(drop)?,
        Action::OfferDraw => session.offer_draw().map(drop)?,
        Action::AcceptDraw => session.accept_draw().map(drop)?,
        Action::DeclineDraw => session.decline_draw().map(drop)?,
        Action::Reply { route, accept } => {
            let request = session.think_request()?;
            session.play(request.serial, route, *accept).map(drop)?;
        }
        Action::StaleReply { route } => session.play(earlier_request, route, false).map(drop)?,
        Action::Restore => *session = Session::restore(&session.save())?,
    }
    Ok(())
}
