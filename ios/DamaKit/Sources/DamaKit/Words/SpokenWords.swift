import DamaCore

// For screen readers: what is on a square, and what has happened.

/// A square as people write it, in every language.
public func squareName(_ square: Int) -> String {
    let letter = UnicodeScalar(UInt8(ascii: "a") + UInt8(BoardGeometry.file(of: square)))
    return "\(letter)\(BoardGeometry.rank(of: square) + 1)"
}

/// What is said about a square (A1).
public struct SquareWords: Hashable, Sendable {
    /// Its name and what stands there.
    public let label: Phrase

    /// What it can do, or what a tap on it does; nil if nothing.
    public let ability: Phrase?

    /// Whether the piece on it is chosen.
    public let isSelected: Bool

    init(_ square: Int, _ view: SquareView) {
        label = Phrase("square", .text(squareName(square)), .phrase(pieceWords(view.piece)))
        ability = abilityWords(view)
        isSelected = view.selected
    }
}

extension GameView {
    /// What is said about a square.
    public func words(on square: Int) -> SquareWords { SquareWords(square, squares[square]) }

    /// What a screen reader says when the board has changed, sentence by sentence: the last move, then the result or
    /// whose turn it is, then what the person must do.
    public var announcement: [Phrase] {
        guard let from = lastPath.first, let to = lastPath.last else { return [turnWords] }
        var said = [moveWords(from: Int(from), to: Int(to))]
        if let result {
            said.append(Phrase("said_result", .phrase(result.title), .phrase(result.text)))
        } else {
            said.append(turnWords)
        }
        if isPersonsMove && forced > 0 { said.append(Phrase("must_capture", .number(Int(forced)))) }
        return said
    }

    private func moveWords(from: Int, to: Int) -> Phrase {
        let side = Phrase.Argument.phrase(sideToMove.other.name)
        let (from, to) = (Phrase.Argument.text(squareName(from)), Phrase.Argument.text(squareName(to)))
        return lastTaken.isEmpty
            ? Phrase("said_move", side, from, to)
            : Phrase("said_capture", side, from, to, .number(lastTaken.count))
    }
}

/// The squares in the order in which they are read: from a8 to h1.
public let readingOrder: [Int] = (0..<BoardGeometry.squares).map { place in
    let files = BoardGeometry.files
    return (files - 1 - place / files) * files + place % files
}

private func pieceWords(_ piece: Piece?) -> Phrase {
    guard let piece else { return Phrase("square_empty") }
    return piece.kind == .king
        ? piece.side.pick("white_king", "black_king")
        : piece.side.pick("white_man", "black_man")
}

private func abilityWords(_ view: SquareView) -> Phrase? {
    switch view.target {
    case .final: return Phrase("square_target")
    case .step: return Phrase("square_step")
    case nil: break
    }
    if view.selected { return Phrase("square_selected") }
    guard view.selectable else { return nil }
    return Phrase(view.mustCapture ? "square_can_capture" : "square_can_move")
}
