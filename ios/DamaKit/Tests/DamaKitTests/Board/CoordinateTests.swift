import Testing

@testable import DamaKit

struct CoordinateTests {
    private static let size = 411.0
    private let geometry = BoardGeometry(size: size, scale: 2)

    @Test func filesStandBelowAndRanksOnTheLeftEitherWayUp() {
        for (turn, files, ranks) in [(0.0, "abcdefgh", "87654321"), (1, "hgfedcba", "12345678")] {
            let letters = letters(turn: turn)
            let below = letters.filter { $0.centre.y > Self.size - geometry.frame }
            let beside = letters.filter { $0.centre.x < geometry.frame }
            #expect(letters.count == 16)
            #expect(below.sorted { $0.centre.x < $1.centre.x }.map(\.text).joined() == files)
            #expect(beside.sorted { $0.centre.y < $1.centre.y }.map(\.text).joined() == ranks)
        }
    }

    @Test func theyStandInLineWithTheirSquares() {
        let flipped = BoardGeometry(size: Self.size, scale: 2, flipped: true)
        for (turn, board) in [(0.0, geometry), (1, flipped)] {
            for (square, name) in ["a", "b", "c", "d", "e", "f", "g", "h"].enumerated() {
                let letter = letters(turn: turn).first { $0.text == name }
                #expect(letter.map { abs($0.centre.x - board.centre(of: square).x) < 1e-9 } == true)
            }
        }
    }

    @Test func theyAreOutOfSightWhileTheBoardTurns() {
        for turn in [0.1, 0.3, 0.5, 0.9] { #expect(letters(turn: turn).isEmpty) }
        #expect(letters(turn: 0.05).allSatisfy { $0.ink.alpha > 0 && $0.ink.alpha < 1 })
    }

    @Test func aFrameTooNarrowForThemStaysEmptyAndAWideOneDoesNotShout() {
        #expect(letters(size: 104).isEmpty)
        #expect(letters(size: 834).map(\.size).allSatisfy { $0 == 13 })
        #expect(letters(size: 320).count == 16)
    }

    @Test func theyCanBeTurnedOff() {
        let scene = Scenes.start.with { $0.coordinates = false }
        #expect(BoardPainter(look(Self.size)).frame(scene).coordinates.shapes.isEmpty)
    }

    @Test func theyAreDimmedWithTheFrameOnADarkScreen() {
        let dark = BoardPainter(BoardLook(size: Self.size, scale: 2, set: .papyrus, dark: true))
        let inks = letters(in: dark.frame(Scenes.start)).map(\.ink)
        // E7CF9F with 17 % of 341402.
        #expect(inks.count == 16 && inks.allSatisfy { $0 == Ink(0xC9AF84) })
    }

    private func look(_ size: Double) -> BoardLook { BoardLook(size: size, scale: 2, set: .papyrus, dark: false) }

    private func letters(turn: Double = 0, size: Double = size) -> [Letters] {
        letters(in: BoardPainter(look(size)).frame(Scenes.start.with { $0.turn = turn }))
    }

    private func letters(in frame: BoardFrame) -> [Letters] {
        frame.coordinates.shapes.compactMap { shape in
            if case .letters(let letters) = shape { letters } else { nil }
        }
    }
}
