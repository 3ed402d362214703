//! Compression of a class: its symbols in number order, cut into blocks that are read each for itself.
//!
//! A good third of all symbols are never asked for, such as those of positions with a capture pending.
//! These gaps are filled with what is cheapest to write.

use super::bytes::{Reader, Writer};
use super::coder::{Decoder, Encoder};
use super::guess::{Cells, PLANES, SYMBOLS, Symbol};
use super::model::{Counts, Model};

/// Where the symbols of a class lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// How many there are.
    pub(super) size: usize,
    /// How many lie in a plane, at most 64.
    pub(super) plane: usize,
}

impl Shape {
    fn block(self) -> usize {
        self.plane * PLANES
    }

    fn blocks(self) -> usize {
        self.size.div_ceil(self.block())
    }
}

/// A class as it lies in the bytes of all tables.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    shape: Shape,
    commonest: Symbol,
    model: Model,
    /// Where each block begins in the bytes, and where the last one ends. An empty block has the
    /// commonest symbol throughout.
    starts: Vec<u32>,
}

impl Packed {
    /// Reads what [`pack`] wrote, from where the reader is; `None` if it is damaged.
    pub(super) fn load(shape: Shape, reader: &mut Reader) -> Option<Self> {
        let [commonest, symbols] = [reader.byte()?, reader.byte()?];
        if commonest >= symbols || usize::from(symbols) > SYMBOLS {
            return None;
        }
        let model = Model::load(symbols.into(), reader)?;
        let lengths = load_lengths(shape.blocks(), reader)?;
        let mut start = reader.at;
        let mut starts = vec![u32::try_from(start).ok()?];
        for length in lengths {
            start = start.checked_add(length as usize)?;
            starts.push(u32::try_from(start).ok()?);
        }
        reader.skip(start - reader.at)?;
        Some(Packed { shape, commonest, model, starts })
    }

    /// The symbol with a number, out of the bytes of all tables.
    pub(super) fn symbol(&self, index: usize, bytes: &[u8]) -> Symbol {
        let block = self.shape.block();
        let cells = self.read_block(index / block, index % block + 1, bytes);
        cells.and_then(|cells| cells.symbols().last().copied()).unwrap_or(self.commonest)
    }

    /// All symbols, out of the bytes of all tables.
    pub(super) fn symbols(&self, bytes: &[u8]) -> Vec<Symbol> {
        let mut symbols = vec![self.commonest; self.shape.size];
        for (number, block) in symbols.chunks_mut(self.shape.block()).enumerate() {
            if let Some(cells) = self.read_block(number, block.len(), bytes) {
                block.copy_from_slice(cells.symbols());
            }
        }
        symbols
    }

    /// The first symbols of a block; `None` if it is empty.
    fn read_block(&self, block: usize, count: usize, bytes: &[u8]) -> Option<Cells> {
        let (start, end) = (*self.starts.get(block)?, *self.starts.get(block + 1)?);
        let bytes = bytes.get(start as usize..end as usize).filter(|bytes| !bytes.is_empty())?;
        let mut cells = Cells::new(self.shape.plane, self.commonest);
        let mut decoder = Decoder::new(bytes);
        for _ in 0..count {
            let symbol = self.model.read(&cells.guess(), &mut decoder);
            cells.push(symbol);
        }
        Some(cells)
    }
}

/// Writes a class: its symbols in number order, with `None` for a gap, where any symbol will do.
pub(super) fn pack(symbols: &[Option<Symbol>], plane: usize, writer: &mut Writer) {
    let mut counts = [0u32; SYMBOLS];
    symbols.iter().flatten().for_each(|&symbol| counts[usize::from(symbol)] += 1);
    // Of equally common ones the first.
    let commonest = (0..SYMBOLS).rev().max_by_key(|&symbol| counts[symbol]).unwrap_or(0) as Symbol;
    let end = counts.iter().rposition(|&count| count > 0).unwrap_or(0) + 1;
    let packer = Packer { symbols, plane, commonest, end };
    // What fills the gaps changes what is likely, and the other way round.
    let (_, counts) = packer.fill(None);
    let (blocks, counts) = packer.fill(Some(&Model::of(&counts)));
    let model = Model::of(&counts);
    let blocks: Vec<Vec<u8>> = blocks.iter().map(|block| packer.write(block, &model)).collect();
    writer.byte(commonest);
    writer.byte(end as u8);
    model.save(writer);
    save_lengths(blocks.iter().map(Vec::len), writer);
    writer.0.extend(blocks.concat());
}

/// A class on its way into blocks.
struct Packer<'a> {
    symbols: &'a [Option<Symbol>],
    plane: usize,
    commonest: Symbol,
    /// Above all symbols.
    end: usize,
}

impl Packer<'_> {
    /// The blocks with their gaps filled by a model, and what is in them; without a model, gaps get their left
    /// neighbour and do not count. A block that needs nothing but the commonest symbol is empty.
    fn fill(&self, model: Option<&Model>) -> (Vec<Vec<Symbol>>, Counts) {
        let mut counts = Counts::new(self.end);
        let mut fill_block = |block: &[Option<Symbol>]| {
            if block.iter().flatten().all(|&symbol| symbol == self.commonest) {
                return Vec::new();
            }
            let mut cells = Cells::new(self.plane, self.commonest);
            for &symbol in block {
                let guess = cells.guess();
                let gap = model.map_or(guess.left(), |model| model.likeliest(&guess));
                let filled = symbol.unwrap_or(gap);
                if symbol.is_some() || model.is_some() {
                    counts.add(&guess, filled);
                }
                cells.push(filled);
            }
            cells.symbols().to_vec()
        };
        let blocks = self.symbols.chunks(self.plane * PLANES).map(&mut fill_block).collect();
        (blocks, counts)
    }

    fn write(&self, block: &[Symbol], model: &Model) -> Vec<u8> {
        if block.is_empty() {
            return Vec::new();
        }
        let mut cells = Cells::new(self.plane, self.commonest);
        let mut encoder = Encoder::new();
        for &symbol in block {
            model.write(&cells.guess(), symbol, &mut encoder);
            cells.push(symbol);
        }
        let mut bytes = encoder.finish();
        if bytes.is_empty() {
            bytes.push(0); // Else it would stand for an empty block.
        }
        bytes
    }
}

/// Writes the lengths of blocks; empty ones that follow each other as 0 and how many more there are.
fn save_lengths(lengths: impl Iterator<Item = usize>, writer: &mut Writer) {
    let mut lengths = lengths.peekable();
    while let Some(length) = lengths.next() {
        writer.number(length as u32);
        if length == 0 {
            let mut more = 0;
            while lengths.next_if_eq(&0).is_some() {
                more += 1;
            }
            writer.number(more);
        }
    }
}

/// Reads what [`save_lengths`] wrote.
fn load_lengths(count: usize, reader: &mut Reader) -> Option<Vec<u32>> {
    let mut lengths = Vec::with_capacity(count);
    while lengths.len() < count {
        let length = reader.number()?;
        lengths.push(length);
        if length == 0 {
            let end = lengths.len() + reader.number()? as usize;
            if end > count {
                return None;
            }
            lengths.resize(end, 0);
        }
    }
    Some(lengths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    /// Symbols below 12 in runs of chance length, some of them gaps.
    fn symbols(size: usize) -> Vec<Option<Symbol>> {
        let mut rng = ChaCha8Rng::seed_from_u64(size as u64);
        let mut symbols = Vec::new();
        while symbols.len() < size {
            let symbol = if rng.random_range(0..3) == 0 { 1 } else { rng.random_range(0..12) };
            let run = if rng.random_range(0..60) == 0 { 900 } else { rng.random_range(1..8) };
            symbols.extend((0..run).map(|_| (rng.random_range(0..4) > 0).then_some(symbol)));
        }
        symbols.truncate(size);
        symbols
    }

    fn packed(symbols: &[Option<Symbol>], plane: usize) -> Vec<u8> {
        let mut writer = Writer::default();
        pack(symbols, plane, &mut writer);
        writer.0
    }

    #[test]
    fn what_is_packed_is_found_by_number_and_all_together() {
        for (size, plane) in [(1, 64), (64, 64), (5_000, 56), (20_000, 64), (56 * 64, 56)] {
            let (symbols, shape) = (symbols(size), Shape { size, plane });
            let bytes = packed(&symbols, plane);
            let mut reader = Reader { bytes: &bytes, at: 0 };
            let packed = Packed::load(shape, &mut reader).unwrap();
            assert!(reader.is_at_end());
            let all = packed.symbols(&bytes);
            assert_eq!(all.len(), size);
            for (index, symbol) in symbols.iter().enumerate() {
                assert_eq!(packed.symbol(index, &bytes), all[index]);
                assert!(symbol.is_none_or(|symbol| symbol == all[index]), "{index} of {size}");
            }
        }
    }

    #[test]
    fn a_class_without_differences_takes_hardly_any_room() {
        let bytes = packed(&vec![Some(7); 1_000_000], 64);
        // A byte for each context, and the numbers of symbols and blocks.
        assert!(bytes.len() < 750, "{}", bytes.len());
    }

    /// Damaged bytes may give anything but a panic.
    #[test]
    fn damage_is_no_danger() {
        let shape = Shape { size: 30_000, plane: 64 };
        let bytes = packed(&symbols(shape.size), shape.plane);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut read = 0;
        for attempt in 0..600 {
            let mut bytes = bytes.clone();
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] = rng.random_range(0..=255);
            }
            if attempt % 4 == 0 {
                bytes.truncate(rng.random_range(0..bytes.len()));
            }
            if let Some(packed) = Packed::load(shape, &mut Reader { bytes: &bytes, at: 0 }) {
                read += 1;
                assert_eq!(packed.symbols(&bytes).len(), shape.size);
            }
        }
        assert!((100..500).contains(&read), "{read} were read");
    }
}
