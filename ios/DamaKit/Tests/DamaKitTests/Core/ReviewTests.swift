import DamaKit
import Foundation
import Testing

/// Reviews of games through the boundary.
struct ReviewTests {
    private let engine = Engine()

    /// White lets itself be taken: landing on h4 would have drawn.
    private let request = ReviewRequest(
        serial: 1, start: "W:WKa4:BKf4,Kg8", routes: ["a4xg4", "g8xg1"], nodes: 1000
    )

    @Test func aFinishedGameIsReviewedStepByStep() throws {
        let session = try session(request.start)
        for square in ["a4", "g4", "g8", "g1"] {
            #expect(reason { try session.reviewRequest() } != nil)
            try session.tap(square)
        }
        var asked = try session.reviewRequest()
        asked.nodes = request.nodes
        var expected = request
        expected.serial = asked.serial
        #expect(asked == expected)
        let steps = Steps()
        let review = try engine.review(request: asked, progress: steps)
        #expect(steps.seen == (1...5).map { [$0, 5] })
        let draw = Evaluation.men(hundredths: 0)
        #expect(review.serial == asked.serial)
        #expect(review.evaluations == [draw, blackWins(1), blackWins(0)])
        let point = TurningPoint(
            ply: 1,
            side: .white,
            played: "a4xg4",
            better: ["a4xh4"],
            betterPath: ["a4", "h4"].map { Int32(square($0)) },
            best: draw,
            reached: blackWins(1),
            loss: nil,
            reason: .avoidsLoss
        )
        #expect(review.turningPoints == [point])
        #expect(try session.isCurrent(serial: asked.serial))
        _ = try session.undo()
        #expect(try !session.isCurrent(serial: asked.serial))
    }

    private func blackWins(_ plies: Int32) -> Evaluation { .wins(side: .black, plies: plies) }

    @Test func aReviewIsCancelledOnItsWayAndBeforeItComes() throws {
        let steps = Steps { [engine] done in if done == 2 { try? engine.cancel(serial: 1) } }
        #expect(isCancelled(request, steps))
        #expect(steps.seen == [[1, 5], [2, 5]])
        var later = request
        later.serial = 2
        try engine.cancel(serial: 2)
        #expect(isCancelled(later, Steps()))
        later.serial = 3
        _ = try engine.review(request: later, progress: Steps())
    }

    private func isCancelled(_ request: ReviewRequest, _ steps: Steps) -> Bool {
        let failure = failure(EngineError.self) { try engine.review(request: request, progress: steps) }
        return if case .Cancelled = failure { true } else { false }
    }
}

/// Takes down every step, and does something at each.
private final class Steps: ReviewProgress, @unchecked Sendable {
    private let lock = NSLock()
    private var steps: [[Int32]] = []
    private let then: @Sendable (Int32) -> Void

    init(then: @escaping @Sendable (Int32) -> Void = { _ in }) {
        self.then = then
    }

    /// What was done of what there is to do, in order.
    var seen: [[Int32]] { lock.withLock { steps } }

    func onStep(done: Int32, total: Int32) {
        lock.withLock { steps.append([done, total]) }
        then(done)
    }
}
