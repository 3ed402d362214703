import DamaKit
import Foundation

/// A session script as it is written (docs/session.md, "Scripts"): a set-up and steps.
struct SessionScript {
    /// Something to do, and what the view must then say.
    struct Step {
        let action: [Json]
        var expect: [String: Json]
    }

    /// The file and line where it stands.
    let place: String
    let name: String
    let setup: Setup
    var steps: [Step]

    /// The files of scripts.
    static func files() throws -> [URL] {
        let folder = Repository.file("tests/vectors/session")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    }

    /// All scripts, one a line.
    static func all() throws -> [SessionScript] {
        try files().flatMap { file in
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            return try lines.enumerated().filter { !$1.isEmpty }.map { index, line in
                try SessionScript(place: "\(file.lastPathComponent):\(index + 1)", line: line)
            }
        }
    }

    /// One line; `place` says in which file it stands.
    init(place: String, line: String) throws {
        let script = try Self.fields(Json.read(line), ["name", "start", "seats", "options", "steps"])
        let options = try Self.fields(script["options"] ?? .object([:]), ["no_undo", "one_tap"])
        guard let name = script["name"]?.text, let seats = script["seats"]?.list, seats.count == 2,
            let steps = script["steps"]?.list
        else { throw Missing("\(place): no session script") }
        self.place = place
        self.name = name
        setup = Setup(
            start: script["start"]?.text,
            white: try Self.seat(seats[0]),
            black: try Self.seat(seats[1]),
            options: Options(noUndo: options["no_undo"] == .bool(true), oneTap: options["one_tap"] == .bool(true)),
            gameId: "",
            seed: 0
        )
        self.steps = try steps.map(Self.step)
    }

    private static func step(_ json: Json) throws -> Step {
        let step = try fields(json, ["do", "expect"])
        guard let action = step["do"]?.list else { throw Missing("nothing to do in \(json)") }
        return Step(action: action, expect: try fields(step["expect"] ?? .object([:]), ScriptRun.fields))
    }

    private static func seat(_ json: Json) throws -> Seat {
        if json == .text("person") { return .person }
        guard let level = json.number else { throw Missing("'\(json)' is no seat") }
        return .computer(level: Int32(level))
    }

    /// An object that has no other fields than these.
    private static func fields(_ json: Json, _ known: Set<String>) throws -> [String: Json] {
        guard let object = json.object else { throw Missing("'\(json)' is no object") }
        let unknown = Set(object.keys).subtracting(known)
        guard unknown.isEmpty else { throw Missing("nothing is called \(unknown)") }
        return object
    }
}
