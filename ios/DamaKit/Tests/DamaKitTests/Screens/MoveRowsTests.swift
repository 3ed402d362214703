import Testing

@testable import DamaKit

/// The moves in two columns.
@MainActor
struct MoveRowsTests {
    private let desk = Desk()

    @Test func eachRowHasAMoveByWhiteAndOneByBlack() throws {
        let model = desk.twoPlayers()
        #expect(try model.now.moveRows.isEmpty)
        #expect(try model.now.shownRow == 1)
        model.play("d3", "d4", "e6", "e5", "a3", "a4")
        let rows = try model.now.moveRows
        #expect(rows.map(\.number) == [1, 2])
        #expect(rows.map(\.plies) == [[1, 2], [3, nil]])
        #expect(try model.now.shownRow == 2)
        model.goTo(2)
        #expect(try model.now.shownRow == 1)
        model.goTo(0)
        #expect(try model.now.shownRow == 1)
    }

    @Test func whereBlackBeganTheFirstRowHasOnlyAMoveByBlack() throws {
        let model = desk.twoPlayers("B:Wa3,h3:Ba6,h6")
        model.play("a6", "a5", "h3", "h4", "a5", "b5")
        let rows = try model.now.moveRows
        #expect(rows.map(\.plies) == [[nil, 1], [2, 3]])
        model.goTo(1)
        #expect(try model.now.shownRow == 1)
        model.goTo(2)
        #expect(try model.now.shownRow == 2)
    }
}
