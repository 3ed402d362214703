/// A place in a drawing: to the right and down from its origin.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(0, 0)
}

/// An upright rectangle.
public struct Box: Hashable, Sendable {
    public var left: Double
    public var top: Double
    public var right: Double
    public var bottom: Double

    public init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// A square about `centre`, `half` of its side away on each side.
    public init(about centre: Point, half: Double) {
        self.init(centre.x - half, centre.y - half, centre.x + half, centre.y + half)
    }

    public var width: Double { right - left }
    public var height: Double { bottom - top }
    public var centre: Point { Point((left + right) / 2, (top + bottom) / 2) }
}
