import DamaCore

// What screens ask about a game beyond what it is.

extension GameState {
    /// The side that a word about the game is about: the one to move, or the one that has won; nil for a draw.
    public var sideOfNote: Side? {
        guard let outcome = view.outcome else { return liveSide }
        return outcome.winner
    }

    /// Whether a new game would put an end to this one (H2).
    public var isUnderWay: Bool { view.outcome == nil && view.lastPly > 0 }

    /// Who would resign: the only person, else who is to move.
    public var resigning: Side { view.onlyPerson ?? liveSide }

    /// What is asked before somebody resigns.
    public var resignQuestion: Phrase {
        if view.onlyPerson != nil { return Phrase("resign_question") }
        return resigning.pick("white_resigns_question", "black_resigns_question")
    }
}
