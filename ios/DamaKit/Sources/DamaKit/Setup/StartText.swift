import DamaCore
import Foundation

/// The start that a person chooses: the standard one, or a position as text.
public struct StartText: Hashable, Sendable {
    public var isOwn: Bool
    public var text: String

    /// The choice that a remembered position stands for, nil for the standard start.
    public init(_ position: String?) {
        isOwn = position != nil
        text = position ?? ""
    }

    /// What the core says about it.
    public var checked: CheckedStart {
        guard isOwn else { return CheckedStart(isGood: true) }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return CheckedStart(isGood: false) }
        do {
            let start = try checkStart(text: trimmed)
            return CheckedStart(isGood: true, position: start.position, toMove: start.sideToMove)
        } catch SessionError.BadSetup(let reason) {
            return CheckedStart(isGood: false, fault: reason)
        } catch {
            Log.error("the start cannot be checked: \(error)")
            return CheckedStart(isGood: false)
        }
    }
}

/// What the core says about a start.
public struct CheckedStart: Hashable, Sendable {
    /// Whether a game can begin with it.
    public let isGood: Bool

    /// The position as the core writes it; nil for the standard start.
    public let position: String?

    /// Who moves first.
    public let toMove: Side?

    /// What is wrong and where, in the core's words.
    public let fault: String?

    init(isGood: Bool, position: String? = nil, toMove: Side? = nil, fault: String? = nil) {
        self.isGood = isGood
        self.position = position
        self.toMove = toMove
        self.fault = fault
    }

    /// Whether the text is a position; if not, the core's words say what is wrong.
    public var verdict: Phrase {
        if let fault { return Phrase("position_wrong", .text(fault)) }
        if let toMove { return Phrase("position_good", .phrase(toMove.toMove)) }
        return Phrase("position_help")
    }
}
