import Foundation

/// The files beside the package that tests read.
enum Repository {
    static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        // From ios/DamaKit/Tests/DamaKitTests/Help/Repository.swift.
        for _ in 0..<6 { folder.deleteLastPathComponent() }
        return folder
    }()

    static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

    static func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }
}

/// What a test needs is not there.
struct Missing: Error {
    let what: String

    init(_ what: String) {
        self.what = what
    }
}
