@testable import DamaKit

/// A model with the real core, a store in memory, and time that passes only when it is told to.
@MainActor
final class Desk {
    let time = TestScheduler()
    let store: FakeStore
    let saved = FakeValues()
    var oneTap = false
    var pace = 1.0

    init(_ store: FakeStore = FakeStore()) {
        self.store = store
    }

    /// A model, as the app makes one when it starts.
    func model(engine: any EngineProtocol = Engine()) -> GameModel {
        GameModel(
            store: store,
            saved: saved,
            pace: { self.pace },
            oneTap: { self.oneTap },
            seed: { 7 },
            scheduler: time,
            engine: engine
        )
    }

    /// A model whose game has begun and is seen.
    func playing(_ game: NewGame, engine: any EngineProtocol = Engine()) -> GameModel {
        let model = model(engine: engine)
        model.start(game)
        model.resume()
        return model
    }

    /// A game between two people.
    func twoPlayers(_ start: String? = nil) -> GameModel {
        playing(NewGame(white: .person, black: .person, start: start))
    }

    /// A game of a person with the white pieces against the computer.
    func againstComputer(
        _ start: String? = nil,
        level: Int32 = 1,
        engine: any EngineProtocol = Engine()
    ) -> GameModel {
        playing(NewGame(white: .person, black: .computer(level: level), start: start), engine: engine)
    }
}

extension GameModel {
    /// The game, which there must be.
    var now: GameState {
        get throws {
            guard let state else { throw Missing("a game") }
            return state
        }
    }

    /// Taps squares one after another.
    func play(_ names: String...) {
        for name in names { tap(square(name)) }
    }
}
