//! The network that judges quiet positions: its weights in whole numbers, and how they are used.
//!
//! ```text
//! 256 inputs for each side's view:  man, king, enemy man, enemy king × 64 squares
//!   → UNITS units, and the same units looking into a mirror: clipped to 0…1 and squared
//!   → one output, with weights of its own for each phase (how many pieces are left)
//! ```
//! Each side looks from its own end of the board, and the mirrored units share all weights with the
//! others, so exchanged colours and a mirrored board are judged exactly alike. Whole numbers make
//! the judgement the same on every device. `dama-learn` trains the weights.

use std::sync::LazyLock;

use super::score::MAX_EVALUATION;
use crate::{Bitboard, Position, Side};

/// Inputs of one view.
pub const INPUTS: usize = 4 * 64;
/// Units with weights of their own.
pub const UNITS: usize = 32;
/// With the mirrored ones, which come second.
const WIDTH: usize = 2 * UNITS;
/// Phases of a game, each with its own output.
pub const PHASES: usize = 4;

/// What stands for 1 in a unit's weights and answer.
pub const UNIT: i16 = 255;
/// What stands for 1 in an output's weights.
pub const OUTPUT: i16 = 64;
/// No weight of a unit is greater, so that 33 of them fit in 16 bits.
pub const LARGEST_WEIGHT: i16 = 7 * UNIT / 2;
/// No weight of an output is greater, so that its product with a unit's answer fits in 16 bits.
pub const LARGEST_OUTPUT: i16 = 127;
/// What one step in the logarithm of the odds to win is worth in hundredths of a man. Measured: with
/// this the scores of our first, hand-written evaluation foretold the results of its games best.
pub const LOGIT: i32 = 140;

/// Which phase a position with so many pieces is in.
#[must_use]
pub const fn phase(pieces: u32) -> usize {
    let phase = pieces.saturating_sub(1) as usize * PHASES / (2 * Position::MOST_PIECES as usize);
    if phase < PHASES { phase } else { PHASES - 1 }
}

/// The weights of the app, made by `dama train`.
static WEIGHTS: &[u8] = include_bytes!("network.bin");

static NETWORK: LazyLock<Network> = LazyLock::new(|| Network::read(WEIGHTS));

/// The sums of all units in one view.
type Sums = [i16; WIDTH];

/// The weights, the mirrored units' written out.
struct Network {
    inputs: Vec<Sums>,
    bias: Sums,
    /// For each phase: of the units of the side to move, and of the other side.
    output: [[Sums; 2]; PHASES],
    output_bias: [i32; PHASES],
}

/// The length of the weights in bytes: in 16 bits those of the units input by input, the units' bias,
/// and for each phase the outputs' for the side to move and for the other side; in 32 bits the
/// outputs' bias for each phase, in [`UNIT`] × [`OUTPUT`]. Lowest byte first.
pub const BYTES: usize = 2 * (INPUTS * UNITS + UNITS + PHASES * 2 * UNITS) + 4 * PHASES;

impl Network {
    /// Reads weights ([`BYTES`]); what is missing counts as 0.
    fn read(bytes: &[u8]) -> Self {
        let (smalls, _) = bytes.as_chunks::<2>();
        let small = |i: usize| smalls.get(i).map_or(0, |&bytes| i16::from_le_bytes(bytes));
        let both = |first: usize| std::array::from_fn(|unit| small(first + unit % UNITS));
        // A mirrored unit sees on an input what the unit itself would see on the mirrored square.
        let column = |input: usize| {
            std::array::from_fn(|unit| {
                let seen = if unit < UNITS { input } else { input ^ 7 };
                small(seen * UNITS + unit % UNITS)
            })
        };
        let bias = INPUTS * UNITS;
        let output = bias + UNITS;
        let slot = |phase: usize, side: usize| output + (2 * phase + side) * UNITS;
        let wide = 2 * (output + PHASES * 2 * UNITS);
        let (wides, _) = bytes.get(wide..).unwrap_or_default().as_chunks::<4>();
        Network {
            inputs: (0..INPUTS).map(column).collect(),
            bias: both(bias),
            output: std::array::from_fn(|phase| std::array::from_fn(|side| both(slot(phase, side)))),
            output_bias: std::array::from_fn(|phase| wides.get(phase).map_or(0, |&b| i32::from_le_bytes(b))),
        }
    }
}

/// Judges positions one after the other: what changes from one to the next is all that costs.
#[derive(Clone)]
pub struct Evaluator {
    /// White's men and kings, then Black's, of the position last judged.
    pieces: [Bitboard; 4],
    /// The sums in White's view and in Black's.
    sums: [Sums; 2],
    network: &'static Network,
}

impl Evaluator {
    /// An evaluator that has seen an empty board.
    #[must_use]
    pub fn new() -> Self {
        let network = &*NETWORK;
        Evaluator { pieces: [Bitboard::EMPTY; 4], sums: [network.bias; 2], network }
    }

    /// What a position is worth to its side to move, in hundredths of a man. Means nothing while a
    /// capture is pending.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        self.follow(position);
        let side = position.side_to_move();
        let phase = phase(position.occupied().len());
        let [own, other] = &self.network.output[phase];
        let answer = answer(&self.sums[side.index()], own) + answer(&self.sums[(!side).index()], other);
        // Both fit: an answer stays below 2³⁰, and so does LOGIT times a 255th of it.
        let odds = self.network.output_bias[phase] + answer / i32::from(UNIT);
        (odds * LOGIT / (i32::from(UNIT) * i32::from(OUTPUT))).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// Brings the sums to another position.
    fn follow(&mut self, position: &Position) {
        let sides = [Side::White, Side::Black];
        let pieces = sides.map(|side| [position.men(side), position.kings(side)]);
        let pieces = [pieces[0][0], pieces[0][1], pieces[1][0], pieces[1][1]];
        for (kind, (old, new)) in self.pieces.into_iter().zip(pieces).enumerate() {
            // White's inputs; Black sees own as enemy, and the board turned.
            let mut change = |set: Bitboard, add: bool| {
                for square in set {
                    let input = kind * 64 + square.index();
                    let views = [input, input ^ (2 * 64 + 63)];
                    for (sums, input) in self.sums.iter_mut().zip(views) {
                        shift(sums, &self.network.inputs[input], add);
                    }
                }
            };
            change(Bitboard(old.0 & !new.0), false);
            change(Bitboard(new.0 & !old.0), true);
        }
        self.pieces = pieces;
    }
}

/// What a position is worth to its side to move, in hundredths of a man. Means nothing while a
/// capture is pending.
///
/// ```
/// use dama_core::Position;
/// use dama_core::engine::evaluate;
/// let start = Position::start();
/// assert_eq!(evaluate(&start), evaluate(&start.rotated()));
/// ```
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    Evaluator::new().evaluate(position)
}

impl Default for Evaluator {
    fn default() -> Self {
        Evaluator::new()
    }
}

impl std::fmt::Debug for Evaluator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evaluator").field("pieces", &self.pieces).finish_non_exhaustive()
    }
}

/// Adds a column to sums, or takes it away.
fn shift(sums: &mut Sums, column: &Sums, add: bool) {
    // Sums stay far within 16 bits (LARGEST_WEIGHT), so nothing ever wraps.
    if add {
        sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
    } else {
        sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
    }
}

/// What the units of one view add to the output.
fn answer(sums: &Sums, weights: &Sums) -> i32 {
    let unit = |(&sum, &weight): (&i16, &i16)| {
        let clipped = sum.clamp(0, UNIT);
        i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped)
    };
    sums.iter().zip(weights).map(unit).sum()
}

#[cfg(test)]
mod tests {
    use super::super::random_positions;
    use super::*;

    #[test]
    fn the_weights_of_the_app_are_complete() {
        assert_eq!(WEIGHTS.len(), BYTES);
    }

    #[test]
    fn left_and_right_and_the_colours_are_alike() {
        let mut evaluator = Evaluator::new();
        for position in random_positions(3_000, 1) {
            let value = evaluator.evaluate(&position);
            assert_eq!(value, evaluator.evaluate(&position.mirrored()), "{position:?}");
            assert_eq!(value, evaluator.evaluate(&position.rotated()), "{position:?}");
        }
    }

    #[test]
    fn it_does_not_matter_what_was_judged_before() {
        let mut evaluator = Evaluator::new();
        for position in random_positions(1_000, 2) {
            assert_eq!(evaluator.evaluate(&position), Evaluator::new().evaluate(&position));
        }
    }

    #[test]
    fn no_sum_can_leave_16_bits() {
        // At most 32 pieces and the bias.
        let most = i32::from(i16::MAX);
        assert!(33 * i32::from(LARGEST_WEIGHT) < most);
        assert!(i32::from(LARGEST_OUTPUT) * i32::from(UNIT) < most);
        // An answer has all units of both views, and LOGIT times a 255th of it must fit in 32 bits.
        let units = 2 * i64::try_from(WIDTH).unwrap();
        let answer = i64::from(most) * i64::from(UNIT) * units;
        assert!(answer < i64::from(i32::MAX));
        assert!(answer / i64::from(UNIT) * i64::from(LOGIT) < i64::from(i32::MAX));
    }

    #[test]
    fn phases_part_the_pieces() {
        let phases: Vec<usize> = [2, 8, 9, 16, 17, 24, 25, 32].map(phase).to_vec();
        assert_eq!(phases, [0, 0, 1, 1, 2, 2, 3, 3]);
    }
}
