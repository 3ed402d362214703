//! Which requests are running and which were cancelled.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many cancelled serials are remembered for requests that have not begun; the oldest are
/// forgotten first. A shell has one or two requests under way at any time.
const REMEMBERED: usize = 256;

/// The requests of one engine.
#[derive(Debug, Default)]
pub(super) struct Register {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    running: Vec<(u64, Arc<AtomicBool>)>,
    cancelled: VecDeque<u64>,
}

/// A running request; leaves the register when dropped.
#[derive(Debug)]
pub(super) struct Ticket<'a> {
    register: &'a Register,
    flag: Arc<AtomicBool>,
}

impl Register {
    /// Enters a request; its flag is already up if it was cancelled before it came.
    pub(super) fn enter(&self, serial: u64) -> Ticket<'_> {
        let mut state = self.lock();
        let flag = Arc::new(AtomicBool::new(state.cancelled.contains(&serial)));
        state.running.push((serial, Arc::clone(&flag)));
        Ticket { register: self, flag }
    }

    /// Raises the flag of a request, and of one that comes with this serial later.
    pub(super) fn cancel(&self, serial: u64) {
        let mut state = self.lock();
        for (_, flag) in state.running.iter().filter(|(running, _)| *running == serial) {
            flag.store(true, Ordering::Relaxed);
        }
        if !state.cancelled.contains(&serial) {
            if state.cancelled.len() == REMEMBERED {
                state.cancelled.pop_front();
            }
            state.cancelled.push_back(serial);
        }
    }

    /// No code panics while it holds the lock, so a poisoned state is still sound.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ticket<'_> {
    /// The flag that is up once the request is cancelled.
    pub(super) fn cancelled(&self) -> &AtomicBool {
        &self.flag
    }
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        self.register.lock().running.retain(|(_, flag)| !Arc::ptr_eq(flag, &self.flag));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_up(ticket: &Ticket<'_>) -> bool {
        ticket.cancelled().load(Ordering::Relaxed)
    }

    #[test]
    fn a_running_request_is_cancelled_alone() {
        let register = Register::default();
        let (one, two) = (register.enter(1), register.enter(2));
        register.cancel(1);
        assert!(is_up(&one) && !is_up(&two));
    }

    #[test]
    fn a_request_cancelled_before_it_comes_is_cancelled_when_it_comes() {
        let register = Register::default();
        register.cancel(8);
        assert!(!is_up(&register.enter(7)));
        assert!(is_up(&register.enter(8)));
    }

    #[test]
    fn memory_stays_bounded() {
        let register = Register::default();
        for serial in 0..10_000 {
            drop(register.enter(serial));
            register.cancel(serial);
        }
        let state = register.lock();
        assert!(state.running.is_empty());
        assert_eq!(state.cancelled.len(), REMEMBERED);
    }
}
