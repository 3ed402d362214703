//! What is learned from: a quiet position, what the search thought of it, and how its game ended.

use std::io::{self, Read, Write};

use dama_core::{Bitboard, Position, Side};

/// A quiet position seen by its side to move, who moves up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The squares of own men, own kings, enemy men and enemy kings.
    pub pieces: [Bitboard; 4],
    /// What the search thought of it, in hundredths of a man.
    pub score: i16,
    /// How the game ended for the side to move: 1 won, 0 drawn, -1 lost.
    pub result: i8,
}

/// Bytes of a sample in a file: four boards, the score and the result, lowest byte first.
const BYTES: usize = 4 * 8 + 2 + 1;

/// What is wrong with a file of samples.
#[derive(Debug, thiserror::Error)]
pub enum BadSamples {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// Its length is no multiple of a sample's.
    #[error("it has {0} bytes; a sample has 35, so the last one is cut off")]
    CutOff(usize),
}

impl Sample {
    /// A position whose game ended with `result` for its side to move.
    #[must_use]
    pub fn new(position: &Position, score: i16, result: i8) -> Self {
        let own = position.side_to_move();
        let seen = if own == Side::White { *position } else { position.rotated() };
        let own = seen.side_to_move();
        let pieces = [seen.men(own), seen.kings(own), seen.men(!own), seen.kings(!own)];
        Sample { pieces, score, result }
    }

    /// How many pieces are on the board.
    #[must_use]
    pub fn piece_count(&self) -> u32 {
        self.pieces.iter().map(|set| set.len()).sum()
    }
}

/// Writes samples one after the other.
///
/// # Errors
/// If `out` cannot be written.
pub fn write_samples(samples: &[Sample], out: &mut impl Write) -> io::Result<()> {
    for sample in samples {
        for set in sample.pieces {
            out.write_all(&set.0.to_le_bytes())?;
        }
        out.write_all(&sample.score.to_le_bytes())?;
        out.write_all(&sample.result.to_le_bytes())?;
    }
    Ok(())
}

/// Reads all samples to the end of `input`.
///
/// # Errors
/// If it cannot be read or ends inside a sample.
pub fn read_samples(input: &mut impl Read) -> Result<Vec<Sample>, BadSamples> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let (samples, rest) = bytes.as_chunks::<BYTES>();
    if rest.is_empty() {
        Ok(samples.iter().map(read).collect())
    } else {
        Err(BadSamples::CutOff(bytes.len()))
    }
}

fn read(bytes: &[u8; BYTES]) -> Sample {
    let set = |i: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[8 * i..8 * i + 8]);
        Bitboard(u64::from_le_bytes(word))
    };
    Sample {
        pieces: [set(0), set(1), set(2), set(3)],
        score: i16::from_le_bytes([bytes[32], bytes[33]]),
        result: i8::from_le_bytes([bytes[34]]),
    }
}

#[cfg(test)]
mod tests {
    use dama_core::notation::fen;

    use super::*;

    #[test]
    fn black_sees_the_board_turned() {
        let white = fen::read("W:Wa2,Kc4:Bd6").unwrap();
        assert_eq!(Sample::new(&white, 5, 1), Sample::new(&white.rotated(), 5, 1));
        assert_eq!(Sample::new(&white, 5, 1).piece_count(), 3);
    }

    #[test]
    fn samples_survive_a_file() {
        let samples = ["W:Wa2,Kc4:Bd6", "B:Wa2,Kc4:Bd6,Kh8"]
            .map(|text| Sample::new(&fen::read(text).unwrap(), -321, -1));
        let mut file = Vec::new();
        write_samples(&samples, &mut file).unwrap();
        assert_eq!(read_samples(&mut file.as_slice()).unwrap(), samples);
        assert!(matches!(read_samples(&mut &file[1..]), Err(BadSamples::CutOff(69))));
    }
}
