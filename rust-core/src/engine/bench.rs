//! Positions for measuring: their node counts to a fixed depth are a fingerprint of the search.

use std::sync::atomic::AtomicBool;

use super::{Limits, Search};
use crate::notation::fen;
use crate::{Game, Position};

/// From the opening to endings, in this order; none has a game that is over.
const POSITIONS: [&str; 12] = [
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
    "W:We5,a4,c4,a3,b3,c3,d3,e3,g3,a2,b2,c2,d2,e2,f2,Kh1:Ba7,b7,c7,d7,a6,b6,c6,d6,h6,a5,c5,f5",
    "B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5",
    "W:Wa4,b4,d4,f4,h4,b3,c3,e3,g3,a2,d2:Ba6,c6,d6,f6,h6,b7,c7,e7,f7,g7,h5",
    "B:Wa5,c4,e4,g4,h3,b3,d3,f2,c2:Bb7,d7,f7,h6,c6,e6,g6,a7,h7",
    "W:Wb5,e4,f3,h4,c2,g2:Bb7,d6,f6,h6,e7,g7",
    "W:WKa1,Kd2,Kf5,Kh3:BKb8,Kc7,Ke6,Kg4",
    "B:WKc3,a5,e4,h4,g2:BKf6,b7,d7,g6,h7",
    "W:WKe1,b4,f3:Bd7,f6,h5,a6",
    "W:WKa1,c3,h2:BKh8,a6",
    "W:WKb2,g3:BKe7",
    "W:WKa1,Ka2:BKe5",
];

/// Deep enough for every part of the search to have its say, and over in seconds.
const FINGERPRINT_DEPTH: u32 = 9;
const FINGERPRINT_TABLE_MEGABYTES: usize = 16;

/// Positions from the opening to endings, for measurements.
#[must_use]
pub fn bench_positions() -> Vec<Position> {
    POSITIONS.iter().filter_map(|text| fen::read(text).ok()).collect()
}

/// The nodes of searches of [`bench_positions`], each from an empty table to the same depth: the
/// number changes exactly when the search's behaviour does.
#[must_use]
pub fn fingerprint() -> u64 {
    let searched = bench_positions().into_iter().filter_map(|position| {
        let game = Game::new(position).ok()?;
        let mut search = Search::new(FINGERPRINT_TABLE_MEGABYTES);
        search.run(&game, &Limits::depth(FINGERPRINT_DEPTH), &AtomicBool::new(false), &mut |_| {})
    });
    searched.map(|found| found.nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_read_and_open() {
        let positions = bench_positions();
        assert_eq!(positions.len(), POSITIONS.len());
        assert!(positions.into_iter().all(|position| Game::new(position).is_ok()));
    }
}
