// MARK: - Changes and tasks

extension View {
    // swiftui/view/onchange(of:initial:_:)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { StubView() }
    // swiftui/view/onchange(of:initial:_:)
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable { StubView() }
    // swiftui/view/task(priority:_:)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { StubView() }
    // swiftui/view/task(id:priority:_:)
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { StubView() }
}

// MARK: - Gestures

// swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that is not made of other gestures.
public protocol StubGesture: Gesture where Body == Never {}

extension StubGesture {
    public var body: Never { fatalError("a stub") }
}

// swiftui/draggesture
public struct DragGesture: StubGesture {
    // swiftui/draggesture/value
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { .zero }
    }
    // swiftui/draggesture/init(minimumdistance:coordinatespace:)
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {}
}

// swiftui/magnifygesture
public struct MagnifyGesture: StubGesture {
    // swiftui/magnifygesture/value
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
    }
    // swiftui/magnifygesture/init(minimumscaledelta:)
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

// swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {}

// swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    // swiftui/coordinatespaceprotocol/local
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

// swiftui/_changedgesture
public struct _ChangedGesture<Content>: StubGesture where Content: Gesture {
    public typealias Value = Content.Value
}

// swiftui/_endedgesture
public struct _EndedGesture<Content>: StubGesture where Content: Gesture {
    public typealias Value = Content.Value
}

// swiftui/gesturestategesture
public struct GestureStateGesture<Base, State>: StubGesture where Base: Gesture {
    public typealias Value = Base.Value
}

extension Gesture {
    // swiftui/gesture/onended(_:)
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }
    // swiftui/gesture/updating(_:body:)
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
}

extension Gesture where Self.Value: Equatable {
    // swiftui/gesture/onchanged(_:)
    nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture()
    }
}

// swiftui/gesturestate
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    // swiftui/gesturestate/init(wrappedvalue:)
    public init(wrappedValue: Value) { kept = wrappedValue }
    private let kept: Value
    public var wrappedValue: Value { kept }
    public var projectedValue: GestureState<Value> { self }
}

// swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none = GestureMask([])
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)
}

extension View {
    // swiftui/view/gesture(_:including:)
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        StubView()
    }
    // swiftui/view/simultaneousgesture(_:including:)
    nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture { StubView() }
}

// MARK: - Keys and focus

// swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public init(_ character: Character) {}
    public init(extendedGraphemeClusterLiteral: Character) {}
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let `return` = KeyEquivalent("\u{0D}")
    public static let space = KeyEquivalent(" ")
}

// swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
}

// swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}

// swiftui/keypress
public struct KeyPress: Sendable {
    // swiftui/keypress/phases
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = KeyPress.Phases(rawValue: 1)
        public static let `repeat` = KeyPress.Phases(rawValue: 2)
        public static let up = KeyPress.Phases(rawValue: 4)
        public static let all: KeyPress.Phases = [.down, .repeat, .up]
    }
    // swiftui/keypress/result
    public enum Result: Sendable {
        case handled, ignored
    }
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let modifiers: EventModifiers
}

// swiftui/focusstate
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    // swiftui/focusstate/binding
    @propertyWrapper public struct Binding {
        private let kept: Int
        public var wrappedValue: Value {
            get { fatalError("a stub") }
            nonmutating set {}
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }
    // swiftui/focusstate/init()
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { fatalError("a stub") }
        nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { fatalError("a stub") }
}

extension View {
    // swiftui/view/focusable(_:)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { StubView() }
    // swiftui/view/focused(_:)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { StubView() }
    // swiftui/view/focuseffectdisabled(_:)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { StubView() }
    // swiftui/view/onkeypress(keys:phases:action:)
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { StubView() }
    // swiftui/view/keyboardshortcut(_:modifiers:)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { StubView() }
    // swiftui/view/keyboardshortcut(_:)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { StubView() }
}
