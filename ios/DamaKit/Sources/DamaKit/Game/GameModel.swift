import DamaCore
import Foundation
import Observation

/// Something that the person must be told apart from the game.
public enum Notice: Sendable {
    case saveDamaged, saveFailed
}

/// The one game of the app. The core's session holds the truth; here it is asked, saved, and given the computer's moves.
/// All of it happens on the main actor, but for the engine's thinking and the writing of files.
@MainActor
@Observable
public final class GameModel {
    /// The game; nil if there is none.
    public private(set) var state: GameState?

    /// What is to be told; nil if nothing.
    public private(set) var notice: Notice?

    /// Whether one tap plays: the setting of that name.
    let oneTap: @MainActor () -> Bool

    /// What is under a finger.
    @ObservationIgnored var drag: Drag?

    private let store: any GameStore
    private let saved: any KeyValues
    private let pace: @MainActor () -> Double
    private let seed: @MainActor () -> Int64
    private let scheduler: any Scheduler
    private let thinker: Thinker
    @ObservationIgnored private var session: Session?
    @ObservationIgnored private var written: String?

    /// All routes of the game, with those that can be played again.
    @ObservationIgnored private var routes: [String] = []
    @ObservationIgnored private var isWatched = false
    @ObservationIgnored private var lastId: Int64 = 0
    @ObservationIgnored private var claimed: Int64 = 0
    @ObservationIgnored private var motionTimer: (any Pending)?

    /// Continues the game in `store`, if there is one. `saved` keeps how it is seen; `pace` stretches what is animated,
    /// 0 for not at all; `seed` gives the seed of a new game.
    public init(
        store: any GameStore,
        saved: any KeyValues,
        pace: @escaping @MainActor () -> Double,
        oneTap: @escaping @MainActor () -> Bool,
        seed: @escaping @MainActor () -> Int64,
        scheduler: any Scheduler,
        engine: any EngineProtocol = Engine()
    ) {
        self.store = store
        self.saved = saved
        self.pace = pace
        self.oneTap = oneTap
        self.seed = seed
        self.scheduler = scheduler
        thinker = Thinker(engine: engine, scheduler: scheduler)
        store.onFailure = { [weak self] in self?.notice = .saveFailed }
        restore()
    }

    private func restore() {
        do {
            guard let text = try store.read() else { return }
            session = try Session.restore(text: text)
            written = text
            act { try $0.view() }
        } catch {
            Log.error("the saved game cannot be read: \(error)")
            store.setAside()
            notice = .saveDamaged
        }
    }

    /// The person has read the notice.
    public func noticeSeen() { notice = nil }

    // MARK: What the person does

    /// Begins a game in place of the one there was.
    public func start(_ game: NewGame) {
        let setup = Setup(
            start: game.start,
            white: game.white,
            black: game.black,
            options: Options(noUndo: game.noUndo, oneTap: oneTap()),
            gameId: UUID().uuidString.lowercased(),
            seed: seed()
        )
        do {
            replaceSession(try Session(setup: setup))
        } catch {
            Log.error("no game can be set up like this: \(error)")
            return
        }
        saved.set(game.startsTurned, forKey: Self.turnedKey)
        act { try $0.view() }
    }

    /// The same game again, with `swapped` sides or the same.
    public func rematch(noUndo: Bool, swapped: Bool) {
        guard let view = state?.view, let start = ask({ try $0.goTo(ply: 0).position }) else { return }
        func seat(_ side: Side) -> Seat { Seat(level: view.level(swapped ? side.other : side)) }
        self.start(NewGame(white: seat(.white), black: seat(.black), start: start, noUndo: noUndo))
    }

    /// Leaves a finished game for good: it need not be continued.
    public func leave() {
        replaceSession(nil)
        written = nil
        store.clear()
    }

    /// Turns the board round, which changes only how it is seen.
    public func flip() {
        guard let turned = state?.turned else { return }
        saved.set(!turned, forKey: Self.turnedKey)
        state?.turned = !turned
    }

    /// Puts the end panel away, or brings it back.
    public func setEndSeen(_ seen: Bool) {
        saved.set(seen, forKey: Self.endSeenKey)
        state?.endSeen = seen
    }

    /// Looks for a good move; it is shown when it is found, if it still fits.
    public func hint() {
        guard state?.view.turn == .person, !thinker.isAdvising else { return }
        guard let request = ask({ try $0.hintRequest() }) else { return }
        goLive()
        state?.advising = true
        state?.hint = nil
        thinker.advise(request) { [weak self] hint in
            guard let self else { return }
            state?.hint = hint.flatMap { self.isCurrent($0.serial) ? $0 : nil }
            state?.advising = false
        }
    }

    // MARK: Motion

    /// Whether the motion with this id may be shown: true only once, so never again when the screen is made anew.
    public func claimMotion(_ id: Int64) -> Bool {
        guard id > claimed else { return false }
        claimed = id
        return true
    }

    /// A motion has been shown, or cut short.
    public func finishMotion(_ id: Int64) {
        guard state?.motion?.id == id else { return }
        motionTimer?.cancel()
        state?.motion = nil
        thinker.boardIsStill()
    }

    // MARK: The computer

    /// The game's screen is seen: the computer may think.
    public func resume() {
        isWatched = true
        followOneTap()
        askComputer()
    }

    /// The game's screen is left: nothing runs, and everything is on disk.
    public func pause() {
        isWatched = false
        thinker.cancel()
        state?.thinking = false
        state?.advising = false
        store.flush()
    }

    /// Asks the computer again after a failure.
    public func retry() {
        state?.isStuck = false
        askComputer()
    }

    private func askComputer() {
        guard let state, isWatched, state.view.turn == .computer, !thinker.isThinking, !state.isStuck else { return }
        guard let request = ask({ try $0.thinkRequest() }) else { return }
        self.state?.thinking = true
        thinker.think(request, isStill: state.motion == nil) { [weak self] in self?.answer($0) }
    }

    private func answer(_ thought: Thought?) {
        let view = thought.map(\.reply).flatMap { reply in
            ask { try $0.play(serial: reply.serial, route: reply.route, acceptsDraw: reply.acceptsDraw) }
        }
        state?.thinking = false
        state?.isStuck = view == nil
        state?.thoughtMs = thought?.ms
        if let view { show(view) }
    }

    // MARK: Between the person and the session

    /// Does a command and shows what came of it; what cannot be done changes nothing.
    func act(landed: Int? = nil, tapped: Int? = nil, _ command: (Session) throws -> GameView) {
        if let view = ask(command) { show(view, landed: landed, tapped: tapped) }
    }

    /// What the session says; nil if it refuses, or there is none.
    func ask<Answer>(_ question: (Session) throws -> Answer) -> Answer? {
        guard let session else { return nil }
        do {
            return try question(session)
        } catch let refusal as SessionError {
            Log.info("not done: \(refusal)")
        } catch {
            Log.error("the core failed: \(error)")
        }
        return nil
    }

    private func isCurrent(_ serial: Int64) -> Bool { ask { try $0.isCurrent(serial: serial) } ?? false }

    private func show(_ view: GameView, landed: Int? = nil, tapped: Int? = nil) {
        let old = state
        let moves = ask { try $0.moves() } ?? routes
        thinker.drop { !isCurrent($0) }
        if view.outcome == nil { saved.set(false, forKey: Self.endSeenKey) }
        var new = GameState(view: view, moves: Array(moves.prefix(livePly(of: view, moves, old))))
        routes = moves
        new.thinking = thinker.isThinking
        new.advising = thinker.isAdvising
        new.thoughtMs = view.ply > 0 ? old?.thoughtMs : nil
        new.isStuck = old?.isStuck == true && view.turn == .computer
        new.hint = old?.hint.flatMap { isCurrent($0.serial) ? $0 : nil }
        new.motion = motion(of: view, landed: landed, pace: pace()).map { ShownMotion(id: nextId(), timeline: $0) }
        if let refusal = view.refusal, let tapped {
            new.refused = RefusedTap(id: nextId(), square: tapped, refusal: refusal)
        }
        new.turned = saved.value(Self.turnedKey, else: false)
        new.endSeen = saved.value(Self.endSeenKey, else: false)
        state = new
        time(new.motion)
        save()
        askComputer()
    }

    /// While an earlier ply is looked at, only the computer's move changes the game, and then it is the last one.
    private func livePly(of view: GameView, _ moves: [String], _ old: GameState?) -> Int {
        if view.live { return Int(view.ply) }
        if let old, moves == routes { return old.livePly }
        return moves.count
    }

    private func nextId() -> Int64 {
        lastId += 1
        return lastId
    }

    /// Ends a motion that no screen shows.
    private func time(_ motion: ShownMotion?) {
        motionTimer?.cancel()
        guard let motion else {
            thinker.boardIsStill()
            return
        }
        motionTimer = scheduler.after(Int(motion.timeline.duration) + Self.patienceMs) { [weak self] in
            self?.finishMotion(motion.id)
        }
    }

    private func save() {
        guard let text = ask({ try $0.save() }), text != written else { return }
        written = text
        store.write(text)
    }

    /// The setting may have changed while the game was not seen.
    private func followOneTap() {
        guard ask({ try $0.setOneTap(oneTap: oneTap()) }) != nil else { return }
        save()
    }

    private func replaceSession(_ new: Session?) {
        thinker.cancel()
        drag = nil
        state = nil
        session = new
    }

    private static let turnedKey = "turned"
    private static let endSeenKey = "end_seen"

    /// How much longer than it should a screen may take to show a motion.
    private static let patienceMs = 300
}
