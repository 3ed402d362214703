import DamaCore

// What is said about a game and its players beside the board.

extension GameState {
    /// What a player is doing, or has just done; nil if there is nothing to say. How long the computer thought is left
    /// out where there is no room (`isBrief`).
    public func status(_ side: Side, isBrief: Bool) -> Phrase? {
        let isComputer = view.level(side) != nil
        let words = isComputer ? computersStatus(side, isBrief: isBrief) : personsStatus(side)
        guard isComputer || view.onlyPerson != nil else { return words }
        return isComputer ? words ?? side.name : .joined(side.name, words)
    }

    private func computersStatus(_ side: Side, isBrief: Bool) -> Phrase? {
        if thinking { return view.thinkingWords }
        return view.sideToMove == side.other ? done(isBrief: isBrief) : nil
    }

    private func personsStatus(_ side: Side) -> Phrase? {
        guard view.outcome == nil else { return nil }
        guard liveSide == side else { return Phrase("waiting") }
        if view.live && view.forced > 0 { return Phrase("must_take", .number(Int(view.forced))) }
        return Phrase(view.onlyPerson == nil ? "to_move" : "your_turn_small")
    }

    /// What the computer did last: took 2, thought for 0.6 s.
    private func done(isBrief: Bool) -> Phrase? {
        let took = view.lastTaken.isEmpty ? nil : Phrase("took", .number(view.lastTaken.count))
        guard let thoughtMs, thoughtMs >= Self.noticedMs, !isBrief else { return took }
        return .joined(took, Phrase("thought_for", .decimal(Double(thoughtMs) / Self.msPerSecond)))
    }

    /// "Steady, level 4 · move 13".
    public var summary: Phrase {
        Phrase("and_dot", .phrase(opponents), .phrase(Phrase("move_small", .number(view.moveNumber(livePly)))))
    }

    /// Against whom, and how long: "Steady, level 4 · 40 moves".
    public var facts: Phrase {
        let count = livePly == 0 ? 0 : view.moveNumber(livePly - 1)
        return Phrase("and_dot", .phrase(opponents), .phrase(Phrase("moves_made", .number(count))))
    }

    private var opponents: Phrase {
        guard let level = view.computerLevel else { return Phrase("two_players") }
        return Phrase("name_and_level", .phrase(levelName(level)), .number(level))
    }

    private static let msPerSecond = 1000.0

    /// Shorter thoughts are not worth telling.
    private static let noticedMs = 100
}

extension GameView {
    /// What a side has taken and by how many pieces it leads or trails, phrase by phrase; empty if there is nothing.
    public func captureWords(_ side: Side) -> [Phrase] {
        let taken = Int(counts(side).taken)
        let lead = lead(of: side)
        var words: [Phrase] = []
        if taken > 0 { words.append(Phrase("took", .number(taken))) }
        if lead != 0 { words.append(Phrase(lead > 0 ? "leads_by" : "trails_by", .number(abs(lead)))) }
        return words
    }

    /// By how many captured pieces a side leads; negative if it trails.
    public func lead(of side: Side) -> Int { Int(counts(side).taken) - Int(counts(side.other).taken) }

    /// The number before a ply's move in a list where every move has one: `3.` for White, `3…` for Black.
    public func numberWords(_ ply: Int) -> Phrase {
        let key = side(movingTo: ply) == .white ? "move_number_white" : "move_number_black"
        return Phrase(key, .number(moveNumber(ply - 1)))
    }

    /// Whether a ply's move has a number before it in a line: each of White's, and the first.
    public func isNumbered(_ ply: Int) -> Bool { ply == 1 || side(movingTo: ply) == .white }
}
