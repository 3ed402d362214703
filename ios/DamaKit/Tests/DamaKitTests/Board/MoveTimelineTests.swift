import Testing

@testable import DamaKit

struct MoveTimelineTests {
    private let step = MotionStep(from: Square.c3, to: Square.c4, piece: .whiteMan)
    private let chain = [
        jump(Square.a1, Square.a3, .whiteMan, over: Square.a2, .blackMan),
        jump(Square.a3, Square.c3, .whiteMan, over: Square.b3, .blackKing),
    ]

    private static func jump(_ from: Int, _ to: Int, _ piece: PieceKind, over: Int, _ taken: PieceKind) -> MotionStep {
        MotionStep(from: from, to: to, piece: piece, taken: Taken(square: over, piece: taken))
    }

    @Test func aStepGoesFromSquareToSquareAndItsPieceIsNotDrawnTwice() throws {
        let timeline = MoveTimeline([step])
        #expect(timeline.duration == 180)
        #expect(timeline.at(0).hidden == [Square.c4])
        try expect(timeline.at(0).moving.only, on: Square.c3)
        let halfway = try #require(timeline.at(40).moving.only)
        #expect(halfway.rank > 2 && halfway.rank < 3 && halfway.lift > 0)
        try expect(timeline.at(179.9).moving.only, on: Square.c4)
    }

    @Test func everythingStandsStillAtTheEndAndAnyTimeAfter() {
        let timeline = MoveTimeline(chain)
        #expect(timeline.at(timeline.duration) == .still)
        #expect(timeline.at(1e6) == .still)
    }

    @Test func beforeItsStartItIsAtItsBeginning() {
        let timeline = MoveTimeline(chain)
        #expect(timeline.at(-50) == timeline.at(0))
    }

    @Test func jumpsComeOneAfterAnotherWithARestBetween() throws {
        let timeline = MoveTimeline(chain)
        #expect(timeline.duration == 2 * 220 + 60)
        try expect(mover(timeline, 220 + 30), on: Square.a3)
        #expect(try mover(timeline, 220 + 30).lift == 0)
        try expect(mover(timeline, timeline.duration - 0.1), on: Square.c3)
    }

    /// Every jump of a long capture, each over its own piece and in its order.
    @Test func everyJumpIsShownInOrder() throws {
        let squares = [3, 19, 21, 37, 39]
        let taken = [11, 20, 29, 38]
        let steps = zip(zip(squares, squares.dropFirst()), taken).map { way, taken in
            Self.jump(way.0, way.1, .blackKing, over: taken, .whiteMan)
        }
        let timeline = MoveTimeline(steps)
        #expect(timeline.duration == 4 * 220 + 3 * 60)
        for (jump, square) in squares.dropLast().enumerated() {
            let frame = timeline.at(Double(jump) * 280)
            let king = try #require(frame.moving.last)
            #expect(king.kind == .blackKing)
            expect(king, on: square)
            #expect(frame.moving.count == 1 + taken.count - jump, "what was taken before is gone, the rest stands")
        }
    }

    @Test func piecesVanishAsTheyAreTaken() {
        let timeline = MoveTimeline(chain)
        #expect(taken(timeline, 0).map(\.alpha) == [1, 1])
        let fading = taken(timeline, 160)
        #expect(fading[0].alpha < 1 && fading[0].scale < 1)
        #expect(fading[0].scale >= 0.85)
        #expect(fading[1].alpha == 1)
        #expect(taken(timeline, 220 + 1).map(\.kind) == [.blackKing])
        #expect(timeline.at(0).hidden == [Square.c3])
    }

    @Test func aTakenPieceIsPassedOver() throws {
        let frame = MoveTimeline(chain).at(100)
        #expect(frame.moving.map(\.kind) == [.blackMan, .blackKing, .whiteMan])
    }

    @Test func aManIsCrownedWhenItHasArrived() throws {
        var crowned = step
        crowned.crowns = true
        let timeline = MoveTimeline([crowned])
        #expect(timeline.duration == 180 + 320)
        #expect(try #require(timeline.at(180).moving.only).crowning == 0)
        let piece = try #require(timeline.at(180 + 100).moving.only)
        #expect(piece.crowning > 0 && piece.crowning < 1)
        expect(piece, on: Square.c4)
    }

    @Test func aCaptureThatCrownsRestsAndThenCrowns() throws {
        var last = chain[1]
        last.crowns = true
        let timeline = MoveTimeline([chain[0], last])
        #expect(timeline.duration == 2 * 220 + 60 + 320)
        #expect(try mover(timeline, 499).crowning == 0)
        #expect(try mover(timeline, 819).crowning > 0.99)
    }

    @Test func takingACaptureBackBringsThePiecesBackTheLastOneFirst() throws {
        let back = chain.reversed().map { step in
            MotionStep(from: step.to, to: step.from, piece: step.piece, taken: step.taken)
        }
        let timeline = MoveTimeline(back, backward: true)
        #expect(timeline.at(0).hidden == [Square.a1, Square.a2, Square.b3])
        try expect(mover(timeline, 0), on: Square.c3)
        #expect(taken(timeline, 100).map(\.kind) == [.blackKing])
        #expect(taken(timeline, 220 + 60 + 1).count == 2)
        #expect(abs(taken(timeline, timeline.duration - 1)[1].alpha - 1) < 0.05)
        try expect(mover(timeline, timeline.duration - 0.1), on: Square.a1)
    }

    @Test func aCrowningTakenBackMakesAManOfTheKingAtOnce() throws {
        let back = MotionStep(from: Square.c4, to: Square.c3, piece: .whiteMan, crowns: true)
        let timeline = MoveTimeline([back], backward: true)
        #expect(timeline.at(0).moving.map(\.kind) == [.whiteKing])
        #expect(timeline.at(300).moving.map(\.kind) == [.whiteMan])
        #expect(timeline.duration == 320)
    }

    @Test func aCrowningTakenBackDoesNotHoldUpTheNextPly() throws {
        let back = [
            MotionStep(from: Square.c4, to: Square.c3, piece: .whiteMan, crowns: true),
            MotionStep(from: Square.a3, to: Square.a2, piece: .blackMan),
        ]
        let timeline = MoveTimeline(back, backward: true)
        #expect(timeline.duration == 180 + 60 + 180)
        #expect(timeline.at(0).moving.map(\.kind) == [.blackMan, .whiteKing])
        let second = try #require(timeline.at(180 + 60 + 40).moving.last)
        #expect(second.kind == .blackMan && second.lift > 0)
    }

    @Test func twoPliesTakenBackMoveTwoPiecesOneOfThemOnlyJustReturned() throws {
        let back = [
            Self.jump(Square.c5, Square.c3, .blackMan, over: Square.c4, .whiteMan),
            MotionStep(from: Square.c4, to: Square.d4, piece: .whiteMan),
        ]
        let timeline = MoveTimeline(back, backward: true)
        #expect(timeline.duration == 220 + 60 + 180)
        #expect(timeline.at(0).hidden == [Square.c3, Square.d4])
        let end = timeline.at(timeline.duration - 0.1).moving
        #expect(end.count == 2)
        try expect(#require(end.last), on: Square.d4)
    }

    @Test func speedStretchesEverythingAndNoneIsStillAtOnce() throws {
        let slow = MoveTimeline([step], pace: 2)
        #expect(slow.duration == 360)
        #expect(slow.at(80) == MoveTimeline([step]).at(40))
        #expect(MoveTimeline([step], pace: 0).at(0) == .still)
        #expect(MoveTimeline([]).at(0) == .still)
        #expect(MoveTimeline([]).duration == 0)
    }

    private func mover(_ timeline: MoveTimeline, _ time: Double) throws -> MovingPiece {
        try #require(timeline.at(time).moving.first { $0.kind.isWhite })
    }

    private func taken(_ timeline: MoveTimeline, _ time: Double) -> [MovingPiece] {
        timeline.at(time).moving.filter { !$0.kind.isWhite }
    }

    private func expect(_ piece: MovingPiece?, on square: Int) throws {
        expect(try #require(piece), on: square)
    }

    private func expect(_ piece: MovingPiece, on square: Int) {
        #expect(abs(piece.file - Double(square % 8)) < 0.02)
        #expect(abs(piece.rank - Double(square / 8)) < 0.02)
    }
}

extension Array {
    /// The element if there is just one.
    fileprivate var only: Element? { count == 1 ? first : nil }
}

private enum Square {
    static let a1 = 0
    static let a2 = 8
    static let a3 = 16
    static let b3 = 17
    static let c3 = 18
    static let c4 = 26
    static let c5 = 34
    static let d4 = 27
}
