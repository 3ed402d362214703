import Dispatch
import Foundation

/// Keeps the one game that can be continued, as text that only the core understands.
@MainActor
public protocol GameStore: AnyObject {
    /// What was written last, or nil if there is no game. Waits for the disk: it is read once, at the start.
    func read() throws -> String?

    /// Takes `text` in place of what was there before. Returns at once; texts are written in order.
    func write(_ text: String)

    /// Forgets the game.
    func clear()

    /// Puts a game that cannot be read beside, so that it is not lost.
    func setAside()

    /// Waits until everything is written.
    func flush()

    /// Called when a game could not be written.
    var onFailure: @MainActor () -> Void { get set }
}

/// The game in a file. A new text is written beside it, forced to the disk and then moved over it, so that whenever the
/// process or the phone dies either the old game or the new one is there, whole.
public final class FileGameStore: GameStore {
    public var onFailure: @MainActor () -> Void = {}

    private let files: GameFiles

    /// It keeps the order, and the main thread free.
    private let writer = DispatchQueue(label: "app.dama.save", qos: .utility)

    /// Keeps the game in `file`, whose folder is made when it is needed.
    public init(_ file: URL) {
        files = GameFiles(game: file)
    }

    public func read() throws -> String? { try files.read() }

    public func write(_ text: String) { inOrder { try $0.replace(text) } }

    public func clear() { inOrder { try $0.delete() } }

    public func setAside() { inOrder { try $0.setAside() } }

    public func flush() {
        let written = DispatchSemaphore(value: 0)
        writer.async { written.signal() }
        if written.wait(timeout: .now() + Self.patience) == .timedOut {
            Log.error("the game is still being written")
        }
    }

    private func inOrder(_ work: @escaping @Sendable (GameFiles) throws -> Void) {
        writer.async { [files] in
            do {
                try work(files)
            } catch {
                Log.error("keeping the game: \(error)")
                Task { @MainActor in self.onFailure() }
            }
        }
    }

    /// How long the app waits for the disk when it is left.
    private static let patience = DispatchTimeInterval.seconds(2)
}

/// The game's file and those beside it.
private struct GameFiles: Sendable {
    let game: URL

    /// A text that is not whole yet.
    private var fresh: URL { game.appendingPathExtension("new") }

    /// A game that could not be read.
    private var damaged: URL { game.appendingPathExtension("damaged") }

    func read() throws -> String? {
        guard exists else { return nil }
        return try String(contentsOf: game, encoding: .utf8)
    }

    func replace(_ text: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: game.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: fresh)
        let file = try FileHandle(forWritingTo: fresh)
        defer { try? file.close() }
        try file.write(contentsOf: Data(text.utf8))
        try file.synchronize()
        try move(fresh, to: game)
    }

    func delete() throws {
        if exists { try FileManager.default.removeItem(at: game) }
    }

    func setAside() throws { try move(game, to: damaged) }

    private var exists: Bool { FileManager.default.fileExists(atPath: game.path) }

    /// In one step, also over a file that is there: `FileManager` cannot.
    private func move(_ from: URL, to: URL) throws {
        guard rename(from.path, to.path) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: to.path])
        }
    }
}
