//! Scores: whole numbers in hundredths of a man, from the view of the side to move.
//!
//! A forced win in `n` plies is [`WIN`]` - n`, so that the shortest win is the best score and the
//! longest defence the least bad one.

/// The score of a draw.
pub const DRAW: i32 = 0;

/// The score of a game already won.
pub const WIN: i32 = 30_000;

/// The longest line that is searched, in plies.
pub const MAX_PLY: i32 = 128;

/// Better than any score.
pub(super) const INFINITE: i32 = WIN + 1;

/// Scores beyond this stand for forced wins and losses that were seen to their end.
const MAX_UNDECIDED: i32 = WIN - 2 * MAX_PLY;

/// The score of a position that the endgame tables know to be won, as if it were just reached. Any win
/// that is seen to its end is better.
pub(super) const TABLE_WIN: i32 = MAX_UNDECIDED - 1;

/// Evaluations stay within this, so that they are never taken for more than they are.
pub(super) const MAX_EVALUATION: i32 = TABLE_WIN - 4 * MAX_PLY;

/// The score of a win that is complete after `plies` plies.
#[must_use]
pub const fn win_in(plies: i32) -> i32 {
    WIN - plies
}

/// The score of a loss that is complete after `plies` plies.
#[must_use]
pub const fn loss_in(plies: i32) -> i32 {
    plies - WIN
}

/// Whether a score stands for a forced win or loss.
#[must_use]
pub const fn is_decided(score: i32) -> bool {
    score.abs() > MAX_UNDECIDED
}

/// How many plies a forced win or loss takes; `None` for any other score.
///
/// ```
/// use dama_core::engine::score;
/// assert_eq!(score::plies_to_end(score::win_in(3)), Some(3));
/// assert_eq!(score::plies_to_end(250), None);
/// ```
#[must_use]
pub fn plies_to_end(score: i32) -> Option<u32> {
    if is_decided(score) { u32::try_from(WIN - score.abs()).ok() } else { None }
}
