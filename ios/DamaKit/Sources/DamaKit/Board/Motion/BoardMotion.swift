/// Something that moves on a board. It may be broken off at any time: the scene beneath is already right.
public enum BoardMotion: Hashable, Sendable {
    /// A move, or moves taken back.
    case move(MoveTimeline)
    /// The piece of `square` under a finger; it goes on until the finger is gone.
    case drag(Dragged)
    /// A dragged piece goes back to its square.
    case comeBack(Dragged)
    /// The piece of `square` refuses.
    case shake(PieceKind, square: Int)

    /// A piece away from its square, in squares from the middle of a1.
    public struct Dragged: Hashable, Sendable {
        public var kind: PieceKind
        public var square: Int
        public var file: Double
        public var rank: Double

        public init(kind: PieceKind, square: Int, file: Double, rank: Double) {
            self.kind = kind
            self.square = square
            self.file = file
            self.rank = rank
        }
    }

    /// How long it takes, in ms; without end for a drag.
    public var duration: Double {
        switch self {
        case .move(let timeline): timeline.duration
        case .drag: .infinity
        case .comeBack: Motion.step
        case .shake: Motion.shake
        }
    }

    /// What is seen `elapsed` ms after the start, on a board whose squares are `square` points wide.
    public func frame(_ elapsed: Double, square side: Double) -> MotionFrame {
        switch self {
        case .move(let timeline):
            timeline.at(elapsed)
        case .drag(let dragged):
            dragged.frame(away: 1)
        case .comeBack(let dragged):
            elapsed < duration ? dragged.frame(away: 1 - Motion.ease.at(elapsed / duration)) : .still
        case .shake(let kind, let square):
            elapsed < duration ? .shaken(kind, square, Motion.shake(elapsed) / side) : .still
        }
    }
}

extension BoardMotion.Dragged {
    /// The piece `away` of the way from its square to where it was dragged.
    fileprivate func frame(away: Double) -> MotionFrame {
        let (homeFile, homeRank) = (Double(BoardGeometry.file(of: square)), Double(BoardGeometry.rank(of: square)))
        let piece = MovingPiece(
            kind: kind,
            file: homeFile + (file - homeFile) * away,
            rank: homeRank + (rank - homeRank) * away,
            lift: 1
        )
        return MotionFrame(moving: [piece], hidden: [square])
    }
}

extension MotionFrame {
    /// The piece of `square` moved sideways by `offset` squares.
    fileprivate static func shaken(_ kind: PieceKind, _ square: Int, _ offset: Double) -> MotionFrame {
        let file = Double(BoardGeometry.file(of: square)) + offset
        let piece = MovingPiece(kind: kind, file: file, rank: Double(BoardGeometry.rank(of: square)))
        return MotionFrame(moving: [piece], hidden: [square])
    }
}
