import Testing

@testable import DamaKit

/// What screen readers are told of a game as it goes on (A1).
@MainActor
struct SaidTests {
    private let desk = Desk()

    @Test func aMoveIsToldWithWhoseTurnItIs() throws {
        let model = desk.twoPlayers()
        let before = Said(try model.now)
        model.play("d3", "d4")
        let news = Said(try model.now).news(after: before)
        #expect(news.map(\.key) == ["said_move", "black_to_move"])
    }

    @Test func choosingAPieceIsNotToldHere() throws {
        let model = desk.twoPlayers()
        let before = Said(try model.now)
        model.play("d3")
        #expect(Said(try model.now).news(after: before).isEmpty, "the square says it itself")
    }

    @Test func aRefusalIsToldEachTime() throws {
        let model = desk.twoPlayers("W:Wd3,h2:Bd4,a7,b7")
        let before = Said(try model.now)
        model.play("h2")
        let first = Said(try model.now)
        #expect(first.news(after: before).map(\.key) == ["must_capture", "play_marked"])
        model.play("h2")
        #expect(Said(try model.now).news(after: first).map(\.key) == ["must_capture", "play_marked"])
    }

    @Test func whatMustBeTakenIsToldOnce() throws {
        let model = desk.twoPlayers("W:Wd3,h2:Bd5,a7,b7")
        let before = Said(try model.now)
        model.play("h2", "h3", "d5", "d4")
        let news = Said(try model.now).news(after: before).map(\.key)
        #expect(news == ["said_move", "must_capture"], "White was to move before, too")
    }

    @Test func theEndIsTold() throws {
        let model = desk.twoPlayers()
        let before = Said(try model.now)
        model.resign(.white)
        let news = Said(try model.now).news(after: before)
        #expect(news.map(\.key) == ["black_won", "white_resigned"])
    }
}
