import DamaKit

/// Time that passes only when it is told to. What is asked of the engine is answered on the spot as soon as time may
/// pass, unless answers are held back.
@MainActor
final class TestScheduler: Scheduler {
    /// Whether questions wait: the engine thinks and thinks.
    var isHolding = false

    private var time: Int64 = 0
    private var works: [Work] = []
    private var questions: [@MainActor () -> Void] = []

    /// How many questions wait for an answer.
    var waiting: Int { questions.count }

    func after(_ milliseconds: Int, _ work: @escaping @MainActor () -> Void) -> any Pending {
        let work = Work(due: time + Int64(milliseconds), work)
        works.append(work)
        return work
    }

    func ask<Answer: Sendable>(
        _ question: @escaping @Sendable () -> Answer,
        then: @escaping @MainActor (Answer) -> Void
    ) {
        questions.append { then(question()) }
    }

    nonisolated func now() -> Int64 { MainActor.assumeIsolated { time } }

    /// Lets time pass, and everything happen that is due by then, in order.
    func advance(by milliseconds: Int) {
        let end = time + Int64(milliseconds)
        while doNext(until: end) {}
        time = end
    }

    /// Lets time pass until nothing is left to happen.
    func advanceUntilIdle() {
        while doNext(until: .max) {}
    }

    /// Time that goes by while a question is answered.
    func spend(_ milliseconds: Int64) { time += milliseconds }

    private func doNext(until end: Int64) -> Bool {
        if !isHolding, !questions.isEmpty {
            questions.removeFirst()()
            return true
        }
        let open = works.indices.filter { works[$0].due <= end }
        guard let next = open.min(by: { works[$0].due < works[$1].due }) else { return false }
        let work = works.remove(at: next)
        time = max(time, work.due)
        work.run()
        return true
    }

    private final class Work: Pending {
        let due: Int64
        private var work: (@MainActor () -> Void)?

        init(due: Int64, _ work: @escaping @MainActor () -> Void) {
            self.due = due
            self.work = work
        }

        func run() { work?() }

        func cancel() { work = nil }
    }
}
