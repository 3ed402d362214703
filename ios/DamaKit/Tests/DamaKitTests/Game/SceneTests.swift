import Testing

@testable import DamaKit

/// What the board shows of a game.
@MainActor
struct SceneTests {
    private let desk = Desk()

    @Test func piecesStandWhereTheyAre() throws {
        let scene = try scene(desk.twoPlayers("W:WKh1,d3:Bd5,Ka7"))
        let standing = scene.pieces.indices.filter { scene.pieces[$0] != nil }
        #expect(standing == [square("h1"), square("d3"), square("d5"), square("a7")])
        #expect(standing.map { scene.pieces[$0] } == [.whiteKing, .whiteMan, .blackMan, .blackKing])
    }

    @Test func aChosenPieceHasTargetsAndSteps() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,b5,d5,h7")
        #expect(try scene(model).mustCapture == [square("c3")])
        model.play("c3")
        let scene = try scene(model)
        #expect(scene.selected == square("c3"))
        #expect(scene.steps == [square("c5")])
        #expect(scene.targets == [square("a5"), square("e5")])
        #expect(scene.mustCapture == [], "the chosen piece is marked as chosen")
    }

    @Test func withoutTheSettingForcedPiecesAreMarkedOnlyWhenItHadToBeSaid() throws {
        var preferences = Preferences()
        preferences.markForced = false
        let model = desk.twoPlayers("W:Wd3,h2:Bd4,a7,b7")
        #expect(try scene(model, preferences).mustCapture == [])
        model.play("h2")
        let refused = try scene(model, preferences)
        #expect(refused.mustCapture == [square("d3")])
        #expect(refused.refused == square("h2"))
    }

    @Test func whoTakesTooFewSeesWhoTakesMost() throws {
        let model = desk.twoPlayers("W:Wd2,a3,h3:Bh4,a4,a6,d8")
        model.play("h3")
        #expect(try scene(model).mustCapture == [square("a3")])
    }

    @Test func theComputersPiecesAreNotMarked() throws {
        let model = desk.playing(NewGame(white: .computer(level: 1), black: .person, start: "W:Wd3,h2:Bd4,a7,b7"))
        #expect(try scene(model).mustCapture == [])
    }

    @Test func theLastMoveIsATrail() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,d5,h7")
        #expect(try scene(model).last == nil)
        model.play("c3", "e5")
        let path = ["c3", "c5", "e5"].map(square)
        #expect(try scene(model).last == Trail(path: path, taken: ["c4", "d5"].map(square)))
    }

    @Test func aHintIsShownOnTheLiveBoardOnly() throws {
        let model = desk.twoPlayers("W:Wd3,h2:Bd4,a7,b7")
        model.play("d3", "d5", "a7", "a6")
        model.hint()
        desk.time.advanceUntilIdle()
        #expect(try scene(model).hint != nil)
        model.goTo(0)
        #expect(try scene(model).hint == nil)
    }

    @Test func whatTheViewKnowsIsPassedOn() throws {
        var preferences = Preferences()
        preferences.coordinates = false
        let state = try desk.twoPlayers().now
        let scene = BoardScene(state, preferences, dark: true, turn: 0.4, focused: 19)
        #expect(scene.dark)
        #expect(scene.turn == 0.4)
        #expect(scene.focused == 19)
        #expect(!scene.coordinates)
    }

    private func scene(_ model: GameModel, _ preferences: Preferences = Preferences()) throws -> BoardScene {
        BoardScene(try model.now, preferences, dark: false, turn: 0, focused: nil)
    }
}
