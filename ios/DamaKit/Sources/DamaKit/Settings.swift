import Observation

/// How fast pieces move.
public enum Speed: String, CaseIterable, Sendable {
    case normal, fast, off

    /// What every duration is multiplied by.
    public var pace: Double {
        switch self {
        case .normal: 1
        case .fast: 0.5
        case .off: 0
        }
    }
}

/// Whether the app is light or dark.
public enum ThemeChoice: String, CaseIterable, Sendable {
    case system, light, dark
}

/// What a person has set for all games.
public struct Preferences: Hashable, Sendable {
    /// Pieces that must capture are marked as soon as the turn begins (B3).
    public var markForced = true

    /// A tap on a piece with only one result plays it (B2).
    public var oneTap = false

    /// Letters and numbers on the board's frame.
    public var coordinates = true

    public var speed = Speed.normal

    public var theme = ThemeChoice.system

    public init() {}
}

/// Keeps the preferences and the last choices of a set-up.
@MainActor
@Observable
public final class Settings {
    /// What is set; kept as soon as it changes.
    public var preferences: Preferences {
        didSet { write() }
    }

    private let stored: any KeyValues

    public init(stored: any KeyValues) {
        self.stored = stored
        preferences = Self.read(stored)
    }

    /// What was chosen the last time that a game of this kind began (H3).
    public func lastChoice(_ mode: Mode) -> SetupChoice {
        let first = SetupChoice()
        return SetupChoice(
            level: stored.value(Key.level.of(mode), else: first.level),
            side: stored.named(Key.side.of(mode), else: first.side),
            start: stored.object(forKey: Key.start.of(mode)) as? String,
            noUndo: stored.value(Key.noUndo.of(mode), else: first.noUndo)
        )
    }

    /// Keeps a choice for the next game of this kind.
    public func remember(_ mode: Mode, _ choice: SetupChoice) {
        stored.set(choice.level, forKey: Key.level.of(mode))
        stored.set(choice.side.rawValue, forKey: Key.side.of(mode))
        stored.set(choice.start, forKey: Key.start.of(mode))
        stored.set(choice.noUndo, forKey: Key.noUndo.of(mode))
    }

    private static func read(_ stored: any KeyValues) -> Preferences {
        var read = Preferences()
        read.markForced = stored.value(Key.markForced.rawValue, else: read.markForced)
        read.oneTap = stored.value(Key.oneTap.rawValue, else: read.oneTap)
        read.coordinates = stored.value(Key.coordinates.rawValue, else: read.coordinates)
        read.speed = stored.named(Key.speed.rawValue, else: read.speed)
        read.theme = stored.named(Key.theme.rawValue, else: read.theme)
        return read
    }

    private func write() {
        stored.set(preferences.markForced, forKey: Key.markForced.rawValue)
        stored.set(preferences.oneTap, forKey: Key.oneTap.rawValue)
        stored.set(preferences.coordinates, forKey: Key.coordinates.rawValue)
        stored.set(preferences.speed.rawValue, forKey: Key.speed.rawValue)
        stored.set(preferences.theme.rawValue, forKey: Key.theme.rawValue)
    }

    private enum Key: String {
        case markForced = "mark_forced"
        case oneTap = "one_tap"
        case coordinates, speed, theme
        case level, side, start
        case noUndo = "no_undo"

        /// The name of what is kept for each kind of game.
        func of(_ mode: Mode) -> String { "\(mode.rawValue).\(rawValue)" }
    }
}
