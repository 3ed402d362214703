//! Endings of up to four pieces, solved: who wins every one of them, and how soon.
//!
//! | room | holds |
//! |---|---|
//! | `value` | the scale of values |
//! | `class`, `index` | classes of positions (`KM v K`), and a number for each position |
//! | `solve`, `build` | all values, found backwards from the lost positions; the bytes of the tables |
//! | `compress`, `guess`, `model`, `coder`, `bytes` | how sixty million values fit into three megabytes |
//! | `probe` | [`Tables`]: the answers |
//! | `census` | counts over whole classes |
//!
//! # What the tables keep
//! Draw, win, or *loss in n plies*, for every position without a pending capture. The rest follows: a
//! win takes one ply more than the quickest loss that a move leads to, and a pending capture leads to
//! fewer pieces. So [`Tables::value`] is exact everywhere, and who plays by it cannot drift: every move
//! brings the end nearer, nothing comes twice, and the longest win takes 73 plies, with or without
//! captures and crownings on the way. Packed alike, who wins alone takes 0.7 megabytes, this 3.1, and the
//! distances of wins as well 5.9; those cost a look at every move instead, and only where they are wanted.
//!
//! # How a search uses them
//! - In the tree: [`Tables::wdl`] answers for four pieces or fewer, with `None` for more. It knows nothing
//!   of rules G3 and G4, so repetition and the 100-ply count come first.
//! - A won position of the tables is best scored as a win farther away than any the search sees to its
//!   end, less the plies to get there: known wins are preferred, and the nearer of two tables.
//! - At the root: [`Tables::moves`] has every move with its value, best first. A win in `n` plies is safe
//!   from G4 if no more than `100 - n` plies went by without capture or crowning, and from G3 if no
//!   position to come has stood on the board before.

mod build;
mod bytes;
mod census;
mod class;
mod coder;
mod compress;
mod guess;
mod index;
mod model;
mod probe;
mod solve;
mod threads;
mod value;

pub use build::build;
pub use census::Census;
pub use class::Class;
pub use probe::Tables;
pub use value::{Value, Wdl};
