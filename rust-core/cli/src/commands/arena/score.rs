//! The score of a match, with Elo and its error from pairs of games.

use std::fmt;

/// Points of the first player. The two games of an opening are one observation, which takes out
/// what the opening itself is worth.
#[derive(Clone, Debug, Default)]
pub struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: [u32; 5],
}

/// 95 % of a normal distribution lie within so many standard deviations.
const DEVIATIONS_95: f64 = 1.96;

impl Score {
    /// Adds both games of an opening: 1, ½ or 0 points each.
    pub fn add_pair(&mut self, points: [f64; 2]) {
        for point in points {
            if point > 0.75 {
                self.wins += 1;
            } else if point < 0.25 {
                self.losses += 1;
            } else {
                self.draws += 1;
            }
        }
        // The only sums of two of 0, ½ and 1.
        let half_points =
            [0.25, 0.75, 1.25, 1.75].iter().filter(|&&less| points[0] + points[1] > less).count();
        self.pairs[half_points] += 1;
    }

    /// How many games there were.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pub fn pairs(&self) -> [u32; 5] {
        self.pairs
    }

    /// The mean score and half the width of its 95 % interval, both from 0 to 1.
    fn mean_and_error(&self) -> (f64, f64) {
        let pairs: f64 = self.pairs.iter().copied().map(f64::from).sum();
        let sum = |of: fn(f64) -> f64| -> f64 {
            self.pairs.iter().zip(POINTS).map(|(&count, points)| f64::from(count) * of(points)).sum()
        };
        let mean = sum(|points| points) / pairs;
        if pairs < 2.0 {
            return (mean, 1.0);
        }
        let variance = ((sum(|points| points * points) - pairs * mean * mean) / (pairs - 1.0)).max(0.0);
        (mean, DEVIATIONS_95 * (variance / pairs).sqrt())
    }
}

/// The mean points of a pair, from both games lost to both games won.
pub const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The rating difference that an expected score stands for (the logistic model of Elo).
fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that is expected from a rating difference.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, error) = self.mean_and_error();
        let percent = mean * 100.0;
        write!(f, "score +{} ={} -{} {percent:.1} %", self.wins, self.draws, self.losses)?;
        write!(f, " ± {:.1}", error * 100.0)?;
        write!(f, ", Elo {:+.0} [{:+.0}, {:+.0}]", elo(mean), elo(mean - error), elo(mean + error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_are_191_elo() {
        // 400 · log10(3) = 190.85
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!(elo(0.5).abs() < 1e-9);
        assert!((expected_score(190.85) - 0.75).abs() < 1e-5);
    }

    #[test]
    fn the_error_comes_from_pairs() {
        let mut score = Score::default();
        // Each opening decides its games: the player wins one of every pair, so the pairs do not vary.
        for _ in 0..10 {
            score.add_pair([1.0, 0.0]);
        }
        assert_eq!(score.to_string(), "score +10 =0 -10 50.0 % ± 0.0, Elo +0 [+0, +0]");
        // Pair means 1, ½, 1, ½: variance 1/12, so the error is 1.96 · √(1/12/4) = 0.283.
        let mut score = Score::default();
        for points in [[1.0, 1.0], [0.5, 0.5], [1.0, 1.0], [1.0, 0.0]] {
            score.add_pair(points);
        }
        assert_eq!(score.to_string(), "score +5 =2 -1 75.0 % ± 28.3, Elo +191 [-23, +2400]");
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut score = Score::default();
        let half = 0.5;
        for points in
            [[0.0, 0.0], [half, 0.0], [0.0, half], [0.0, 1.0], [half, half], [1.0, half], [1.0, 1.0]]
        {
            score.add_pair(points);
        }
        assert_eq!((score.pairs(), score.games()), ([1, 2, 2, 1, 1], 14));
    }
}
