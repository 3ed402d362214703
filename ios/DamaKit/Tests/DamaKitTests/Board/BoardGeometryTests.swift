import DamaKit
import Testing

struct BoardGeometryTests {
    private static let (a1, d4, e4, d5, e5, h8) = (0, 27, 28, 35, 36, 63)

    /// Sides in points with pixels per point: a card's board, iPhones, iPads, and sizes that fit no whole number.
    private static let boards = [(104.0, 3.0), (320, 2), (375, 2), (393, 3), (430, 3), (411.5, 2), (744, 2), (1024, 2)]
        .flatMap { size, scale in
            [false, true].map { BoardGeometry(size: size, scale: scale, flipped: $0) }
        }

    @Test(arguments: boards)
    func squaresAreWholePixelsAndTheFrameTakesTheRest(_ board: BoardGeometry) {
        let pixels = board.square * board.scale
        #expect(pixels == pixels.rounded())
        #expect(abs(8 * board.square + 2 * board.frame - board.size) < 1e-9)
        let ratio = board.frame / board.square
        #expect(ratio >= 0.28 - 1e-9 && ratio < 0.28 + 4.5 / pixels)
    }

    @Test(arguments: boards)
    func theMiddleOfEachSquareIsThatSquare(_ board: BoardGeometry) {
        for square in 0..<64 {
            let centre = board.centre(of: square)
            #expect(board.square(at: centre) == square)
            #expect(abs(board.file(at: centre.x) - Double(square % 8)) < 1e-9)
            #expect(abs(board.rank(at: centre.y) - Double(square / 8)) < 1e-9)
        }
    }

    @Test(arguments: boards)
    func aFingerJustInsideASquareIsOnItAndJustOutsideOnTheNext(_ board: BoardGeometry) {
        let step = 0.01
        for square in 0..<64 {
            let box = board.box(of: square)
            #expect(abs(box.width - board.square) < 1e-9 && abs(box.height - board.square) < 1e-9)
            for x in [box.left + step, box.right - step] {
                for y in [box.top + step, box.bottom - step] { #expect(board.square(at: Point(x, y)) == square) }
            }
            let (file, rank) = (square % 8, square / 8)
            let (right, down) = board.flipped ? (-1, 1) : (1, -1)
            if (0..<8).contains(file + right) {
                #expect(board.square(at: Point(box.right + step, box.centre.y)) == square + right)
            }
            if (0..<8).contains(rank + down) {
                #expect(board.square(at: Point(box.centre.x, box.bottom + step)) == square + 8 * down)
            }
        }
    }

    @Test(arguments: boards)
    func theFrameBelongsToTheSquaresBesideItAndOutsideIsNone(_ board: BoardGeometry) {
        let (lowerLeft, upperRight) = board.flipped ? (Self.h8, Self.a1) : (Self.a1, Self.h8)
        let end = board.size
        #expect(board.square(at: Point(0, end)) == lowerLeft)
        #expect(board.square(at: Point(end, 0)) == upperRight)
        #expect(board.square(at: Point(board.frame / 2, end - board.frame / 2)) == lowerLeft)
        for outside in [-0.01, end + 0.01] {
            for point in [Point(outside, end / 2), Point(end / 2, outside)] {
                #expect(board.square(at: point) == nil)
                #expect(board.squareForTouch(at: point, occupied: { _ in true }, legal: { _ in true }) == nil)
            }
        }
        #expect(board.square(at: Point(.nan, .infinity)) == nil)
    }

    @Test func a1IsBelowOnTheLeftAndAboveOnTheRightWhenFlipped() {
        let board = BoardGeometry(size: 390, scale: 3)
        #expect(abs(board.box(of: Self.a1).left - board.frame) < 1e-9)
        #expect(abs(board.box(of: Self.a1).bottom - (390 - board.frame)) < 1e-9)
        let flipped = BoardGeometry(size: 390, scale: 3, flipped: true)
        #expect(abs(flipped.box(of: Self.a1).right - (390 - flipped.frame)) < 1e-9)
        #expect(abs(flipped.box(of: Self.a1).top - flipped.frame) < 1e-9)
    }

    @Test func aTouchNearTheEdgeOfAnEmptySquareGoesToALegalNeighbour() {
        let (e4, d5, e5) = (Self.e4, Self.d5, Self.e5)
        #expect(touch(0.4, 0, legal: [e4]) == e4)
        #expect(touch(0, -0.4, legal: [d5]) == d5)
        #expect(touch(0.45, -0.4, legal: [e4, d5]) == e4, "the nearer edge first")
        #expect(touch(0.4, -0.45, legal: [e4, d5]) == d5, "the nearer edge first")
        #expect(touch(0.45, -0.4, legal: [e5]) == e5, "over the corner last")
        #expect(touch(0.26, 0, legal: [e4]) == e4, "in the outer quarter")
        #expect(touch(0.24, 0, legal: [e4]) == Self.d4, "not from the middle")
        #expect(touch(-0.4, 0, legal: [e4]) == Self.d4, "not over the far edge")
    }

    @Test func aTouchNearTheEdgeGoesToTheNeighbourOnScreenWhenFlipped() {
        let flipped = BoardGeometry(size: 393, scale: 3, flipped: true)
        #expect(touch(flipped, Self.d4, -0.4, 0, legal: [Self.e4]) == Self.e4)
        #expect(touch(flipped, Self.d4, 0.4, 0, legal: [Self.e4]) == Self.d4)
    }

    @Test func aPieceUnderTheFingerAndALegalSquareKeepTheirTouch() {
        let board = BoardGeometry(size: 393, scale: 3)
        #expect(touch(board, Self.d4, 0.45, 0, legal: [Self.e4], occupied: [Self.d4]) == Self.d4)
        #expect(touch(0.45, 0, legal: [Self.d4, Self.e4]) == Self.d4)
    }

    @Test func aTouchAtTheEdgeOfTheBoardLooksNoFurther() {
        let board = BoardGeometry(size: 393, scale: 3)
        #expect(touch(board, Self.a1, -0.45, 0.45, legal: [Self.h8]) == Self.a1)
        #expect(touch(board, Self.a1, -0.6, 0, legal: [Self.h8]) == Self.a1, "on the frame")
    }

    private func touch(_ across: Double, _ down: Double, legal: Set<Int>) -> Int? {
        touch(BoardGeometry(size: 393, scale: 3), Self.d4, across, down, legal: legal)
    }

    /// The square meant by a touch so many squares from the middle of one.
    private func touch(
        _ board: BoardGeometry,
        _ square: Int,
        _ across: Double,
        _ down: Double,
        legal: Set<Int>,
        occupied: Set<Int> = []
    ) -> Int? {
        let centre = board.centre(of: square)
        let point = Point(centre.x + across * board.square, centre.y + down * board.square)
        return board.squareForTouch(at: point, occupied: occupied.contains, legal: legal.contains)
    }
}
