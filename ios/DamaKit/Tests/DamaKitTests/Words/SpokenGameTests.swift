import Testing

@testable import DamaKit

/// A whole game as a screen reader tells it.
@MainActor
struct SpokenGameTests {
    private let desk = Desk()

    @Test func eachMoveIsAnnounced() throws {
        let model = desk.twoPlayers("W:Wd3,a2:Bd5,h7")
        #expect(try said(model) == "White to move")
        model.play("d3", "d4")
        #expect(
            try said(model) == "White: d3 to d4. Black to move. You must capture: 1 piece can be taken"
        )
        model.play("d5", "d3")
        #expect(try said(model) == "Black: d5 to d3, takes 1. White to move")
        model.play("a2", "a3", "d3", "d2", "a3", "a4", "d2", "d1")
        // A king that goes to the man's file takes it from afar.
        model.play("a4", "a5", "d1", "a1", "a5", "b5", "a1", "b1")
        #expect(try said(model) == "Black: a1 to b1. White to move")
        model.play("b5", "a5", "b1", "a1", "a5", "a6")
        #expect(
            try said(model) == "White: a5 to a6. Black to move. You must capture: 1 piece can be taken"
        )
        model.play("a1", "a8")
        #expect(
            try said(model) == "Black: a1 to a8, takes 1. Black won: White has no pieces left"
        )
    }

    @Test func aCaptureOfManyIsCounted() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,d5,h7")
        model.play("c3", "e5")
        #expect(try said(model) == "White: c3 to e5, takes 2. Black to move")
    }

    @Test func againstTheComputerOneIsSpokenTo() throws {
        let model = desk.againstComputer("W:WKd1,a2,d2,d3:Bd5")
        #expect(try said(model) == "Your turn")
        desk.time.isHolding = true
        model.play("d3", "d4")
        #expect(try said(model) == "White: d3 to d4. The computer is to move")
        desk.time.isHolding = false
        desk.time.advanceUntilIdle()
        #expect(
            try said(model)
                == "Black: d5 to d3, takes 1. Your turn. You must capture: 1 piece can be taken"
        )
        model.play("d2", "d4")
        #expect(try said(model) == "White: d2 to d4, takes 1. You won: Black has no pieces left")
    }

    @Test func anEndWithoutAMoveIsAnnouncedToo() throws {
        let model = desk.twoPlayers()
        model.resign(.white)
        #expect(try said(model) == "Black won")
    }

    private func said(_ model: GameModel) throws -> String { try english(model.now.view.announcement) }
}
