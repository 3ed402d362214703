import DamaKit
import SwiftUI

/// The app: one screen at a time, and Back, which never starts, ends or changes a game (B9).
public struct DamaApp: View {
    private let model: GameModel
    private let settings: DamaKit.Settings
    private let parts: Parts

    @State private var way = Way()
    @State private var stage: BoardStage
    @SceneStorage("way") private var trodden = ""
    @Environment(\.scenePhase) private var phase

    public init(model: GameModel, settings: DamaKit.Settings, parts: Parts) {
        self.model = model
        self.settings = settings
        self.parts = parts
        _stage = State(initialValue: BoardStage(model, scheduler: parts.scheduler))
    }

    public var body: some View {
        NavigationStack(path: $way.above) {
            ground.navigationDestination(for: Screen.self) { page($0) }
        }
        .environment(model)
        .environment(settings)
        .environment(stage)
        .environment(way)
        .modifier(Themed(choice: settings.preferences.theme))
        .news(model.notice) { model.noticeSeen() }
        .onAppear { way.restore(trodden, hasGame: model.state != nil) }
        .onChange(of: way.text) { _, text in trodden = text }
        // The game may be gone while its screen is there.
        .onChange(of: model.state == nil) { _, isGone in
            if isGone && way.ground == .game { way.only(.home) }
        }
        .onChange(of: isWatched, initial: true) { _, isWatched in
            if isWatched { model.resume() } else { model.pause() }
        }
        .accessibilityAction(.escape) { way.back() }
    }

    /// The computer thinks as long as the game is seen. Behind a notification or in the app switcher it still is.
    private var isWatched: Bool { way.last == .game && phase != .background }

    private var ground: some View {
        ZStack {
            if way.ground == .game { GameScreen().transition(.opacity) } else { HomeScreen().transition(.opacity) }
        }
        .animation(.linear(duration: Motion.messageIn / 1000), value: way.ground)
    }

    @ViewBuilder
    private func page(_ screen: Screen) -> some View {
        switch screen {
        case .computer: setup(.computer)
        case .twoPlayers: setup(.twoPlayers)
        case .settings: SettingsScreen(settings: settings)
        case .home, .game: EmptyView()
        }
    }

    private func setup(_ mode: Mode) -> some View {
        SetupScreen(mode: mode, last: settings.lastChoice(mode)) { choice in
            settings.remember(mode, choice)
            model.start(choice.game(mode, lotIsBlack: parts.lotIsBlack))
            way.only(.game)
        }
    }
}
