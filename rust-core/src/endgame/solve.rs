//! Solves every class by retrograde analysis: from the lost positions backwards, ply by ply.
//!
//! A class and the one with the sides exchanged are solved together, since quiet moves lead from
//! each to the other. Captures and crownings lead to classes solved before.

use super::class::{Class, ENEMY_KINGS, ENEMY_MEN, Seen};
use super::index::Numbering;
use super::threads::in_parallel;
use super::value::Value;
use crate::bitboard::Direction;
use crate::{Bitboard, MoveList, Position};

/// A value in a byte: the plies of a win or loss, of which wins are odd; or one of these.
const DRAW: u8 = 0xfd;
/// Not found yet.
const OPEN: u8 = 0xfe;
/// The number is no position's.
const NO_POSITION: u8 = 0xff;
/// Above the plies of any win or loss.
const PLIES: usize = 0xfd;

fn byte(value: Value) -> u8 {
    match value {
        Value::Loss(plies) | Value::Win(plies) => plies as u8,
        Value::Draw => DRAW,
    }
}

fn value(byte: u8) -> Option<Value> {
    match byte {
        OPEN | NO_POSITION => None,
        DRAW => Some(Value::Draw),
        plies if plies.is_multiple_of(2) => Some(Value::Loss(plies.into())),
        plies => Some(Value::Win(plies.into())),
    }
}

/// Every position of the classes up to a number of pieces, with its value.
pub(super) struct Solved {
    /// By [`Class::key`].
    tables: Vec<Option<Table>>,
    threads: usize,
}

/// A class with the values of its positions, by number.
struct Table {
    numbering: Numbering,
    values: Vec<u8>,
}

/// A position of the two classes being solved: which of them, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    class: Class,
    index: usize,
}

/// Places with the ply at which they may be decided.
type Agenda = Vec<(u8, Place)>;

impl Solved {
    /// Solves all classes of three pieces up to `pieces`. The result is the same for any number of
    /// threads.
    pub(super) fn up_to(pieces: u8, threads: usize) -> Self {
        let mut solved = Solved { tables: (0..Class::KEYS).map(|_| None).collect(), threads: threads.max(1) };
        for class in (3..=pieces).flat_map(Class::with_pieces) {
            if class <= class.passed() {
                solved.solve_pair(class);
            }
        }
        solved
    }

    /// The values of a class by number; `None` for a number that is no position's.
    pub(super) fn values(&self, class: Class) -> impl Iterator<Item = Option<Value>> + '_ {
        self.table(class).into_iter().flat_map(|table| table.values.iter().copied().map(value))
    }

    fn table(&self, class: Class) -> Option<&Table> {
        self.tables.get(usize::from(class.key()?))?.as_ref()
    }

    fn table_mut(&mut self, class: Class) -> Option<&mut Table> {
        self.tables.get_mut(usize::from(class.key()?))?.as_mut()
    }

    /// The value of a position, if it has been found.
    fn value(&self, position: &Position) -> Option<Value> {
        Value::by_rule(position).or_else(|| {
            let seen = Seen::of(position);
            let table = self.table(Class::of(&seen))?;
            value(table.values[table.numbering.index(&seen)])
        })
    }

    fn solve_pair(&mut self, class: Class) {
        let mut pair = vec![class, class.passed()];
        pair.dedup();
        let mut agenda: Vec<Vec<Place>> = vec![Vec::new(); PLIES];
        for &class in &pair {
            let numbering = Numbering::of(class);
            let (values, known) = self.begin(class, &numbering);
            if let Some(key) = class.key() {
                self.tables[usize::from(key)] = Some(Table { numbering, values });
            }
            put_down(known, &mut agenda);
        }
        for plies in 0..PLIES {
            let mut due = std::mem::take(&mut agenda[plies]);
            due.sort_unstable();
            due.dedup();
            due.retain(|place| self.decide(*place, plies as u8));
            let next = in_parallel(due.chunks(due.len().div_ceil(self.threads).max(1)), |places| {
                places.iter().flat_map(|place| self.spread(*place, plies as u8)).collect()
            });
            put_down(next, &mut agenda);
        }
        for class in pair {
            let values = self.table_mut(class).into_iter().flat_map(|table| &mut table.values);
            values.filter(|value| **value == OPEN).for_each(|value| *value = DRAW);
        }
    }

    /// The values of a class as far as they depend on classes solved before, and the agenda that
    /// comes of it.
    fn begin(&self, class: Class, numbering: &Numbering) -> (Vec<u8>, Agenda) {
        let mut values = vec![NO_POSITION; numbering.size()];
        let share = values.len().div_ceil(self.threads);
        let agenda = in_parallel(values.chunks_mut(share).enumerate(), |(part, values)| {
            let mut agenda = Agenda::new();
            for (offset, value) in values.iter_mut().enumerate() {
                let index = part * share + offset;
                let Some(position) = numbering.position(index) else { continue };
                let known = if position.can_capture() {
                    Value::of_moves(&position, |after| self.value(after))
                } else {
                    self.first_look(&position)
                };
                *value = known.filter(|_| position.can_capture()).map_or(OPEN, byte);
                if let Some(Value::Win(plies) | Value::Loss(plies)) = known {
                    agenda.push((plies as u8, Place { class, index }));
                }
            }
            agenda
        });
        (values, agenda)
    }

    /// What a quiet position is worth at least, if it can crown and win, or exactly, if it can but crown.
    fn first_look(&self, position: &Position) -> Option<Value> {
        let (crownings, others): (MoveList, MoveList) =
            position.legal_moves().into_iter().partition(|&mv| position.is_crowning(mv));
        let values = crownings.into_iter().filter_map(|mv| self.value(&position.apply(mv)));
        match values.map(Value::before).max() {
            Some(win @ Value::Win(_)) => Some(win),
            best => others.is_empty().then(|| best.unwrap_or(Value::Loss(0))),
        }
    }

    /// Decides a position in so many plies, unless it is decided already; whether its predecessors
    /// are to hear of it.
    fn decide(&mut self, place: Place, plies: u8) -> bool {
        let Some(table) = self.table_mut(place.class) else { return false };
        let value = &mut table.values[place.index];
        if *value == OPEN {
            *value = plies;
        }
        *value == plies
    }

    /// When the positions before a decided one are decided by it.
    fn spread(&self, place: Place, plies: u8) -> Agenda {
        let mut agenda = Agenda::new();
        let class = place.class.passed();
        let (Some(table), Some(before)) = (self.table(place.class), self.table(class)) else {
            return agenda;
        };
        let Some(seen) = table.numbering.seen(place.index) else { return agenda };
        each_before(&seen, |seen| {
            let index = before.numbering.index(&seen);
            // Where a capture is pending, the value was found at once and no quiet move is legal.
            if before.values[index] != OPEN {
                return;
            }
            if plies.is_multiple_of(2) {
                agenda.push((plies + 1, Place { class, index }));
            } else if let Some(Value::Loss(plies)) = self.loss(&seen) {
                agenda.push((plies as u8, Place { class, index }));
            }
        });
        agenda
    }

    /// The value of a position all of whose moves are known to lose.
    fn loss(&self, seen: &Seen) -> Option<Value> {
        let won = |after: &Position| self.value(after).filter(|value| matches!(value, Value::Win(_)));
        Value::of_moves(&seen.position()?, won)
    }
}

/// Enters places under the plies at which they are due.
fn put_down(places: Agenda, agenda: &mut [Vec<Place>]) {
    for (plies, place) in places {
        agenda[usize::from(plies)].push(place);
    }
}

/// Shows every position from which a quiet move, crownings left out, may lead to the one given.
fn each_before(seen: &Seen, mut show: impl FnMut(Seen)) {
    let occupied = seen.occupied();
    let mut moved = |kind: usize, to: Bitboard, from: Bitboard| {
        let mut before = *seen;
        before.0[kind] = before.0[kind] ^ to ^ from;
        show(before.passed());
    };
    for man in seen.0[ENEMY_MEN].into_iter().map(Bitboard::of) {
        // The enemy moves down the board.
        for direction in [Direction::Up, Direction::Left, Direction::Right] {
            let from = man.shifted(direction) & !occupied;
            if !from.is_empty() {
                moved(ENEMY_MEN, man, from);
            }
        }
    }
    for king in seen.0[ENEMY_KINGS] {
        for direction in Direction::ALL {
            for from in Bitboard::slide(king, direction, occupied).0 {
                moved(ENEMY_KINGS, Bitboard::of(king), Bitboard::of(from));
            }
        }
    }
}
