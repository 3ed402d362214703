// MARK: - Canvas

// swiftui/colorrenderingmode
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

// swiftui/canvas
public struct Canvas<Symbols>: StubLeaf where Symbols: View {}

extension Canvas where Symbols == EmptyView {
    // swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}

// swiftui/graphicscontext
public struct GraphicsContext {
    // swiftui/graphicscontext/gradientoptions
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }
    // swiftui/graphicscontext/clipoptions
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }
    // swiftui/graphicscontext/shading
    public struct Shading: Sendable {
        // swiftui/graphicscontext/shading/color(_:)
        public static func color(_ color: Color) -> Shading { Shading() }
        // swiftui/graphicscontext/shading/color(_:red:green:blue:opacity:)
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        // swiftui/graphicscontext/shading/lineargradient(_:startpoint:endpoint:options:)
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        // swiftui/graphicscontext/shading/radialgradient(_:center:startradius:endradius:options:)
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
        // swiftui/graphicscontext/shading/conicgradient(_:center:angle:options:)
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
    }
    // swiftui/graphicscontext/resolvedimage
    public struct ResolvedImage {
        public var size: CGSize { .zero }
    }
    // swiftui/graphicscontext/resolvedtext
    public struct ResolvedText {
        // swiftui/graphicscontext/resolvedtext/measure(in:)
        public func measure(in size: CGSize) -> CGSize { .zero }
    }
    init() {}
    // swiftui/graphicscontext/opacity
    public var opacity: Double = 1
    // swiftui/graphicscontext/transform
    public var transform = CGAffineTransform.identity
    // swiftui/graphicscontext/environment
    public var environment: EnvironmentValues { EnvironmentValues() }
    // swiftui/graphicscontext/scaleby(x:y:)
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    // swiftui/graphicscontext/translateby(x:y:)
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    // swiftui/graphicscontext/rotate(by:)
    public mutating func rotate(by angle: Angle) {}
    // swiftui/graphicscontext/concatenate(_:)
    public mutating func concatenate(_ matrix: CGAffineTransform) {}
    // swiftui/graphicscontext/clip(to:style:options:)
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
    // swiftui/graphicscontext/drawlayer(content:)
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    // swiftui/graphicscontext/fill(_:with:style:)
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    // swiftui/graphicscontext/stroke(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    // swiftui/graphicscontext/stroke(_:with:linewidth:)
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    // swiftui/graphicscontext/resolve(_:)
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    // swiftui/graphicscontext/resolve(_:)
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    // swiftui/graphicscontext/draw(_:in:style:)
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    // swiftui/graphicscontext/draw(_:at:anchor:)
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    // swiftui/graphicscontext/draw(_:in:style:)
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    // swiftui/graphicscontext/draw(_:at:anchor:)
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    // swiftui/graphicscontext/draw(_:at:anchor:)
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}

// MARK: - Images of views

// swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content> where Content: View {
    // swiftui/imagerenderer/init(content:)
    public init(content view: Content) { content = view }
    // swiftui/imagerenderer/content
    public var content: Content
    // swiftui/imagerenderer/proposedsize
    public var proposedSize = ProposedViewSize(width: nil, height: nil)
    // swiftui/imagerenderer/scale
    public var scale: CGFloat = 1
    // swiftui/imagerenderer/isopaque
    public var isOpaque = false
    // swiftui/imagerenderer/cgimage
    public var cgImage: CGImage? { nil }
}

// swiftui/image
public struct Image: Equatable, Sendable {
    // swiftui/image/orientation
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
    // swiftui/image/scale
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
    // swiftui/image/interpolation
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }
    // swiftui/image/resizingmode
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }
    // swiftui/image/init(systemname:)
    nonisolated public init(systemName: String) {}
    // swiftui/image/init(_:bundle:)
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    // swiftui/image/init(decorative:scale:orientation:)
    nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {}
    // swiftui/image/resizable(capinsets:resizingmode:)
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image { self }
    // swiftui/image/interpolation(_:)
    nonisolated public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
}

extension View {
    // swiftui/view/imagescale(_:)
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { StubView() }
}
