// MARK: - State

// swiftui/dynamicproperty
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

// swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    // swiftui/state/init(wrappedvalue:)
    public init(wrappedValue value: Value) { kept = value }
    // swiftui/state/init(initialvalue:)
    public init(initialValue value: Value) { kept = value }
    private let kept: Value
    // swiftui/state/wrappedvalue
    public var wrappedValue: Value {
        get { kept }
        nonmutating set {}
    }
    // swiftui/state/projectedvalue
    public var projectedValue: Binding<Value> { fatalError("a stub") }
}

extension State where Value: ExpressibleByNilLiteral {
    // swiftui/state/init()
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

// swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    // swiftui/binding/init(get:set:)
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        fatalError("a stub")
    }
    // swiftui/binding/init(projectedvalue:)
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    // swiftui/binding/constant(_:)
    public static func constant(_ value: Value) -> Binding<Value> { fatalError("a stub") }
    // swiftui/binding/wrappedvalue
    public var wrappedValue: Value {
        get { fatalError("a stub") }
        nonmutating set {}
    }
    // swiftui/binding/projectedvalue
    public var projectedValue: Binding<Value> { self }
    // swiftui/binding/subscript(dynamicmember:)
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError("a stub")
    }
}

// swiftui/bindable
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    private let kept: Value
    public var wrappedValue: Value {
        get { kept }
        set {}
    }
    public var projectedValue: Bindable<Value> { self }
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("a stub") }
}

extension Bindable where Value: AnyObject, Value: Observable {
    // swiftui/bindable/init(wrappedvalue:)
    public init(wrappedValue: Value) { kept = wrappedValue }
    // swiftui/bindable/init(_:)
    public init(_ wrappedValue: Value) { kept = wrappedValue }
    // swiftui/bindable/subscript(dynamicmember:)
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError("a stub")
    }
}

// swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let kept: Int
    public var wrappedValue: Value {
        get { fatalError("a stub") }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError("a stub") }
}

extension SceneStorage {
    // swiftui/scenestorage/init(wrappedvalue:_:)
    public init(wrappedValue: Value, _ key: String) where Value == Bool { kept = 0 }
    public init(wrappedValue: Value, _ key: String) where Value == Int { kept = 0 }
    public init(wrappedValue: Value, _ key: String) where Value == String { kept = 0 }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { kept = 0 }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        kept = 0
    }
}

// swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    // swiftui/scaledmetric/init(wrappedvalue:)
    public init(wrappedValue: Value) { kept = wrappedValue }
    // swiftui/scaledmetric/init(wrappedvalue:relativeto:)
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { kept = wrappedValue }
    private let kept: Value
    public var wrappedValue: Value { kept }
}

// MARK: - Environment

// swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

// swiftui/environmentvalues
public struct EnvironmentValues {
    public init() {}
    // swiftui/environmentvalues/subscript(_:)
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { K.defaultValue }
        set {}
    }
}

extension EnvironmentValues {
    // swiftui/environmentvalues/colorscheme
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    // swiftui/environmentvalues/colorschemecontrast
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    // swiftui/environmentvalues/dynamictypesize
    public var dynamicTypeSize: DynamicTypeSize {
        get { .large }
        set {}
    }
    // swiftui/environmentvalues/layoutdirection
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    // swiftui/environmentvalues/locale
    public var locale: Locale {
        get { .current }
        set {}
    }
    // swiftui/environmentvalues/displayscale
    public var displayScale: CGFloat {
        get { 1 }
        set {}
    }
    // swiftui/environmentvalues/isenabled
    public var isEnabled: Bool {
        get { true }
        set {}
    }
    // swiftui/environmentvalues/scenephase
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
    // swiftui/environmentvalues/accessibilityreducemotion
    public var accessibilityReduceMotion: Bool { false }
    // swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    // swiftui/environmentvalues/openurl
    public var openURL: OpenURLAction {
        get { fatalError("a stub") }
        set {}
    }
    // swiftui/environmentvalues/dismiss
    public var dismiss: DismissAction { fatalError("a stub") }
}

// swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    // swiftui/environment/init(_:)
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError("a stub") }
}

extension Environment {
    // swiftui/environment/init(_:)
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
}

extension View {
    // swiftui/view/environment(_:_:)
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        StubView()
    }
    // swiftui/view/environment(_:)
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable { StubView() }
}

// swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable, Hashable {
    case light, dark
}

// swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
    case standard, increased
}

// swiftui/layoutdirection
public enum LayoutDirection: CaseIterable, Sendable, Hashable {
    case leftToRight, rightToLeft
}

// swiftui/dynamictypesize
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    // swiftui/dynamictypesize/isaccessibilitysize
    public var isAccessibilitySize: Bool { false }
}

// swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction {
    // swiftui/openurlaction/callasfunction(_:)
    public func callAsFunction(_ url: URL) {}
}

// swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
    // swiftui/dismissaction/callasfunction()
    public func callAsFunction() {}
}
