//! The table that the benches print.

/// Prints a line: what was measured, what it is measured by, and how the one is to the other.
pub fn row(what: &str, ours: &str, beside: &str, ratio: &str) {
    println!("{what:<32} {ours:>15}   {beside:<26} {ratio}");
}
