/// A picture as a list of shapes, the lowest first: what is drawn, apart from who draws it.
///
/// It says nothing that SwiftUI's `GraphicsContext` cannot do directly.
public struct Drawing: Hashable, Sendable {
    public private(set) var shapes: [DrawnShape] = []

    public init() {}

    /// The drawing that `draw` makes.
    public init(_ draw: (inout Drawing) -> Void) {
        draw(&self)
    }

    public mutating func fill(_ outline: Outline, _ paint: Paint) {
        shapes.append(.fill(outline, paint))
    }

    public mutating func fill(_ outline: Outline, _ ink: Ink) {
        fill(outline, .ink(ink))
    }

    public mutating func stroke(_ outline: Outline, _ paint: Paint, _ nib: Nib) {
        shapes.append(.stroke(outline, paint, nib))
    }

    public mutating func stroke(_ outline: Outline, _ ink: Ink, _ width: Double) {
        stroke(outline, .ink(ink), Nib(width))
    }

    public mutating func write(_ letters: Letters) {
        shapes.append(.letters(letters))
    }

    /// Draws what `draw` draws in coordinates of its own, only inside `clip`, and see-through as a whole.
    public mutating func layer(
        _ transform: Affine = .identity,
        clip: Outline? = nil,
        opacity: Double = 1,
        _ draw: (inout Drawing) -> Void
    ) {
        shapes.append(.layer(Layer(transform: transform, clip: clip, opacity: opacity, drawing: Drawing(draw))))
    }

    /// Draws another drawing on top.
    public mutating func add(_ other: Drawing) {
        shapes += other.shapes
    }
}

/// One shape of a drawing.
public indirect enum DrawnShape: Hashable, Sendable {
    case fill(Outline, Paint)
    case stroke(Outline, Paint, Nib)
    case letters(Letters)
    case layer(Layer)
}

/// A part of a drawing that is placed, clipped or faded as a whole.
public struct Layer: Hashable, Sendable {
    /// From the layer's coordinates to those of the drawing it is in.
    public let transform: Affine
    /// Where it may be seen, in its own coordinates.
    public let clip: Outline?
    /// From 0, out of sight, to 1. The layer fades as one picture: shapes do not show through each other.
    public let opacity: Double
    public let drawing: Drawing
}

/// How a line is drawn.
public struct Nib: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: Hashable, Sendable { case butt, round }

    /// How a line turns a corner.
    public enum Join: Hashable, Sendable { case miter, round }

    public let width: Double
    public let cap: Cap
    public let join: Join
    /// The lengths of dashes and gaps by turns; empty for a line without gaps.
    public let dashes: [Double]

    public init(_ width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
    }
}

/// A short text in the system's sans serif, semibold, centred about a point.
public struct Letters: Hashable, Sendable {
    public let text: String
    public let centre: Point
    /// The size of the type.
    public let size: Double
    public let ink: Ink
}

/// A drawing with its extent, from the origin to the right and down: what is drawn once and kept as an image.
public struct Picture: Hashable, Sendable {
    public let width: Double
    public let height: Double
    public let drawing: Drawing
}
