import DamaCore

/// The two kinds of game that can be set up.
public enum Mode: String, CaseIterable, Sendable {
    case computer
    case twoPlayers = "two_players"
}

/// Which side a person wants against the computer.
public enum SideChoice: String, CaseIterable, Sendable {
    case white, black, random
}

/// What a set-up screen asks; remembered for the next time.
public struct SetupChoice: Hashable, Sendable {
    public var level: Int

    public var side: SideChoice

    /// The start position as text; the standard start if nil.
    public var start: String?

    public var noUndo: Bool

    public init(level: Int = firstLevel, side: SideChoice = .white, start: String? = nil, noUndo: Bool = false) {
        self.level = level
        self.side = side
        self.start = start
        self.noUndo = noUndo
    }

    /// The game that was chosen; `lotIsBlack` is asked if the side is left to chance.
    public func game(_ mode: Mode, lotIsBlack: () -> Bool) -> NewGame {
        guard mode == .computer else { return NewGame(white: .person, black: .person, start: start, noUndo: noUndo) }
        let isBlack = side == .black || side == .random && lotIsBlack()
        let computer = Seat.computer(level: Int32(level))
        return NewGame(
            white: isBlack ? computer : .person,
            black: isBlack ? .person : computer,
            start: start,
            noUndo: noUndo
        )
    }

    /// The level of the first game: it makes mistakes, but not every move.
    public static let firstLevel = 3
}

/// A game about to begin.
public struct NewGame: Hashable, Sendable {
    public let white: Seat
    public let black: Seat

    /// The start position as text; the standard start if nil.
    public let start: String?

    public let noUndo: Bool

    public init(white: Seat, black: Seat, start: String? = nil, noUndo: Bool = false) {
        self.white = white
        self.black = black
        self.start = start
        self.noUndo = noUndo
    }

    /// Whether Black's side of the board is below: where the only person plays Black.
    public var startsTurned: Bool { black == .person && white != .person }
}

extension Side {
    /// White, then Black.
    public static let both: [Side] = [.white, .black]

    /// The opponent's side.
    public var other: Side { self == .white ? .black : .white }
}

extension Seat {
    /// Who plays a side of which the view says the computer's level, nil for a person.
    init(level: Int?) {
        if let level {
            self = .computer(level: Int32(level))
        } else {
            self = .person
        }
    }
}
