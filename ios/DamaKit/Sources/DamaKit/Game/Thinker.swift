import DamaCore

/// The computer's move and how long it took to find.
struct Thought {
    let reply: ThinkReply
    let ms: Int64
}

/// Lets the engine think off the main actor, one move and one hint at a time. Answers come on the main actor, and never
/// after `cancel`.
@MainActor
final class Thinker {
    private let engine: any EngineProtocol
    private let scheduler: any Scheduler
    private var move: MoveSearch?
    private var advice: Search?

    init(engine: any EngineProtocol, scheduler: any Scheduler) {
        self.engine = engine
        self.scheduler = scheduler
    }

    var isThinking: Bool { move != nil }

    var isAdvising: Bool { advice != nil }

    /// Finds a move. The answer waits for `leastMs` and for the person's own move to be shown: until `boardIsStill`, if
    /// the board `isStill` not yet. It is nil if the engine failed.
    func think(_ request: ThinkRequest, isStill: Bool, answer: @escaping @MainActor (Thought?) -> Void) {
        let search = MoveSearch(request.serial, isStill: isStill, answer)
        move = search
        _ = scheduler.after(Self.leastMs) { [weak self] in self?.settle(search) { $0.isDue = true } }
        scheduler.ask { [engine, scheduler] in
            let began = scheduler.now()
            let reply = answered { try engine.think(request: request) }
            return reply.map { Thought(reply: $0, ms: scheduler.now() - began) }
        } then: { [weak self] (thought: Thought?) in
            self?.settle(search) { $0.found = .some(thought) }
        }
    }

    /// Finds a hint; the answer is nil if the engine failed.
    func advise(_ request: HintRequest, answer: @escaping @MainActor (Hint?) -> Void) {
        let search = Search(request.serial)
        advice = search
        scheduler.ask { [engine] in
            answered { try engine.hint(request: request) }
        } then: { [weak self] (hint: Hint?) in
            guard let self, advice === search else { return }
            advice = nil
            answer(hint)
        }
    }

    /// Nothing moves on the board any more.
    func boardIsStill() {
        if let move { settle(move) { $0.isStill = true } }
    }

    /// Ends what is going on; no answer comes.
    func cancel() { drop { _ in true } }

    /// Ends the searches whose serial is stale; no answer comes.
    func drop(_ isStale: (Int64) -> Bool) {
        if let search = move, isStale(search.serial) {
            move = nil
            stop(search.serial)
        }
        if let search = advice, isStale(search.serial) {
            advice = nil
            stop(search.serial)
        }
    }

    private func stop(_ serial: Int64) {
        do {
            try engine.cancel(serial: serial)
        } catch {
            Log.error("the engine cannot be cancelled: \(error)")
        }
    }

    /// Notes something that the answer waited for, and gives it if that was the last.
    private func settle(_ search: MoveSearch, _ change: (MoveSearch) -> Void) {
        guard move === search else { return }
        change(search)
        guard let thought = search.found, search.isDue, search.isStill else { return }
        move = nil
        search.answer(thought)
    }

    private class Search {
        let serial: Int64

        init(_ serial: Int64) {
            self.serial = serial
        }
    }

    private final class MoveSearch: Search {
        let answer: @MainActor (Thought?) -> Void

        /// What the engine said; nil as long as it has said nothing.
        var found: Thought??
        var isDue = false
        var isStill: Bool

        init(_ serial: Int64, isStill: Bool, _ answer: @escaping @MainActor (Thought?) -> Void) {
            self.isStill = isStill
            self.answer = answer
            super.init(serial)
        }
    }

    /// The computer's answer never comes sooner (B6).
    private static let leastMs = 300
}

/// What the engine says; nil if it failed. A cancelled search is no failure worth a word: nobody waits for it.
private func answered<Answer>(_ question: () throws -> Answer) -> Answer? {
    do {
        return try question()
    } catch EngineError.Cancelled {
        return nil
    } catch {
        Log.error("the engine has no answer: \(error)")
        return nil
    }
}
