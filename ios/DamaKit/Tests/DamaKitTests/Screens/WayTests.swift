import Testing

@testable import DamaKit

/// Where the screens lead (B9).
@MainActor
struct WayTests {
    private let way = Way()

    @Test func backLeadsToTheScreenBeforeAndNeverBeyondTheFirst() {
        way.go(.game)
        way.go(.settings)
        way.back()
        #expect(way.last == .game)
        way.back()
        way.back()
        #expect(way.screens == [.home])
    }

    @Test func aScreenThatIsSeenIsNotGoneToAgain() {
        way.go(.settings)
        way.go(.settings)
        #expect(way.screens == [.home, .settings])
    }

    @Test func aGameThatBeginsLeavesTheSetUpBehind() {
        way.go(.game)
        way.go(.computer)
        way.only(.game)
        #expect(way.screens == [.home, .game])
        way.only(.home)
        #expect(way.screens == [.home])
    }

    @Test func aSwipeTakesAwayWhatLiesOnTheGameAndNeverTheGame() {
        way.go(.game)
        way.go(.twoPlayers)
        way.go(.settings)
        #expect(way.ground == .game)
        #expect(way.above == [.twoPlayers, .settings])
        way.above.removeLast()
        #expect(way.screens == [.home, .game, .twoPlayers])
        way.above = []
        #expect(way.screens == [.home, .game])
    }

    @Test func whatLiesOnHomeIsSwipedAwayToHome() {
        way.go(.computer)
        #expect(way.ground == .home)
        way.above = []
        #expect(way.screens == [.home])
    }

    @Test func theWayIsFoundAgain() {
        way.go(.game)
        way.go(.twoPlayers)
        let found = Way()
        found.restore(way.text, hasGame: true)
        #expect(found.screens == [.home, .game, .twoPlayers])
    }

    @Test(arguments: ["", "game", "home game", "nowhere"])
    func aWayThatLeadsNowhereBeginsAtHome(_ text: String) {
        way.restore(text, hasGame: false)
        #expect(way.screens == [.home])
    }

    @Test func eachKindOfGameHasItsSetUp() {
        #expect(Mode.computer.screen == .computer)
        #expect(Mode.twoPlayers.screen == .twoPlayers)
    }
}
