//! How weights follow their gradients: Adam (Kingma and Ba, 2015).

/// How fast the means of gradients and of their squares forget.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const LEAST: f32 = 1e-8;

pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// Moves every weight against its gradient, at most about as far as `rate`.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradients: &[f32], rate: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &gradient), (mean, square)) in weights.iter_mut().zip(gradients).zip(moments) {
            *mean += (1.0 - MEAN) * (gradient - *mean);
            *square += (1.0 - SQUARE) * (gradient * gradient - *square);
            *weight -= rate * *mean / (square.sqrt() + LEAST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_bottom_of_a_bowl() {
        let (mut adam, mut at) = (Adam::new(2), [3.0, -2.0]);
        for _ in 0..2_000 {
            let slope = [2.0 * (at[0] - 1.0), 20.0 * (at[1] - 0.5)];
            adam.step(&mut at, &slope, 0.02);
        }
        assert!((at[0] - 1.0).abs() < 0.01 && (at[1] - 0.5).abs() < 0.01, "{at:?}");
    }
}
