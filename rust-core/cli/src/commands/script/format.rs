//! A session script as it is written.

use dama_core::session::{Options, Seat};
use dama_core::{Side, Square};
use serde::Deserialize;
use serde_json::{Map, Value};

/// One script: a set-up and steps.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    pub name: String,
    #[serde(default)]
    pub start: Option<String>,
    pub seats: [Seat; 2],
    #[serde(default)]
    pub options: Options,
    pub steps: Vec<Step>,
}

/// Something to do, and what the view must then say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(rename = "do", deserialize_with = "action")]
    pub action: Action,
    #[serde(default)]
    pub expect: Map<String, Value>,
}

/// What a script can do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Tap(Square),
    Select(Square),
    Deselect,
    Undo,
    Redo,
    GoTo(usize),
    GoLive,
    Resign(Side),
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    Reply { route: String, accept: bool },
    StaleReply { route: String },
    Restore,
}

/// Reads one line.
pub fn read(line: &str) -> Result<Script, String> {
    serde_json::from_str(line).map_err(|error| format!("no session script: {error}"))
}

fn action<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
    let words = Vec::<Value>::deserialize(deserializer)?;
    parse_action(&words).map_err(serde::de::Error::custom)
}

fn parse_action(words: &[Value]) -> Result<Action, String> {
    let unknown = || format!("{} is nothing that a script can do", Value::from(words));
    let Some((Value::String(verb), arguments)) = words.split_first() else {
        return Err(unknown());
    };
    let text = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(unknown);
    Ok(match (verb.as_str(), arguments) {
        ("tap", [square]) => Action::Tap(text(square)?.parse().map_err(|error| format!("tap: {error}"))?),
        ("select", [square]) => {
            Action::Select(text(square)?.parse().map_err(|error| format!("select: {error}"))?)
        }
        ("deselect", []) => Action::Deselect,
        ("undo", []) => Action::Undo,
        ("redo", []) => Action::Redo,
        ("go_to", [ply]) => {
            Action::GoTo(ply.as_u64().and_then(|ply| usize::try_from(ply).ok()).ok_or_else(unknown)?)
        }
        ("go_live", []) => Action::GoLive,
        ("resign", [side]) => {
            Action::Resign(Side::deserialize(side).map_err(|error| format!("resign: {error}"))?)
        }
        ("offer_draw", []) => Action::OfferDraw,
        ("accept_draw", []) => Action::AcceptDraw,
        ("decline_draw", []) => Action::DeclineDraw,
        ("reply", [route]) => Action::Reply { route: text(route)?, accept: false },
        ("reply", [route, accept]) if accept == "accept" => {
            Action::Reply { route: text(route)?, accept: true }
        }
        ("stale_reply", [route]) => Action::StaleReply { route: text(route)? },
        ("restore", []) => Action::Restore,
        _ => return Err(unknown()),
    })
}
