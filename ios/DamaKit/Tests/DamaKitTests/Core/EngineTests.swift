import DamaKit
import Foundation
import Testing

/// Thinking and hints through the boundary.
struct EngineTests {
    private let engine = Engine()

    @Test func aReplyCanBePlayedAndTheSameRequestHasTheSameReply() throws {
        let session = try session(white: .computer(level: 5), seed: -1)
        let request = try session.thinkRequest()
        let expected = ThinkRequest(
            serial: request.serial, start: standardStart, routes: [], level: 5, seed: -1, drawOffered: false
        )
        #expect(request == expected)
        let reply = try engine.think(request: request)
        #expect(try Engine().think(request: request) == reply)
        #expect(reply.serial == request.serial)
        #expect((1...4000).contains(reply.nodes))
        #expect(try session.isCurrent(serial: request.serial))
        let view = try session.play(serial: reply.serial, route: reply.route, acceptsDraw: reply.acceptsDraw)
        #expect(view.last == reply.route)
        #expect(try !session.isCurrent(serial: request.serial))
    }

    @Test func anOfferedDrawIsAnsweredInTheReply() throws {
        let session = try session("W:WKa1,Kh1:BKa8,Kh8", black: .computer(level: 1))
        _ = try session.offerDraw()
        try session.taps("a1", "b1")
        let request = try session.thinkRequest()
        #expect(request.drawOffered)
        #expect(try !engine.think(request: request).acceptsDraw, "the draw is offered too early")
        let view = try session.play(serial: request.serial, route: "", acceptsDraw: true)
        #expect(view.outcome == Outcome(winner: nil, reason: .agreed))
        #expect(view.drawOffer == .accepted)
        #expect(view.drawOfferBy == .white)
    }

    @Test func aRequestThatMakesNoSenseIsRefusedWithWhatIsWrong() throws {
        var good = request(1)
        good.level = 1
        good.routes = ["d3-d4"]
        func bad(_ change: (inout ThinkRequest) -> Void) -> ThinkRequest {
            var bad = good
            change(&bad)
            return bad
        }
        for (request, part) in [
            (bad { $0.level = 0 }, "0 is no level"),
            (bad { $0.level = 11 }, "11 is no level"),
            (bad { $0.start = "W:Wa9:Ba6" }, "position, character"),
            (bad { $0.routes = ["d3-d4", "d3-d4"] }, "ply 2"),
            (bad { $0.routes = ["d3-d4", "şş"] }, "ply 2"),
        ] {
            guard case .BadRequest(let reason) = failure(EngineError.self, of: { try engine.think(request: request) })
            else {
                Issue.record("\(part): not refused")
                continue
            }
            #expect(reason.contains(part))
        }
        _ = try engine.think(request: good)
    }

    // MARK: Cancelling

    @Test func aRequestThatIsCancelledBeforeItComesIsNotThoughtAbout() throws {
        try engine.cancel(serial: 7)
        #expect(isCancelled { try engine.think(request: request(7)) })
        #expect(isCancelled { try engine.hint(request: HintRequest(serial: 7, start: standardStart, routes: [])) })
        var other = request(8)
        other.level = 1
        _ = try engine.think(request: other)
    }

    @Test(.timeLimit(.minutes(5))) func aRunningSearchIsCancelledFromAnotherThreadAndOnlyThatOne() async throws {
        let engine = TirelessEngine()
        Thread.detachNewThread { [request = request(7)] in _ = try? engine.think(request: request) }
        #expect(await engine.begins.next() != nil)
        try engine.cancel(serial: 8)
        // Time for the search to get going, counted in work: a fifth of its own.
        var less = request(9)
        less.level = 9
        _ = try self.engine.think(request: less)
        try engine.cancel(serial: 7)
        #expect(await engine.ends.next() == true)
    }

    private func request(_ serial: Int64) -> ThinkRequest {
        ThinkRequest(serial: serial, start: standardStart, routes: [], level: 10, seed: 0, drawOffered: false)
    }

    // MARK: Hints

    @Test(
        arguments: [
            ("W:Wa2,h2:Ba3,h7,g7", "a2xa4", .onlyMove),
            ("W:WKa1,Kb1:BKd5", "b1-b5", .winsIn(plies: 3)),
            ("W:Wa7,h2:Bd7,e7", "a7-a8", .crowns),
            ("W:Wd4,a2,b2,g2,h2:Bd5,e4,d7,d8,a7,h7", "d4xf4", .saves(pieces: 1)),
            ("W:Wd4,a2,b2,g2,h2:Bd5,e4,b7,g7,a7,h7", nil, .takes(pieces: 1)),
        ] as [(String, String?, HintReason)]
    )
    func aHintSaysWhatCanBeSaidForIt(_ start: String, _ route: String?, _ reason: HintReason) throws {
        let session = try session(start)
        let request = try session.hintRequest()
        let hint = try engine.hint(request: request)
        #expect(hint.reason == reason)
        #expect(hint.serial == request.serial)
        #expect(hint.path.map(name) == hint.route.split { $0 == "-" || $0 == "x" }.map(String.init))
        if let route { #expect(hint.route == route) }
        #expect(try session.isCurrent(serial: request.serial))
        #expect(try session.marks().hinted)
    }
}

/// Whether something ends by being cancelled.
private func isCancelled(_ work: () throws -> some Any) -> Bool {
    if case .Cancelled = failure(EngineError.self, of: work) { true } else { false }
}
