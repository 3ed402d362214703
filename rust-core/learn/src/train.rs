//! Fitting a network to samples.

use std::thread;

use dama_core::engine::network::{LARGEST_OUTPUT, LARGEST_WEIGHT, LOGIT, OUTPUT, UNIT, UNITS};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::Sample;
use crate::adam::Adam;
use crate::model::{Activity, BIAS, Model, OUTPUT_BIAS, OUTPUT_WEIGHTS, VIEWS, output_slot, squared};

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// How often every sample is seen.
    pub epochs: u32,
    /// From which the first weights and the order of the samples come.
    pub seed: u64,
    /// How much the game's result counts beside the search's score, from 0 to 1.
    pub result_share: f32,
    /// How far weights move at first; less and less towards the end.
    pub rate: f32,
}

/// What is known after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The epoch, from 1.
    pub epoch: u32,
    /// Mean loss of the samples learned from.
    pub loss: f64,
    /// Mean loss of those held out.
    pub held_out: f64,
}

/// Samples that one step learns from.
const BATCH: usize = 8_192;
/// A batch is summed in so many parts, always in the same order, whatever the number of threads.
const PARTS: usize = 4;
/// One sample in so many is held out.
const HELD_OUT: u32 = 40;

/// Trains a network; tells `report` after each epoch. The same samples and settings make the same
/// weights.
pub fn train(samples: &[Sample], training: &Training, mut report: impl FnMut(Progress)) -> Model {
    let mut rng = ChaCha8Rng::seed_from_u64(training.seed);
    let (held_out, mut learned): (Vec<Sample>, Vec<Sample>) =
        samples.iter().partition(|_| rng.random_ratio(1, HELD_OUT));
    let mut model = Model::new(training.seed);
    let mut adam = Adam::new(model.weights.len());
    let steps = learned.len().div_ceil(BATCH).max(1) as f32 * training.epochs as f32;
    let mut step = 0.0;
    for epoch in 1..=training.epochs {
        learned.shuffle(&mut rng);
        let mut loss = 0.0;
        for batch in learned.chunks(BATCH) {
            let (gradients, batch_loss) = gradients(&model, batch, training.result_share);
            loss += batch_loss;
            // Half a wave of a cosine, from the whole rate down to nearly nothing.
            let rate =
                training.rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * step / steps).cos()));
            adam.step(&mut model.weights, &gradients, rate);
            clip(&mut model);
            step += 1.0;
        }
        let loss = loss / learned.len().max(1) as f64;
        report(Progress { epoch, loss, held_out: mean_loss(&model, &held_out, training.result_share) });
    }
    model
}

/// Keeps weights within what whole numbers can hold.
fn clip(model: &mut Model) {
    let (units, outputs) = model.weights[..OUTPUT_BIAS].split_at_mut(OUTPUT_WEIGHTS);
    for (weights, most, one) in [(units, LARGEST_WEIGHT, UNIT), (outputs, LARGEST_OUTPUT, OUTPUT)] {
        let most = f32::from(most) / f32::from(one);
        for weight in weights {
            *weight = weight.clamp(-most, most);
        }
    }
}

/// The sum of the gradients of a batch over its size, and the sum of its losses.
fn gradients(model: &Model, batch: &[Sample], result_share: f32) -> (Vec<f32>, f64) {
    let parts: Vec<(Vec<f32>, f64)> = thread::scope(|scope| {
        let workers: Vec<_> = batch
            .chunks(batch.len().div_ceil(PARTS))
            .map(|part| scope.spawn(move || part_gradients(model, part, result_share)))
            .collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let mut sum = vec![0.0; model.weights.len()];
    let mut loss = 0.0;
    for (part, lost) in parts {
        sum.iter_mut().zip(part).for_each(|(sum, gradient)| *sum += gradient);
        loss += lost;
    }
    let share = 1.0 / batch.len() as f32;
    for gradient in &mut sum {
        *gradient *= share;
    }
    (sum, loss)
}

fn part_gradients(model: &Model, part: &[Sample], result_share: f32) -> (Vec<f32>, f64) {
    let mut gradients = vec![0.0; model.weights.len()];
    let mut activity = Activity::new();
    let mut loss = 0.0;
    for sample in part {
        model.look(sample, &mut activity);
        let won = logistic(activity.output);
        let error = won - target(sample, result_share);
        loss += f64::from(error * error);
        let slope = 2.0 * error * won * (1.0 - won);
        learn(model, &activity, slope, &mut gradients);
    }
    (gradients, loss)
}

/// Adds the gradients of one sample whose loss changes by `slope` with the output.
fn learn(model: &Model, activity: &Activity, slope: f32, gradients: &mut [f32]) {
    gradients[OUTPUT_BIAS + activity.phase] += slope;
    for view in 0..VIEWS {
        let slot = output_slot(activity.phase, view);
        let sums = &activity.sums[view];
        let mut back = [0.0; UNITS];
        for unit in 0..UNITS {
            gradients[slot + unit] += slope * squared(sums[unit]);
            let clipped = sums[unit].clamp(0.0, 1.0);
            // Beyond 1 nothing changes; below 0 the square is flat already.
            let rise = if sums[unit] < 1.0 { 2.0 * clipped } else { 0.0 };
            back[unit] = slope * model.weights[slot + unit] * rise;
        }
        for &input in &activity.inputs[view] {
            let column = &mut gradients[input * UNITS..(input + 1) * UNITS];
            column.iter_mut().zip(back).for_each(|(gradient, back)| *gradient += back);
        }
        gradients[BIAS..OUTPUT_WEIGHTS].iter_mut().zip(back).for_each(|(gradient, back)| *gradient += back);
    }
}

fn mean_loss(model: &Model, samples: &[Sample], result_share: f32) -> f64 {
    let loss = |sample: &Sample| {
        let error = logistic(model.output(sample)) - target(sample, result_share);
        f64::from(error * error)
    };
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}

/// The chance to win that the network is to say: between the search's and what came of it.
fn target(sample: &Sample, result_share: f32) -> f32 {
    let searched = logistic(f32::from(sample.score) / LOGIT as f32);
    let result = f32::from(sample.result + 1) / 2.0;
    result_share * result + (1.0 - result_share) * searched
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use dama_core::notation::fen;

    use super::*;

    /// The gradient as it is computed, and as it is found by moving each weight a little.
    #[test]
    fn gradients_are_slopes() {
        let sample = Sample::new(&fen::read("W:Wa2,b3,Kc4,g4:Bd6,Ke8,h7").unwrap(), 120, 1);
        let mut model = Model::new(5);
        let loss = |model: &Model| mean_loss(model, &[sample], 0.25);
        let (gradients, total) = gradients(&model, &[sample], 0.25);
        assert!((total - loss(&model)).abs() < 1e-6);
        let mut seen = 0;
        for i in (0..gradients.len()).filter(|&i| gradients[i].abs() > 2e-3).step_by(37) {
            let (weight, step) = (model.weights[i], 1e-3);
            let at = |model: &mut Model, weight| {
                model.weights[i] = weight;
                loss(model)
            };
            let slope =
                (at(&mut model, weight + step) - at(&mut model, weight - step)) / (2.0 * f64::from(step));
            at(&mut model, weight);
            assert!((slope - f64::from(gradients[i])).abs() < 2e-4, "{i}: {slope} {}", gradients[i]);
            seen += 1;
        }
        assert!(seen >= 10, "{seen}");
    }

    #[test]
    fn it_learns_that_more_men_are_better_and_does_so_again() {
        let samples: Vec<Sample> = [("W:Wa2,b3,c4:Bd6", 1), ("B:Wa2,b3,c4:Bd6", -1), ("W:Wa2:Bd6,e6,f6", -1)]
            .into_iter()
            .map(|(text, result)| Sample::new(&fen::read(text).unwrap(), 200 * i16::from(result), result))
            .cycle()
            .take(300)
            .collect();
        let training = Training { epochs: 60, seed: 2, result_share: 0.5, rate: 0.02 };
        let mut last = f64::MAX;
        let model = train(&samples, &training, |progress| last = progress.held_out);
        assert!(last < 0.01, "{last}");
        assert!(model.output(&samples[0]) > 0.5 && model.output(&samples[1]) < -0.5);
        assert_eq!(model.weights, train(&samples, &training, |_| {}).weights);
    }
}
