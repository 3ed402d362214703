import DamaCore

/// A game's screen in its window: what it shows, and where there is room for it.
public struct GameParts: Hashable, Sendable {
    public let state: GameState
    public let plan: GamePlan
    public let message: Message?

    private let textScale: Double

    /// The parts of a game in a window of this size, with text so many times its usual size.
    public init(_ state: GameState, width: Double, height: Double, textScale: Double) {
        self.state = state
        self.textScale = textScale
        plan = GamePlan(width: width, height: height, textScale: textScale)
        message = Message(state)
    }

    /// Whether what stood side by side is better put one under the other.
    public var isTextLarge: Bool { textScale > GamePlan.largeText }

    /// Whether the end panel is in the place of what else is beside the board.
    public var showsEnd: Bool {
        state.view.outcome != nil && state.view.live && !state.endSeen && state.motion == nil
    }

    /// The side that sits above: Black, unless the board is turned.
    public var above: Side { state.turned ? .white : .black }

    /// The side that sits below.
    public var below: Side { above.other }

    /// Low bars, no words under the buttons.
    public var isSlim: Bool { plan.room == .slim }

    /// Whether a message takes the place of the player below.
    public var isShared: Bool { plan.room == .shared || plan.room == .slim }

    /// How many captured pieces a player's bar has room for.
    public var capturedRoom: CapturedRoom {
        let perText = barWidth / textScale
        if isSlim || perText < Self.narrow { return .none }
        return perText < Self.wide ? .narrow : .wide
    }

    private var barWidth: Double {
        if plan.shape == .side { return plan.panel }
        return plan.isWide && (plan.shape == .square || !isShared) ? plan.board / 2 : plan.board
    }

    private static let narrow = 230.0
    private static let wide = 370.0
}

/// How much room there is for captured pieces, as a number of them.
public enum CapturedRoom: Int, Sendable {
    case none = 0
    case narrow = 5
    case wide = 10
}
