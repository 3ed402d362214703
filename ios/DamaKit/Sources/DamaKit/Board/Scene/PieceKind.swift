/// The four kinds of piece that are drawn; all pieces of a kind look the same.
public enum PieceKind: Hashable, CaseIterable, Sendable {
    case whiteMan, whiteKing, blackMan, blackKing

    public init(isWhite: Bool, isKing: Bool) {
        self = isWhite ? (isKing ? .whiteKing : .whiteMan) : (isKing ? .blackKing : .blackMan)
    }

    public var isWhite: Bool { self == .whiteMan || self == .whiteKing }

    public var isKing: Bool { self == .whiteKing || self == .blackKing }

    /// This piece crowned.
    public var king: PieceKind { PieceKind(isWhite: isWhite, isKing: true) }

    /// This piece before it was crowned.
    public var man: PieceKind { PieceKind(isWhite: isWhite, isKing: false) }

    /// Its radius in squares.
    var radius: Double { isKing ? Self.kingRadius : Self.manRadius }

    static let manRadius = 0.402
    static let kingRadius = 0.438
}
