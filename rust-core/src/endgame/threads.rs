//! Work on several threads whose results do not depend on how many there are.

use std::panic;
use std::thread;

/// Does each piece of work on a thread of its own, and returns the results in the order of the pieces.
pub(super) fn in_parallel<T: Send, R: Send>(
    pieces: impl Iterator<Item = T>,
    work: impl Fn(T) -> Vec<R> + Sync,
) -> Vec<R> {
    let work = &work;
    thread::scope(|scope| {
        let threads: Vec<_> = pieces.map(|piece| scope.spawn(move || work(piece))).collect();
        let results = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|cause| panic::resume_unwind(cause)));
        results.flatten().collect()
    })
}
