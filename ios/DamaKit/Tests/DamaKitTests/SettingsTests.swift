import Testing

@testable import DamaKit

@MainActor
struct SettingsTests {
    private let stored = FakeValues()

    @Test func atFirstForcedPiecesAreMarkedAndCoordinatesShown() {
        let preferences = Settings(stored: stored).preferences
        #expect(preferences.markForced)
        #expect(!preferences.oneTap)
        #expect(preferences.coordinates)
        #expect(preferences.speed == .normal)
        #expect(preferences.theme == .system)
    }

    @Test func everyPreferenceIsKeptAtOnce() {
        let settings = Settings(stored: stored)
        settings.preferences.markForced = false
        settings.preferences.oneTap = true
        settings.preferences.coordinates = false
        settings.preferences.speed = .fast
        settings.preferences.theme = .dark
        #expect(Settings(stored: stored).preferences == settings.preferences)
        #expect(stored.values.keys.sorted() == ["coordinates", "mark_forced", "one_tap", "speed", "theme"])
    }

    @Test func whatIsNotUnderstoodIsTheDefault() {
        stored.set("ludicrous", forKey: "speed")
        stored.set(7, forKey: "theme")
        stored.set("yes", forKey: "one_tap")
        #expect(Settings(stored: stored).preferences == Preferences())
    }

    @Test func eachKindOfGameRemembersItsOwnLastChoice() {
        let settings = Settings(stored: stored)
        let computer = SetupChoice(level: 8, side: .random, start: "W:Wa2:Ba7", noUndo: true)
        settings.remember(.computer, computer)
        #expect(Settings(stored: stored).lastChoice(.computer) == computer)
        #expect(Settings(stored: stored).lastChoice(.twoPlayers) == SetupChoice())
        settings.remember(.computer, SetupChoice(level: 2))
        #expect(settings.lastChoice(.computer).start == nil, "the standard start is remembered, too")
    }

    @Test func theSpeedIsThePace() {
        #expect(Speed.allCases.map(\.pace) == [1, 0.5, 0])
    }

    @Test func theModelFollowsTheSettingsAndTheSystemsMotion() throws {
        var parts = Parts()
        parts.stored = stored
        parts.scheduler = TestScheduler()
        parts.isMotionReduced = { [stored] in stored.object(forKey: "reduced") != nil }
        let settings = parts.settings()
        settings.preferences.oneTap = true
        settings.preferences.speed = .fast
        let model = GameModel(
            store: FakeStore(),
            saved: stored,
            pace: parts.pace(settings),
            oneTap: { settings.preferences.oneTap },
            seed: parts.seed,
            scheduler: parts.scheduler
        )
        model.start(NewGame(white: .person, black: .person, start: "W:Wd3,h2:Bd4,a7,b7"))
        model.play("d3")
        #expect(try model.now.moves == ["d3xd5"])
        stored.set(true, forKey: "reduced")
        model.undo()
        #expect(try model.now.motion == nil)
    }
}
