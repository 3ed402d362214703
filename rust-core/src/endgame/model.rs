//! How likely a symbol is where: counted over a class, kept as shares for the range coder.

use super::bytes::{Reader, Writer};
use super::coder::{Decoder, Encoder, WHOLE, distribution};
use super::guess::{CONTEXTS, Guess, OTHER, OUTCOMES, Symbol};

/// How often what came where.
pub(super) struct Counts {
    outcomes: Vec<[u32; OUTCOMES]>,
    /// By left neighbour, the symbols that equalled no neighbour.
    others: Vec<Vec<u32>>,
}

impl Counts {
    /// Nothing counted yet, of so many symbols.
    pub(super) fn new(symbols: usize) -> Self {
        Counts { outcomes: vec![[0; OUTCOMES]; CONTEXTS], others: vec![vec![0; symbols]; symbols] }
    }

    pub(super) fn add(&mut self, guess: &Guess, symbol: Symbol) {
        let outcome = guess.outcome(symbol);
        self.outcomes[guess.context][outcome] += 1;
        if outcome == OTHER {
            self.others[usize::from(guess.left())][usize::from(symbol)] += 1;
        }
    }
}

/// The shares of a class, as the range coder wants them.
#[derive(Clone, Debug)]
pub(super) struct Model {
    outcomes: Vec<[u16; OUTCOMES]>,
    others: Vec<Vec<u16>>,
}

impl Model {
    pub(super) fn of(counts: &Counts) -> Self {
        let mut model = Model::certain(counts.others.len());
        for (bounds, counts) in model.outcomes.iter_mut().zip(&counts.outcomes) {
            bounds.copy_from_slice(&distribution(counts));
        }
        model.others = counts.others.iter().map(|counts| distribution(counts)).collect();
        model
    }

    /// The model of what has never come: the first outcome is certain.
    fn certain(symbols: usize) -> Self {
        Model { outcomes: vec![[WHOLE; OUTCOMES]; CONTEXTS], others: vec![vec![WHOLE; symbols]; symbols] }
    }

    /// The neighbour that the symbol equals most likely.
    pub(super) fn likeliest(&self, guess: &Guess) -> Symbol {
        let shares = shares(&self.outcomes[guess.context]);
        let neighbours = shares.take(OTHER).enumerate();
        // Of equal ones the first.
        let outcome = neighbours.rev().max_by_key(|&(_, share)| share).map_or(0, |(outcome, _)| outcome);
        guess.neighbour(outcome)
    }

    pub(super) fn write(&self, guess: &Guess, symbol: Symbol, encoder: &mut Encoder) {
        let outcome = guess.outcome(symbol);
        encoder.write(&self.outcomes[guess.context], outcome);
        if outcome == OTHER {
            encoder.write(&self.others[usize::from(guess.left())], symbol.into());
        }
    }

    pub(super) fn read(&self, guess: &Guess, decoder: &mut Decoder) -> Symbol {
        match decoder.read(&self.outcomes[guess.context]) {
            OTHER => decoder.read(&self.others[usize::from(guess.left())]) as Symbol,
            outcome => guess.neighbour(outcome),
        }
    }

    pub(super) fn save(&self, writer: &mut Writer) {
        self.outcomes.iter().for_each(|bounds| save_bounds(bounds, writer));
        self.others.iter().for_each(|bounds| save_bounds(bounds, writer));
    }

    /// Reads what [`Model::save`] wrote.
    pub(super) fn load(symbols: usize, reader: &mut Reader) -> Option<Self> {
        let mut model = Model::certain(symbols);
        for bounds in &mut model.outcomes {
            load_bounds(bounds, reader)?;
        }
        for bounds in &mut model.others {
            load_bounds(bounds, reader)?;
        }
        Some(model)
    }
}

fn shares(bounds: &[u16]) -> impl ExactSizeIterator<Item = u16> + DoubleEndedIterator {
    (0..bounds.len()).map(|outcome| bounds[outcome] - if outcome == 0 { 0 } else { bounds[outcome - 1] })
}

/// Writes what is left after each outcome, until nothing is.
fn save_bounds(bounds: &[u16], writer: &mut Writer) {
    for bound in bounds {
        writer.number((WHOLE - bound).into());
        if *bound == WHOLE {
            break;
        }
    }
}

/// Reads what [`save_bounds`] wrote; `None` if that is no distribution.
fn load_bounds(bounds: &mut [u16], reader: &mut Reader) -> Option<()> {
    let mut left = WHOLE;
    for bound in bounds {
        if left > 0 {
            left = u16::try_from(reader.number()?).ok().filter(|&now| now <= left)?;
        }
        *bound = WHOLE - left;
    }
    (left == 0).then_some(())
}
