/// How the pace of a motion changes on its way: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
public struct Easing: Hashable, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Enough halvings for an error far below a pixel.
    private static let halvings = 30

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// How much of the way is done when `part` of the time, 0 to 1, has passed.
    public func at(_ part: Double) -> Double {
        if part <= 0 { return 0 }
        if part >= 1 { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<Self.halvings {
            let middle = (low + high) / 2
            if Self.curve(x1, x2, middle) < part { low = middle } else { high = middle }
        }
        return Self.curve(y1, y2, (low + high) / 2)
    }

    private static func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
