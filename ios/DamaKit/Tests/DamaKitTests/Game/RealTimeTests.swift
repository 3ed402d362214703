import Observation
import Testing

@testable import DamaKit

/// The model with the system's own threads and time. Nothing here waits for a time, only for what happens; the limit is
/// for what never does.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct RealTimeTests {
    private let engine = TirelessEngine()

    @Test func anUndoEndsTheSearchThatIsGoingOn() async throws {
        let model = try await thinking()
        model.undo()
        #expect(await engine.ends.next() == true)
        #expect(try model.now.view.ply == 0)
        #expect(try !model.now.thinking)
    }

    @Test func leavingTheScreenEndsTheSearchThatIsGoingOn() async throws {
        let model = try await thinking()
        model.pause()
        #expect(await engine.ends.next() == true)
        #expect(try model.now.view.ply == 1)
        #expect(try !model.now.thinking)
    }

    @Test func aNewSearchDoesNotWaitForTheOldOne() async throws {
        let model = try await thinking()
        model.undo()
        model.play("e3", "e4")
        #expect(await engine.begins.next() != nil)
        #expect(await engine.ends.next() == true, "the first")
        #expect(try model.now.thinking, "the second")
        model.pause()
        #expect(await engine.ends.next() == true)
    }

    @Test func theComputersMoveArrives() async throws {
        let model = model(Engine())
        model.start(NewGame(white: .person, black: .computer(level: 1)))
        model.resume()
        model.play("d3", "d4")
        await when { model.state?.view.ply == 2 }
        #expect(try model.now.view.ply == 2)
        #expect(try model.now.thoughtMs != nil)
    }

    @Test func aMotionThatNoScreenShowsIsOverByItself() async throws {
        let model = model(Engine(), pace: 0.1)
        model.start(NewGame(white: .person, black: .person))
        model.play("d3", "d4")
        #expect(try model.now.motion != nil)
        await when { model.state?.motion == nil }
        #expect(try model.now.motion == nil)
    }

    /// A model whose computer is at work.
    private func thinking() async throws -> GameModel {
        let model = model(engine)
        model.start(NewGame(white: .person, black: .computer(level: 10)))
        model.resume()
        model.play("d3", "d4")
        #expect(try model.now.thinking)
        #expect(await engine.begins.next() != nil)
        return model
    }

    private func model(_ engine: any EngineProtocol, pace: Double = 0) -> GameModel {
        GameModel(
            store: FakeStore(),
            saved: FakeValues(),
            pace: { pace },
            oneTap: { false },
            seed: { 7 },
            scheduler: SystemScheduler(),
            engine: engine
        )
    }

    /// Waits until something observed has come true.
    private func when(_ isTrue: @escaping @MainActor () -> Bool) async {
        while !isTrue(), !Task.isCancelled {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            withObservationTracking {
                _ = isTrue()
            } onChange: {
                change.yield()
            }
            _ = await changes.next()
        }
    }
}
