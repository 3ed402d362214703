import DamaKit
import DamaUI
import SwiftUI

/// The app's one window, and what the system has to say about memory.
@main
struct MainApp: App {
    private let parts: Parts
    @State private var settings: DamaKit.Settings
    @State private var model: GameModel

    init() {
        startLog()
        var parts = Parts()
        parts.isMotionReduced = { UIAccessibility.isReduceMotionEnabled }
        let settings = parts.settings()
        self.parts = parts
        _settings = State(initialValue: settings)
        _model = State(initialValue: parts.model(settings))
        // It goes on for as long as the app runs.
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification,
            object: nil,
            queue: .main
        ) { _ in
            MainActor.assumeIsolated { Pictures.shared.clear() }
        }
    }

    var body: some Scene {
        WindowGroup {
            DamaApp(model: model, settings: settings, parts: parts)
        }
    }
}
