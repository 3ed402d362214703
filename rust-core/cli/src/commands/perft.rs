//! `dama perft`: the count below each first move, then the sum.

use std::io::Write;
use std::process::ExitCode;

use dama_core::{Position, Route, perft, perft_routes};

use crate::args::PerftArgs;
use crate::fault::Fault;

pub fn run(args: &PerftArgs) -> Result<ExitCode, Fault> {
    let count: fn(&Position, u32) -> u64 = if args.results { perft } else { perft_routes };
    let mut out = std::io::stdout().lock();
    let Some(below) = args.depth.checked_sub(1) else {
        writeln!(out, "1 nodes")?;
        return Ok(ExitCode::SUCCESS);
    };
    let mut sum = 0;
    for route in first_moves(&args.position, args.results) {
        let nodes = count(&args.position.apply(route.result()), below);
        writeln!(out, "{route} {nodes}")?;
        sum += nodes;
    }
    writeln!(out, "{sum} nodes")?;
    Ok(ExitCode::SUCCESS)
}

/// Every route, or one route for every result.
fn first_moves(position: &Position, results: bool) -> Vec<Route> {
    let mut routes = position.legal_routes();
    if results {
        let mut seen = Vec::new();
        routes.retain(|route| {
            let new = !seen.contains(&route.result());
            seen.push(route.result());
            new
        });
    }
    routes
}
