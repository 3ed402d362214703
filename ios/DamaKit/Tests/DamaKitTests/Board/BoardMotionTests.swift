import Testing

@testable import DamaKit

struct BoardMotionTests {
    /// Solved as cubic equations in Python.
    @Test(arguments: [
        (0.1, 0.15625, 0.018373), (0.25, 0.60722, 0.098627), (0.5, 0.877834, 0.324815), (0.75, 0.97548, 0.630085),
        (0.9, 0.996459, 0.84375),
    ])
    func theCurvesOfMotion(_ part: Double, _ ease: Double, _ out: Double) {
        #expect(abs(Motion.ease.at(part) - ease) < 1e-5)
        #expect(abs(Motion.out.at(part) - out) < 1e-5)
    }

    @Test(arguments: [Motion.ease, Motion.out])
    func aCurveBeginsAtItsBeginningAndEndsAtItsEnd(_ easing: Easing) {
        #expect(easing.at(0) == 0 && easing.at(1) == 1)
        #expect(easing.at(-1) == 0 && easing.at(2) == 1)
        let steps = (0...100).map { easing.at(Double($0) / 100) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aRefusalShakesAndComesToRest() {
        #expect(Motion.shake(0) == 0)
        #expect(Motion.shake(20) > 2)
        #expect(Motion.shake(60) < 0)
        #expect(Motion.shake(240) == 0)
        #expect((0...240).allSatisfy { abs(Motion.shake(Double($0))) < 4 })
    }

    @Test func aDraggedPieceIsUnderTheFingerUntilItComesBack() {
        let dragged = BoardMotion.Dragged(kind: .blackKing, square: 26, file: 5.5, rank: 1.25)
        let drag = BoardMotion.drag(dragged)
        let lifted = MovingPiece(kind: .blackKing, file: 5.5, rank: 1.25, lift: 1)
        #expect(drag.frame(0, square: 48) == MotionFrame(moving: [lifted], hidden: [26]))
        #expect(drag.frame(1e9, square: 48) == drag.frame(0, square: 48))
        #expect(drag.duration == .infinity)

        let back = BoardMotion.comeBack(dragged)
        #expect(back.duration == 180)
        #expect(back.frame(0, square: 48) == drag.frame(0, square: 48))
        let late = back.frame(179, square: 48).moving
        #expect(late.count == 1 && abs(late[0].file - 2) < 0.01 && abs(late[0].rank - 3) < 0.01)
        #expect(back.frame(180, square: 48) == .still)
    }

    @Test func aShakenPieceMovesAsidePointByPoint() {
        let shake = BoardMotion.shake(.whiteMan, square: 26)
        #expect(shake.duration == 240)
        for square in [24.0, 48] {
            let piece = MovingPiece(kind: .whiteMan, file: 2 + Motion.shake(20) / square, rank: 3)
            #expect(shake.frame(20, square: square) == MotionFrame(moving: [piece], hidden: [26]))
        }
        #expect(shake.frame(240, square: 48) == .still)
    }

    @Test func aMoveIsShownAsItsTimelineSays() {
        let timeline = MoveTimeline([MotionStep(from: 18, to: 26, piece: .whiteMan)])
        #expect(BoardMotion.move(timeline).duration == 180)
        #expect(BoardMotion.move(timeline).frame(50, square: 48) == timeline.at(50))
    }
}
