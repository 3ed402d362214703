import DamaCore
import Foundation
import Observation

/// What moves on a game's board, and what fingers and keys do there. A finger that comes down while something moves only
/// ends the motion. A touch that the system takes away does nothing (B9).
@MainActor
@Observable
public final class BoardStage {
    /// What moves, apart from moves that are shown.
    private var loose: Playing?

    /// The move that is shown here, and since when.
    private var shown: Playing?

    /// Where the keyboard is; nil if it is elsewhere.
    public private(set) var focused: Int?

    /// Where the squares are.
    @ObservationIgnored public var geometry = BoardGeometry(size: 1)

    private let model: GameModel
    private let scheduler: any Scheduler
    private let now: @MainActor () -> Date
    @ObservationIgnored private var touch: Touch?

    /// Which touch this is; no other has the same number.
    @ObservationIgnored public private(set) var touchNumber = 0

    @ObservationIgnored private var lastMotion: Int64 = 0
    @ObservationIgnored private var lastRefusal: Int64?
    @ObservationIgnored private var end: (any Pending)?

    private struct Playing {
        let motion: BoardMotion
        let since: Date

        func elapsed(_ now: Date) -> Double { max(0, now.timeIntervalSince(since)) * BoardStage.msPerSecond }
    }

    /// A finger on the board.
    private enum Touch {
        /// Down on a square, which it may yet leave.
        case down(square: Int, at: Point)
        case dragging(PieceKind, from: Int)
        /// Nothing that it does counts any more.
        case over
    }

    public init(
        _ model: GameModel,
        scheduler: any Scheduler,
        now: @escaping @MainActor () -> Date = { Date() }
    ) {
        self.model = model
        self.scheduler = scheduler
        self.now = now
        lastRefusal = model.state?.refused?.id
    }

    // MARK: What is seen

    /// Whether the board changes from frame to frame.
    public var isMoving: Bool { shown != nil || loose.map { $0.motion.duration < .infinity } ?? false }

    /// What is on its way at a moment. A move that has only just been made is at its beginning.
    public func frame(_ state: GameState, at moment: Date) -> MotionFrame {
        if let motion = state.motion, motion.id > lastMotion {
            return BoardMotion.move(motion.timeline).frame(0, square: geometry.square)
        }
        guard let playing = shown ?? loose else { return .still }
        return playing.motion.frame(playing.elapsed(moment), square: geometry.square)
    }

    /// Shows what is new in the game, each thing once. `isStill` is for people who want no motion.
    public func follow(_ state: GameState, isStill: Bool) {
        if let motion = state.motion {
            begin(motion)
        } else {
            shown = nil
        }
        if let refused = state.refused, refused.id != lastRefusal {
            lastRefusal = refused.id
            if let piece = state.view.squares[refused.square].piece, !isStill {
                play(.shake(piece.onBoard, square: refused.square))
            }
        }
    }

    private func begin(_ motion: ShownMotion) {
        guard motion.id > lastMotion else { return }
        lastMotion = motion.id
        loose = nil
        shown = model.claimMotion(motion.id) ? Playing(motion: .move(motion.timeline), since: now()) : nil
        let rest = shown == nil ? 0 : Int(motion.timeline.duration.rounded(.up))
        _ = scheduler.after(rest) { [weak self] in self?.model.finishMotion(motion.id) }
    }

    /// Shows something that is over by itself.
    private func play(_ motion: BoardMotion) {
        end?.cancel()
        loose = Playing(motion: motion, since: now())
        end = scheduler.after(Int(motion.duration.rounded(.up))) { [weak self] in self?.loose = nil }
    }

    // MARK: Fingers

    /// A finger that came down at `start` is at `point`: beyond a little it means a drag.
    public func finger(from start: Point, to point: Point) {
        if touch == nil { down(at: start) }
        move(to: point)
    }

    private func move(to point: Point) {
        switch touch {
        case .down(_, let start):
            if hypot(point.x - start.x, point.y - start.y) > Self.slop { lift(start, point) }
        case .dragging(let kind, let from):
            drag(kind, from, point)
        case .over, nil:
            break
        }
    }

    private func down(at point: Point) {
        touchNumber += 1
        touch = .over
        release()
        guard let state = model.state else { return }
        if let motion = state.motion {
            model.finishMotion(motion.id)
            return
        }
        let squares = state.view.squares
        let square = geometry.squareForTouch(
            at: point,
            occupied: { squares[$0].piece != nil },
            legal: { squares[$0].target != nil || squares[$0].selectable }
        )
        if let square { touch = .down(square: square, at: point) }
    }

    /// The finger goes up. One that was taken away before has nothing to say any more.
    public func up(at point: Point) {
        move(to: point)
        defer { touch = nil }
        switch touch {
        case .down(let square, _):
            model.tap(square)
        case .dragging(_, let from):
            let ply = model.state?.view.ply
            let square = geometry.square(at: point)
            model.drop(square)
            if square != from && model.state?.view.ply != ply { release() } else { comeBack() }
        case .over, nil:
            break
        }
    }

    /// A second finger joins: nothing is played.
    public func cancel() {
        guard let cancelled = touch else { return }
        touch = .over
        guard case .dragging = cancelled else { return }
        model.dragCancelled()
        comeBack()
    }

    /// The touch with this number is gone. If it has not gone up, the system has taken it away, and nothing is played.
    public func gone(_ number: Int) {
        guard number == touchNumber else { return }
        cancel()
        touch = nil
    }

    private func lift(_ start: Point, _ point: Point) {
        touch = .over
        guard let from = geometry.square(at: start), let piece = model.state?.view.squares[from].piece else { return }
        guard model.lift(from) else { return }
        touch = .dragging(piece.onBoard, from: from)
        drag(piece.onBoard, from, point)
    }

    private func drag(_ kind: PieceKind, _ from: Int, _ point: Point) {
        let dragged = BoardMotion.Dragged(
            kind: kind,
            square: from,
            file: geometry.file(at: point.x),
            rank: geometry.rank(at: point.y)
        )
        loose = Playing(motion: .drag(dragged), since: now())
    }

    /// The piece is where it belongs.
    private func release() {
        end?.cancel()
        loose = nil
    }

    /// The piece goes back from where the finger let it go.
    private func comeBack() {
        guard case .drag(let dragged) = loose?.motion else { return }
        if shown == nil { play(.comeBack(dragged)) } else { release() }
    }

    // MARK: Keys and screen readers

    /// A tap without a finger.
    public func tap(_ square: Int) {
        if let motion = model.state?.motion { model.finishMotion(motion.id) }
        model.tap(square)
    }

    /// The keyboard comes to the board, or leaves it.
    public func setFocused(_ isFocused: Bool) {
        focused = isFocused ? focused ?? model.state?.view.selected.map(Int.init) ?? Self.firstFocus : nil
    }

    /// The keyboard's square moves over the board as it is seen; false beyond its edge.
    public func moveFocus(right: Int, up: Int) -> Bool {
        guard let focused, let state = model.state else { return false }
        let way = state.turned ? -1 : 1
        let file = BoardGeometry.file(of: focused) + right * way
        let rank = BoardGeometry.rank(of: focused) + up * way
        let side = 0..<BoardGeometry.files
        guard side.contains(file), side.contains(rank) else { return false }
        self.focused = rank * BoardGeometry.files + file
        return true
    }

    /// A tap on the keyboard's square.
    public func tapFocus() {
        if let focused { tap(focused) }
    }

    /// How far a finger may go, in points, and still mean a tap.
    private static let slop = 10.0

    /// Where the keyboard begins: d3, in the middle of White's front.
    private static let firstFocus = 19

    private nonisolated static let msPerSecond = 1000.0
}
