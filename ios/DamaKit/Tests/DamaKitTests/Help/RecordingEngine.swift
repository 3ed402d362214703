import DamaKit
import Foundation

/// The real engine, which also keeps the serials that it was asked about, and fails if it is told to.
final class RecordingEngine: EngineProtocol, @unchecked Sendable {
    private let engine = Engine()
    private let lock = NSLock()
    private var thoughtSerials: [Int64] = []
    private var cancelledSerials: [Int64] = []
    private var faultToThrow: EngineError?
    private let whileThinking: @Sendable () -> Void

    init(whileThinking: @escaping @Sendable () -> Void = {}) {
        self.whileThinking = whileThinking
    }

    /// What thinking ends with instead of a move.
    var fault: EngineError? {
        get { lock.withLock { faultToThrow } }
        set { lock.withLock { faultToThrow = newValue } }
    }

    /// The serials of `think`, in order.
    var thought: [Int64] { lock.withLock { thoughtSerials } }

    /// The serials of `cancel`, in order.
    var cancelled: [Int64] { lock.withLock { cancelledSerials } }

    func think(request: ThinkRequest) throws -> ThinkReply {
        lock.withLock { thoughtSerials.append(request.serial) }
        whileThinking()
        if let fault { throw fault }
        return try engine.think(request: request)
    }

    func hint(request: HintRequest) throws -> Hint {
        if let fault { throw fault }
        return try engine.hint(request: request)
    }

    func review(request: ReviewRequest, progress: ReviewProgress) throws -> Review {
        if let fault { throw fault }
        return try engine.review(request: request, progress: progress)
    }

    func cancel(serial: Int64) throws {
        lock.withLock { cancelledSerials.append(serial) }
        try engine.cancel(serial: serial)
    }
}
