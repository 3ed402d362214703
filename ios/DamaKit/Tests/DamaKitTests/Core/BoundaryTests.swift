import DamaKit
import Foundation
import Testing

/// What crosses the boundary and what happens when it goes wrong, with the real library.
struct BoundaryTests {
    @Test func aPanicInRustArrivesAsAnErrorAndEverythingWorksAfterwards() throws {
        let before = try session()
        #expect(throws: (any Error).self) { try panicToTestTheBoundary() }
        do {
            try panicToTestTheBoundary()
        } catch {
            #expect(error.localizedDescription.contains("a panic to test the boundary"))
        }
        #expect(try before.tap("d3").selected == Int32(square("d3")))
        #expect(try session().taps("d3", "d4").ply == 1)
    }

    @Test func loggingCanBeStartedTwice() throws {
        try startLogging()
        try startLogging()
    }

    // MARK: Errors

    @Test func eachKindOfSessionErrorKeepsItsKindAndSaysWhy() throws {
        let computer = Seat.computer(level: 1)
        let attempts: [(String, () throws -> Any)] = [
            ("Stale", { try session(white: computer).play(serial: 0, route: "d3-d4", acceptsDraw: false) }),
            (
                "IllegalRoute",
                {
                    let session = try session(white: computer)
                    return try session.play(serial: session.thinkRequest().serial, route: "d3-d7", acceptsDraw: false)
                }
            ),
            ("NothingToUndo", { try session().undo() }),
            ("NothingToRedo", { try session().redo() }),
            ("UndoOff", { try session(options: Options(noUndo: true, oneTap: false)).undo() }),
            ("NoSuchPly", { try session().goTo(ply: 1) }),
            ("NotNow", { try session().thinkRequest() }),
            (
                "GameOver",
                {
                    let session = try session()
                    _ = try session.resign(side: .white)
                    return try session.offerDraw()
                }
            ),
            ("BadSave", { try Session.restore(text: "") }),
            ("BadSetup", { try session("W:Wa9:Ba6") }),
            ("NoSuchSquare", { try session().tap(square: 64) }),
        ]
        for (kind, attempt) in attempts {
            let error = try #require(failure(SessionError.self, of: attempt), "\(kind)")
            #expect(code(error) == kind)
            #expect(!reason(error).isEmpty)
        }
    }

    @Test func eachKindOfEngineErrorKeepsItsKind() throws {
        let good = ThinkRequest(serial: 1, start: standardStart, routes: [], level: 1, seed: 0, drawOffered: false)
        var over = good
        over.start = "W:Wa2:Ba3"
        over.routes = ["a2xa4"]
        var bad = good
        bad.routes = ["d3-d7"]
        let cancelled = Engine()
        try cancelled.cancel(serial: 1)
        for (kind, engine, request) in [
            ("Cancelled", cancelled, good), ("GameOver", Engine(), over), ("BadRequest", Engine(), bad),
        ] {
            let error = try #require(failure(EngineError.self, of: { try engine.think(request: request) }), "\(kind)")
            #expect(code(error) == kind)
        }
    }

    @Test(arguments: [-1, 64, Int32.min, Int32.max])
    func aNumberThatIsNoSquareIsRefusedAndChangesNothing(_ number: Int32) throws {
        let session = try session()
        let before = try session.tap("d3")
        #expect(try #require(reason { try session.tap(square: number) }).contains("\(number)"))
        #expect(try session.view() == before)
    }

    @Test(arguments: [-1, 1, Int32.min, Int32.max])
    func aNumberThatIsNoPlyIsRefusedAndChangesNothing(_ number: Int32) throws {
        let session = try session()
        let before = try session.tap("d3")
        #expect(try #require(reason { try session.goTo(ply: number) }).contains("\(number)"))
        #expect(try session.view() == before)
    }

    @Test(arguments: [0, 11, -1, 257, Int32.min, Int32.max])
    func aLevelThatDoesNotExistIsRefused(_ level: Int32) throws {
        let white = try #require(reason { try session(white: .computer(level: level)) })
        #expect(white.contains("\(level)"))
        #expect(white.contains("1 to 10"))
        #expect(reason { try session(black: .computer(level: level)) } == white)
        #expect(try levelCount() == 10)
    }

    /// Text that is no position, a man on its last rank, a side without pieces, a game that is over.
    @Test(arguments: ["", "?", "W:Wa2", "W:Wd9:Bd6", "W:Wa2,a2:Ba6", "W:Wa8:Ba6", "W:W:Ba6", "W:Wa2:Bh7"])
    func aStartThatIsNoneIsRefusedInTheSameWords(_ start: String) throws {
        let refusal = try #require(reason { try session(start) })
        #expect(!refusal.isEmpty)
        #expect(reason { try checkStart(text: start) } == refusal)
    }

    @Test func aStartIsReadAsPeopleWriteIt() throws {
        #expect(
            try checkStart(text: " b:BD6:wkc4,A2. ") == StartCheck(position: "B:Wa2,Kc4:Bd6", sideToMove: .black)
        )
    }

    // MARK: Texts

    @Test func aSaveBringsBackTheGameWithAllThatBelongsToIt() throws {
        let session = try session(
            black: .computer(level: 10),
            options: Options(noUndo: false, oneTap: true),
            gameId: "g",
            seed: .min
        )
        try session.taps("d3", "d4")
        _ = try session.play(serial: session.thinkRequest().serial, route: "a6-a5", acceptsDraw: false)
        _ = try session.undo()
        _ = try session.hintRequest()
        var view = try session.setCounted(counted: true)
        let restored = try Session.restore(text: session.save())
        #expect(try restored.save() == session.save())
        #expect(try restored.moves() == ["d3-d4", "a6-a5"])
        var other = try restored.view()
        other.serial = view.serial
        view.transition = nil
        #expect(other == view)
        #expect(try restored.marks() == Marks(undone: true, hinted: true))
        _ = try restored.redo()
        try restored.tap("a3")
        #expect(try restored.thinkRequest().seed == .min)
    }

    @Test func aSaveThatIsCutOffOrChangedIsRefusedWhereverItIs() throws {
        let session = try session()
        try session.taps("d3", "d4")
        let save = try session.save()
        let cut = save.indices.map { String(save[..<$0]) }
        let changed = [
            ("d3-d4", "d3-d7"), ("\"version\":1", "\"version\":2"), ("\"person\"", "\"nobody\""),
            ("\"ply\":1", "\"ply\":9"),
        ].map { save.replacingOccurrences(of: $0, with: $1) }
        for text in cut + changed {
            #expect(text != save)
            let error = failure(SessionError.self, of: { try Session.restore(text: text) })
            #expect(error.map(code) == "BadSave", "\(text)")
        }
    }

    @Test(arguments: ["", "Köşe ♔ 🂡 👩‍👧", "لعبة \u{202e}abc", "\u{FFFF}", "a\u{0}b\n\"\\"])
    func anyTextSurvivesTheBoundary(_ text: String) throws {
        let save = try session(gameId: text).save()
        #expect(try Json.read(save).object?["game_id"] == .text(text))
        #expect(try Session.restore(text: save).save() == save)
    }

    @Test func aVeryLongTextIsReadOrRefusedLikeAnyOther() throws {
        let million = 1_000_000
        let long = try session(gameId: String(repeating: "é", count: million)).save()
        #expect(try Session.restore(text: long).save() == long)
        for text in ["[", "{\"version\":", "x", "🂡"] {
            let refusal = try #require(reason { try Session.restore(text: String(repeating: text, count: million)) })
            #expect(refusal.count < 500)
        }
    }

    // MARK: Handles

    @Test func aThousandSessionsAndEnginesComeAndGo() throws {
        for number in 0..<1000 {
            let session = try session(gameId: "\(number)")
            try session.tap("d3")
            #expect(try Session.restore(text: session.save()).view().ply == 0)
            _ = Engine()
        }
    }
}
