import Foundation

/// A change of coordinates: a point goes to (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics.
public struct Affine: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// These coordinates moved by (`x`, `y`), in what they are now.
    public func translated(_ x: Double, _ y: Double) -> Affine {
        var moved = self
        moved.tx += a * x + c * y
        moved.ty += b * x + d * y
        return moved
    }

    /// These coordinates with units `factor` times as large.
    public func scaled(_ factor: Double) -> Affine {
        Affine(a: a * factor, b: b * factor, c: c * factor, d: d * factor, tx: tx, ty: ty)
    }

    /// These coordinates turned clockwise about their origin, by `angle` in radians.
    public func rotated(_ angle: Double) -> Affine {
        let (sine, cosine) = (sin(angle), cos(angle))
        return Affine(
            a: a * cosine + c * sine,
            b: b * cosine + d * sine,
            c: c * cosine - a * sine,
            d: d * cosine - b * sine,
            tx: tx,
            ty: ty
        )
    }

    /// Where `point` lies outside these coordinates.
    public func applied(to point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }
}
