/// A move as a line on the board: the squares it passes, the first being the one it left, and the squares of what it
/// took (or would take).
public struct Trail: Hashable, Sendable {
    public var path: [Int]
    public var taken: [Int]

    public init(path: [Int], taken: [Int] = []) {
        self.path = path
        self.taken = taken
    }
}

/// What is on the board, as it stands still: everything that the drawing needs, and nothing of the game behind it.
public struct BoardScene: Hashable, Sendable {
    /// The piece on each of the 64 squares.
    public var pieces: [PieceKind?]
    /// The piece that was chosen: tinted, lifted, ringed.
    public var selected: Int?
    /// Squares where a tap plays the move: a dot.
    public var targets: [Int] = []
    /// Squares where a tap chooses the way: a dot in a ring.
    public var steps: [Int] = []
    /// Pieces that must capture: four corner wedges.
    public var mustCapture: [Int] = []
    /// The square of a tap that could not be obeyed: a broken ring.
    public var refused: Int?
    /// Where the keyboard is: the corners of a square.
    public var focused: Int?
    /// The move that led here.
    public var last: Trail?
    /// The move that is advised.
    public var hint: Trail?
    /// How far the board has turned: 0 White below, 1 Black below, between them on its way.
    public var turn = 0.0
    /// Whether the frame carries a–h and 1–8.
    public var coordinates = true
    public var set = BoardSet.papyrus
    /// Whether the board is dimmed for a dark screen.
    public var dark = false

    public init(pieces: [PieceKind?]) {
        self.pieces = pieces
    }

    /// Whether Black's side is below; what `BoardGeometry` wants to know.
    public var flipped: Bool { turn >= 0.5 }
}

/// A piece that is not at rest.
public struct MovingPiece: Hashable, Sendable {
    public var kind: PieceKind
    /// In squares from the middle of a1, perhaps between two of them.
    public var file: Double
    public var rank: Double
    /// From 0 to 1: the shadow widens and the piece grows a little.
    public var lift: Double
    public var scale: Double
    public var alpha: Double
    /// From 0, a man, to 1, a king.
    public var crowning: Double

    public init(
        kind: PieceKind,
        file: Double,
        rank: Double,
        lift: Double = 0,
        scale: Double = 1,
        alpha: Double = 1,
        crowning: Double? = nil
    ) {
        self.kind = kind
        self.file = file
        self.rank = rank
        self.lift = lift
        self.scale = scale
        self.alpha = alpha
        self.crowning = crowning ?? (kind.isKing ? 1 : 0)
    }
}

/// One moment of motion over a `BoardScene`.
public struct MotionFrame: Hashable, Sendable {
    /// The pieces in motion in the order they are drawn.
    public var moving: [MovingPiece]
    /// The squares whose standing piece they replace.
    public var hidden: Set<Int>

    public init(moving: [MovingPiece], hidden: Set<Int>) {
        self.moving = moving
        self.hidden = hidden
    }

    /// Everything stands still.
    public static let still = MotionFrame(moving: [], hidden: [])
}
