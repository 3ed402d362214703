import DamaCore
import DamaKit
import SwiftUI

/// What the parts of a game's screen show, and where there is room for it.
struct GameParts {
    let state: GameState
    let plan: GamePlan
    let isTextLarge: Bool
    let textScale: Double
    let message: Message?

    /// Whether the end panel is in the place of what else is below the board.
    var showsEnd: Bool {
        state.view.outcome != nil && state.view.live && !state.endSeen && state.motion == nil
    }

    /// The sides as they sit: White below, unless the board is turned.
    var above: Side { state.turned ? .white : .black }
    var below: Side { above.other }

    var isSlim: Bool { plan.room == .slim }

    /// Whether a message takes the place of the player below.
    var isShared: Bool { plan.room == .shared || plan.room == .slim }

    /// How many captured pieces a bar has room for.
    var capturedRoom: CapturedRoom {
        let width =
            switch (plan.shape, plan.isWide && !isShared) {
            case (.side, _): plan.panel
            case (_, true): plan.board / 2
            case (_, false): plan.board
            }
        let perText = width / textScale
        if isSlim || perText < Self.narrow { return .none }
        return perText < Self.wide ? .narrow : .wide
    }

    private static let narrow = 230.0
    private static let wide = 370.0
}

/// How much room there is for captured pieces.
enum CapturedRoom: Int {
    case none = 0
    case narrow = 5
    case wide = 10
}
