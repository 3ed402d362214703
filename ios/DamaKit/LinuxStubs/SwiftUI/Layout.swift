// MARK: - Geometry

// swiftui/angle
public struct Angle: Hashable, Sendable {
    // swiftui/angle/init()
    public init() {}
    // swiftui/angle/init(degrees:)
    public init(degrees: Double) {}
    // swiftui/angle/init(radians:)
    public init(radians: Double) {}
    // swiftui/angle/degrees(_:)
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
    // swiftui/angle/radians(_:)
    public static func radians(_ radians: Double) -> Angle { Angle() }
    // swiftui/angle/zero
    public static let zero = Angle()
}

// swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat, y: CGFloat
    // swiftui/unitpoint/init(x:y:)
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

// swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    // swiftui/edgeinsets/init(top:leading:bottom:trailing:)
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
    // swiftui/edgeinsets/init()
    public init() {}
}

// swiftui/axis
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    // swiftui/axis/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Axis.Set(rawValue: 1)
        public static let vertical = Axis.Set(rawValue: 2)
    }
}

// swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    // swiftui/edge/set
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Edge.Set(rawValue: 1)
        public static let leading = Edge.Set(rawValue: 2)
        public static let bottom = Edge.Set(rawValue: 4)
        public static let trailing = Edge.Set(rawValue: 8)
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Edge.Set = [.leading, .trailing]
        public static let vertical: Edge.Set = [.top, .bottom]
    }
}

// swiftui/verticaledge
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
}

// swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

// swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
    public static let firstTextBaseline = VerticalAlignment()
    public static let lastTextBaseline = VerticalAlignment()
}

// swiftui/alignment
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
    public static let leading = Alignment()
    public static let trailing = Alignment()
    public static let top = Alignment()
    public static let bottom = Alignment()
    public static let topLeading = Alignment()
    public static let topTrailing = Alignment()
    public static let bottomLeading = Alignment()
    public static let bottomTrailing = Alignment()
}

// swiftui/geometryproxy
public struct GeometryProxy {
    // swiftui/geometryproxy/size
    public var size: CGSize { .zero }
    // swiftui/geometryproxy/safeareainsets
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

// swiftui/geometryreader
public struct GeometryReader<Content>: StubLeaf where Content: View {
    // swiftui/geometryreader/init(content:)
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

// MARK: - Stacks and grids

// swiftui/hstack
public struct HStack<Content>: StubLeaf where Content: View {
    // swiftui/hstack/init(alignment:spacing:content:)
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

// swiftui/vstack
public struct VStack<Content>: StubLeaf where Content: View {
    // swiftui/vstack/init(alignment:spacing:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

// swiftui/zstack
public struct ZStack<Content>: StubLeaf where Content: View {
    // swiftui/zstack/init(alignment:content:)
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

// swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

// swiftui/lazyhstack
public struct LazyHStack<Content>: StubLeaf where Content: View {
    // swiftui/lazyhstack/init(alignment:spacing:pinnedviews:content:)
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

// swiftui/lazyvstack
public struct LazyVStack<Content>: StubLeaf where Content: View {
    // swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {}
}

// swiftui/grid
public struct Grid<Content>: StubLeaf where Content: View {
    // swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

// swiftui/gridrow
public struct GridRow<Content>: StubLeaf where Content: View {
    // swiftui/gridrow/init(alignment:content:)
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}

// swiftui/spacer
public struct Spacer: StubLeaf {
    // swiftui/spacer/init(minlength:)
    nonisolated public init(minLength: CGFloat? = nil) {}
}

// swiftui/viewthatfits
public struct ViewThatFits<Content>: StubLeaf where Content: View {
    // swiftui/viewthatfits/init(in:content:)
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

// MARK: - Scrolling

// swiftui/scrollview
public struct ScrollView<Content>: StubLeaf where Content: View {
    // swiftui/scrollview/init(_:content:)
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

// swiftui/scrollviewproxy
public struct ScrollViewProxy {
    // swiftui/scrollviewproxy/scrollto(_:anchor:)
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}

// swiftui/scrollviewreader
public struct ScrollViewReader<Content>: StubLeaf where Content: View {
    // swiftui/scrollviewreader/init(content:)
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

// swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Sendable {
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
}

// swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

extension View {
    // swiftui/view/scrollindicators(_:axes:)
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { StubView() }
    // swiftui/view/scrollbouncebehavior(_:axes:)
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { StubView() }
    // swiftui/view/defaultscrollanchor(_:)
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { StubView() }
}

// MARK: - Placing and sizing

// swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

// swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: UInt.max)
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

// swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?, height: CGFloat?
    // swiftui/proposedviewsize/init(_:)
    public init(_ size: CGSize) {}
    // swiftui/proposedviewsize/init(width:height:)
    public init(width: CGFloat?, height: CGFloat?) {}
}

extension View {
    // swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { StubView() }
    // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { StubView() }
    // swiftui/view/fixedsize()
    nonisolated public func fixedSize() -> some View { StubView() }
    // swiftui/view/fixedsize(horizontal:vertical:)
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { StubView() }
    // swiftui/view/aspectratio(_:contentmode:)
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        StubView()
    }
    // swiftui/view/layoutpriority(_:)
    nonisolated public func layoutPriority(_ value: Double) -> some View { StubView() }
    // swiftui/view/padding(_:)
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { StubView() }
    // swiftui/view/padding(_:_:)
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { StubView() }
    // swiftui/view/padding(_:)
    nonisolated public func padding(_ length: CGFloat) -> some View { StubView() }
    // swiftui/view/offset(x:y:)
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { StubView() }
    // swiftui/view/position(x:y:)
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { StubView() }
    // swiftui/view/zindex(_:)
    nonisolated public func zIndex(_ value: Double) -> some View { StubView() }
    // swiftui/view/ignoressafearea(_:edges:)
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        StubView()
    }
    // swiftui/view/safeareainset(edge:alignment:spacing:content:)
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { StubView() }
    // swiftui/view/overlay(alignment:content:)
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { StubView() }
    // swiftui/view/overlay(_:ignoressafeareaedges:)
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/view/background(alignment:content:)
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { StubView() }
    // swiftui/view/background(_:ignoressafeareaedges:)
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/view/background(_:in:fillstyle:)
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: InsettableShape { StubView() }
    // swiftui/view/clipped(antialiased:)
    nonisolated public func clipped(antialiased: Bool = false) -> some View { StubView() }
    // swiftui/view/clipshape(_:style:)
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        StubView()
    }
    // swiftui/view/contentshape(_:eofill:)
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { StubView() }
    // swiftui/view/hidden()
    nonisolated public func hidden() -> some View { StubView() }
    // swiftui/view/opacity(_:)
    nonisolated public func opacity(_ opacity: Double) -> some View { StubView() }
    // swiftui/view/rotationeffect(_:anchor:)
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { StubView() }
    // swiftui/view/scaleeffect(_:anchor:)
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { StubView() }
    // swiftui/view/flipsforrighttoleftlayoutdirection(_:)
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { StubView() }
    // swiftui/view/mask(alignment:_:)
    nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    where Mask: View { StubView() }
    // swiftui/view/allowshittesting(_:)
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { StubView() }
    // swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { StubView() }
    // swiftui/view/onappear(perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { StubView() }
}
