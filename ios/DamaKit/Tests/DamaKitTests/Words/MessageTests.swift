import Testing

@testable import DamaKit

/// What is said beside the board, and what can be done about it.
@MainActor
struct MessageTests {
    private let desk = Desk()

    private nonisolated static let two = "Play one of the 2 marked pieces."
    private nonisolated static let most = "The most pieces must be taken."

    @Test func atTheStartThereIsNothingToSay() throws {
        #expect(try Message(desk.twoPlayers().now) == nil)
    }

    @Test(
        arguments: [
            ("W:Wd3,h2:Bd4,a7,b7", "h2", "You must capture: 1 piece can be taken", "Play the marked piece."),
            ("W:Wa3,b1,h3:Ba4,h4,d8", "b1", "You must capture: 1 piece can be taken", two),
            ("W:Wd2,a3,h3:Bh4,a4,a6,d8", "h3", "This piece takes 1, another takes 2", most),
            (nil, "d2", "No free square for this piece", "Choose another piece."),
            (nil, "d6", "That piece is the opponent’s", "White to move"),
            (nil, "d5", "Choose a piece first", "White to move"),
        ] as [(String?, String, String, String)]
    )
    func aRefusedTapSaysWhy(_ start: String?, _ tap: String, _ title: String, _ text: String) throws {
        let model = desk.twoPlayers(start)
        model.play(tap)
        let message = try #require(Message(model.now))
        #expect(try english(message.title) == title)
        #expect(try english(message.text) == text)
        #expect(message.tone == .obligation)
        #expect(message.picture == nil)
    }

    @Test func aTapBesideTheTargetsSaysWhereTheyAre() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d6")
        #expect(try said(model) == "The piece cannot go there: The dots show where it can go.")
    }

    @Test func aTapWhileTheComputerThinksSaysWhatStopsIt() throws {
        let model = desk.againstComputer()
        desk.time.isHolding = true
        model.play("d3", "d4", "e3")
        #expect(try said(model) == "Not your turn: Thinking… undo stops it")
        let first = desk.playing(NewGame(white: .computer(level: 1), black: .person))
        first.play("a6")
        #expect(try said(first) == "Not your turn: Thinking…")
    }

    @Test func aTapAfterTheEndSaysHowItEnded() throws {
        let model = desk.twoPlayers()
        model.resign(.white)
        #expect(try said(model) == "Black won: White resigned")
        #expect(try Message(model.now)?.actions == [.showResult])
        model.setEndSeen(true)
        model.perform(.showResult)
        #expect(try !model.now.endSeen)
        model.play("d3")
        #expect(try said(model) == "The game is over: White resigned")
    }

    @Test func aChoiceOfLandingsAsksForIt() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,b5,d5,h7")
        model.play("c3")
        #expect(try said(model) == "Take 2 pieces: Choose where the piece lands first.")
    }

    @Test func whoLooksBackIsToldWhere() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4", "e6", "e5", "e3", "e4")
        model.goTo(1)
        #expect(try said(model) == "Looking at move 1 of 2: The game is as you left it.")
        model.goTo(0)
        #expect(try said(model) == "Looking at the start: The game is as you left it.")
        #expect(try Message(model.now)?.actions == [.goLive])
        model.perform(.goLive)
        #expect(try model.now.view.live)
    }

    @Test func aHintIsSaidWithItsReason() throws {
        for (start, words) in [
            ("W:Wa2,h2:Ba3,h7,g7", "Hint: ⁦a2×a4⁩: It is the only move."),
            ("W:Wa7,h2:Bd7,e7", "Hint: ⁦a7–a8⁩: Crowns a man."),
        ] {
            let model = desk.twoPlayers(start)
            model.hint()
            desk.time.advanceUntilIdle()
            #expect(try said(model) == words)
        }
    }

    @Test(
        arguments: [
            (.onlyMove, "It is the only move."),
            (.blocks, "Leaves the opponent without a move."),
            (.winsIn(plies: 1), "Wins at once."),
            (.winsIn(plies: 3), "Wins within 2 of your moves."),
            (.avoidsLoss, "Every other move loses."),
            (.crowns, "Crowns a man."),
            (.wins(pieces: 1), "Wins 1 piece."),
            (.wins(pieces: 2), "Wins 2 pieces."),
            (.saves(pieces: 1), "Saves 1 piece."),
            (.saves(pieces: 3), "Saves 3 pieces."),
            (.stopsCrowning, "Stops a man from crowning."),
            (.takes(pieces: 1), "Takes 1 piece."),
            (.takes(pieces: 3), "Takes 3 pieces."),
            (.threatens(pieces: 1), "Threatens to win 1 piece."),
            (.threatens(pieces: 2), "Threatens to win 2 pieces."),
            (.betterBy(hundredths: 89), "Worth 0.8 men more than any other move."),
            (.betterBy(hundredths: 210), "Worth 2.1 men more than any other move."),
            (.best, "The best move found."),
        ] as [(HintReason, String)]
    )
    func aReasonIsASentence(_ reason: HintReason, _ words: String) throws {
        #expect(try english(reason.words) == words)
    }

    @Test func anOfferNamesWhoMakesIt() throws {
        let model = desk.twoPlayers()
        model.offerDraw()
        #expect(try said(model) == "White offers a draw: A move declines it, too.")
        model.perform(.decline)
        #expect(try said(model) == "The draw is declined: The game goes on.")
        model.play("d3", "d4")
        model.offerDraw()
        #expect(try said(model) == "Black offers a draw: A move declines it, too.")
    }

    @Test func aDrawByQuietMovesIsSpokenOfBeforehand() throws {
        let model = desk.twoPlayers()
        var state = try model.now
        state.view.pliesWithoutProgress = 79
        #expect(Message(state) == nil)
        for (plies, title) in [(Int32(80), "A draw in 20 moves"), (99, "A draw in 1 move")] {
            state.view.pliesWithoutProgress = plies
            #expect(try english(Message(state)?.title) == title)
        }
    }

    @Test func whatIsMorePressingComesFirst() throws {
        let model = desk.twoPlayers()
        model.hint()
        desk.time.advanceUntilIdle()
        #expect(try Message(model.now)?.tone == .advice)
        model.play("d6")
        #expect(try Message(model.now)?.tone == .obligation)
        model.offerDraw()
        #expect(try Message(model.now)?.picture == .offerDraw)
    }

    @Test func everyActionHasAWord() throws {
        let words = try [Message.Action.retry, .goLive, .decline, .accept, .showResult].map { try english($0.words) }
        #expect(words == ["Try again", "Back to the game", "Decline", "Accept", "Result"])
    }

    private func said(_ model: GameModel) throws -> String? {
        guard let message = Message(try model.now) else { return nil }
        return [try english(message.title), try english(message.text)].compactMap { $0 }.joined(separator: ": ")
    }
}
