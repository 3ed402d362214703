import Observation

/// The screens there are.
public enum Screen: String, CaseIterable, Sendable {
    case home, computer
    case twoPlayers = "two_players"
    case game, settings
}

extension Mode {
    /// Where a game of this kind is set up.
    public var screen: Screen { self == .computer ? .computer : .twoPlayers }
}

/// The screens from the first to the one that is seen. Back never starts, ends or changes a game (B9): it only leads to
/// the screen before.
@MainActor
@Observable
public final class Way {
    /// The first is always home, and the game, if it is there, always the second.
    public private(set) var screens: [Screen] = [.home]

    public init() {}

    /// The screen that is seen.
    public var last: Screen { screens.last ?? .home }

    /// The screen that the others lie on: a swipe from the edge leads back to it, and never away from it, since on the
    /// board such a swipe is a move.
    public var ground: Screen { screens.contains(.game) ? .game : .home }

    /// The screens that lie on the ground; the system takes the last ones away when the person swipes back.
    public var above: [Screen] {
        get { Array(screens.drop { $0 == .home || $0 == .game }) }
        set { screens = (ground == .game ? [.home, .game] : [.home]) + newValue }
    }

    /// On to a screen.
    public func go(_ screen: Screen) {
        if screen != last { screens.append(screen) }
    }

    /// To the screen before.
    public func back() {
        if screens.count > 1 { screens.removeLast() }
    }

    /// As if one had come to a screen straight from the first one.
    public func only(_ screen: Screen) {
        screens = [.home]
        go(screen)
    }

    /// All of it as text, to be kept while the app is not running.
    public var text: String { screens.map(\.rawValue).joined(separator: " ") }

    /// Goes the way that `text` tells of. The game may be gone while its screen was remembered.
    public func restore(_ text: String, hasGame: Bool) {
        let kept = text.split(separator: " ").compactMap { Screen(rawValue: String($0)) }
        guard kept.first == .home, hasGame || !kept.contains(.game) else { return }
        screens = kept
    }
}
