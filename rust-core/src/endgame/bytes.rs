//! Small numbers as bytes: seven bits a byte, the lowest first, the eighth bit set on all but the last.

/// Appends to bytes.
#[derive(Default)]
pub(super) struct Writer(pub(super) Vec<u8>);

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    pub(super) fn number(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }
}

/// Reads bytes from a place on; `None` where they end too early or make no number.
pub(super) struct Reader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
}

impl Reader<'_> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= u32::from(byte & 0x7f).checked_mul(1 << shift)?;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    /// Passes over so many bytes; where they begin.
    pub(super) fn skip(&mut self, bytes: usize) -> Option<usize> {
        let start = self.at;
        self.at = start.checked_add(bytes).filter(|&end| end <= self.bytes.len())?;
        Some(start)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at == self.bytes.len()
    }
}
