// MARK: - Animation

// swiftui/animation
public struct Animation: Equatable, Sendable {
    // swiftui/animation/default
    public static let `default` = Animation()
    // swiftui/animation/linear(duration:)
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    // swiftui/animation/easeinout(duration:)
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    // swiftui/animation/timingcurve(_:_:_:_:duration:)
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    // swiftui/animation/delay(_:)
    public func delay(_ delay: TimeInterval) -> Animation { self }
    // swiftui/animation/repeatforever(autoreverses:)
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

// swiftui/withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

// swiftui/transaction
public struct Transaction {
    public init() {}
}

// swiftui/animatable
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}

// swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

extension View {
    // swiftui/view/animation(_:value:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        StubView()
    }
    // swiftui/view/transition(_:)
    nonisolated public func transition(_ t: AnyTransition) -> some View { StubView() }
    // swiftui/view/contenttransition(_:)
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { StubView() }
}

// swiftui/anytransition
public struct AnyTransition {
    // swiftui/anytransition/opacity
    public static var opacity: AnyTransition { AnyTransition() }
    // swiftui/anytransition/identity
    public static var identity: AnyTransition { AnyTransition() }
    // swiftui/anytransition/animation(_:)
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

// swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
    // swiftui/contenttransition/opacity
    public static let opacity = ContentTransition()
    // swiftui/contenttransition/identity
    public static let identity = ContentTransition()
}

// MARK: - Time

// swiftui/timelineschedule
public protocol TimelineSchedule {}

// swiftui/everyminutetimelineschedule
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
}

// swiftui/animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    // swiftui/animationtimelineschedule/init(minimuminterval:paused:)
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    // swiftui/timelineschedule/animation
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    // swiftui/timelineschedule/animation(minimuminterval:paused:)
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

// swiftui/timelineview
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    // swiftui/timelineview/context
    public struct Context {
        public let date: Date
    }
}

// swiftui/timelineviewdefaultcontext
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, StubLeaf where Content: View {
    // swiftui/timelineview/init(_:content:)
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
}

// MARK: - Haptics

// swiftui/sensoryfeedback
public struct SensoryFeedback: Equatable, Sendable {
    // swiftui/sensoryfeedback/weight
    public struct Weight: Equatable, Sendable {
        public static let light = Weight()
        public static let medium = Weight()
        public static let heavy = Weight()
    }
    // swiftui/sensoryfeedback/flexibility
    public struct Flexibility: Equatable, Sendable {
        public static let rigid = Flexibility()
        public static let solid = Flexibility()
        public static let soft = Flexibility()
    }
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let impact = SensoryFeedback()
    // swiftui/sensoryfeedback/impact(weight:intensity:)
    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback()
    }
    // swiftui/sensoryfeedback/impact(flexibility:intensity:)
    public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback()
    }
}

extension View {
    // swiftui/view/sensoryfeedback(_:trigger:)
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable { StubView() }
    // swiftui/view/sensoryfeedback(_:trigger:condition:)
    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable { StubView() }
    // swiftui/view/sensoryfeedback(trigger:_:)
    nonisolated public func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable { StubView() }
}
