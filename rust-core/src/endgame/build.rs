//! Making the tables, from nothing but the rules.

use super::bytes::Writer;
use super::class::{Class, MOST_PIECES};
use super::compress::pack;
use super::guess::Symbol;
use super::index::Numbering;
use super::probe::MAGIC;
use super::solve::Solved;
use super::threads::in_parallel;
use super::value::Value;

/// The bytes of the tables for up to so many pieces, at most four. The bytes are the same for any number
/// of threads, and those for three pieces are how those for four begin. Three pieces take a second or
/// two of a core, four about two minutes.
///
/// ```
/// use dama_core::endgame::{Tables, build};
/// let bytes = build(3, 2);
/// assert!(Tables::embedded_bytes().starts_with(&bytes));
/// ```
#[must_use]
pub fn build(pieces: u8, threads: usize) -> Vec<u8> {
    let pieces = pieces.min(MOST_PIECES);
    let solved = Solved::up_to(pieces, threads);
    let classes: Vec<Class> = (3..=pieces).flat_map(Class::with_pieces).collect();
    // Dealt out in turn, so that every thread gets some of the large ones.
    let threads = threads.max(1);
    let shares = (0..threads).map(|first| classes.iter().enumerate().skip(first).step_by(threads));
    let mut sections =
        in_parallel(shares, |share| share.map(|(place, class)| (place, section(&solved, *class))).collect());
    sections.sort_unstable();
    let sections = sections.into_iter().map(|(_, section)| section);
    MAGIC.iter().copied().chain(sections.flatten()).collect()
}

/// The key of a class and its packed symbols.
fn section(solved: &Solved, class: Class) -> Vec<u8> {
    let numbering = Numbering::of(class);
    let mut writer = Writer::default();
    writer.byte(class.key().unwrap_or_default());
    pack(&symbols(solved, class, &numbering), numbering.plane(), &mut writer);
    writer.0
}

/// The symbols of a class by number. Gaps are where the number is no position's, and where a capture is
/// pending: there the few moves are soon looked through.
fn symbols(solved: &Solved, class: Class, numbering: &Numbering) -> Vec<Option<Symbol>> {
    let symbol = |(index, value): (usize, Option<Value>)| {
        let quiet = !numbering.position(index)?.can_capture();
        value.filter(|_| quiet).map(Value::symbol)
    };
    solved.values(class).enumerate().map(symbol).collect()
}
