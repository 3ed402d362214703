//! When a search must end. The only clock of the crate is here.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The most a search may spend; what is `None` is not limited.
///
/// Limits in nodes and depth give the same search on every device; a limit in time does not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions entered. Never exceeded.
    pub nodes: Option<u64>,
    /// Depth of the last iteration, in plies. Without it a forced move is not searched deeper than
    /// one iteration.
    pub depth: Option<u32>,
    /// Time. Looked at every 512 nodes.
    pub time: Option<Duration>,
}

impl Limits {
    /// A limit in nodes alone.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A limit in depth alone.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A limit in time alone.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// The clock and the cancel flag are looked at once in so many nodes.
const CHECK_EVERY: u64 = 512;

/// What a running search has spent, and whether it must stop.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    nodes: u64,
    most_nodes: u64,
    time: Option<Duration>,
    began: Instant,
    cancel: &'a AtomicBool,
    stopped: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &Limits, cancel: &'a AtomicBool) -> Self {
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        Budget { nodes: 0, most_nodes, time: limits.time, began: Instant::now(), cancel, stopped: false }
    }

    /// Counts a position that is entered; `false` if the search must stop instead.
    pub(super) fn enter(&mut self) -> bool {
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            self.stopped |=
                self.cancel.load(Ordering::Relaxed) || self.time.is_some_and(|t| self.elapsed() >= t);
        }
        self.stopped |= self.nodes >= self.most_nodes;
        self.nodes += u64::from(!self.stopped);
        !self.stopped
    }

    /// Whether another iteration, which takes longer than all before it, is worth beginning.
    pub(super) fn allows_iteration(&self) -> bool {
        let half_spent = |time: Duration| self.elapsed() >= time / 2;
        !self.stopped && !self.cancel.load(Ordering::Relaxed) && !self.time.is_some_and(half_spent)
    }

    /// Whether the search has been stopped; what it returns from then on means nothing.
    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_never_exceeded() {
        let cancel = AtomicBool::new(false);
        let mut budget = Budget::new(&Limits::nodes(700), &cancel);
        assert_eq!((0..1000).filter(|_| budget.enter()).count(), 700);
        assert!(budget.stopped());
        assert_eq!(budget.nodes(), 700);
    }

    #[test]
    fn a_cancel_is_seen_soon() {
        let cancel = AtomicBool::new(false);
        let mut budget = Budget::new(&Limits::default(), &cancel);
        assert!((0..1000).all(|_| budget.enter()));
        cancel.store(true, Ordering::Relaxed);
        let further = (0..10_000).filter(|_| budget.enter()).count();
        assert!(further <= 1024, "{further} further nodes");
    }
}
