/// A colour at a place along a gradient, 0 to 1.
public struct Stop: Hashable, Sendable {
    public let at: Double
    public let ink: Ink

    public init(_ at: Double, _ ink: Ink) {
        self.at = at
        self.ink = ink
    }
}

/// What a shape is filled or drawn with. Beyond its ends a gradient goes on in its last colour.
public enum Paint: Hashable, Sendable {
    case ink(Ink)
    /// A gradient along a line.
    case linear(from: Point, to: Point, [Stop])
    /// A gradient from a point outwards.
    case radial(centre: Point, radius: Double, [Stop])
    /// A gradient clockwise around a point, from `start`: radians, 0 being to the right.
    case sweep(centre: Point, start: Double, [Stop])

    /// A gradient outwards whose first colour goes on to the radius `inner`.
    static func radial(centre: Point = .zero, inner: Double, radius: Double, _ stops: [Stop]) -> Paint {
        let begin = inner / radius
        return .radial(centre: centre, radius: radius, stops.map { Stop(begin + $0.at * (1 - begin), $0.ink) })
    }

    /// A gradient around the origin that begins at the upper left.
    static func sweep(_ stops: [Stop]) -> Paint {
        .sweep(centre: .zero, start: -.pi * 3 / 4, stops)
    }
}
