//! When a match has told enough: the sequential probability ratio test on pairs of games.
//!
//! Asked is whether the first player is stronger by `elo1` (H1) or by `elo0` (H0). After every pair
//! the logarithm of the likelihood ratio of H1 to H0 is compared with Wald's bounds ln(β/(1-α)) and
//! ln((1-β)/α), here with α = β = 0.05: ±2.944 (A. Wald, "Sequential Tests of Statistical
//! Hypotheses", 1945).
//!
//! A hypothesis fixes the mean of a pair alone, s = 1/(1 + 10^(-elo/400)), so each is given the most
//! likely of all distributions over the five results of a pair that have this mean (M. Van den Bergh's
//! notes on the generalized test, which Stockfish's fishtest follows). With the observed share p(i) of the result a(i), that distribution is
//! p(i) / (1 + x·(a(i) - s)), where x solves Σ p(i)·(a(i) - s) / (1 + x·(a(i) - s)) = 0.

use std::fmt;
use std::str::FromStr;

use super::score::{POINTS, expected_score};

/// The chance to accept H1 where H0 holds, and the other way round.
const ERROR: f64 = 0.05;
/// Counts of nothing are taken for this, so that no mean is impossible.
const NEARLY_NONE: f64 = 1e-3;
/// Halvings of the interval in which x lies; after so many its ends are neighbours.
const HALVINGS: u32 = 100;
/// Larger differences than this are no differences between engines.
const LARGEST_ELO: f64 = 1000.0;

/// The two hypotheses, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// H0 is accepted.
    H0,
    /// H1 is accepted.
    H1,
}

impl Sprt {
    /// The bounds of the logarithm of the likelihood ratio.
    pub fn bounds() -> [f64; 2] {
        [(ERROR / (1.0 - ERROR)).ln(), ((1.0 - ERROR) / ERROR).ln()]
    }

    /// The logarithm of the likelihood ratio of H1 to H0, after so many pairs with 0, ½, 1, 1½ and 2
    /// points.
    pub fn llr(&self, pairs: [u32; 5]) -> f64 {
        let counts = pairs.map(|count| if count == 0 { NEARLY_NONE } else { f64::from(count) });
        log_likelihood(counts, expected_score(self.elo1)) - log_likelihood(counts, expected_score(self.elo0))
    }

    /// What may be accepted after these pairs, if anything.
    pub fn verdict(&self, pairs: [u32; 5]) -> Option<Verdict> {
        let ([low, high], llr) = (Self::bounds(), self.llr(pairs));
        if llr >= high {
            Some(Verdict::H1)
        } else if llr <= low {
            Some(Verdict::H0)
        } else {
            None
        }
    }
}

/// The logarithm of the likelihood of the counts under the most likely distribution with this mean,
/// less that of the observed distribution.
fn log_likelihood(counts: [f64; 5], mean: f64) -> f64 {
    let x = multiplier(counts, mean);
    counts.iter().zip(POINTS).map(|(count, points)| -count * (1.0 + x * (points - mean)).ln()).sum()
}

/// The x of the formula above; its sum falls steadily between the two poles outermost in x.
fn multiplier(counts: [f64; 5], mean: f64) -> f64 {
    let sum = |x: f64| -> f64 {
        let term = |(count, points): (&f64, f64)| count * (points - mean) / (1.0 + x * (points - mean));
        counts.iter().zip(POINTS).map(term).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "H1 is Elo {}, H0 is Elo {}", self.elo1, self.elo0)
    }
}

impl FromStr for Sprt {
    type Err = String;

    /// Reads `ELO0,ELO1`.
    fn from_str(text: &str) -> Result<Self, String> {
        let elo = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= LARGEST_ELO);
        let both = text.split_once(',').and_then(|(elo0, elo1)| Some((elo(elo0)?, elo(elo1)?)));
        match both {
            Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(format!("a test is ELO0,ELO1, the smaller first, within ±{LARGEST_ELO}, such as 0,10")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().unwrap()
    }

    /// Values from the constrained likelihoods in 40 digits by Lagrange multipliers (mpmath), and, up
    /// to its precision, from their maximisation over distributions (scipy, trust-constr).
    #[test]
    fn the_ratio_is_that_of_an_independent_calculation() {
        for (pairs, test, llr) in [
            ([10, 20, 40, 30, 15], "0,10", 0.734_044_890_871),
            ([440, 2910, 5170, 2888, 455], "0,5", -5.920_443_441_05),
            ([142, 620, 1122, 699, 188], "0,5", 3.968_908_306_32),
            ([5, 3, 8, 3, 6], "0,50", -0.227_648_543_005),
            // With counts of nothing.
            ([0, 3, 20, 9, 0], "-5,0", 0.461_354_210_596),
            ([12, 0, 7, 0, 1], "-20,20", -1.947_823_756_44),
            ([0, 0, 0, 0, 3], "0,10", 0.085_160_302_601_4),
            // Where all pairs are even there is no variance to divide by.
            ([0, 0, 50, 0, 0], "0,10", -1.452_044_952_44),
        ] {
            let found = sprt(test).llr(pairs);
            assert!((found - llr).abs() < 1e-8, "{pairs:?} for {test}: {found}");
        }
    }

    /// Where there are many pairs and little difference, the ratio is close to that of a normal
    /// distribution: N·(s1 - s0)·(2·mean - s0 - s1) / (2·variance).
    #[test]
    fn with_many_pairs_it_is_nearly_normal() {
        let pairs = [1_000, 2_000, 4_000, 2_050, 1_000];
        let (n, mean): (f64, f64) = (10_050.0, (500.0 + 2_000.0 + 1_537.5 + 1_000.0) / 10_050.0);
        let variance = (125.0 + 1_000.0 + 1_153.125 + 1_000.0) / n - mean * mean;
        let (s0, s1) = (0.5, expected_score(3.0));
        let normal = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let found = sprt("0,3").llr(pairs);
        assert!((found - normal).abs() < 0.005 * normal.abs(), "{found} and {normal}");
    }

    #[test]
    fn exchanged_players_exchange_the_hypotheses() {
        let (pairs, turned) = ([7, 11, 31, 20, 13], [13, 20, 31, 11, 7]);
        assert!((sprt("-2,8").llr(pairs) + sprt("-8,2").llr(turned)).abs() < 1e-9);
    }

    #[test]
    fn verdicts_lie_beyond_the_bounds() {
        // ln(0.95 / 0.05)
        let [low, high] = Sprt::bounds();
        assert!((high - 2.944_438_979_166).abs() < 1e-9 && (low + high).abs() < 1e-12);
        let test = sprt("0,5");
        assert_eq!(test.verdict([142, 620, 1122, 699, 188]), Some(Verdict::H1));
        assert_eq!(test.verdict([440, 2910, 5170, 2888, 455]), Some(Verdict::H0));
        assert_eq!(test.verdict([10, 20, 40, 30, 15]), None);
        assert_eq!(test.verdict([0; 5]), None);
    }

    #[test]
    fn a_test_is_two_numbers_in_order() {
        assert_eq!(sprt("0,5"), Sprt { elo0: 0.0, elo1: 5.0 });
        assert_eq!(sprt("-3.5, 1"), Sprt { elo0: -3.5, elo1: 1.0 });
        for text in ["", "5", "5,0", "3,3", "0,many", "0,5,9", "0,2000", "NaN,3", "0,inf"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
