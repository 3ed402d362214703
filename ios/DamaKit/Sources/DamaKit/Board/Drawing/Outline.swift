/// A shape's outline. Its parts may be lines that are drawn and whole figures that are added.
public struct Outline: Hashable, Sendable {
    /// One part of an outline.
    public enum Step: Hashable, Sendable {
        /// Begins anew at a point.
        case move(Point)
        /// A straight line from where the step before ended.
        case line(Point)
        /// A curve with one control point.
        case curve(control: Point, end: Point)
        /// A straight line back to where the figure began.
        case close
        case box(Box)
        /// A box whose corners are quarters of a circle.
        case rounded(Box, corner: Double)
        case circle(centre: Point, radius: Double)
    }

    public private(set) var steps: [Step] = []

    public init() {}

    public init(_ steps: Step...) {
        self.steps = steps
    }

    /// A line from corner to corner, and with `closed` back to the first.
    public init(_ points: [Point], closed: Bool) {
        for point in points { steps.append(steps.isEmpty ? .move(point) : .line(point)) }
        if closed { steps.append(.close) }
    }

    public static func box(_ box: Box) -> Outline { Outline(.box(box)) }

    public static func circle(_ radius: Double, about centre: Point = .zero) -> Outline {
        Outline(.circle(centre: centre, radius: radius))
    }

    public static func line(_ from: Point, _ to: Point) -> Outline { Outline(.move(from), .line(to)) }

    /// Adds another figure.
    public mutating func add(_ other: Outline) {
        steps += other.steps
    }
}
