import Foundation
import Testing

@testable import DamaKit

/// The game on disk, in a folder of the test's own.
@MainActor
final class FileGameStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dama-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("game.json") }
    private lazy var store = FileGameStore(file)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func whatIsWrittenLastIsReadAndNothingIsLeftBesideIt() throws {
        #expect(try store.read() == nil)
        for number in 1...50 { store.write("\(number)") }
        store.flush()
        #expect(try FileGameStore(file).read() == "50")
        #expect(try names() == ["game.json"])
    }

    @Test func aLongTextIsReplacedByAShortOne() throws {
        store.write(String(repeating: "ş", count: 100_000))
        store.write("short")
        store.flush()
        #expect(try store.read() == "short")
    }

    @Test func aHalfWrittenFileDoesNotCount() throws {
        store.write("whole")
        store.flush()
        try Data("ha".utf8).write(to: file.appendingPathExtension("new"))
        #expect(try FileGameStore(file).read() == "whole")
        store.write("next")
        store.flush()
        #expect(try store.read() == "next")
        #expect(try names() == ["game.json"])
    }

    @Test func aDamagedGameIsKeptBeside() throws {
        try makeFolder()
        try Data("damaged".utf8).write(to: file)
        store.setAside()
        store.write("fresh")
        store.flush()
        #expect(try store.read() == "fresh")
        #expect(try names() == ["game.json", "game.json.damaged"])
        let kept = try String(contentsOf: file.appendingPathExtension("damaged"), encoding: .utf8)
        #expect(kept == "damaged")
    }

    @Test func bytesThatAreNoTextCannotBeRead() throws {
        try makeFolder()
        try Data([0xFF, 0xFE, 0xC3]).write(to: file)
        #expect(throws: (any Error).self) { try self.store.read() }
    }

    @Test func aGameThatIsLeftIsGone() throws {
        store.write("game")
        store.clear()
        store.flush()
        #expect(try store.read() == nil)
        store.clear()
        store.flush()
        #expect(try names() == [])
    }

    @Test(.timeLimit(.minutes(5))) func aFailureIsTold() async throws {
        // Where the folder should be, there is a file.
        try Data().write(to: folder)
        let (failures, failure) = AsyncStream.makeStream(of: Void.self)
        store.onFailure = { failure.yield() }
        store.write("game")
        #expect(await failures.next() != nil)
        #expect(throws: (any Error).self) { try self.names() }
    }

    @Test func aDamagedFileOnDiskReachesTheModelAsANotice() throws {
        try makeFolder()
        try Data("{\"version\": 1, \"routes\": [".utf8).write(to: file)
        var parts = Parts()
        parts.folder = folder
        parts.stored = FakeValues()
        let model = parts.model(parts.settings())
        store.flush()
        #expect(model.notice == .saveDamaged)
        #expect(model.state == nil)
        model.start(NewGame(white: .person, black: .person))
        model.pause()
        #expect(try names() == ["game.json", "game.json.damaged"])
        #expect(try parts.model(parts.settings()).now.view.position == standardStart)
    }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
