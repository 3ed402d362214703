import Testing

@testable import DamaKit

/// When the computer thinks, when its move is seen, and when it is not (B6, U2).
@MainActor
struct ThinkingTests {
    private let desk = Desk()
    private var time: TestScheduler { desk.time }

    @Test func theComputerAnswersButNotBefore300MsAndThePersonsOwnMove() throws {
        let model = desk.againstComputer()
        model.play("d3", "d4")
        #expect(try model.now.thinking)
        time.advance(by: 299)
        #expect(try model.now.view.ply == 1)
        model.finishMotion(try #require(model.now.motion).id)
        #expect(try model.now.view.ply == 1)
        time.advance(by: 1)
        #expect(try model.now.view.ply == 2)
        #expect(try !model.now.thinking)
        #expect(try model.now.view.turn == .person)
    }

    @Test func theAnswerWaitsForAMotionThatIsStillBeingShown() throws {
        desk.pace = 10
        let model = desk.againstComputer()
        model.play("d3", "d4")
        // A step takes 180 ms at the usual pace.
        time.advance(by: 1799)
        #expect(try model.now.view.ply == 1)
        model.finishMotion(try #require(model.now.motion).id)
        #expect(try model.now.view.ply == 2)
    }

    @Test func aMotionThatNoScreenShowsDoesNotKeepTheAnswer() throws {
        let model = desk.againstComputer()
        model.play("d3", "d4")
        time.advance(by: 479)
        #expect(try model.now.view.ply == 1)
        // 180 ms of motion, and 300 ms of patience.
        time.advance(by: 1)
        #expect(try model.now.view.ply == 2)
    }

    @Test func whatIsShownIsTheTimeOfThinkingAlone() throws {
        let engine = RecordingEngine { [time] in MainActor.assumeIsolated { time.spend(700) } }
        let model = desk.againstComputer(engine: engine)
        time.isHolding = true
        model.play("d3", "d4")
        time.advance(by: 5000)
        time.isHolding = false
        time.advanceUntilIdle()
        #expect(try model.now.thoughtMs == 700)
        model.undo()
        #expect(try model.now.thoughtMs == nil)
    }

    @Test func undoWhileTheComputerThinksCancelsAndTheBoardIsPlayableAtOnce() throws {
        let engine = RecordingEngine()
        let model = desk.againstComputer(engine: engine)
        time.isHolding = true
        model.play("d3", "d4")
        #expect(engine.cancelled == [])
        model.undo()
        #expect(engine.cancelled.count == 1)
        #expect(try !model.now.thinking)
        #expect(try model.now.view.ply == 0)
        #expect(try model.now.view.at("d3").selectable)
        time.isHolding = false
        time.advanceUntilIdle()
        #expect(engine.cancelled == engine.thought, "the one that was asked is cancelled")
        #expect(try model.now.view.ply == 0)
    }

    @Test func aReplyThatWasFoundBeforeTheUndoIsDropped() throws {
        let model = desk.againstComputer()
        model.play("d3", "d4")
        // The engine has answered; only the 300 ms are not over.
        time.advance(by: 200)
        #expect(time.waiting == 0)
        model.undo()
        model.play("e3", "e4")
        time.advanceUntilIdle()
        #expect(try model.now.moves.first == "e3-e4")
        #expect(try model.now.view.ply == 2)
    }

    @Test func leavingTheScreenCancelsAndComingBackAsksAgain() throws {
        let engine = RecordingEngine()
        let model = desk.againstComputer(engine: engine)
        model.play("d3", "d4")
        model.pause()
        #expect(try !model.now.thinking)
        #expect(engine.cancelled.count == 1)
        #expect(desk.store.flushes == 1)
        time.advanceUntilIdle()
        #expect(try model.now.view.ply == 1)
        model.resume()
        #expect(try model.now.thinking)
        time.advanceUntilIdle()
        #expect(try model.now.view.ply == 2)
    }

    @Test func theSameRequestIsNotAskedTwiceAtATime() throws {
        let model = desk.againstComputer()
        time.isHolding = true
        model.play("d3", "d4")
        model.resume()
        model.flip()
        model.play("e3")
        #expect(time.waiting == 1)
    }

    @Test func nothingIsThoughtAboutWhileNoScreenIsSeenNorBetweenTwoPeople() throws {
        let unseen = desk.model()
        unseen.start(NewGame(white: .computer(level: 1), black: .person))
        time.advanceUntilIdle()
        #expect(try unseen.now.view.ply == 0)
        let two = desk.twoPlayers()
        two.play("d3", "d4")
        #expect(try !two.now.thinking)
        #expect(time.waiting == 0)
    }

    @Test func theComputerBeginsWherePersonsPlayBlack() throws {
        let model = desk.playing(NewGame(white: .computer(level: 1), black: .person))
        #expect(try model.now.turned, "the person's side is below")
        time.advanceUntilIdle()
        #expect(try model.now.view.ply == 1)
        #expect(try model.now.view.turn == .person)
    }

    @Test func aFailedEngineIsToldAndCanBeAskedAgain() throws {
        let engine = RecordingEngine()
        engine.fault = .BadRequest(reason: "broken")
        let model = desk.againstComputer(engine: engine)
        model.play("d3", "d4")
        time.advanceUntilIdle()
        #expect(try model.now.isStuck)
        #expect(try !model.now.thinking)
        #expect(try Message(model.now)?.actions == [.retry])
        engine.fault = nil
        model.perform(.retry)
        time.advanceUntilIdle()
        #expect(try !model.now.isStuck)
        #expect(try model.now.view.ply == 2)
    }

    @Test func anUndoEndsBeingStuckToo() throws {
        let engine = RecordingEngine()
        engine.fault = .BadRequest(reason: "broken")
        let model = desk.againstComputer(engine: engine)
        model.play("d3", "d4")
        time.advanceUntilIdle()
        model.undo()
        #expect(try !model.now.isStuck)
    }

    @Test func whoLooksBackWhileTheComputerAnswersGoesOnLookingAndTheAnswerIsInTheList() throws {
        let model = desk.againstComputer()
        model.play("d3", "d4")
        model.goTo(0)
        time.advanceUntilIdle()
        #expect(try !model.now.view.live)
        #expect(try model.now.view.ply == 0)
        #expect(try model.now.livePly == 2)
        model.goLive()
        #expect(try model.now.view.ply == 2)
    }

    @Test func aNewGameEndsTheSearchOfTheOldOne() throws {
        let engine = RecordingEngine()
        let model = desk.againstComputer(engine: engine)
        model.play("d3", "d4")
        model.start(NewGame(white: .person, black: .person))
        #expect(engine.cancelled.count == 1)
        time.advanceUntilIdle()
        #expect(try model.now.view.ply == 0)
    }
}
