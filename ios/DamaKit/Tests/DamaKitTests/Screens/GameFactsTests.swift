import Testing

@testable import DamaKit

/// What screens ask about a game.
@MainActor
struct GameFactsTests {
    private let desk = Desk()

    @Test func aGameIsUnderWayFromItsFirstMoveToItsEnd() throws {
        let model = desk.twoPlayers()
        #expect(try !model.now.isUnderWay)
        model.play("d3", "d4")
        #expect(try model.now.isUnderWay)
        model.undo()
        #expect(try model.now.isUnderWay, "what was taken back could be played again")
        model.resign(.white)
        #expect(try !model.now.isUnderWay)
    }

    @Test func wordsAreAboutWhoMovesOrHasWon() throws {
        let model = desk.twoPlayers()
        #expect(try model.now.sideOfNote == .white)
        model.play("d3", "d4")
        #expect(try model.now.sideOfNote == .black)
        model.resign(.black)
        #expect(try model.now.sideOfNote == .white)
    }

    @Test func aDrawIsAboutNobody() throws {
        let model = desk.twoPlayers()
        model.offerDraw()
        model.acceptDraw()
        #expect(try model.now.view.outcome != nil)
        #expect(try model.now.sideOfNote == nil)
    }

    @Test func betweenTwoPeopleWhoIsToMoveResigns() throws {
        let model = desk.twoPlayers()
        #expect(try model.now.resigning == .white)
        #expect(try model.now.resignQuestion.key == "white_resigns_question")
        model.play("d3", "d4")
        #expect(try model.now.resigning == .black)
        #expect(try model.now.resignQuestion.key == "black_resigns_question")
    }

    @Test func againstTheComputerThePersonResignsWhoeverIsToMove() throws {
        let model = desk.againstComputer()
        desk.time.isHolding = true
        model.play("d3", "d4")
        #expect(try model.now.liveSide == .black)
        #expect(try model.now.resigning == .white)
        #expect(try model.now.resignQuestion.key == "resign_question")
    }
}
