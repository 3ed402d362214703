import Foundation
import Testing

@testable import DamaKit

/// What fingers and keys do on a board, and what is seen moving there (B2, B6, B9, A2).
@MainActor
struct BoardStageTests {
    private let desk = Desk()
    private let geometry = BoardGeometry(size: 410)

    /// White's d3 must take d4; h2 may not move.
    private let capture = "W:Wd3,h2:Bd4,a7,b7"

    private func stage(_ model: GameModel) -> BoardStage {
        let stage = BoardStage(model, scheduler: desk.time) { [desk] in desk.date }
        stage.geometry = geometry
        return stage
    }

    /// A finger comes down on a square, or beside it, and goes up where it came down or elsewhere.
    private func touch(_ stage: BoardStage, _ start: Point, to end: Point? = nil) {
        stage.finger(from: start, to: start)
        stage.up(at: end ?? start)
    }

    private func middle(_ name: String) -> Point { geometry.centre(of: square(name)) }

    @Test func aFingerThatComesAndGoesTaps() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        stage.finger(from: middle("d3"), to: middle("d3"))
        #expect(try model.now.view.selected == nil, "not before the finger is up")
        stage.up(at: middle("d3"))
        #expect(try model.now.view.selected == Int32(square("d3")))
        touch(stage, middle("d4"))
        #expect(try model.now.moves == ["d3-d4"])
    }

    @Test func anUnsteadyFingerTaps() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        let start = middle("d3")
        touch(stage, start, to: Point(start.x + 6, start.y - 6))
        #expect(try model.now.view.selected == Int32(square("d3")))
        #expect(try stage.frame(model.now, at: desk.date) == .still)
    }

    @Test func aPieceFollowsTheFingerAndIsPlayedWhereItIsLetGo() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        let between = Point(middle("d3").x, (middle("d3").y + middle("d4").y) / 2)
        stage.finger(from: middle("d3"), to: between)
        let piece = try #require(stage.frame(model.now, at: desk.date).moving.first)
        #expect(piece.kind == .whiteMan)
        #expect(abs(piece.file - 3) < 0.001)
        #expect(abs(piece.rank - 2.5) < 0.001)
        #expect(!stage.isMoving, "it stands as long as the finger does")
        stage.up(at: middle("d4"))
        #expect(try model.now.moves == ["d3-d4"])
        #expect(try stage.frame(model.now, at: desk.date) == .still)
    }

    @Test func aPieceLetGoWhereItMayNotStandGoesBack() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        stage.finger(from: middle("d3"), to: middle("d5"))
        stage.up(at: middle("d5"))
        #expect(try model.now.view.ply == 0)
        #expect(try stage.frame(model.now, at: desk.date).moving.first?.rank == 4)
        #expect(stage.isMoving)
        desk.time.advanceUntilIdle()
        #expect(try stage.frame(model.now, at: desk.date) == .still)
        #expect(!stage.isMoving)
    }

    @Test func aTouchThatTheSystemTakesAwayDoesNothing() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        for end in ["d3", "d4"] {
            stage.finger(from: middle("d3"), to: middle(end))
            stage.gone(stage.touchNumber)
            stage.up(at: middle(end))
            #expect(try model.now.view.ply == 0)
            #expect(try model.now.view.selected == nil)
        }
    }

    @Test func aFingerThatIsUpCannotBeTakenAway() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        touch(stage, middle("d3"))
        let first = stage.touchNumber
        stage.finger(from: middle("d4"), to: middle("d4"))
        stage.gone(first)
        stage.up(at: middle("d4"))
        #expect(try model.now.moves == ["d3-d4"], "the first touch was over, the second is another")
    }

    @Test func aSecondFingerEndsTheTouch() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        for end in ["d3", "d4"] {
            stage.finger(from: middle("d3"), to: middle(end))
            stage.cancel()
            stage.up(at: middle(end))
            #expect(try model.now.view.ply == 0)
            #expect(try model.now.view.selected == nil)
        }
    }

    @Test func aTouchOutsideTheBoardDoesNothing() throws {
        let model = desk.twoPlayers()
        touch(stage(model), Point(-20, 20))
        #expect(try model.now.refused == nil)
    }

    @Test func whatCannotBeDraggedIsRefusedOnce() throws {
        let model = desk.twoPlayers(capture)
        let stage = stage(model)
        stage.finger(from: middle("h2"), to: middle("h3"))
        let refused = try #require(model.now.refused)
        stage.finger(from: middle("h2"), to: middle("h4"))
        stage.up(at: middle("h4"))
        #expect(try model.now.refused == refused)
    }

    @Test func aMoveIsShownFromItsBeginningToItsEnd() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        model.play("d3", "d4")
        #expect(try stage.frame(model.now, at: desk.date).moving.first?.rank == 2, "also before it is followed")
        stage.follow(try model.now, isStill: false)
        #expect(stage.isMoving)
        let halfway = desk.date.addingTimeInterval(0.09)
        let rank = try #require(stage.frame(model.now, at: halfway).moving.first?.rank)
        #expect(rank > 2 && rank < 3)
        desk.time.advance(by: Int(Motion.step))
        #expect(try model.now.motion == nil, "the game goes on")
        stage.follow(try model.now, isStill: false)
        #expect(!stage.isMoving)
        #expect(try stage.frame(model.now, at: desk.date) == .still)
    }

    @Test func aMoveThatWasShownElsewhereIsNotShownAgain() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        let motion = try #require(model.now.motion)
        #expect(model.claimMotion(motion.id))
        let stage = stage(model)
        stage.follow(try model.now, isStill: false)
        #expect(try stage.frame(model.now, at: desk.date) == .still)
        #expect(!stage.isMoving)
    }

    @Test func aTouchWhileSomethingMovesOnlyEndsTheMotion() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        model.play("d3", "d4")
        stage.follow(try model.now, isStill: false)
        touch(stage, middle("e6"))
        #expect(try model.now.motion == nil)
        #expect(try model.now.view.selected == nil)
        touch(stage, middle("e6"))
        #expect(try model.now.view.selected == Int32(square("e6")))
    }

    @Test func aPieceThatMayNotMoveShakesItsHead() throws {
        let model = desk.twoPlayers(capture)
        let stage = stage(model)
        model.play("h2")
        stage.follow(try model.now, isStill: false)
        let aside = try #require(stage.frame(model.now, at: desk.date.addingTimeInterval(0.02)).moving.first)
        #expect(aside.file != 7)
        desk.time.advance(by: Int(Motion.shake))
        #expect(try stage.frame(model.now, at: desk.date) == .still)
        stage.follow(try model.now, isStill: false)
        #expect(!stage.isMoving, "once")
    }

    @Test func whoWantsNoMotionSeesNone() throws {
        let model = desk.twoPlayers(capture)
        let stage = stage(model)
        model.play("h2")
        stage.follow(try model.now, isStill: true)
        #expect(!stage.isMoving)
    }

    @Test func keysMoveOverTheBoardAsItIsSeen() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        #expect(!stage.moveFocus(right: 1, up: 0), "the keyboard is elsewhere")
        stage.setFocused(true)
        #expect(stage.focused == square("d3"))
        #expect(stage.moveFocus(right: 1, up: 0))
        #expect(stage.focused == square("e3"))
        model.flip()
        #expect(stage.moveFocus(right: 1, up: -1))
        #expect(stage.focused == square("d4"))
        stage.setFocused(false)
        #expect(stage.focused == nil)
    }

    @Test func keysDoNotLeaveTheBoard() {
        let stage = stage(desk.twoPlayers())
        stage.setFocused(true)
        while stage.moveFocus(right: -1, up: 0) {}
        #expect(stage.focused == square("a3"))
        while stage.moveFocus(right: 0, up: -1) {}
        #expect(stage.focused == square("a1"))
    }

    @Test func keysTap() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        stage.tapFocus()
        #expect(try model.now.refused == nil)
        stage.setFocused(true)
        stage.tapFocus()
        #expect(stage.moveFocus(right: 0, up: 1))
        stage.tapFocus()
        #expect(try model.now.moves == ["d3-d4"])
    }

    @Test func aTapWithoutAFingerDoesNotWaitForMotion() throws {
        let model = desk.twoPlayers()
        let stage = stage(model)
        model.play("d3", "d4")
        stage.tap(square("e6"))
        #expect(try model.now.motion == nil)
        #expect(try model.now.view.selected == Int32(square("e6")))
    }
}

extension Desk {
    /// The scheduler's time as a date.
    fileprivate var date: Date { Date(timeIntervalSinceReferenceDate: Double(time.now()) / 1000) }
}
