// SwiftUI, declared and not implemented: enough of it to type-check the app's views on Linux, where there is none. It is
// never shipped and never run. Each declaration has the signature that Apple documents, on the page named above it
// (below developer.apple.com/documentation/). What is named `Stub…` is not Apple's; views cannot name it.
@_exported import Foundation
@_exported import Observation

// MARK: - View

// swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a stub") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("a stub") }
}

/// What is drawn without being made of other views.
public protocol StubLeaf: View where Body == Never {}

extension StubLeaf {
    public var body: Never { fatalError("a stub") }
}

/// What a modifier returns.
struct StubView: StubLeaf {
    nonisolated init() {}
}

// swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View {
        TupleView((repeat each content))
    }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
    public static func buildEither<TrueContent, FalseContent>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    {
        _ConditionalContent()
    }
    public static func buildEither<TrueContent, FalseContent>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    {
        _ConditionalContent()
    }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

// swiftui/_conditionalcontent
public struct _ConditionalContent<TrueContent, FalseContent> {
    nonisolated init() {}
}

extension _ConditionalContent: View, StubLeaf where TrueContent: View, FalseContent: View {}

// swiftui/emptyview
public struct EmptyView: StubLeaf {
    nonisolated public init() {}
}

// swiftui/anyview
public struct AnyView: StubLeaf {
    nonisolated public init<V>(_ view: V) where V: View {}
}

// swiftui/tupleview
public struct TupleView<T>: StubLeaf {
    nonisolated public init(_ value: T) {}
}

// swiftui/group
public struct Group<Content> {}

extension Group: View, StubLeaf where Content: View {
    // swiftui/group/init(content:)
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View, StubLeaf where Content: View {
    // swiftui/foreach/init(_:content:)
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {}
    // swiftui/foreach/init(_:id:content:)
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    // swiftui/foreach/init(_:content:)
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {}
}

// MARK: - Modifiers

// swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

// swiftui/_viewmodifier_content
public struct _ViewModifier_Content<Modifier>: StubLeaf where Modifier: ViewModifier {
    nonisolated init() {}
}

// swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    // swiftui/modifiedcontent/init(content:modifier:)
    nonisolated public init(content: Content, modifier: Modifier) {}
}

extension ModifiedContent: View, StubLeaf where Content: View, Modifier: ViewModifier {}

extension View {
    // swiftui/view/modifier(_:)
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
    // swiftui/view/id(_:)
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { StubView() }
    // swiftui/view/tag(_:includeoptional:)
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { StubView() }
    // swiftui/view/equatable()
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

// swiftui/equatableview
public struct EquatableView<Content>: StubLeaf where Content: Equatable, Content: View {
    // swiftui/equatableview/init(content:)
    nonisolated public init(content: Content) {}
}
