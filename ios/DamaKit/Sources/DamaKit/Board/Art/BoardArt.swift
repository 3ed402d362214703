/// A part of the board that is drawn once and then copied: a piece at rest, shadow and all, or one of its layers.
public enum Sprite: Hashable, Sendable {
    case standing(PieceKind)
    case disc(PieceKind)
    /// The star of a king.
    case star(PieceKind)
    /// The shadow on the board of a man or king at rest or, `lifted`, of one that is lifted all the way.
    case shadow(isKing: Bool, lifted: Bool)
}

/// What a board's pictures depend on. Those of equal ones are equal, so it is the key to keep them by.
public struct BoardLook: Hashable, Sendable {
    /// The board's side in points.
    public let size: Double
    /// The pixels of a point.
    public let scale: Double
    public let set: BoardSet
    /// Whether the board is dimmed for a dark screen.
    public let dark: Bool

    public init(size: Double, scale: Double, set: BoardSet, dark: Bool) {
        self.size = size
        self.scale = scale
        self.set = set
        self.dark = dark
    }
}

/// Draws the parts of a board that stand still, for the caller to keep as images: after that a frame is a few copies.
public struct BoardArt: Sendable {
    public let look: BoardLook

    private let colors: SetColors
    private let geometry: BoardGeometry

    /// The square's side in what the token sheet calls pixels.
    static let pens = 48.0

    private static let boardSeed = 41
    private static let frameSeed = 48
    /// Room for the shadow of a lifted piece, in squares.
    private static let room = 1.6

    public init(_ look: BoardLook) {
        self.look = look
        colors = look.set.colors
        geometry = BoardGeometry(size: look.size, scale: look.scale)
    }

    /// All sprites that this board can ask for.
    public var sprites: [Sprite] {
        let kinds = PieceKind.allCases
        let layers = kinds.map(Sprite.standing) + kinds.map(Sprite.disc) + kinds.filter(\.isKing).map(Sprite.star)
        if colors.isFlat { return layers }
        let shadows = [false, true].flatMap { isKing in
            [false, true].map { Sprite.shadow(isKing: isKing, lifted: $0) }
        }
        return layers + shadows
    }

    /// The frame and the empty field, without coordinates.
    public func board() -> Picture {
        let pen = geometry.square / Self.pens
        let size = look.size
        let drawing = Drawing { drawing in
            WoodArt.frame(&drawing, size: size, width: geometry.frame, colors, seed: Self.frameSeed, pen: pen)
            FieldArt.draw(
                &drawing,
                geometry.field,
                square: geometry.square,
                colors,
                seed: Self.boardSeed,
                pen: pen,
                bordered: true
            )
            if look.dark, !colors.isFlat { drawing.fill(.box(Box(0, 0, size, size)), Night.veil) }
        }
        return Picture(width: size, height: size, drawing: drawing)
    }

    /// A sprite about the middle of a picture with room for its shadow; as wide as it takes to lie on whole pixels.
    public func picture(of sprite: Sprite) -> Picture {
        let pixels = (geometry.square * look.scale).rounded()
        let half = (pixels * Self.room / 2).rounded(.down)
        let side = (2 * half + pixels.truncatingRemainder(dividingBy: 2)) / look.scale
        let middle = Affine.identity.translated(side / 2, side / 2)
        let drawing = Drawing { $0.layer(middle) { draw(sprite, &$0) } }
        return Picture(width: side, height: side, drawing: drawing)
    }

    private func draw(_ sprite: Sprite, _ drawing: inout Drawing) {
        switch sprite {
        case .standing(let kind):
            PieceArt.standing(&drawing, radius: radius(kind), kind, colors)
        case .disc(let kind):
            PieceArt.disc(&drawing, radius: radius(kind), kind, colors)
        case .star(let kind):
            PieceArt.star(&drawing, radius: radius(kind), kind, colors)
        case .shadow(let isKing, let lifted):
            let kind = PieceKind(isWhite: true, isKing: isKing)
            PieceArt.shadow(&drawing, radius: radius(kind), lift: lifted ? 1 : 0)
        }
    }

    private func radius(_ kind: PieceKind) -> Double { geometry.square * kind.radius }
}
