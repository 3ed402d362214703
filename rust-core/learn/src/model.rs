//! The network while it is trained, in floating point.
//!
//! ```text
//! 256 inputs for each side's view:  man, king, enemy man, enemy king × 64 squares
//!   → UNITS units, and the same units looking into a mirror: clipped to 0…1 and squared
//!   → one output, with weights of its own for each phase (how many pieces are left)
//! ```
//! The units of the side to move and those of the other side have weights of their own in the
//! output. The mirrored units share all weights, so a mirrored position is worth the same; each
//! side looks from its own end of the board, so exchanged colours are, too.

use dama_core::engine::network::{
    INPUTS, LARGEST_OUTPUT, LARGEST_WEIGHT, OUTPUT, PHASES, UNIT, UNITS, phase,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::Sample;

/// Both sides' views, each straight and in a mirror.
pub(crate) const VIEWS: usize = 4;

/// All weights one after the other, so that they can be trained alike.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) weights: Vec<f32>,
}

/// Where in the weights things begin.
pub(crate) const BIAS: usize = INPUTS * UNITS;
pub(crate) const OUTPUT_WEIGHTS: usize = BIAS + UNITS;
pub(crate) const OUTPUT_BIAS: usize = OUTPUT_WEIGHTS + PHASES * 2 * UNITS;
pub(crate) const WEIGHTS: usize = OUTPUT_BIAS + PHASES;

/// What the units made of a sample.
pub(crate) struct Activity {
    pub(crate) inputs: [Vec<usize>; VIEWS],
    /// Before clipping.
    pub(crate) sums: [[f32; UNITS]; VIEWS],
    pub(crate) phase: usize,
    /// The output: the logarithm of the odds that the side to move wins.
    pub(crate) output: f32,
}

impl Activity {
    pub(crate) fn new() -> Self {
        Activity { inputs: Default::default(), sums: [[0.0; UNITS]; VIEWS], phase: 0, output: 0.0 }
    }
}

/// Which of the two halves of an output's weights belongs to a view.
pub(crate) fn output_slot(phase: usize, view: usize) -> usize {
    OUTPUT_WEIGHTS + (phase * 2 + view / 2) * UNITS
}

impl Model {
    /// A network that knows nothing, its first weights drawn from `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut draw = |most: f32| rng.random_range(-most..most);
        let mut weights = vec![0.0; WEIGHTS];
        weights[..BIAS].fill_with(|| draw(0.12));
        weights[BIAS..OUTPUT_WEIGHTS].fill(0.2);
        weights[OUTPUT_WEIGHTS..OUTPUT_BIAS].fill_with(|| draw(0.15));
        Model { weights }
    }

    /// The logarithm of the odds that the side to move wins.
    #[must_use]
    pub fn output(&self, sample: &Sample) -> f32 {
        let mut activity = Activity::new();
        self.look(sample, &mut activity);
        activity.output
    }

    /// Fills in what the units make of a sample.
    pub(crate) fn look(&self, sample: &Sample, activity: &mut Activity) {
        activity.inputs.iter_mut().for_each(Vec::clear);
        for (kind, set) in sample.pieces.into_iter().enumerate() {
            for square in set {
                let square = square.index();
                // The other side sees own as enemy, and the board turned; a mirror exchanges files.
                let turned = ((kind ^ 2) * 64 + square) ^ 63;
                for (view, input) in
                    [kind * 64 + square, (kind * 64 + square) ^ 7, turned, turned ^ 7].into_iter().enumerate()
                {
                    activity.inputs[view].push(input);
                }
            }
        }
        activity.phase = phase(sample.piece_count());
        let mut output = self.weights[OUTPUT_BIAS + activity.phase];
        for view in 0..VIEWS {
            let sums = &mut activity.sums[view];
            sums.copy_from_slice(&self.weights[BIAS..OUTPUT_WEIGHTS]);
            for &input in &activity.inputs[view] {
                let column = &self.weights[input * UNITS..(input + 1) * UNITS];
                sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum += weight);
            }
            let slot = output_slot(activity.phase, view);
            let weights = &self.weights[slot..slot + UNITS];
            output += sums.iter().zip(weights).map(|(&sum, weight)| squared(sum) * weight).sum::<f32>();
        }
        activity.output = output;
    }

    /// The weights in whole numbers, as the engine reads them.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let small = |weight: &f32, scale: i16, most: i16| {
            (weight * f32::from(scale)).round().clamp(-f32::from(most), f32::from(most)) as i16
        };
        let unit = |weight: &f32| small(weight, UNIT, LARGEST_WEIGHT);
        let output = |weight: &f32| small(weight, OUTPUT, LARGEST_OUTPUT);
        let units = self.weights[..OUTPUT_WEIGHTS].iter().map(unit);
        let outputs = self.weights[OUTPUT_WEIGHTS..OUTPUT_BIAS].iter().map(output);
        let mut bytes: Vec<u8> = units.chain(outputs).flat_map(i16::to_le_bytes).collect();
        for bias in &self.weights[OUTPUT_BIAS..] {
            let whole = (bias * f32::from(UNIT) * f32::from(OUTPUT)).round() as i32;
            bytes.extend(whole.to_le_bytes());
        }
        bytes
    }
}

/// A unit's answer to the sum of its inputs.
pub(crate) fn squared(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

#[cfg(test)]
mod tests {
    use dama_core::engine::network::BYTES;
    use dama_core::notation::fen;

    use super::*;

    #[test]
    fn the_weights_fill_their_place() {
        assert_eq!(Model::new(1).to_bytes().len(), BYTES);
    }

    #[test]
    fn a_mirrored_board_is_worth_the_same() {
        let model = Model::new(3);
        let position = fen::read("W:Wa2,b3,Kc4:Bd6,Ke8").unwrap();
        let value = |position| model.output(&Sample::new(position, 0, 0));
        assert!((value(&position) - value(&position.mirrored())).abs() < 1e-5);
    }
}
