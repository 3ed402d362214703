import Testing

@testable import DamaKit

/// What a screen reader says about squares (A1).
@MainActor
struct SquareWordsTests {
    private let desk = Desk()

    @Test func squaresAreReadFromA8ToH1AsTheyStandAtTheStart() throws {
        let view = try desk.twoPlayers().now.view
        let expected = (1...8).reversed().flatMap { rank in
            "abcdefgh".map { file in
                switch rank {
                case 2: "\(file)2, white man"
                case 3: "\(file)3, white man; can move"
                case 6, 7: "\(file)\(rank), black man"
                default: "\(file)\(rank), empty"
                }
            }
        }
        #expect(try readingOrder.map { try spoken(view, Int32($0)) } == expected)
    }

    @Test func everyKindOfPieceHasItsName() throws {
        let view = try desk.twoPlayers("W:WKh1,d3:Bd6,Ka7").now.view
        #expect(try spoken(view, "h1") == "h1, white king; can move")
        #expect(try spoken(view, "d3") == "d3, white man; can move")
        #expect(try spoken(view, "d6") == "d6, black man")
        #expect(try spoken(view, "a7") == "a7, black king")
        #expect(try spoken(view, "e5") == "e5, empty")
    }

    @Test func aChosenPieceAndItsTargets() throws {
        let model = desk.twoPlayers("W:WKh1,d3:Bd6,Ka7")
        model.play("d3")
        let view = try model.now.view
        #expect(try spoken(view, "d3") == "d3, white man; chosen; selected")
        #expect(try spoken(view, "d4") == "d4, empty; can be moved to")
        #expect(try spoken(view, "e3") == "e3, empty; can be moved to")
        #expect(try spoken(view, "h1") == "h1, white king; can move")
    }

    @Test func whoMustCaptureAndWhereItLands() throws {
        let model = desk.twoPlayers("W:Wc3,h2:Bc4,b5,d5,h7")
        #expect(try spoken(model.now.view, "c3") == "c3, white man; can capture")
        #expect(try spoken(model.now.view, "h2") == "h2, white man", "it may not move")
        model.play("c3")
        #expect(try spoken(model.now.view, "c5") == "c5, empty; first landing of a capture")
        #expect(try spoken(model.now.view, "e5") == "e5, empty; can be moved to")
        model.play("c5")
        #expect(try spoken(model.now.view, "c3") == "c3, white man; chosen; selected")
        model.play("e5")
        #expect(try spoken(model.now.view, "c3") == "c3, empty")
        #expect(try spoken(model.now.view, "c4") == "c4, empty", "the captured man is gone")
        #expect(try spoken(model.now.view, "d5") == "d5, empty")
        #expect(try spoken(model.now.view, "e5") == "e5, white man")
    }

    @Test func aRouteThatEndsWhereItBeganIsOfferedOnThePieceItself() throws {
        let model = desk.twoPlayers("W:WKa2:BKh1,b2,a4,d4,c6,Kh8")
        model.play("a2")
        #expect(try spoken(model.now.view, "a2") == "a2, white king; chosen; selected")
        model.play("d2")
        #expect(try spoken(model.now.view, "a2") == "a2, white king; can be moved to; selected")
    }

    @Test func whatTheComputerMayDoIsNotSaid() throws {
        let model = desk.playing(NewGame(white: .computer(level: 1), black: .person))
        #expect(try spoken(model.now.view, "d3") == "d3, white man")
    }

    @Test func everySquareHasTheNameThatPeopleWrite() {
        #expect((0..<64).map(squareName) == (0..<64).map { name(Int32($0)) })
        #expect(Set(readingOrder) == Set(0..<64))
    }

    private func spoken(_ view: GameView, _ name: String) throws -> String { try spoken(view, Int32(square(name))) }

    private func spoken(_ view: GameView, _ square: Int32) throws -> String {
        let words = view.words(on: Int(square))
        let label = try english(words.label)
        let ability = try english(words.ability)
        return [label, ability, words.isSelected ? "selected" : nil].compactMap { $0 }.joined(separator: "; ")
    }
}
