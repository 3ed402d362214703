// MARK: - Styles

// swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

// swiftui/color
public struct Color: ShapeStyle, Hashable {
    // swiftui/color/rgbcolorspace
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }
    nonisolated init() {}
    // swiftui/color/init(_:bundle:)
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    // swiftui/color/init(_:red:green:blue:opacity:)
    nonisolated public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    // swiftui/color/init(_:white:opacity:)
    nonisolated public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    // swiftui/color/opacity(_:)
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
    // swiftui/color#Getting-standard-colors
    nonisolated public static let black = Color()
    nonisolated public static let white = Color()
    nonisolated public static let clear = Color()
    nonisolated public static let primary = Color()
    nonisolated public static let secondary = Color()
    nonisolated public static var accentColor: Color { Color() }
}

extension ShapeStyle where Self == Color {
    // swiftui/shapestyle#Colors
    public static var black: Color { Color() }
    public static var white: Color { Color() }
    public static var clear: Color { Color() }
}

// swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

// swiftui/gradient
public struct Gradient: ShapeStyle, Equatable {
    // swiftui/gradient/stop
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Gradient.Stop]
    // swiftui/gradient/init(stops:)
    public init(stops: [Gradient.Stop]) { self.stops = stops }
    // swiftui/gradient/init(colors:)
    public init(colors: [Color]) { stops = [] }
}

// swiftui/lineargradient
public struct LinearGradient: StubLeaf, ShapeStyle {
    // swiftui/lineargradient/init(gradient:startpoint:endpoint:)
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    // swiftui/lineargradient/init(colors:startpoint:endpoint:)
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    // swiftui/lineargradient/init(stops:startpoint:endpoint:)
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

// swiftui/fillstyle
public struct FillStyle: Equatable, Sendable {
    // swiftui/fillstyle/init(eofill:antialiased:)
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

// swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    // swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:)
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {}
}

extension View {
    // swiftui/view/foregroundstyle(_:)
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { StubView() }
    // swiftui/view/tint(_:)
    nonisolated public func tint(_ tint: Color?) -> some View { StubView() }
    // swiftui/view/tint(_:)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { StubView() }
    // swiftui/view/preferredcolorscheme(_:)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { StubView() }
}

// MARK: - Shapes

// swiftui/path
public struct Path: Equatable, Sendable {
    // swiftui/path/init()
    public init() {}
    // swiftui/path/init(_:)
    public init(_ rect: CGRect) {}
    // swiftui/path/init(ellipsein:)
    public init(ellipseIn rect: CGRect) {}
    // swiftui/path/init(roundedrect:cornerradius:style:)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    // swiftui/path/init(_:)
    public init(_ callback: (inout Path) -> Void) {}
    // swiftui/path/move(to:)
    public mutating func move(to end: CGPoint) {}
    // swiftui/path/addline(to:)
    public mutating func addLine(to end: CGPoint) {}
    // swiftui/path/addlines(_:)
    public mutating func addLines(_ lines: [CGPoint]) {}
    // swiftui/path/addquadcurve(to:control:)
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    // swiftui/path/addcurve(to:control1:control2:)
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    // swiftui/path/closesubpath()
    public mutating func closeSubpath() {}
    // swiftui/path/addrect(_:transform:)
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
    // swiftui/path/addroundedrect(in:cornersize:style:transform:)
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {}
    // swiftui/path/addellipse(in:transform:)
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
    // swiftui/path/addarc(center:radius:startangle:endangle:clockwise:transform:)
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {}
}

// swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

// swiftui/shape
@preconcurrency public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public var body: some View { StubView() }
    // swiftui/shape/fill(_:style:)
    nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/shape/stroke(_:style:antialiased:)
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/shape/stroke(_:linewidth:antialiased:)
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/shape/trim(from:to:)
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        StubShape()
    }
}

// swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    // swiftui/shapestyle/foreground
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

// swiftui/insettableshape
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
    // swiftui/insettableshape/strokeborder(_:style:antialiased:)
    nonisolated public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
    nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle { StubView() }
}

/// What a modifier of a shape returns.
struct StubShape: InsettableShape {
    nonisolated init() {}
    nonisolated func path(in rect: CGRect) -> Path { Path() }
    nonisolated func inset(by amount: CGFloat) -> StubShape { self }
}

// swiftui/rectangle
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { StubShape() }
}

// swiftui/circle
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { StubShape() }
}

// swiftui/capsule
public struct Capsule: InsettableShape {
    // swiftui/capsule/init(style:)
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { StubShape() }
}

// swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    // swiftui/roundedrectangle/init(cornerradius:style:)
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { StubShape() }
}

// swiftui/unevenroundedrectangle
public struct UnevenRoundedRectangle: InsettableShape {
    // swiftui/unevenroundedrectangle/init(topleadingradius:bottomleadingradius:bottomtrailingradius:toptrailingradius:style:)
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { StubShape() }
}

extension Shape where Self == Rectangle {
    // swiftui/shape/rect
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    // swiftui/shape/circle
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    // swiftui/shape/capsule
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    // swiftui/shape/rect(cornerradius:style:)
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
