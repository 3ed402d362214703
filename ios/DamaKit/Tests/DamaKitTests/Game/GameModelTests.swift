import Testing

@testable import DamaKit

/// What the model keeps, restores and tells.
@MainActor
struct GameModelTests {
    private let desk = Desk()

    // MARK: Saving

    @Test func theGameIsSavedAfterEachPlyAndNotForASelection() throws {
        let model = desk.twoPlayers()
        #expect(desk.store.writes.count == 1)
        model.play("d3")
        #expect(desk.store.writes.count == 1)
        model.play("d4")
        #expect(desk.store.writes.count == 2)
        model.play("e6", "e5")
        #expect(desk.store.writes.count == 3)
        model.goTo(0)
        #expect(desk.store.writes.count == 3)
        model.undo()
        #expect(desk.store.writes.count == 4)
        #expect(try Session.restore(text: #require(desk.store.text)).moves() == ["d3-d4", "e6-e5"])
    }

    @Test func theComputersMoveIsSavedToo() throws {
        let model = desk.againstComputer()
        model.play("d3", "d4")
        desk.time.advanceUntilIdle()
        #expect(desk.store.writes.count == 3)
        #expect(try Session.restore(text: #require(desk.store.text)).moves() == model.now.moves)
        #expect(try model.now.moves.count == 2)
    }

    @Test func aNewModelContinuesWhereTheLastOneWasWithItsHistory() throws {
        let first = desk.againstComputer()
        first.play("d3", "d4")
        desk.time.advanceUntilIdle()
        first.flip()
        let moves = try first.now.moves
        let second = desk.model()
        #expect(try second.now.moves == moves)
        #expect(try second.now.motion == nil, "what was shown is not shown again")
        #expect(try second.now.turned)
        #expect(desk.store.writes.count == 3, "what is on disk is not written again")
        second.undo()
        #expect(try second.now.view.ply == 0)
        second.redo()
        #expect(try second.now.moves == moves)
    }

    @Test func aProcessThatDiesWhileTheComputerThinksGoesOnThinking() throws {
        let first = desk.againstComputer()
        first.play("d3", "d4")
        let second = desk.model()
        #expect(try second.now.view.turn == .computer)
        #expect(try !second.now.thinking, "not before its screen is seen")
        second.resume()
        desk.time.advanceUntilIdle()
        #expect(try second.now.view.ply == 2)
    }

    @Test func aFinishedGameThatIsLeftIsGone() {
        let model = desk.twoPlayers()
        model.resign(.white)
        #expect(desk.store.text != nil)
        model.leave()
        #expect(model.state == nil)
        #expect(desk.store.text == nil)
        #expect(desk.model().state == nil)
    }

    // MARK: Notices

    @Test(arguments: ["{\"version\":1,", "", "{}", "🂡"])
    func aDamagedSaveIsPutAsideAndToldOf(_ text: String) {
        let store = FakeStore(text)
        let model = Desk(store).model()
        #expect(model.state == nil)
        #expect(model.notice == .saveDamaged)
        #expect(store.isSetAside)
        model.noticeSeen()
        #expect(model.notice == nil)
    }

    @Test func aSaveThatCannotBeReadIsPutAsideToo() {
        let store = FakeStore("text")
        store.readError = Missing("the disk")
        let model = Desk(store).model()
        #expect(model.notice == .saveDamaged)
        #expect(store.isSetAside)
    }

    @Test func noSaveIsNothingToTellOf() {
        let model = desk.model()
        #expect(model.state == nil)
        #expect(model.notice == nil)
        #expect(!desk.store.isSetAside)
    }

    @Test func aGameThatCannotBeWrittenIsToldOfAndGoesOn() throws {
        let model = desk.twoPlayers()
        desk.store.onFailure()
        #expect(model.notice == .saveFailed)
        model.play("d3", "d4")
        #expect(try model.now.view.ply == 1)
    }

    // MARK: Commands

    @Test func aRefusedTapIsRememberedWithItsSquare() throws {
        let model = desk.twoPlayers("W:Wd3,h2:Bd4,a7,b7")
        model.play("h2")
        let refused = try #require(model.now.refused)
        #expect(refused.square == square("h2"))
        #expect(refused.refusal.code == .mustCapture)
        model.play("h2")
        #expect(try #require(model.now.refused).id > refused.id, "a second tap is refused anew")
        model.deselect()
        #expect(try model.now.refused == nil)
    }

    @Test func whatCannotBeDoneChangesNothing() throws {
        let model = desk.twoPlayers()
        let before = try model.now
        model.undo()
        model.redo()
        model.goTo(3)
        model.acceptDraw()
        #expect(try model.now.view.position == before.view.position)
        #expect(try model.now.moves == [])
        #expect(desk.store.writes.count == 1)
    }

    @Test func aGameThatCannotBeSetUpLeavesThePresentOne() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        model.start(NewGame(white: .person, black: .person, start: "W:W:B"))
        #expect(try model.now.moves == ["d3-d4"])
        #expect(desk.store.writes.count == 2)
    }

    @Test func withoutAGameNothingHappens() {
        let model = desk.model()
        model.play("d3")
        model.undo()
        model.hint()
        model.flip()
        model.rematch(noUndo: false, swapped: true)
        model.resume()
        model.pause()
        #expect(model.state == nil)
        #expect(model.position() == nil)
        #expect(desk.store.writes == [])
    }

    @Test func theOneTapSettingReachesAGameThatGoesOn() throws {
        let model = desk.twoPlayers("W:Wd3,h2:Bd4,a7,b7")
        model.pause()
        desk.oneTap = true
        model.resume()
        model.play("d3")
        #expect(try model.now.view.ply == 1)
    }

    @Test func whoLooksBackAfterAnUndoSeesTheMovesOfTheGameAlone() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4", "e6", "e5")
        model.undo()
        model.goTo(0)
        #expect(try model.now.moves == ["d3-d4"], "not what could be played again")
        #expect(try model.now.liveSide == .black)
    }

    @Test func twoPeopleAgreeToADrawOrDoNot() throws {
        let model = desk.twoPlayers()
        model.offerDraw()
        #expect(try Message(model.now)?.actions == [.decline, .accept])
        model.perform(.decline)
        #expect(try model.now.view.drawOffer == .declined)
        #expect(try model.now.view.outcome == nil)
        model.play("d3", "d4")
        model.offerDraw()
        #expect(try model.now.view.drawOfferBy == .black)
        model.perform(.accept)
        #expect(try model.now.view.outcome == Outcome(winner: nil, reason: .agreed))
        model.undo()
        #expect(try model.now.view.outcome == nil, "the agreement can be taken back")
    }

    @Test func theComputerAnswersAnOfferedDraw() throws {
        // Two kings each, and a quiet game of 40 plies behind them would be a draw; here it is too early.
        let model = desk.againstComputer("W:WKa1,Kh1:BKa8,Kh8")
        model.offerDraw()
        #expect(try Message(model.now)?.title == Phrase("draw_offered_by_you"))
        model.play("a1", "b1")
        desk.time.advanceUntilIdle()
        #expect(try model.now.view.drawOffer == .declined)
        #expect(try Message(model.now)?.title == Phrase("draw_declined"))
    }

    @Test func aRematchBeginsAnewWithSidesExchanged() throws {
        let model = desk.againstComputer()
        model.play("d3", "d4")
        model.resign(.white)
        #expect(try model.now.view.outcome == Outcome(winner: .black, reason: .resigned))
        model.setEndSeen(true)
        let first = try #require(desk.store.text)
        model.rematch(noUndo: false, swapped: true)
        #expect(try model.now.view.level(.white) == 1)
        #expect(try model.now.view.level(.black) == nil)
        #expect(try model.now.turned, "the person's side is below")
        #expect(try !model.now.endSeen)
        #expect(try model.now.view.ply == 0)
        #expect(try gameId(first) != gameId(#require(desk.store.text)))
    }

    @Test func aRematchBeginsWhereTheGameBegan() throws {
        let start = "B:Wh2,d3:Bd5,a7"
        let model = desk.twoPlayers(start)
        model.play("a7", "a6")
        model.rematch(noUndo: true, swapped: false)
        #expect(try model.now.view.position == start)
        model.play("a7", "a6")
        #expect(try !model.now.view.canUndo)
    }

    @Test func theEndPanelIsPutAwayUntilAnUndo() throws {
        let model = desk.twoPlayers()
        model.resign(.black)
        model.setEndSeen(true)
        #expect(try model.now.endSeen)
        #expect(try desk.model().now.endSeen, "also after the process has died")
        model.undo()
        model.resign(.black)
        #expect(try !model.now.endSeen)
    }

    @Test func thePositionAndTheGameCanBeCopied() throws {
        let model = desk.twoPlayers("W:Wd3,h2:Bd5,a7")
        model.play("h2", "h3")
        #expect(model.position() == "B:Wd3,h3:Bd5,a7")
        #expect(try #require(model.pdn()).contains("1. h2-h3"))
    }

    private func gameId(_ save: String) throws -> String? { try Json.read(save).object?["game_id"]?.text }
}
