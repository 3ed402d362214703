import DamaCore

/// Everything a game's screen shows, at one moment.
public struct GameState: Hashable, Sendable {
    /// What the core says.
    public var view: GameView

    /// The routes that led to the live position.
    public var moves: [String]

    /// Whether the computer is at work on its move.
    public var thinking = false

    /// How long it thought about its last move, in ms, if that is known.
    public var thoughtMs: Int64?

    /// Whether the computer could not find a move, which is a fault of ours.
    public var isStuck = false

    /// Whether a hint is being looked for.
    public var advising = false

    /// Advice for the position shown.
    public var hint: Hint?

    /// A change of the board that is still to be shown, or being shown.
    public var motion: ShownMotion?

    /// The tap that was not obeyed.
    public var refused: RefusedTap?

    /// Whether Black's side of the board is below.
    public var turned = false

    /// Whether the person has put the end panel away.
    public var endSeen = false

    public init(view: GameView, moves: [String]) {
        self.view = view
        self.moves = moves
    }

    /// The ply of the live game, also while an earlier one is looked at.
    public var livePly: Int { moves.count }

    /// Who is to move in the live game.
    public var liveSide: Side { livePly.isMultiple(of: 2) ? view.firstSide : view.firstSide.other }
}

/// A change of the board as it is shown; `id` is never used twice.
public struct ShownMotion: Hashable, Sendable, Identifiable {
    public let id: Int64
    public let timeline: MoveTimeline

    public init(id: Int64, timeline: MoveTimeline) {
        self.id = id
        self.timeline = timeline
    }
}

/// A tap on `square` that the game did not obey; `id` is never used twice.
public struct RefusedTap: Hashable, Sendable, Identifiable {
    public let id: Int64
    public let square: Int
    public let refusal: Refusal

    public init(id: Int64, square: Int, refusal: Refusal) {
        self.id = id
        self.square = square
        self.refusal = refusal
    }
}

extension GameView {
    /// Who made the first move.
    public var firstSide: Side { ply.isMultiple(of: 2) ? sideToMove : sideToMove.other }

    /// The number that a ply's move has in a list; where Black began, the first number has only a move by Black.
    public func moveNumber(_ ply: Int) -> Int { (ply + (firstSide == .black ? 1 : 0)) / 2 + 1 }

    /// The side that made the move that led to `ply`.
    public func side(movingTo ply: Int) -> Side { ply.isMultiple(of: 2) ? firstSide.other : firstSide }

    /// The computer's level on a side; nil if a person plays it.
    public func level(_ side: Side) -> Int? { (side == .white ? whiteLevel : blackLevel).map(Int.init) }

    /// Pieces of a side.
    public func counts(_ side: Side) -> SideCounts { side == .white ? white : black }

    /// The side of the only person; nil if there are two or none.
    public var onlyPerson: Side? {
        let persons = Side.both.filter { level($0) == nil }
        return persons.count == 1 ? persons.first : nil
    }

    /// The computer's level; nil between two people.
    public var computerLevel: Int? { level(.white) ?? level(.black) }

    /// Whether a person can move now, in the position shown.
    public var isPersonsMove: Bool { live && turn == .person }

    /// The kind of game this is.
    public var mode: Mode { computerLevel == nil ? .twoPlayers : .computer }
}
