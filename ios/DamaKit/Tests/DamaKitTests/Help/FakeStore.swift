import DamaKit

/// A store in memory that remembers everything it was told.
@MainActor
final class FakeStore: GameStore {
    var onFailure: @MainActor () -> Void = {}
    private(set) var text: String?
    private(set) var writes: [String] = []
    private(set) var isSetAside = false
    private(set) var flushes = 0

    /// What reading throws, if it cannot.
    var readError: (any Error)?

    init(_ text: String? = nil) {
        self.text = text
    }

    func read() throws -> String? {
        if let readError { throw readError }
        return text
    }

    func write(_ text: String) {
        writes.append(text)
        self.text = text
    }

    func clear() { text = nil }

    func setAside() {
        isSetAside = true
        text = nil
    }

    func flush() { flushes += 1 }
}

/// Small values in memory.
final class FakeValues: KeyValues {
    private(set) var values: [String: Any] = [:]

    func object(forKey key: String) -> Any? { values[key] }

    func set(_ value: Any?, forKey key: String) { values[key] = value }
}
