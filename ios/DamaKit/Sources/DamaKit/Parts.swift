import DamaCore
import Foundation

/// What the app is put together from. Tests and previews put other things in.
@MainActor
public struct Parts {
    /// Later and elsewhere.
    public var scheduler: any Scheduler = SystemScheduler()

    /// Where games are kept.
    public var folder: URL = {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return folders.first ?? FileManager.default.temporaryDirectory
    }()

    /// Where settings are kept.
    public var stored: any KeyValues = UserDefaults.standard

    /// The seed of a new game, from which the computer draws its chances.
    public var seed: @MainActor () -> Int64 = { .random(in: .min ... .max) }

    /// Whether Black is the person's lot this time.
    public var lotIsBlack: @MainActor () -> Bool = { .random() }

    /// Whether the person has turned the system's animations off.
    public var isMotionReduced: @MainActor () -> Bool = { false }

    public init() {}

    /// The settings of the app.
    public func settings() -> Settings { Settings(stored: stored) }

    /// The model of the app's one game.
    public func model(_ settings: Settings) -> GameModel {
        GameModel(
            store: FileGameStore(folder.appending(path: "game.json")),
            saved: stored,
            pace: pace(settings),
            oneTap: { settings.preferences.oneTap },
            seed: seed,
            scheduler: scheduler
        )
    }

    /// What durations are multiplied by: what is set, but nothing moves where the system's animations are off.
    func pace(_ settings: Settings) -> @MainActor () -> Double {
        { [isMotionReduced] in isMotionReduced() ? 0 : settings.preferences.speed.pace }
    }
}
