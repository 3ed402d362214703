/// The boards and sets of pieces to choose from.
public enum BoardSet: String, CaseIterable, Sendable {
    /// One ruled papyrus field in a walnut frame, boxwood and walnut pieces: the default.
    case papyrus
    /// Chequered, pale maple and smoked olive.
    case olive
    /// Grey marble with inlaid brass lines, Carrara and black marble pieces.
    case marble
    /// Flat, without grain or gradient, at least 4.5 : 1 everywhere.
    case contrast

    var colors: SetColors {
        switch self {
        case .papyrus: .papyrus
        case .olive: .olive
        case .marble: .marble
        case .contrast: .contrast
        }
    }
}

/// What a set is painted with. Colours are opaque unless they say otherwise.
struct SetColors: Sendable {
    let ground: Ground
    let lines: Lines
    let frame: Wood
    let coordinates: Ink
    let white: PieceColors
    let black: PieceColors
    var marks = MarkColors()

    /// Flat sets have no grain, gradient or shadow.
    var isFlat: Bool {
        if case .flat = ground { true } else { false }
    }

    func of(_ kind: PieceKind) -> PieceColors { kind.isWhite ? white : black }
}

/// A board's surface.
enum Ground: Sendable {
    case papyrus(Papyrus)
    case chequer(light: Wood, dark: Wood)
    case marble(Stone)
    case flat(Ink)

    /// The surface's colour where there is no room or time for more.
    var plain: Ink {
        switch self {
        case .papyrus(let papyrus): papyrus.base
        case .chequer(let light, _): light.base
        case .marble(let stone): stone.base
        case .flat(let ink): ink
        }
    }
}

/// A sheet of papyrus, lighter in the middle, with dark and light fibres.
struct Papyrus: Sendable {
    let base: Ink
    let centre: Ink
    let rim: Ink
    let dark: Ink
    let light: Ink
}

/// Marble with dark and light veins.
struct Stone: Sendable {
    let base: Ink
    let vein: Ink
    let light: Ink
}

/// Wood with dark and light grain.
struct Wood: Sendable {
    let base: Ink
    let dark: Ink
    let light: Ink
}

/// A board's ruled lines; `width` in squares.
struct Lines: Sendable {
    enum Style: Sendable { case ink, brass, flat }

    let ink: Ink
    let style: Style
    let width: Double
}

/// What a side's pieces are made of.
struct PieceColors: Sendable {
    let base: Ink
    let high: Ink
    let edge: Ink
    let grain: Ink
    /// Darkens the hollows.
    let shade: Ink
    let star: Ink
    let starHeart: Ink
    let ring: Ink
    let isPale: Bool
    var isStone = false
    /// The inlaid metal ring of a man, if any.
    var band: Ink?
}

/// What marks are painted with; the tint has its own transparency.
struct MarkColors: Sendable {
    var choice = Ink(0x12506A)
    var obligation = Ink(0x9E2F1B)
    var trail = Ink(0x5B3412)
    var halo = Ink(0xFBF1D8)
    var tint = Ink(0xFFF6DC).faded(0.62)
}
