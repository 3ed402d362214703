/// One step of what is to be shown, as the core gives it: of a move taken back, the last step comes first.
public struct MotionStep: Hashable, Sendable {
    public var from: Int
    public var to: Int
    /// The piece as it is on the way.
    public var piece: PieceKind
    /// What is taken, or comes back.
    public var taken: Taken?
    /// Forward: a king at the end of the step. Back: a man again at its beginning.
    public var crowns: Bool

    public init(from: Int, to: Int, piece: PieceKind, taken: Taken? = nil, crowns: Bool = false) {
        self.from = from
        self.to = to
        self.piece = piece
        self.taken = taken
        self.crowns = crowns
    }
}

/// A piece that is taken on `square`.
public struct Taken: Hashable, Sendable {
    public var square: Int
    public var piece: PieceKind

    public init(square: Int, piece: PieceKind) {
        self.square = square
        self.piece = piece
    }
}

/// How a change of the board is shown: steps one after another, forward or taking moves back. The scene beneath is the
/// one after the change, so a motion that is broken off has left nothing behind.
public struct MoveTimeline: Hashable, Sendable {
    /// How long it takes, in ms.
    public let duration: Double

    private let pace: Double
    private let performers: [Performer]
    private let hidden: Set<Int>

    /// `backward` takes moves back. `pace` stretches all durations: 2 is half speed, 0 no motion at all.
    public init(_ steps: [MotionStep], backward: Bool = false, pace: Double = 1) {
        var script = Script(backward: backward)
        for step in steps { script.add(step) }
        self.pace = max(0, pace)
        performers = script.performers
        hidden = script.landings
        duration = script.length * self.pace
    }

    /// What is in motion `elapsed` ms after the start; from `duration` on everything stands still.
    public func at(_ elapsed: Double) -> MotionFrame {
        if elapsed >= duration || performers.isEmpty { return .still }
        let time = max(0, elapsed) / pace
        let present = performers.filter { $0.isPresent(time) }
        // What moves passes over what stands.
        let ordered = present.filter { !$0.isMoving(time) } + present.filter { $0.isMoving(time) }
        return MotionFrame(moving: ordered.map { $0.shown(time) }, hidden: hidden)
    }
}

/// Puts steps one after another and gives every piece in them its part.
private struct Script {
    private(set) var performers: [Performer] = []

    private let backward: Bool
    private var now = 0.0
    private var isFirst = true

    init(backward: Bool) {
        self.backward = backward
    }

    /// When the last change is over.
    var length: Double { performers.map(\.restless).max() ?? 0 }

    /// Where the pieces stand that are there at the end.
    var landings: Set<Int> { Set(performers.filter { $0.vanishes == nil }.map { $0.at(.infinity) }) }

    mutating func add(_ step: MotionStep) {
        if !isFirst { now += Motion.rest }
        isFirst = false
        let isJump = step.taken != nil
        let start = now
        let end = start + (isJump ? Motion.jump : Motion.step)
        let mover = performer(on: step.from, at: start) ?? cast(Performer(square: step.from, kind: step.piece))
        performers[mover].hops.append(Hop(from: step.from, to: step.to, start: start, end: end, isJump: isJump))
        if let taken = step.taken { take(taken, from: start) }
        now = end
        if step.crowns {
            performers[mover].crowning = Crowning(start: backward ? start : end, isUp: !backward)
            if !backward { now += Motion.crown }
        }
    }

    private mutating func take(_ taken: Taken, from start: Double) {
        let victim = performer(on: taken.square, at: start) ?? cast(Performer(square: taken.square, kind: taken.piece))
        if backward {
            performers[victim].appears = start
        } else {
            performers[victim].vanishes = start + Motion.jump - Motion.take
        }
    }

    private func performer(on square: Int, at time: Double) -> Int? {
        performers.firstIndex { $0.vanishes == nil && $0.at(time) == square }
    }

    private mutating func cast(_ performer: Performer) -> Int {
        performers.append(performer)
        return performers.count - 1
    }
}
