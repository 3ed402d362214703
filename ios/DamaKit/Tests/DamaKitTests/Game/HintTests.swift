import Testing

@testable import DamaKit

/// A hint fits the position, and goes with it.
@MainActor
struct HintTests {
    private let desk = Desk()

    @Test func aHintIsLookedForThenShownAndGoesWithTheNextMove() throws {
        let model = desk.twoPlayers("W:Wd3,a2:Bd4,h7")
        model.hint()
        #expect(try model.now.advising)
        #expect(try Message(model.now)?.text == Phrase("hint_looking"))
        desk.time.advanceUntilIdle()
        #expect(try !model.now.advising)
        let hint = try #require(model.now.hint)
        #expect(hint.route == "d3xd5")
        #expect(hint.reason == .onlyMove)
        model.play("d3", "d5")
        #expect(try model.now.hint == nil)
    }

    @Test func aSelectionKeepsTheHint() throws {
        let model = desk.twoPlayers()
        model.hint()
        desk.time.advanceUntilIdle()
        model.play("d3")
        #expect(try model.now.hint != nil)
    }

    @Test func aHintForAPositionThatIsGoneIsNotShown() throws {
        let engine = RecordingEngine()
        let model = desk.playing(NewGame(white: .person, black: .person), engine: engine)
        model.hint()
        model.play("d3", "d4")
        #expect(try !model.now.advising)
        #expect(engine.cancelled.count == 1)
        desk.time.advanceUntilIdle()
        #expect(try model.now.hint == nil)
    }

    @Test func whoLooksBackIsBroughtToTheGameByAHint() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        model.goTo(0)
        model.hint()
        #expect(try model.now.view.live)
        desk.time.advanceUntilIdle()
        #expect(try model.now.hint != nil)
    }

    @Test func theComputersTurnAndTheEndHaveNoHint() throws {
        let model = desk.againstComputer()
        desk.time.isHolding = true
        model.play("d3", "d4")
        model.hint()
        #expect(try !model.now.advising)
        model.resign(.white)
        model.hint()
        #expect(try !model.now.advising)
    }

    @Test func oneHintIsLookedForAtATime() throws {
        let model = desk.twoPlayers()
        model.hint()
        model.hint()
        #expect(desk.time.waiting == 1)
    }

    @Test func leavingTheScreenEndsTheLook() throws {
        let model = desk.twoPlayers()
        model.hint()
        model.pause()
        #expect(try !model.now.advising)
        desk.time.advanceUntilIdle()
        #expect(try model.now.hint == nil)
    }

    @Test func aHintThatWasUsedIsMarked() throws {
        let model = desk.twoPlayers()
        #expect(try !model.now.view.marks.hinted)
        model.hint()
        #expect(try model.now.view.marks.hinted)
    }
}
