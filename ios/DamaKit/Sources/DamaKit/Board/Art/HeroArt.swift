/// A large piece of a board, cut by the edges of the screen, with the frame at its foot: the head of the home screen.
/// Squares are 120 points, and the middle of the picture lies on a line between two of them.
public struct HeroArt {
    /// The frame at the foot and the shadow below it on the page, which belong to the picture's height.
    public static let frame = 14.0
    public static let shadow = 14.0

    private static let square = 120.0
    private static let seed = 23
    private static let plankSeed = 5
    private static let shade = Ink(0x281404)
    private static let groundShade = Ink(0x3C220A)
    private static let warmLight = Ink(0xFFE1B4)

    private let width: Double
    private let height: Double
    private let foot: Double
    private let colors: SetColors
    private let dark: Bool

    private init(width: Double, height: Double, set: BoardSet, dark: Bool) {
        self.width = width
        self.height = height
        self.dark = dark
        foot = height - Self.frame - Self.shadow
        colors = set.colors
    }

    public static func picture(width: Double, height: Double, set: BoardSet = .papyrus, dark: Bool = false) -> Picture {
        let hero = HeroArt(width: width, height: height, set: set, dark: dark)
        return Picture(width: width, height: height, drawing: Drawing(hero.draw))
    }

    private func draw(_ drawing: inout Drawing) {
        let above = Outline.box(Box(0, 0, width, foot))
        drawing.layer(clip: above, field)
        plank(&drawing)
        if !colors.isFlat { below(&drawing) }
        drawing.layer(clip: above, pieces)
    }

    private func field(_ drawing: inout Drawing) {
        let columns = (width / 2 / Self.square).rounded(.up)
        let rows = (foot / Self.square).rounded(.up)
        let middle = (width / 2).rounded()
        let area = Box(middle - columns * Self.square, foot - rows * Self.square, middle + columns * Self.square, foot)
        FieldArt.draw(&drawing, area, square: Self.square, colors, seed: Self.seed, pen: 1, bordered: false)
        if colors.isFlat { return }
        if dark { drawing.fill(.box(area), Night.veil) }
        let depth = 26.0
        let shadow = Paint.linear(
            from: Point(0, foot - depth),
            to: Point(0, foot),
            [Stop(0, Self.shade.faded(0)), Stop(1, Self.shade.faded(0.38))]
        )
        drawing.fill(.box(Box(0, foot - depth, width, foot)), shadow)
    }

    private func plank(_ drawing: inout Drawing) {
        let plank = Box(0, foot - 2, width, foot + Self.frame)
        if colors.isFlat { return drawing.fill(.box(plank), colors.frame.base) }
        WoodArt.board(&drawing, plank, colors.frame, Mulberry(Self.plankSeed), pen: 1, density: 1.5)
        let bevel = [
            Stop(0, Ink(0).faded(0.5)),
            Stop(0.2, Self.warmLight.faded(0.18)),
            Stop(0.5, Self.warmLight.faded(0.04)),
            Stop(1, Ink(0).faded(0.4)),
        ]
        drawing.fill(.box(plank), .linear(from: Point(0, plank.top), to: Point(0, plank.bottom), bevel))
        if dark { drawing.fill(.box(plank), Night.veil) }
    }

    private func below(_ drawing: inout Drawing) {
        let top = foot + Self.frame
        let stops = [
            Stop(0, Self.groundShade.faded(0.30)),
            Stop(0.4, Self.groundShade.faded(0.10)),
            Stop(1, Self.groundShade.faded(0)),
        ]
        let shadow = Paint.linear(from: Point(0, top), to: Point(0, height), stops)
        drawing.fill(.box(Box(0, top, width, height)), shadow)
    }

    /// A white king and a black man side by side in the middle, a man at either edge below them.
    private func pieces(_ drawing: inout Drawing) {
        piece(&drawing, .whiteKing, across: -0.5, up: 1.5)
        piece(&drawing, .blackMan, across: 0.5, up: 1.5)
        piece(&drawing, .whiteMan, across: -1.5, up: 0.5)
        piece(&drawing, .blackMan, across: 1.5, up: 0.5)
    }

    /// A piece `across` squares from the middle and `up` from the foot.
    private func piece(_ drawing: inout Drawing, _ kind: PieceKind, across: Double, up: Double) {
        let place = Affine.identity.translated(width / 2 + across * Self.square, foot - up * Self.square)
        drawing.layer(place) { PieceArt.standing(&$0, radius: Self.square * kind.radius, kind, colors) }
    }
}
