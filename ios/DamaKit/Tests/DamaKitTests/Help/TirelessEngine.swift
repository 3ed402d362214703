import DamaKit
import Foundation

/// The real engine, which begins a search anew whenever it is over, until it is cancelled: however long a thread is kept
/// from running, it cancels a search that is going on.
final class TirelessEngine: EngineProtocol, @unchecked Sendable {
    private let engine = Engine()
    private let begin: AsyncStream<Void>.Continuation
    private let end: AsyncStream<Bool>.Continuation

    /// One element for each search that begins.
    let begins: AsyncStream<Void>

    /// One element for each search that ends: whether it was cancelled.
    let ends: AsyncStream<Bool>

    init() {
        (begins, begin) = AsyncStream.makeStream()
        (ends, end) = AsyncStream.makeStream()
    }

    func think(request: ThinkRequest) throws -> ThinkReply {
        begin.yield()
        do {
            // A search that cannot be cancelled shall fail, not hang.
            for _ in 1..<Self.most { _ = try engine.think(request: request) }
            let reply = try engine.think(request: request)
            end.yield(false)
            return reply
        } catch {
            end.yield(true)
            throw error
        }
    }

    func hint(request: HintRequest) throws -> Hint { try engine.hint(request: request) }

    func review(request: ReviewRequest, progress: ReviewProgress) throws -> Review {
        try engine.review(request: request, progress: progress)
    }

    func cancel(serial: Int64) throws { try engine.cancel(serial: serial) }

    /// How many searches make up one.
    private static let most = 30
}

extension AsyncStream where Element: Sendable {
    /// The next element.
    func next() async -> Element? {
        for await element in self { return element }
        return nil
    }
}
