// MARK: - What screen readers are told

// swiftui/accessibilityattachmentmodifier
public struct AccessibilityAttachmentModifier: ViewModifier {
    nonisolated init() {}
    public func body(content: Content) -> some View { StubView() }
}

extension View {
    /// What the modifiers below return.
    nonisolated func stubAttached() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }
}

extension View {
    // swiftui/view/accessibilitylabel(_:)
    nonisolated public func accessibilityLabel(_ label: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { stubAttached() }
    // swiftui/view/accessibilityvalue(_:)
    nonisolated public func accessibilityValue(_ valueDescription: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { stubAttached() }
    // swiftui/view/accessibilityhint(_:)
    @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { stubAttached() }
    // swiftui/view/accessibilityidentifier(_:)
    nonisolated public func accessibilityIdentifier(_ identifier: String)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilityhidden(_:)
    nonisolated public func accessibilityHidden(_ hidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilitysortpriority(_:)
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilityaddtraits(_:)
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilityremovetraits(_:)
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilityrespondstouserinteraction(_:)
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilityaction(_:_:)
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stubAttached() }
    // swiftui/view/accessibilityaction(named:_:)
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { stubAttached() }
    // swiftui/view/accessibilityelement(children:)
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        StubView()
    }
    // swiftui/view/accessibilitychildren(children:)
    nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
        StubView()
    }
    // swiftui/view/accessibilityrepresentation(representation:)
    nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
    where V: View { StubView() }
    // swiftui/view/accessibilityactions(_:)
    nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View { StubView() }
    // swiftui/view/accessibilityshowslargecontentviewer(_:)
    nonisolated public func accessibilityShowsLargeContentViewer<V>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View where V: View { StubView() }
    // swiftui/view/accessibilityignoresinvertcolors(_:)
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { StubView() }
}

// swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    public static let isButton = AccessibilityTraits()
    public static let isHeader = AccessibilityTraits()
    public static let isSelected = AccessibilityTraits()
    public static let isImage = AccessibilityTraits()
    public static let isStaticText = AccessibilityTraits()
    public static let isToggle = AccessibilityTraits()
    public static let isModal = AccessibilityTraits()
    public static let updatesFrequently = AccessibilityTraits()
    public static let allowsDirectInteraction = AccessibilityTraits()
    public init() {}
    public func contains(_ member: AccessibilityTraits) -> Bool { false }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    @discardableResult public mutating func insert(_ newMember: AccessibilityTraits)
        -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    { (false, self) }
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

// swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
    public static let magicTap = AccessibilityActionKind()
}

// swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}

// accessibility/accessibilitynotification, which SwiftUI brings along
public enum AccessibilityNotification {
    // accessibility/accessibilitynotification/announcement
    public struct Announcement {
        // accessibility/accessibilitynotification/announcement/init(_:)
        public init(_ announcement: String) {}
        // accessibility/accessibilitynotification/announcement/post()
        public func post() {}
    }
}
