import DamaCore

// From the core's codes and numbers to words for people. Sides have sentences of their own, since in many languages a
// name changes with its place in the sentence.

/// A title and what goes with it.
public struct Sentence: Hashable, Sendable {
    public let title: Phrase
    public let text: Phrase

    init(_ title: Phrase, _ text: Phrase) {
        self.title = title
        self.text = text
    }
}

extension Side {
    /// White or Black.
    public var name: Phrase { pick("white", "black") }

    /// Whose turn it is, as a sentence.
    public var toMove: Phrase { pick("white_to_move", "black_to_move") }

    /// One of two phrases, for White and for Black.
    func pick(_ white: String, _ black: String) -> Phrase { Phrase(self == .white ? white : black) }
}

/// What a level is called.
public func levelName(_ level: Int) -> Phrase { .element(level, of: "level_names") }

/// How a level plays, in a few words.
public func levelWords(_ level: Int) -> Phrase { .element(level, of: "level_words") }

/// A route as it is printed: `b6×b4×d4`, from left to right in every language.
public func routeText(_ route: String) -> String {
    let signs = route.map { $0 == "x" ? "×" : $0 == "-" ? "–" : $0 }
    return "\u{2066}" + String(signs) + "\u{2069}"
}

extension GameView {
    /// Who plays a side.
    public func playerName(_ side: Side) -> Phrase {
        if let level = level(side) { return levelName(level) }
        return onlyPerson == side ? Phrase("you") : side.name
    }

    /// Why a tap was not obeyed.
    public func words(for refusal: Refusal) -> Sentence {
        let most = Phrase.Argument.number(Int(refusal.most))
        switch refusal.code {
        case .mustCapture:
            return Sentence(Phrase("must_capture", most), Phrase("play_marked", .number(refusal.squares.count)))
        case .takesFewer:
            return Sentence(
                Phrase("takes_fewer", .number(Int(refusal.takes)), most),
                Phrase("most_must_be_taken")
            )
        case .noMoves: return Sentence(Phrase("no_moves"), Phrase("choose_another"))
        case .notATarget: return Sentence(Phrase("not_a_target"), Phrase("dots_show_targets"))
        case .notYourPiece: return Sentence(Phrase("not_your_piece"), sideToMove.toMove)
        case .emptySquare: return Sentence(Phrase("empty_square"), sideToMove.toMove)
        case .notYourTurn: return Sentence(Phrase("not_your_turn"), thinkingWords)
        case .gameOver:
            let over = Phrase("game_over")
            return Sentence(over, result?.text ?? over)
        }
    }

    /// That the computer thinks, and what stops it.
    var thinkingWords: Phrase { Phrase(canUndo ? "thinking_undo_stops" : "thinking") }

    /// How the game ended; nil if it has not.
    public var result: Sentence? {
        guard let outcome else { return nil }
        guard let winner = outcome.winner else { return Sentence(Phrase("draw"), reason(outcome)) }
        let yours = onlyPerson.map { Phrase($0 == winner ? "you_won" : "you_lost") }
        return Sentence(yours ?? winner.pick("white_won", "black_won"), reason(outcome))
    }

    private func reason(_ outcome: Outcome) -> Phrase {
        let loser = outcome.winner == .black ? Side.white : Side.black
        return switch outcome.reason {
        case .blocked: loser.pick("white_blocked", "black_blocked")
        case .noPieces: loser.pick("white_has_no_pieces", "black_has_no_pieces")
        case .resigned: loser.pick("white_resigned", "black_resigned")
        case .oneEach: Phrase("draw_one_each")
        case .repetition: Phrase("draw_repetition")
        case .noProgress: Phrase("draw_no_progress")
        case .agreed: Phrase("draw_agreed")
        }
    }

    /// Whose turn it is, or how the game ended, in a few words.
    public var turnWords: Phrase {
        if let result { return result.title }
        if turn == .computer { return Phrase("computers_turn") }
        return onlyPerson == nil ? sideToMove.toMove : Phrase("your_turn")
    }
}

extension HintReason {
    /// Why the move is advised.
    public var words: Phrase {
        switch self {
        case .onlyMove: Phrase("hint_only_move")
        case .blocks: Phrase("hint_blocks")
        case .winsIn(let plies): Phrase("hint_wins_in", .number(ownMoves(in: Int(plies))))
        case .avoidsLoss: Phrase("hint_avoids_loss")
        case .crowns: Phrase("hint_crowns")
        case .wins(let pieces): Phrase("hint_wins", .number(Int(pieces)))
        case .saves(let pieces): Phrase("hint_saves", .number(Int(pieces)))
        case .stopsCrowning: Phrase("hint_stops_crowning")
        case .takes(let pieces): Phrase("hint_takes", .number(Int(pieces)))
        case .threatens(let pieces): Phrase("hint_threatens", .number(Int(pieces)))
        case .betterBy(let hundredths): Phrase("hint_better", .decimal(tenths(Int(hundredths))))
        case .best: Phrase("hint_best")
        }
    }

    /// How many moves of the side to move are among so many plies.
    private func ownMoves(in plies: Int) -> Int { (plies + 1) / 2 }

    /// What is shown with one digit; cut off, so that no more is said than is true.
    private func tenths(_ hundredths: Int) -> Double { Double(hundredths / 10) / 10 }
}
