import Testing

@testable import DamaKit

/// A change of the board is shown once, and for as long as it should (B6).
@MainActor
struct GameMotionTests {
    private let desk = Desk()

    @Test func aMotionIsShownOnce() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        let id = try #require(model.now.motion).id
        #expect(model.claimMotion(id))
        #expect(!model.claimMotion(id))
        model.finishMotion(id)
        #expect(try model.now.motion == nil)
    }

    @Test func aMotionThatWasOvertakenCannotBeClaimed() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        let first = try #require(model.now.motion).id
        model.play("e6", "e5")
        let second = try #require(model.now.motion).id
        #expect(model.claimMotion(second))
        #expect(!model.claimMotion(first))
        model.finishMotion(first)
        #expect(try model.now.motion?.id == second)
    }

    @Test func aSelectionOrALookBackMovesNothing() throws {
        let model = desk.twoPlayers()
        model.play("d3")
        #expect(try model.now.motion == nil)
        model.play("d4", "e6", "e5")
        model.goTo(0)
        #expect(try model.now.motion == nil, "several plies at a time are not shown")
    }

    @Test func aCommandThatIsRefusedShowsNothingAnew() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        model.finishMotion(try #require(model.now.motion).id)
        model.redo()
        #expect(try model.now.motion == nil)
    }

    @Test func theDurationFollowsThePace() throws {
        for (pace, duration) in [(1.0, 180.0), (0.5, 90.0)] {
            desk.pace = pace
            let model = desk.twoPlayers()
            model.play("d3", "d4")
            #expect(try #require(model.now.motion).timeline.duration == duration)
        }
        desk.pace = 0
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        #expect(try model.now.motion == nil, "without motion there is nothing to show")
    }

    @Test func anUndoIsShownBackwards() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        model.undo()
        let piece = try #require(model.now.motion).timeline.at(0).moving.first
        #expect(piece.map { [$0.file, $0.rank] } == [3, 3], "it begins where the man stood, on d4")
    }

    @Test func aChainIsShownJumpByJump() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,d5,h7")
        model.play("c3", "e5")
        let timeline = try #require(model.now.motion).timeline
        // Two jumps of 220 ms and a rest of 60 between them; what is taken is gone a little later at most.
        #expect(timeline.duration >= 500)
        let halfway = timeline.at(250).moving.first { $0.kind == .whiteMan }
        #expect(halfway.map { [$0.file, $0.rank] } == [2, 4], "it rests on c5")
    }
}
