import DamaCore

/// A row of a list of moves in two columns.
public struct MoveRow: Hashable, Sendable, Identifiable {
    /// The number before it, from 1 on.
    public let number: Int

    /// The plies of White and of Black; nil where there is none.
    public let plies: [Int?]

    public var id: Int { number }
}

extension GameState {
    /// The moves in two columns. Where Black began, the first row has only a move by Black.
    public var moveRows: [MoveRow] {
        let last = moves.count
        return (0..<(last + offset + 1) / 2).map { row in
            let first = 2 * row + 1 - offset
            return MoveRow(number: row + 1, plies: [first, first + 1].map { (1..<last + 1).contains($0) ? $0 : nil })
        }
    }

    /// The number of the row with the move that led to the position shown; the first row's at the start.
    public var shownRow: Int { max(0, Int(view.ply) + offset - 1) / 2 + 1 }

    private var offset: Int { view.firstSide == .black ? 1 : 0 }
}
