// MARK: - Text

// swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    // swiftui/localizedstringkey/init(_:)
    public init(_ value: String) {}
    // swiftui/localizedstringkey/init(stringliteral:)
    public init(stringLiteral value: String) {}
}

// swiftui/text
public struct Text: Equatable, Sendable {
    // swiftui/text/init(verbatim:)
    nonisolated public init(verbatim content: String) {}
    // swiftui/text/init(_:)
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {}
    // swiftui/text/init(_:tablename:bundle:comment:)
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    // swiftui/text/font(_:)
    nonisolated public func font(_ font: Font?) -> Text { self }
    // swiftui/text/fontweight(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    // swiftui/text/bold()
    nonisolated public func bold() -> Text { self }
    // swiftui/text/monospaceddigit()
    nonisolated public func monospacedDigit() -> Text { self }
    // swiftui/text/foregroundstyle(_:)
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
    // swiftui/text/+(_:_:)
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { lhs }
    // swiftui/text/truncationmode
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }
}

// swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

// swiftui/font
public struct Font: Hashable, Sendable {
    // swiftui/font/textstyle
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    // swiftui/font/design
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }
    // swiftui/font/weight
    public struct Weight: Hashable, Sendable {
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
    }
    // swiftui/font/system(size:weight:design:)
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { Font() }
    // swiftui/font/system(_:design:weight:)
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        Font()
    }
    // swiftui/font/weight(_:)
    public func weight(_ weight: Font.Weight) -> Font { self }
    // swiftui/font/bold()
    public func bold() -> Font { self }
    // swiftui/font/monospaceddigit()
    public func monospacedDigit() -> Font { self }
}

extension View {
    // swiftui/view/font(_:)
    nonisolated public func font(_ font: Font?) -> some View { StubView() }
    // swiftui/view/fontweight(_:)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { StubView() }
    // swiftui/view/linelimit(_:)
    nonisolated public func lineLimit(_ number: Int?) -> some View { StubView() }
    // swiftui/view/minimumscalefactor(_:)
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { StubView() }
    // swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { StubView() }
    // swiftui/view/truncationmode(_:)
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { StubView() }
    // swiftui/view/dynamictypesize(_:)
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { StubView() }
    // swiftui/view/dynamictypesize(_:)
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { StubView() }
    // swiftui/view/autocorrectiondisabled(_:)
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { StubView() }
    // swiftui/view/textinputautocapitalization(_:)
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { StubView() }
}

// swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
