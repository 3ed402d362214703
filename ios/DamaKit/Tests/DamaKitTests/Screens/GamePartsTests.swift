import Testing

@testable import DamaKit

/// What a game's screen shows, and where there is room for it (A4).
@MainActor
struct GamePartsTests {
    private let desk = Desk()

    private func parts(
        _ model: GameModel,
        _ width: Double = 390,
        _ height: Double = 844,
        textScale: Double = 1
    ) throws -> GameParts {
        GameParts(try model.now, width: width, height: height, textScale: textScale)
    }

    @Test func whiteSitsBelowUnlessTheBoardIsTurned() throws {
        let model = desk.twoPlayers()
        #expect(try parts(model).below == .white)
        #expect(try parts(model).above == .black)
        model.flip()
        #expect(try parts(model).below == .black)
        #expect(try parts(model).above == .white)
    }

    @Test func theEndIsShownOnceNothingMovesAndUntilItIsPutAway() throws {
        let model = desk.twoPlayers("W:Wd3:Bd4,Ka8")
        #expect(try !parts(model).showsEnd)
        model.play("d3", "d5")
        model.play("a8", "d8")
        model.resign(.white)
        #expect(try model.now.motion == nil)
        #expect(try parts(model).showsEnd)
        model.goTo(0)
        #expect(try !parts(model).showsEnd, "an earlier position is looked at")
        model.goLive()
        model.setEndSeen(true)
        #expect(try !parts(model).showsEnd)
    }

    @Test func theLastMoveIsShownBeforeTheEnd() throws {
        let model = desk.twoPlayers("W:Wd3:Bd4")
        model.play("d3", "d5")
        #expect(try model.now.view.outcome != nil)
        #expect(try model.now.motion != nil)
        #expect(try !parts(model).showsEnd)
        desk.time.advanceUntilIdle()
        #expect(try parts(model).showsEnd)
    }

    @Test func barsHaveRoomForCapturedPiecesAccordingToWidthAndText() throws {
        let model = desk.twoPlayers()
        #expect(try parts(model).capturedRoom == .wide)
        #expect(try parts(model, 375, 812, textScale: 1.2).capturedRoom == .narrow)
        #expect(try parts(model, 820, 1180).capturedRoom == .wide)
        #expect(try parts(model, 700, 700).capturedRoom == .narrow, "two bars stand side by side there")
        #expect(try parts(model, 320, 480).capturedRoom == .none, "bars are low there")
        #expect(CapturedRoom.wide.rawValue == 10)
        #expect(CapturedRoom.narrow.rawValue == 5)
    }

    @Test func largeTextIsPutOneUnderTheOther() throws {
        let model = desk.twoPlayers()
        #expect(try !parts(model, textScale: 1.3).isTextLarge)
        #expect(try parts(model, textScale: 1.35).isTextLarge)
    }
}
