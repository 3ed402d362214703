//! Which requests to the engine still fit the game.

use std::sync::atomic::{AtomicU64, Ordering};

/// The requests that may still be answered.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests {
    pub(super) think: Vec<u64>,
    pub(super) hint: Vec<u64>,
    pub(super) review: Vec<u64>,
}

impl Requests {
    /// A serial that no request of this process has had.
    pub(super) fn issue(list: &mut Vec<u64>) -> u64 {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        /// More open requests than a shell ever has; older ones are forgotten and so are stale.
        const MOST: usize = 8;
        if list.len() == MOST {
            list.remove(0);
        }
        let serial = NEXT.fetch_add(1, Ordering::Relaxed);
        list.push(serial);
        serial
    }

    /// Whether a request may still be answered.
    pub(super) fn is_current(&self, serial: u64) -> bool {
        [&self.think, &self.hint, &self.review].iter().any(|list| list.contains(&serial))
    }

    pub(super) fn make_stale(&mut self) {
        *self = Requests::default();
    }
}
