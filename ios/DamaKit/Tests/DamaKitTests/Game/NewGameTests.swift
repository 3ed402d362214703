import Testing

@testable import DamaKit

struct NewGameTests {
    @Test func theChoiceOfASideSaysWhoPlaysIt() {
        let computer = Seat.computer(level: 5)
        for (side, lotIsBlack, expected) in [
            (SideChoice.white, true, [Seat.person, computer]),
            (.black, false, [computer, .person]),
            (.random, false, [.person, computer]),
            (.random, true, [computer, .person]),
        ] {
            let game = SetupChoice(level: 5, side: side).game(.computer) { lotIsBlack }
            #expect([game.white, game.black] == expected, "\(side)")
            #expect(game.startsTurned == (expected[1] == .person))
        }
    }

    @Test func twoPlayersNeedNoLevelAndNoLot() {
        let choice = SetupChoice(level: 5, side: .black, start: "W:Wa2:Ba7", noUndo: true)
        let game = choice.game(.twoPlayers) { true }
        #expect(game == NewGame(white: .person, black: .person, start: "W:Wa2:Ba7", noUndo: true))
        #expect(!game.startsTurned)
    }

    @Test func theLotIsDrawnOnlyWhenItIsWanted() {
        var draws = 0
        for side in SideChoice.allCases {
            _ = SetupChoice(side: side).game(.computer) {
                draws += 1
                return true
            }
        }
        #expect(draws == 1)
    }

    @Test func theFirstGameIsEasyAndStandard() {
        #expect(SetupChoice() == SetupChoice(level: 3, side: .white, start: nil, noUndo: false))
    }
}
