// What SwiftUI takes from Core Graphics and Foundation on Linux does not have.

// coregraphics/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    // coregraphics/cgaffinetransform/init(a:b:c:d:tx:ty:)
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    // coregraphics/cgaffinetransform/identity
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

// coregraphics/cgimage
public final class CGImage {}

// coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

// coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
