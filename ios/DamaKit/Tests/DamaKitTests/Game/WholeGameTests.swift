import Testing

@testable import DamaKit

/// Whole games from the first move to the end.
@MainActor
struct WholeGameTests {
    private let desk = Desk()

    @Test func aGameIsPlayedToItsEndKilledRestoredAndTakenBackToItsStart() throws {
        let start = "W:WKd1,a2,d2,d3:Bd5"
        let model = desk.againstComputer(start)
        model.play("d3", "d4")
        // Black has only d5xd3, and the computer has to find it.
        desk.time.advanceUntilIdle()
        #expect(try model.now.moves == ["d3-d4", "d5xd3"])
        model.play("d2", "d4")
        #expect(try model.now.view.outcome == Outcome(winner: .white, reason: .noPieces))
        #expect(try model.now.view.turn == .over)
        let end = try model.now.view.position

        // The process dies; only the file is left.
        let restored = desk.model()
        restored.resume()
        #expect(try restored.now.view.outcome == Outcome(winner: .white, reason: .noPieces))
        #expect(try restored.now.moves == ["d3-d4", "d5xd3", "d2xd4"])
        restored.undo()
        #expect(try restored.now.moves == ["d3-d4", "d5xd3"])
        restored.undo()
        #expect(try restored.now.view.position == start)
        #expect(try !restored.now.view.canUndo)

        // Killed once more: what can be played again is kept, too.
        let again = desk.model()
        #expect(try again.now.view.position == start)
        again.redo()
        again.redo()
        #expect(try again.now.view.position == end)
        #expect(try again.now.view.outcome == Outcome(winner: .white, reason: .noPieces))
        #expect(try !again.now.view.canRedo)
    }

    @Test func twoComputersPlayAWholeGameThatCanBeTakenBackPlyByPly() throws {
        let model = desk.playing(NewGame(white: .computer(level: 4), black: .computer(level: 4)))
        desk.time.advanceUntilIdle()
        #expect(try model.now.view.turn == .over)
        let moves = try model.now.moves
        #expect(moves.count >= 20)
        model.pause()
        let restored = desk.model()
        #expect(try restored.now.moves == moves)
        for left in (0..<moves.count).reversed() {
            restored.undo()
            #expect(try restored.now.moves == Array(moves.prefix(left)))
        }
        #expect(try restored.now.view.position == standardStart)
        for _ in moves { restored.redo() }
        #expect(try restored.now.moves == moves)
        #expect(try restored.now.view.outcome == model.now.view.outcome)
    }

    @Test func theSameSeedAndMovesGiveTheSameGame() throws {
        let games = try (1...2).map { _ in
            let model = Desk().againstComputer(level: 2)
            for (from, to) in [("d3", "d4"), ("a3", "a4"), ("h3", "h4")] {
                model.play(from, to)
                (model.state?.motion?.id).map(model.finishMotion)
            }
            return try model.now.moves
        }
        #expect(games[0] == games[1])
    }

    @Test func aBlockedSideHasLostAtOnce() throws {
        let model = desk.twoPlayers("W:Wa6,a7,Kb7,Kc8:Ba8")
        model.play("b7", "b8")
        #expect(try model.now.view.outcome == Outcome(winner: .white, reason: .blocked))
    }
}
