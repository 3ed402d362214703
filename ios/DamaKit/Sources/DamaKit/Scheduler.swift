import Dispatch
import Foundation

/// What happens later, or elsewhere. Tests have one of their own, whose time passes only when they say so.
@MainActor
public protocol Scheduler: AnyObject, Sendable {
    /// Does `work` after so many milliseconds, unless it is cancelled.
    func after(_ milliseconds: Int, _ work: @escaping @MainActor () -> Void) -> any Pending

    /// Has `question`, which may take long, answered off the main actor, and hands on what came of it.
    func ask<Answer: Sendable>(
        _ question: @escaping @Sendable () -> Answer,
        then: @escaping @MainActor (Answer) -> Void
    )

    /// Milliseconds since some moment, from anywhere.
    nonisolated func now() -> Int64
}

/// Something that will happen.
@MainActor
public protocol Pending: AnyObject {
    /// It will not.
    func cancel()
}

/// Real time, and the system's threads.
public final class SystemScheduler: Scheduler {
    public init() {}

    public func after(_ milliseconds: Int, _ work: @escaping @MainActor () -> Void) -> any Pending {
        PendingTask(
            Task {
                try? await Task.sleep(for: .milliseconds(milliseconds))
                // It may have been cancelled when the time was over, but before its turn on the main actor.
                if !Task.isCancelled { work() }
            }
        )
    }

    /// On a thread of its own kind: Swift's own pool is for work that does not block.
    public func ask<Answer: Sendable>(
        _ question: @escaping @Sendable () -> Answer,
        then: @escaping @MainActor (Answer) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            let answer = question()
            Task { @MainActor in then(answer) }
        }
    }

    public nonisolated func now() -> Int64 {
        Int64(DispatchTime.now().uptimeNanoseconds / Self.nanosecondsPerMillisecond)
    }

    private nonisolated static let nanosecondsPerMillisecond: UInt64 = 1_000_000

    private final class PendingTask: Pending {
        private let task: Task<Void, Never>

        init(_ task: Task<Void, Never>) {
            self.task = task
        }

        func cancel() {
            task.cancel()
        }
    }
}
