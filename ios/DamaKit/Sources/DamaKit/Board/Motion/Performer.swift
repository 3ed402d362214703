/// One move of a piece from square to square, in ms.
struct Hop: Hashable, Sendable {
    let from: Int
    let to: Int
    let start: Double
    let end: Double
    let isJump: Bool

    /// A step slides more than it jumps.
    private static let stepLift = 0.5

    /// How high the piece is, 0 to 1: up at the start, down at the end.
    func lift(_ time: Double) -> Double {
        if time <= start || time >= end { return 0 }
        let rise = min(1, min(time - start, end - time) / Motion.lift)
        return Motion.ease.at(rise) * (isJump ? 1 : Self.stepLift)
    }

    /// How much of the way is done.
    func part(_ time: Double) -> Double { Motion.ease.at((time - start) / (end - start)) }
}

/// A man becomes a king, or, not `isUp`, a king a man again.
struct Crowning: Hashable, Sendable {
    let start: Double
    let isUp: Bool

    var end: Double { start + Motion.crown }

    /// From 0, a man, to 1, a king.
    func at(_ time: Double) -> Double {
        let part = Motion.ease.at((time - start) / Motion.crown)
        return isUp ? part : 1 - part
    }
}

/// A piece with a part in a change: where it is and how it looks at each time, in ms.
struct Performer: Hashable, Sendable {
    /// Where it stands at first.
    let square: Int
    /// What it is, unless a crowning says more.
    let kind: PieceKind
    var hops: [Hop] = []
    /// When it begins to go, if it is taken.
    var vanishes: Double?
    /// When it begins to come back, if a capture is taken back.
    var appears: Double?
    var crowning: Crowning?

    private static let goneScale = 0.85

    init(square: Int, kind: PieceKind) {
        self.square = square
        self.kind = kind
    }

    /// When its last change is over.
    var restless: Double {
        let ends = [hops.last?.end, vanishes.map { $0 + Motion.take }, appears.map { $0 + Motion.take }, crowning?.end]
        return ends.compactMap { $0 }.max() ?? 0
    }

    /// The square where it stands at a time, or is about to land.
    func at(_ time: Double) -> Int { hops.last { $0.start < time }?.to ?? square }

    func isPresent(_ time: Double) -> Bool {
        time >= appears ?? 0 && time < (vanishes ?? .infinity) + Motion.take
    }

    func isMoving(_ time: Double) -> Bool { hops.contains { time >= $0.start && time < $0.end } }

    func shown(_ time: Double) -> MovingPiece {
        let hop = hops.last { $0.start <= time }
        let part = hop?.part(time) ?? 0
        let (from, to) = (hop?.from ?? square, hop?.to ?? square)
        func between(_ coordinate: (Int) -> Int) -> Double {
            Double(coordinate(from)) + Double(coordinate(to) - coordinate(from)) * part
        }
        let presence = presence(time)
        let crown = crowning?.at(time) ?? (kind.isKing ? 1 : 0)
        return MovingPiece(
            kind: crown >= 1 ? kind.king : kind.man,
            file: between(BoardGeometry.file(of:)),
            rank: between(BoardGeometry.rank(of:)),
            lift: hop?.lift(time) ?? 0,
            scale: Self.goneScale + (1 - Self.goneScale) * presence,
            alpha: presence,
            crowning: crown
        )
    }

    private func presence(_ time: Double) -> Double {
        let gone = vanishes.map { Motion.out.at((time - $0) / Motion.take) } ?? 0
        let back = appears.map { Motion.ease.at((time - $0) / Motion.take) } ?? 1
        return back - gone
    }
}
