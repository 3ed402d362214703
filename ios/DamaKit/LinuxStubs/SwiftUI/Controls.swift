// MARK: - Buttons

// swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}

// swiftui/button
public struct Button<Label>: StubLeaf where Label: View {
    // swiftui/button/init(action:label:)
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
    // swiftui/button/init(role:action:label:)
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}

extension Button where Label == Text {
    // swiftui/button/init(_:action:)
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    // swiftui/button/init(_:action:)
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { self.init(action: action) { Text(title) } }
    // swiftui/button/init(_:role:action:)
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { Text(titleKey) } }
    // swiftui/button/init(_:role:action:)
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { self.init(action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    // swiftui/button/init(_:systemimage:action:)
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
    // swiftui/button/init(_:systemimage:role:action:)
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

// swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    // swiftui/buttonstyleconfiguration/label-swift.struct
    public struct Label: StubLeaf {
        nonisolated init() {}
    }
    // swiftui/buttonstyleconfiguration/role
    public let role: ButtonRole?
    // swiftui/buttonstyleconfiguration/label-swift.property
    public let label: ButtonStyleConfiguration.Label
    // swiftui/buttonstyleconfiguration/ispressed
    public let isPressed: Bool
}

// swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

// swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

// swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    // swiftui/primitivebuttonstyle/plain
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    // swiftui/view/buttonstyle(_:)
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { StubView() }
    // swiftui/view/buttonstyle(_:)
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { StubView() }
    // swiftui/view/disabled(_:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { StubView() }
}

// MARK: - Labels and menus

// swiftui/label
public struct Label<Title, Icon>: StubLeaf where Title: View, Icon: View {
    // swiftui/label/init(title:icon:)
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    // swiftui/label/init(_:systemimage:)
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    // swiftui/label/init(_:systemimage:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

// swiftui/menu
public struct Menu<Label, Content>: StubLeaf where Label: View, Content: View {
    // swiftui/menu/init(content:label:)
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

// swiftui/divider
public struct Divider: StubLeaf {
    nonisolated public init() {}
}

// MARK: - Values

// swiftui/toggle
public struct Toggle<Label>: StubLeaf where Label: View {
    // swiftui/toggle/init(ison:label:)
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

// swiftui/textfield
public struct TextField<Label>: StubLeaf where Label: View {}

extension TextField where Label == Text {
    // swiftui/textfield/init(_:text:prompt:axis:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
    where S: StringProtocol {}
    // swiftui/textfield/init(_:text:axis:)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol {}
}

// swiftui/pastebutton
public struct PasteButton: StubLeaf {
    // swiftui/pastebutton/init(payloadtype:onpaste:)
    @MainActor @preconcurrency public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void)
    where T: Transferable {}
}

// coretransferable/transferable
public protocol Transferable {}

extension String: Transferable {}

extension View {
    // swiftui/view/labelstyle(_:)
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { StubView() }
    // swiftui/view/buttonbordershape(_:)
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { StubView() }
}

// swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {}

// swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    // swiftui/labelstyle/icononly
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

// swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    // swiftui/buttonbordershape/roundedrectangle(radius:)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

// MARK: - Questions

extension View {
    // swiftui/view/alert(_:ispresented:actions:message:)
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { StubView() }
    // swiftui/view/alert(_:ispresented:actions:message:)
    @_disfavoredOverload nonisolated public func alert<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View { StubView() }
    // swiftui/view/alert(_:ispresented:presenting:actions:message:)
    @_disfavoredOverload nonisolated public func alert<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View { StubView() }
}
