/// How a game is laid out in a window: where the controls go, how large the board is, how much is said (A4, B1). Lengths
/// are in points.
public struct GamePlan: Hashable, Sendable {
    /// Where the controls are.
    public let shape: Shape

    /// The board's side.
    public let board: Double

    /// How much room the controls have.
    public let room: Room

    /// Whether two things fit side by side beside the board.
    public let isWide: Bool

    /// The controls' width, when they are beside the board.
    public let panel: Double

    /// The controls are above and below the board, beside it, or, in a window nearly square, on both its long sides.
    public enum Shape: Sendable {
        case column, side, square
    }

    /// How much room the controls have, the most first.
    public enum Room: CaseIterable, Sendable {
        /// For all, also for a message between board and player.
        case ample

        /// The screen's title gives way.
        case untitled

        /// A message takes the place of the player below.
        case shared

        /// Low bars, no words under the buttons; the moves are reached by scrolling.
        case slim
    }

    /// The plan for a usable window of this size, with text so many times its usual size.
    public init(width: Double, height: Double, textScale: Double) {
        let needs = Needs(textScale)
        if height >= width * Self.long {
            self.init(columnOf: width, height, needs)
        } else if width >= height * Self.long {
            self.init(sideOf: width, height, needs)
        } else {
            self.init(squareOf: width, height, needs)
        }
    }

    private init(_ shape: Shape, board: Double, _ room: Room, isWide: Bool, panel: Double = 0) {
        self.shape = shape
        self.board = board
        self.room = room
        self.isWide = isWide
        self.panel = panel
    }

    private init(columnOf width: Double, _ height: Double, _ needs: Needs) {
        let isWide = width >= Self.wide
        let most = isWide ? width - Self.wideMargin * 2 : width
        for room in Room.allCases {
            let board = min(height - needs.column(room, isWide: isWide), most)
            // On a phone a board a little smaller than it could be looks like a mistake.
            let least = isWide || room == .shared || room == .slim ? width * Self.least : width
            if board >= least {
                self.init(.column, board: board, room, isWide: isWide)
                return
            }
        }
        self.init(.column, board: width * Self.least, isWide ? .shared : .slim, isWide: isWide)
    }

    private init(sideOf width: Double, _ height: Double, _ needs: Needs) {
        let margin = (height * Self.sideMargin).clamped(to: 6...32)
        let board = height - margin * 2
        let panel = min(width - board - margin * 3, Self.mostPanel)
        let isNarrow = panel < Self.narrowPanel
        let room: Room = isNarrow ? .slim : height >= needs.grid ? .ample : .shared
        self.init(.side, board: board, room, isWide: !isNarrow, panel: panel)
    }

    private init(squareOf width: Double, _ height: Double, _ needs: Needs) {
        let shorter = min(width, height)
        let isWide = width >= Self.wide
        let need = isWide ? needs.square : needs.column(.slim, isWide: false)
        let board = (height - need).clamped(to: shorter * Self.leastSquare...shorter)
        self.init(.square, board: board, isWide ? .shared : .slim, isWide: isWide)
    }

    /// Text larger than this, beside its usual size, needs room that other text does not.
    public static let largeText = 1.3

    /// From this ratio on a window is long.
    private static let long = 1.25

    /// The least part of the shorter side that the board takes.
    private static let least = 0.9
    private static let leastSquare = 0.75
    private static let sideMargin = 0.04
    private static let wide = 600.0
    private static let wideMargin = 16.0
    private static let mostPanel = 480.0
    private static let narrowPanel = 260.0

    /// How high things are at a text scale.
    private struct Needs {
        private let isLarge: Bool
        private let title: Double
        private let bar: Double
        private let slimBar: Double
        private let slimMessage: Double
        private let message: Double

        /// Beside another thing a message in large words breaks its lines.
        private let halfMessage: Double
        private let actions: Double
        private let tray: Double

        init(_ scale: Double) {
            isLarge = scale > GamePlan.largeText
            title = max(48, 26 * scale)
            bar = max(64, 22 + 42 * scale)
            slimBar = max(48, 8 + 40 * scale)
            slimMessage = 4 + 60 * scale
            message = 20 + 44 * scale
            halfMessage = isLarge ? 20 + 88 * scale : message
            actions = max(64, 36 + 16 * scale)
            let strip = max(48, 32 * scale)
            tray = strip + actions + 9
        }

        /// A window beside the board that has room for moves in columns.
        var grid: Double { title + bar + message + bar + actions + 220 }

        var square: Double { bar + 8 + (isLarge ? 48 : actions) + 16 }

        func column(_ room: Room, isWide: Bool) -> Double {
            switch room {
            case .ample: title + bar + 8 + below(isWide) + tray
            case .untitled: bar + 8 + below(isWide) + tray
            case .shared: bar + 4 + max(bar, message) + 20 + tray
            case .slim: slimBar + max(slimBar, slimMessage) + 48
            }
        }

        /// Player and message, one under the other or side by side.
        private func below(_ isWide: Bool) -> Double {
            (isWide ? max(bar, halfMessage) : bar + 8 + message) + 20
        }
    }
}

extension Double {
    /// The nearest value within a range.
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
