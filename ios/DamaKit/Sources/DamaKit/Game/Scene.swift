import DamaCore

// From the core's words to the board's.

extension Piece {
    /// How the piece is drawn.
    public var onBoard: PieceKind { PieceKind(isWhite: side == .white, isKing: kind == .king) }
}

extension Side {
    /// A man of a side, for the places where a side is shown by a piece.
    public var man: PieceKind { PieceKind(isWhite: self == .white, isKing: false) }
}

extension GameView {
    /// The pieces of the position shown.
    public var pieces: [PieceKind?] { squares.map { $0.piece?.onBoard } }

    /// The squares of which something is true.
    func squares(where isWanted: (SquareView) -> Bool) -> [Int] { squares.indices.filter { isWanted(squares[$0]) } }
}

extension BoardScene {
    /// What the board shows of a game. `turn` is how far the board has turned, `focused` where the keyboard is.
    public init(_ state: GameState, _ preferences: Preferences, dark: Bool, turn: Double, focused: Int?) {
        let view = state.view
        self.init(pieces: view.pieces)
        selected = view.selected.map(Int.init)
        targets = view.squares { $0.target == .final }
        steps = view.squares { $0.target == .step }
        mustCapture = obliged(state, fromTheStart: preferences.markForced).filter { $0 != selected }
        refused = state.refused?.square
        self.focused = focused
        if !view.lastPath.isEmpty {
            last = Trail(path: view.lastPath.map(Int.init), taken: view.lastTaken.map(Int.init))
        }
        hint = view.live ? state.hint.map { Trail(path: $0.path.map(Int.init)) } : nil
        self.turn = turn
        coordinates = preferences.coordinates
        self.dark = dark
    }
}

/// The pieces marked as those that must capture: as soon as the turn begins, or only when the game had to say so.
private func obliged(_ state: GameState, fromTheStart: Bool) -> [Int] {
    let view = state.view
    if let refusal = state.refused?.refusal, refusal.code == .mustCapture || refusal.code == .takesFewer {
        return refusal.squares.map(Int.init)
    }
    return fromTheStart && view.isPersonsMove ? view.squares { $0.mustCapture } : []
}

/// How the board comes to look as it does now; nil if nothing is to be seen moving. A piece that was dragged has landed
/// on a square: it does not move there once more, but what it takes goes, and it is crowned.
func motion(of view: GameView, landed: Int?, pace: Double) -> MoveTimeline? {
    guard let transition = view.transition else { return nil }
    var steps = transition.steps.map(\.onBoard)
    if let only = steps.first, steps.count == 1, only.to == landed {
        let isChanging = only.taken != nil || only.crowns
        steps = isChanging ? [only.landed] : []
    }
    let timeline = MoveTimeline(steps, backward: transition.back, pace: pace)
    return timeline.duration > 0 ? timeline : nil
}

extension TransitionStep {
    fileprivate var onBoard: MotionStep {
        var capture: Taken?
        if let taken, let takenPiece { capture = Taken(square: Int(taken), piece: takenPiece.onBoard) }
        return MotionStep(from: Int(from), to: Int(to), piece: piece.onBoard, taken: capture, crowns: crowns)
    }
}

extension MotionStep {
    /// The same with the piece already there.
    fileprivate var landed: MotionStep { MotionStep(from: to, to: to, piece: piece, taken: taken, crowns: crowns) }
}
