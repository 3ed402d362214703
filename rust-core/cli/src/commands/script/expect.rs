//! Compares the fields that a step names with the view.

use dama_core::Square;
use dama_core::session::{GameView, Session, SessionError, SquareView, Transition};
use serde_json::{Map, Value, json};

/// The differences, a line each. An error that the step does not name is one, too.
pub fn compare(
    session: &Session,
    error: Option<&SessionError>,
    expect: &Map<String, Value>,
) -> Result<Vec<String>, String> {
    let view = session.view();
    let kind = error.map(|error| format!("{:?}", error.kind));
    let mut differences = Vec::new();
    for (field, expected) in expect {
        let found = match field.as_str() {
            "error" => json!(kind),
            _ => field_of(session, &view, field).ok_or_else(|| format!("'{field}' is no field of a view"))?,
        };
        if sorted(field, expected) != found {
            differences.push(format!("{field}: expected {expected}, found {found}"));
        }
    }
    if let Some(error) = error.filter(|_| !expect.contains_key("error")) {
        differences.push(format!("error: expected none, found {}", error.reason));
    }
    Ok(differences)
}

/// Lists of squares are compared in the order of their texts, however they are written.
fn sorted(field: &str, expected: &Value) -> Value {
    let mut expected = expected.clone();
    if let (true, Value::Array(list)) =
        (["selectable", "targets", "must_capture"].contains(&field), &mut expected)
    {
        list.sort_by_key(ToString::to_string);
    }
    expected
}

fn field_of(session: &Session, view: &GameView, field: &str) -> Option<Value> {
    Some(match field {
        "position" => json!(session.position()),
        "side_to_move" => json!(view.side_to_move),
        "turn" => word(view.turn),
        "ply" => json!(view.ply),
        "last_ply" => json!(view.last_ply),
        "live" => json!(view.live),
        "selected" => json!(view.selected.map(|square| square.to_string())),
        "selectable" => squares(view, |square| square.selectable),
        "targets" => squares(view, |square| square.target.is_some()),
        "must_capture" => squares(view, |square| square.must_capture),
        "refusal" => json!(view.refusal.as_ref().map(dama_core::session::Refusal::code)),
        "last" => json!(view.last.as_ref().map(ToString::to_string)),
        "transition" => json!(view.transition.as_ref().map(steps)),
        "crowned" => json!(view.transition.as_ref().is_some_and(Transition::crowned)),
        "can_undo" => json!(view.can_undo),
        "can_redo" => json!(view.can_redo),
        "can_offer_draw" => json!(view.can_offer_draw),
        "draw_offer" => view.draw_offer.map_or(Value::Null, word),
        "outcome" => json!(view.outcome.map(|outcome| outcome.to_string())),
        "moves" => json!(session.moves()),
        _ => return None,
    })
}

/// A code as scripts write it: in lower case.
fn word(code: impl std::fmt::Debug) -> Value {
    json!(format!("{code:?}").to_lowercase())
}

fn squares(view: &GameView, wanted: impl Fn(&SquareView) -> bool) -> Value {
    let chosen = Square::all().zip(&view.squares).filter(|(_, square)| wanted(square));
    let mut names: Vec<String> = chosen.map(|(square, _)| square.to_string()).collect();
    names.sort_unstable();
    json!(names)
}

fn steps(transition: &Transition) -> Value {
    let steps = transition.steps.iter();
    steps
        .map(|step| json!([step.from.to_string(), step.to.to_string(), step.taken.map(|s| s.to_string())]))
        .collect()
}
