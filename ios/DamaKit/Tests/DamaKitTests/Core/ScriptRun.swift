import DamaKit

/// Plays a session script through the boundary and collects what differs from what it expects.
struct ScriptRun {
    /// What a step can expect.
    static let fields: Set<String> = [
        "position", "side_to_move", "turn", "ply", "last_ply", "live", "selected", "selectable", "targets",
        "must_capture", "refusal", "last", "transition", "crowned", "can_undo", "can_redo", "can_offer_draw",
        "draw_offer", "outcome", "error", "moves",
    ]

    /// Lists of squares are compared in the order of their names, however they are written.
    private static let lists: Set<String> = ["selectable", "targets", "must_capture"]

    private let script: SessionScript
    private var session: Session

    /// The latest request that was made before the step that has just been done; 0 is never given out.
    private var earlierRequest: Int64 = 0

    init(_ script: SessionScript) throws {
        self.script = script
        session = try Session(setup: script.setup)
    }

    /// The differences, a line each. An error that a step does not name is one, too.
    mutating func differences() throws -> [String] {
        var all: [String] = []
        for (index, step) in script.steps.enumerated() {
            let next = script.steps.dropFirst(index + 1).first?.action.first
            let request = next == .text("stale_reply") ? (try? session.thinkRequest().serial) ?? 0 : 0
            let found = try differences(step)
            all += found.map { "\(script.place): \(script.name): step \(index + 1) \(Json.list(step.action)): \($0)" }
            earlierRequest = request
        }
        return all
    }

    private mutating func differences(_ step: SessionScript.Step) throws -> [String] {
        var error: SessionError?
        var view: GameView
        do {
            view = try perform(step.action)
        } catch let refused as SessionError {
            error = refused
            view = try session.view()
        }
        let kind = error.map(code)
        var found: [String] = []
        for (field, expected) in step.expect.sorted(by: { $0.key < $1.key }) {
            let value = try field == "error" ? Json.optional(kind) : valueOf(field, view)
            if Self.sorted(field, expected) != value { found.append("\(field): expected \(expected), found \(value)") }
        }
        if let error, step.expect["error"] == nil { found.append("error: expected none, found \(error)") }
        if view != (try session.view()) { found.append("the view that came back is not the one of view()") }
        return found
    }

    private mutating func perform(_ action: [Json]) throws -> GameView {
        let word = action.dropFirst().first?.text ?? ""
        switch (action.first?.text, action.count) {
        case ("tap", 2): return try session.tap(word)
        case ("select", 2): return try session.select(square: Int32(square(word)))
        case ("deselect", 1): return try session.deselect()
        case ("undo", 1): return try session.undo()
        case ("redo", 1): return try session.redo()
        case ("go_to", 2): return try session.goTo(ply: Int32(action[1].number ?? -1))
        case ("go_live", 1): return try session.goLive()
        case ("resign", 2): return try session.resign(side: word == "white" ? .white : .black)
        case ("offer_draw", 1): return try session.offerDraw()
        case ("accept_draw", 1): return try session.acceptDraw()
        case ("decline_draw", 1): return try session.declineDraw()
        case ("reply", 2): return try reply(word, accepts: false)
        case ("reply", 3): return try reply(word, accepts: action[2] == .text("accept"))
        case ("stale_reply", 2): return try session.play(serial: earlierRequest, route: word, acceptsDraw: false)
        case ("restore", 1):
            session = try Session.restore(text: session.save())
            return try session.view()
        default: throw Missing("\(script.place): \(action) is nothing that a script can do")
        }
    }

    private func reply(_ route: String, accepts: Bool) throws -> GameView {
        try session.play(serial: session.thinkRequest().serial, route: route, acceptsDraw: accepts)
    }

    private func valueOf(_ field: String, _ view: GameView) throws -> Json {
        switch field {
        case "position": .text(view.position)
        case "side_to_move": .text(caseName(view.sideToMove))
        case "turn": .text(caseName(view.turn))
        case "ply": .number(Int(view.ply))
        case "last_ply": .number(Int(view.lastPly))
        case "live": .bool(view.live)
        case "selected": .optional(view.selected.map(name))
        case "selectable": .texts(view.names { $0.selectable })
        case "targets": .texts(view.names { $0.target != nil })
        case "must_capture": .texts(view.names { $0.mustCapture })
        case "refusal": .optional(view.refusal.map { code($0.code) })
        case "last": .optional(view.last)
        case "transition": view.transition.map { .list($0.steps.map(Self.step)) } ?? .null
        case "crowned": .bool(view.transition?.crowned ?? false)
        case "can_undo": .bool(view.canUndo)
        case "can_redo": .bool(view.canRedo)
        case "can_offer_draw": .bool(view.canOfferDraw)
        case "draw_offer": .optional(view.drawOffer.map(caseName))
        case "outcome": .optional(view.outcome.map { "\($0.winner.map(caseName) ?? "draw") \(code($0.reason))" })
        case "moves": .texts(try session.moves())
        default: throw Missing("\(script.place): '\(field)' is no field of a view")
        }
    }

    private static func step(_ step: TransitionStep) -> Json {
        .list([.text(name(step.from)), .text(name(step.to)), .optional(step.taken.map(name))])
    }

    private static func sorted(_ field: String, _ expected: Json) -> Json {
        guard lists.contains(field), let list = expected.list else { return expected }
        return .texts(list.map(\.description).sorted())
    }
}
