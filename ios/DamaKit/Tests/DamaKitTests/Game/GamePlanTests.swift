import Testing

@testable import DamaKit

struct GamePlanTests {
    /// Windows of iPhones and iPads, upright and on their side, and parts of an iPad's screen.
    private static let windows: [(Double, Double)] = [
        (320, 480), (320, 568), (375, 603), (375, 734), (390, 763), (393, 759), (402, 778), (430, 839), (440, 860),
        (744, 1089), (820, 1136), (834, 1150), (1024, 1322), (1180, 776), (1194, 790), (1366, 980),
        (568, 320), (603, 375), (724, 369), (734, 372), (832, 411), (320, 1150), (375, 776), (507, 776), (678, 980),
        (590, 776), (639, 970), (981, 980), (700, 700), (360, 400),
    ]

    @Test(arguments: windows, [1.0, 1.5, 2.0])
    func theBoardTakesItsPartOfTheWindow(_ window: (Double, Double), textScale: Double) {
        let (width, height) = window
        let plan = GamePlan(width: width, height: height, textScale: textScale)
        let shorter = min(width, height)
        // B1: 90 % of the shorter side; 75 % in a window that is nearly square.
        let least = max(width, height) < 1.25 * shorter ? 0.75 : 0.9
        let part = plan.board / shorter
        #expect(part >= least - 0.001 && part <= 1)
        #expect(plan.board <= width)
    }

    @Test func controlsGoToTheLongAxis() {
        #expect(GamePlan(width: 393, height: 759, textScale: 1).shape == .column)
        #expect(GamePlan(width: 1180, height: 776, textScale: 1).shape == .side)
        #expect(GamePlan(width: 700, height: 700, textScale: 1).shape == .square)
    }

    @Test func aPhoneShowsAllThereIsASmallOneWhatIsNeeded() {
        // The same windows, and so the same plans, as on Android.
        let tall = GamePlan(width: 411, height: 843, textScale: 1)
        #expect(tall.room == .ample)
        #expect(tall.board == 411)
        #expect(GamePlan(width: 360, height: 752, textScale: 1).room == .untitled)
        #expect(GamePlan(width: 320, height: 432, textScale: 1).room == .slim)
    }

    @Test func aTabletOnItsSideHasAPanelForTwoThings() {
        let plan = GamePlan(width: 1280, height: 800, textScale: 1)
        // A margin of 4 % of the height on all sides of the board, and the panel takes the rest.
        #expect(plan.board == 736)
        #expect(plan.panel == 448)
        #expect(plan.isWide)
        #expect(plan.room == .ample)
    }
}
