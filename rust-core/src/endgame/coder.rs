//! A range coder: writes a sequence of outcomes in about as many bits as their shares allow.
//!
//! A distribution over outcomes is the list of its upper bounds, in parts of [`WHOLE`]; an outcome with no
//! share has the bound of the one before it, and the last bound is `WHOLE`. Every block of a table is a
//! sequence of its own. Bytes beyond its end count as zero, so zeros at the end are not written.

/// The certain event.
pub(super) const WHOLE: u16 = 1 << WHOLE_BITS;
const WHOLE_BITS: u32 = 15;

/// Below this, the next byte is due.
const LEAST_RANGE: u32 = 1 << 24;

/// Writes one sequence. What follows is a number in `low..low + range`, as a fraction behind `bytes`.
pub(super) struct Encoder {
    low: u32,
    range: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) fn new() -> Self {
        Encoder { low: 0, range: u32::MAX, bytes: Vec::new() }
    }

    /// Writes an outcome, which has a share in the distribution.
    pub(super) fn write(&mut self, bounds: &[u16], outcome: usize) {
        let unit = self.range >> WHOLE_BITS;
        let (lower, upper) = (lower(bounds, outcome), bounds[outcome]);
        self.raise(unit * u32::from(lower));
        self.range = unit * u32::from(upper - lower);
        while self.range < LEAST_RANGE {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }

    /// The bytes of the sequence.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // The roundest number that still lies in the range.
        let (low, end) = (u64::from(self.low), u64::from(self.low) + u64::from(self.range));
        let round = (0..32).rev().map(|bits| low.next_multiple_of(1 << bits)).find(|&number| number < end);
        self.raise((round.unwrap_or(low) - low) as u32);
        self.bytes.extend(self.low.to_be_bytes());
        let written = self.bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.bytes.truncate(written);
        self.bytes
    }

    /// Adds to `low`, with the carry into the bytes.
    fn raise(&mut self, by: u32) {
        let (low, carry) = self.low.overflowing_add(by);
        self.low = low;
        if carry {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }
}

/// Reads one sequence.
pub(super) struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.next_byte();
        }
        decoder
    }

    /// The next outcome.
    pub(super) fn read(&mut self, bounds: &[u16]) -> usize {
        let unit = self.range >> WHOLE_BITS;
        // No more than a guard: only damaged bytes lead beyond the last bound.
        self.code = self.code.min((unit << WHOLE_BITS) - 1);
        let found = bounds.iter().position(|&upper| self.code < unit * u32::from(upper));
        let outcome = found.unwrap_or(0);
        let lower = lower(bounds, outcome);
        self.code -= unit * u32::from(lower);
        self.range = unit * u32::from(bounds[outcome] - lower);
        while self.range < LEAST_RANGE {
            self.next_byte();
            self.range <<= 8;
        }
        outcome
    }

    fn next_byte(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

fn lower(bounds: &[u16], outcome: usize) -> u16 {
    if outcome == 0 { 0 } else { bounds[outcome - 1] }
}

/// The distribution closest to counted outcomes, in which all that were counted have a share. The
/// first has all of it if none were counted.
pub(super) fn distribution(counts: &[u32]) -> Vec<u16> {
    let sum: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let share = |count: u32| match u64::from(count) {
        0 => 0,
        count => (count * u64::from(WHOLE) / sum).max(1) as u16,
    };
    let mut shares: Vec<u16> = counts.iter().map(|&count| share(count)).collect();
    // Rounding is made up for by the largest.
    let largest = (0..counts.len()).rev().max_by_key(|&outcome| counts[outcome]).unwrap_or(0);
    let others: u16 = shares.iter().enumerate().filter(|&(i, _)| i != largest).map(|(_, &share)| share).sum();
    if let Some(share) = shares.get_mut(largest) {
        *share = WHOLE - others;
    }
    shares
        .iter()
        .scan(0, |sum, share| {
            *sum += share;
            Some(*sum)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Sequences of outcomes from distributions that are narrow, even, or leave outcomes out.
    fn sequences() -> Vec<(Vec<u32>, Vec<usize>)> {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let counts: [&[u32]; 5] = [&[1, 60_000], &[7, 7, 7, 7, 7], &[0, 900, 0, 1, 0], &[3], &[40_000, 1, 1]];
        let mut sequences = Vec::new();
        for counts in counts {
            for length in [0, 1, 2, 3, 10, 100, 1_000, 5_000] {
                let draw = |rng: &mut ChaCha8Rng| {
                    let mut n = rng.random_range(0..counts.iter().sum());
                    counts
                        .iter()
                        .position(|&count| {
                            let hit = n < count;
                            n = n.saturating_sub(count);
                            hit
                        })
                        .unwrap()
                };
                let sequence = (0..length).map(|_| draw(&mut rng)).collect();
                sequences.push((counts.to_vec(), sequence));
            }
        }
        sequences
    }

    fn written(bounds: &[u16], sequence: &[usize]) -> Vec<u8> {
        let mut encoder = Encoder::new();
        for &outcome in sequence {
            encoder.write(bounds, outcome);
        }
        encoder.finish()
    }

    #[test]
    fn what_is_written_is_read() {
        for (counts, sequence) in sequences() {
            let bounds = distribution(&counts);
            let bytes = written(&bounds, &sequence);
            let mut decoder = Decoder::new(&bytes);
            let read: Vec<usize> = sequence.iter().map(|_| decoder.read(&bounds)).collect();
            assert_eq!(read, sequence, "{counts:?}");
        }
    }

    #[test]
    fn it_takes_hardly_more_than_the_information() {
        for (counts, sequence) in sequences() {
            let bounds = distribution(&counts);
            let share =
                |outcome: usize| f64::from(bounds[outcome] - lower(&bounds, outcome)) / f64::from(WHOLE);
            let bits: f64 = sequence.iter().map(|&outcome| -share(outcome).log2()).sum();
            let bytes = u16::try_from(written(&bounds, &sequence).len()).expect("few");
            assert!(
                f64::from(bytes) <= bits / 8.0 * 1.003 + 2.0,
                "{counts:?}: {bytes} bytes for {bits} bits"
            );
        }
    }

    #[test]
    fn carries_run_through() {
        // The upper end of the range again and again, and then a step over it.
        let bounds = [WHOLE - 1, WHOLE];
        let mut encoder = Encoder { low: 0xffff_ff00, range: LEAST_RANGE, bytes: vec![7, 0xff, 0xff] };
        encoder.write(&bounds, 1);
        assert_eq!(encoder.bytes[..3], [8, 0, 0]);
    }

    #[test]
    fn distributions_are_whole_and_leave_out_nothing() {
        assert_eq!(distribution(&[1, 0, 1_000_000, 3]), [1, 1, WHOLE - 1, WHOLE]);
        assert_eq!(distribution(&[2, 2]), [WHOLE / 2, WHOLE]);
        assert_eq!(distribution(&[0, 0, 0]), [WHOLE, WHOLE, WHOLE]);
    }
}
