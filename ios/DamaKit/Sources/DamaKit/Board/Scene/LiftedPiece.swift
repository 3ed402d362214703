/// A piece that is not at rest, in its layers: shadows, discs, star.
struct LiftedPiece {
    private(set) var items: [BoardFrame.Item] = []

    private let centre: Point

    /// How much a piece grows when it is lifted.
    private static let manGrowth = 0.07
    private static let kingGrowth = 0.02
    private static let starStart = 0.6
    /// The star is solid before the brass is.
    private static let starHaste = 1.6

    /// A flat piece throws no shadow.
    init(_ piece: MovingPiece, at centre: Point, isFlat: Bool) {
        self.centre = centre
        let kind = piece.kind
        let grown = piece.scale * (1 + piece.lift * (kind.isKing ? Self.kingGrowth : Self.manGrowth))
        if !isFlat {
            let opacity = piece.alpha * (1 - piece.lift)
            add(.shadow(isKing: kind.isKing, lifted: false), piece.scale, opacity)
            add(.shadow(isKing: kind.isKing, lifted: true), piece.scale, piece.alpha * piece.lift)
        }
        if piece.crowning < 1 { add(.disc(kind.man), grown, piece.alpha) }
        if piece.crowning > 0 {
            // The base widens from a man's to a king's while the star grows on it.
            let start = PieceKind.manRadius / PieceKind.kingRadius
            add(.disc(kind.king), grown * (start + (1 - start) * piece.crowning), piece.alpha * piece.crowning)
            let growth = Self.starStart + (1 - Self.starStart) * piece.crowning
            add(.star(kind.king), grown * growth, piece.alpha * min(1, piece.crowning * Self.starHaste))
        }
    }

    private mutating func add(_ sprite: Sprite, _ scale: Double, _ opacity: Double) {
        if opacity > 0 { items.append(.sprite(sprite, centre: centre, scale: scale, opacity: opacity)) }
    }
}
