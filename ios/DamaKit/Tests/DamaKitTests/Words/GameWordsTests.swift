import Testing

@testable import DamaKit

/// What is said about a game and its players.
@MainActor
struct GameWordsTests {
    private let desk = Desk()

    // MARK: Results

    @Test(
        arguments: [
            (Outcome(winner: .white, reason: .blocked), "White won", "Black has no move left"),
            (Outcome(winner: .black, reason: .blocked), "Black won", "White has no move left"),
            (Outcome(winner: .white, reason: .noPieces), "White won", "Black has no pieces left"),
            (Outcome(winner: .black, reason: .noPieces), "Black won", "White has no pieces left"),
            (Outcome(winner: .white, reason: .resigned), "White won", "Black resigned"),
            (Outcome(winner: .black, reason: .resigned), "Black won", "White resigned"),
            (Outcome(winner: nil, reason: .oneEach), "Draw", "One piece each"),
            (Outcome(winner: nil, reason: .repetition), "Draw", "The same position for the third time"),
            (Outcome(winner: nil, reason: .noProgress), "Draw", "50 moves each without a capture or a crowning"),
            (Outcome(winner: nil, reason: .agreed), "Draw", "Agreed"),
        ]
    )
    func anEndIsSaidWithItsReason(_ outcome: Outcome, _ title: String, _ text: String) throws {
        var view = try desk.twoPlayers().now.view
        view.outcome = outcome
        #expect(try english(view.result?.title) == title)
        #expect(try english(view.result?.text) == text)
        #expect(view.turnWords == view.result?.title)
    }

    @Test func againstTheComputerItIsThePersonWhoHasWonOrLost() throws {
        var view = try desk.againstComputer().now.view
        view.outcome = Outcome(winner: .white, reason: .resigned)
        #expect(try english(view.result?.title) == "You won")
        view.outcome = Outcome(winner: .black, reason: .resigned)
        #expect(try english(view.result?.title) == "You lost")
        view.outcome = Outcome(winner: nil, reason: .agreed)
        #expect(try english(view.result?.title) == "Draw")
        view.outcome = nil
        #expect(view.result == nil)
    }

    // MARK: Players

    @Test func playersHaveNames() throws {
        let two = try desk.twoPlayers().now.view
        #expect(try Side.both.map { try english(two.playerName($0)) } == ["White", "Black"])
        let one = try desk.againstComputer(level: 4).now.view
        #expect(try Side.both.map { try english(one.playerName($0)) } == ["You", "Steady"])
        let none = try desk.playing(NewGame(white: .computer(level: 1), black: .computer(level: 10))).now.view
        #expect(try Side.both.map { try english(none.playerName($0)) } == ["Gentle", "Master"])
    }

    @Test func everyLevelHasANameAndWords() throws {
        let levels = try (1...Int(levelCount())).map { [try english(levelName($0)), try english(levelWords($0))] }
        #expect(levels.first == ["Gentle", "Plays what comes to mind"])
        #expect(levels.last == ["Master", "Plays as well as it can"])
        #expect(Set(levels).count == 10)
    }

    @Test func whatTwoPlayersAreAt() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,d5,h7")
        #expect(try statuses(model) == ["must take 2", "waiting"])
        model.play("c3", "e5")
        #expect(try statuses(model) == ["waiting", "To move"])
        model.goTo(0)
        #expect(try statuses(model) == ["waiting", "To move"], "of the live game")
        model.resign(.black)
        #expect(try statuses(model) == [nil, nil])
    }

    @Test func whatAPersonAndTheComputerAreAt() throws {
        let engine = RecordingEngine { [time = desk.time] in MainActor.assumeIsolated { time.spend(640) } }
        let model = desk.againstComputer("W:WKd1,a2,d2,d3:Bd5", engine: engine)
        #expect(try statuses(model) == ["White · your turn", "Black"])
        desk.time.isHolding = true
        model.play("d3", "d4")
        #expect(try statuses(model) == ["White · waiting", "Thinking… undo stops it"])
        desk.time.isHolding = false
        desk.time.advanceUntilIdle()
        #expect(try statuses(model) == ["White · must take 1", "Took 1 · thought for 0.6 s"])
        #expect(try english(model.now.status(.black, isBrief: true)) == "Took 1")
        model.play("d2", "d4")
        #expect(try statuses(model) == ["White", "Black"])
    }

    @Test func aShortThoughtIsNotWorthTelling() throws {
        let engine = RecordingEngine { [time = desk.time] in MainActor.assumeIsolated { time.spend(99) } }
        let model = desk.againstComputer(engine: engine)
        model.play("d3", "d4")
        desk.time.advanceUntilIdle()
        #expect(try statuses(model) == ["White · your turn", "Black"])
    }

    @Test func whatWasTakenAndWhoLeads() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,d5,h7")
        #expect(try model.now.view.captureWords(.white) == [])
        model.play("c3", "e5")
        let view = try model.now.view
        #expect(try view.captureWords(.white).map { try english($0) } == ["Took 2", "2 ahead"])
        #expect(try view.captureWords(.black).map { try english($0) } == ["2 behind"])
        #expect(view.lead(of: .white) == 2)
        #expect(view.lead(of: .black) == -2)
    }

    // MARK: The game

    @Test func aGameInAFewWords() throws {
        let model = desk.againstComputer(level: 4)
        #expect(try english(model.now.summary) == "Steady, level 4 · move 1")
        #expect(try english(model.now.facts) == "Steady, level 4 · 0 moves")
        model.play("d3", "d4")
        desk.time.advanceUntilIdle()
        #expect(try english(model.now.summary) == "Steady, level 4 · move 2")
        #expect(try english(model.now.facts) == "Steady, level 4 · 1 move")
        #expect(try english(desk.twoPlayers().now.summary) == "Two players · move 1")
    }

    @Test func movesAreNumberedFromTheirFirstSide() throws {
        let white = try desk.twoPlayers().now.view
        #expect(try (1...4).map { try english(white.numberWords($0)) } == ["1.", "1…", "2.", "2…"])
        #expect((1...4).map(white.isNumbered) == [true, false, true, false])
        let black = try desk.twoPlayers("B:Wd3,h2:Bd5,a7").now.view
        #expect(try (1...4).map { try english(black.numberWords($0)) } == ["1…", "2.", "2…", "3."])
        #expect((1...4).map(black.isNumbered) == [true, true, false, true])
    }

    @Test func aRouteIsPrintedFromLeftToRight() {
        #expect(routeText("b6xb4xd4") == "\u{2066}b6×b4×d4\u{2069}")
        #expect(routeText("d3-d4") == "\u{2066}d3–d4\u{2069}")
    }

    private func statuses(_ model: GameModel) throws -> [String?] {
        try Side.both.map { try english(model.now.status($0, isBrief: false)) }
    }
}
