//! Asking the tables.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::bytes::Reader;
use super::class::{Class, MOST_PIECES, Seen};
use super::compress::{Packed, Shape};
use super::guess::Symbol;
use super::index::Numbering;
use super::value::{Value, Wdl};
use crate::{Move, Position};

/// How the bytes of tables begin.
pub(super) const MAGIC: &[u8; 8] = b"dama\0et1";

static EMBEDDED_BYTES: &[u8] = include_bytes!("../../endgame/dama.tables");
static EMBEDDED: LazyLock<Tables> = LazyLock::new(|| Tables::read(EMBEDDED_BYTES).unwrap_or_default());

/// The values of all positions with few pieces.
///
/// Any number of threads may ask at once; no answer takes memory from the heap but that of
/// [`Tables::moves`].
///
/// ```
/// use dama_core::endgame::{Tables, Value};
/// use dama_core::notation::fen;
/// let tables = Tables::embedded();
/// assert_eq!(tables.value(&fen::read("W:WKa1,Kb1:BKd5")?), Some(Value::Win(3)));
/// # Ok::<(), fen::FenError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tables {
    bytes: Cow<'static, [u8]>,
    /// By [`Class::key`]; empty if there are no tables at all.
    classes: Vec<Option<Table>>,
}

#[derive(Clone, Debug)]
struct Table {
    class: Class,
    numbering: Numbering,
    held: Held,
}

/// What a table has by number.
#[derive(Clone, Debug)]
enum Held {
    Packed(Packed),
    Symbols(Vec<Symbol>),
    Values(Vec<Option<Value>>),
}

/// What tables say of a position at once.
enum LookUp {
    Exactly(Value),
    /// The distance is to be had from the moves.
    Won,
    /// A capture is pending: the table has a gap here.
    Capturing,
}

impl Tables {
    /// The tables that come with the program, for up to four pieces. They are made ready when first
    /// asked for, which takes about a millisecond.
    #[must_use]
    pub fn embedded() -> &'static Tables {
        &EMBEDDED
    }

    /// The bytes of [`Tables::embedded`].
    #[must_use]
    pub fn embedded_bytes() -> &'static [u8] {
        EMBEDDED_BYTES
    }

    /// Tables out of the bytes that [`super::build`] made; `None` if they are damaged.
    #[must_use]
    pub fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Option<Tables> {
        let bytes = bytes.into();
        let mut classes = vec![None; Class::KEYS];
        let mut reader = Reader { bytes: &bytes, at: MAGIC.len() };
        if !bytes.starts_with(MAGIC) {
            return None;
        }
        while !reader.is_at_end() {
            let key = reader.byte()?;
            let class = Class::of_key(key)?;
            let numbering = Numbering::of(class);
            let shape = Shape { size: numbering.size(), plane: numbering.plane() };
            let held = Held::Packed(Packed::load(shape, &mut reader)?);
            classes[usize::from(key)] = Some(Table { class, numbering, held });
        }
        Some(Tables { bytes, classes })
    }

    /// The same tables unpacked, for those who ask for everything: 70 megabytes, and much faster.
    #[must_use]
    pub fn unpacked(&self) -> Tables {
        let mut unpacked = Tables { bytes: Cow::default(), classes: self.classes.clone() };
        for table in unpacked.classes.iter_mut().flatten() {
            if let Held::Packed(packed) = &table.held {
                table.held = Held::Symbols(packed.symbols(&self.bytes));
            }
        }
        // Captures of four pieces lead to three over and over again.
        for class in self.classes().filter(|class| class.pieces() == 3) {
            let numbering = Numbering::of(class);
            let value = |index| unpacked.value(&numbering.position(index)?);
            let values = (0..numbering.size()).map(value).collect();
            let mut tables = unpacked.classes.iter_mut().flatten();
            if let Some(table) = tables.find(|table| table.class == class) {
                table.held = Held::Values(values);
            }
        }
        unpacked
    }

    /// The classes there are.
    pub fn classes(&self) -> impl Iterator<Item = Class> + '_ {
        self.classes.iter().flatten().map(|table| table.class)
    }

    /// Who wins; `None` for positions that the tables do not know.
    #[must_use]
    pub fn wdl(&self, position: &Position) -> Option<Wdl> {
        match self.look_up(position)? {
            LookUp::Exactly(value) => Some(value.wdl()),
            LookUp::Won => Some(Wdl::Win),
            LookUp::Capturing => self.wdl_of_captures(position),
        }
    }

    /// Who wins and how soon; `None` for positions that the tables do not know. Where it is a win, this
    /// takes as long as [`Tables::wdl`] for every move.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        let wdl = match self.look_up(position)? {
            LookUp::Exactly(value) => return Some(value),
            LookUp::Won => Wdl::Win,
            LookUp::Capturing => self.wdl_of_captures(position)?,
        };
        if wdl == Wdl::Draw {
            return Some(Value::Draw);
        }
        let after = position.legal_moves().into_iter().map(|mv| position.apply(mv));
        after.filter_map(|after| self.value_if(&after, wdl.turned())).map(Value::before).max()
    }

    /// The value of a position, if that is who wins.
    fn value_if(&self, position: &Position, wdl: Wdl) -> Option<Value> {
        match self.look_up(position)? {
            LookUp::Exactly(value) => Some(value).filter(|value| value.wdl() == wdl),
            LookUp::Won if wdl != Wdl::Win => None,
            LookUp::Capturing if self.wdl_of_captures(position)? != wdl => None,
            LookUp::Won | LookUp::Capturing => self.value(position),
        }
    }

    /// Whether one look at each move is enough to see that a position is won in so many plies.
    pub(super) fn is_soon_won(&self, position: &Position, plies: u32) -> bool {
        position.legal_moves().into_iter().any(|mv| match self.look_up(&position.apply(mv)) {
            Some(LookUp::Exactly(Value::Loss(rest))) => rest < plies,
            _ => false,
        })
    }

    /// All legal moves with what they are worth to the side that makes them, best first; `None` for
    /// positions that the tables do not know.
    ///
    /// Who always plays the first move from a won position wins it, in as many plies as
    /// [`Tables::value`] says or fewer.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Option<Vec<(Move, Value)>> {
        let worth = |mv: Move| Some((mv, self.value(&position.apply(mv))?.before()));
        let mut moves = position.legal_moves().into_iter().map(worth).collect::<Option<Vec<_>>>()?;
        moves.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        Some(moves)
    }

    /// What is known of a position without a move being made.
    fn look_up(&self, position: &Position) -> Option<LookUp> {
        // Most positions that a search asks about have more.
        if position.occupied().len() > u32::from(MOST_PIECES) {
            return None;
        }
        if let Some(value) = Value::by_rule(position) {
            return Some(LookUp::Exactly(value));
        }
        let seen = Seen::of(position);
        let table = self.classes.get(usize::from(Class::of(&seen).key()?))?.as_ref()?;
        let index = table.numbering.index(&seen);
        let known = |symbol| Value::of_symbol(symbol).map_or(LookUp::Won, LookUp::Exactly);
        match &table.held {
            Held::Values(values) => values[index].map(LookUp::Exactly),
            _ if position.can_capture() => Some(LookUp::Capturing),
            Held::Symbols(symbols) => Some(known(symbols[index])),
            Held::Packed(packed) => Some(known(packed.symbol(index, &self.bytes))),
        }
    }

    /// Who wins where the side to move must capture.
    fn wdl_of_captures(&self, position: &Position) -> Option<Wdl> {
        let mut best = Wdl::Loss;
        for mv in position.legal_moves() {
            best = best.max(self.wdl(&position.apply(mv))?.turned());
            if best == Wdl::Win {
                break;
            }
        }
        Some(best)
    }
}
