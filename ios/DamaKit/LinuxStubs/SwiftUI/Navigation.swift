// MARK: - Navigation

// swiftui/navigationpath
public struct NavigationPath {
    public init() {}
}

// swiftui/navigationstack
public struct NavigationStack<Data, Root>: StubLeaf where Root: View {
    // swiftui/navigationstack/init(path:root:)
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {}
    // swiftui/navigationstack/init(root:)
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}

extension View {
    // swiftui/view/navigationdestination(for:destination:)
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { StubView() }
    // swiftui/view/navigationtitle(_:)
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        StubView()
    }
    // swiftui/view/navigationtitle(_:)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { StubView() }
    // swiftui/view/navigationbartitledisplaymode(_:)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { StubView() }
    // swiftui/view/navigationbarbackbuttonhidden(_:)
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { StubView() }
    // swiftui/view/statusbarhidden(_:)
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { StubView() }
    // swiftui/view/defersystemgestures(on:)
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { StubView() }
}

// swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
    // swiftui/navigationbaritem/titledisplaymode
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

// MARK: - Toolbars

// swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

// swiftui/toolbarplacement
public struct ToolbarPlacement: Sendable {
    // swiftui/toolbarplacement/navigationbar
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
    // swiftui/toolbarplacement/bottombar
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
}

// swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
}

// swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {}

// swiftui/toolbaritem
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {}

extension ToolbarItem where ID == () {
    // swiftui/toolbaritem/init(placement:content:)
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

// swiftui/toolbarcontentbuilder
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
}

extension View {
    // swiftui/view/toolbar(content:)
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { StubView() }
    // swiftui/view/toolbar(_:for:)
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { StubView() }
    // swiftui/view/toolbarbackground(_:for:)
    nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
    where S: ShapeStyle { StubView() }
    // swiftui/view/toolbarbackground(_:for:)
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        StubView()
    }
}
