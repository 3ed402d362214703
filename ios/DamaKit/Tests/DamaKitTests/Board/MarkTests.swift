import Testing

@testable import DamaKit

struct MarkTests {
    /// A mark that lies on one square: how a scene gets it, and its colour.
    struct Single: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let color: @Sendable (MarkColors) -> Ink
        let set: @Sendable (inout BoardScene, Int) -> Void
        /// How far it may reach from the square's middle, in squares.
        var reach = 0.5
    }

    static let singles = [
        Single(testDescription: "target", color: \.choice, set: { $0.targets = [$1] }, reach: 0.15),
        Single(testDescription: "step", color: \.choice, set: { $0.steps = [$1] }, reach: 0.35),
        Single(testDescription: "must capture", color: \.obligation, set: { $0.mustCapture = [$1] }),
        Single(testDescription: "refused", color: \.obligation, set: { $0.refused = $1 }, reach: 0.53),
        Single(testDescription: "focused", color: \.choice, set: { $0.focused = $1 }, reach: 0.53),
    ]

    @Test(arguments: singles, BoardSet.allCases)
    func aMarkLiesOnItsSquareOverItsHalo(_ mark: Single, _ set: BoardSet) throws {
        for square in [0, 27, 63] {
            let list = MarkList(
                frame(
                    .empty.with {
                        $0.set = set
                        mark.set(&$0, square)
                    }
                )
            )
            let colors = set.colors.marks
            #expect(Set(list.marks.map(\.ink)) == [colors.halo, mark.color(colors)])
            #expect(list.marks.first?.ink == colors.halo)
            let place = Box(about: geometry.centre(of: square), half: mark.reach * geometry.square)
            for shape in list.marks { #expect(place.holds(shape.box)) }
        }
    }

    @Test func noTwoMarksHaveTheSameShape() {
        let outlines = Self.singles.map { mark in
            MarkList(frame(.empty.with { mark.set(&$0, 27) })).marks.map(\.shape.outline)
        }
        for (index, one) in outlines.enumerated() {
            for other in outlines.dropFirst(index + 1) { #expect(one != other) }
        }
    }

    @Test func everyMarkedSquareHasItsMark() {
        let list = MarkList(frame(Scenes.choice))
        let colors = MarkColors()
        for square in Scenes.choice.targets + Scenes.choice.steps {
            #expect(list.inks(within: geometry.box(of: square)).contains(colors.choice), "\(square)")
        }
        for square in Scenes.choice.mustCapture {
            #expect(list.inks(within: geometry.box(of: square)).contains(colors.obligation))
        }
        // a1: nothing there, nothing drawn.
        #expect(list.inks(within: geometry.box(of: 0)).isEmpty)
    }

    @Test func aMoveLeavesItsOriginItsCrossesAndItsGoal() {
        let list = MarkList(frame(Scenes.marked))
        let trail = MarkColors().trail
        let own = list.marks.filter { $0.ink == trail }
        // b6 by way of b4 to d4, over b5 and c4: circle, way, chevrons, two crosses, goal.
        #expect(own.count == 6)
        #expect(centres(own[0]) == geometry.centre(of: 41))
        #expect(centres(own[3]) == geometry.centre(of: 33))
        #expect(centres(own[4]) == geometry.centre(of: 26))
        #expect(centres(own[5]) == geometry.centre(of: 27))
        #expect(own.allSatisfy { $0.opacity == 1 })
    }

    @Test func theLastMoveFadesToSeventyPercentWhileAPieceIsChosen() {
        let scene = Scenes.marked.with { $0.selected = 8 }
        let own = MarkList(frame(scene)).marks.filter { $0.ink == MarkColors().trail }
        #expect(own.count == 6)
        #expect(own.allSatisfy { $0.opacity == 0.7 })
    }

    @Test func aCrossUnderAPieceGoesIntoTheCornerOverIt() {
        let own = MarkList(frame(Scenes.long)).marks.filter { $0.ink == MarkColors().trail }
        let corner = own.filter { geometry.box(of: 11).holds($0.box) && $0.box.centre != geometry.centre(of: 11) }
        #expect(corner.count == 1)
        let middle = geometry.centre(of: 11)
        for mark in corner {
            #expect(mark.box.centre.x > middle.x + 0.3 * geometry.square)
            #expect(mark.box.centre.y < middle.y - 0.3 * geometry.square)
        }
    }

    @Test func whereAPieceStandsAgainNoOriginIsDrawn() {
        // A piece that came back to where it had started from.
        let around = Trail(path: [0, 16, 0], taken: [8])
        let scene = BoardScene.empty.with {
            $0.pieces[0] = .whiteKing
            $0.last = around
        }
        let dotted = MarkList(frame(scene)).marks.filter {
            if case .stroke(_, _, let nib) = $0.shape { !nib.dashes.isEmpty } else { false }
        }
        #expect(dotted.isEmpty)
    }

    @Test func everyHopHasAChevronThatPointsAlongIt() {
        let shape = TrailShape(Scenes.long.last ?? Trail(path: []), geometry)
        let path = Scenes.long.last?.path ?? []
        let points = shape.chevrons.steps.compactMap(\.point)
        #expect(points.count == 3 * (path.count - 1))
        for (hop, (from, to)) in zip(path, path.dropFirst()).enumerated() {
            let (start, end) = (geometry.centre(of: from), geometry.centre(of: to))
            let (tail, tip) = (points[3 * hop], points[3 * hop + 1])
            let along = (tip.x - tail.x) * (end.x - start.x) + (tip.y - tail.y) * (end.y - start.y)
            #expect(along > 0, "it points from \(from) to \(to)")
            let way = Box(min(start.x, end.x), min(start.y, end.y), max(start.x, end.x), max(start.y, end.y))
            #expect(way.holds(Box(about: tip, half: 0)))
        }
    }

    @Test func aQuietStepsLineBeginsAtTheRimOfItsOrigin() {
        let quiet = TrailShape(Trail(path: [8, 16]), geometry).line.steps.compactMap(\.point)
        let origin = geometry.centre(of: 8)
        #expect(quiet.count == 2)
        #expect(abs(origin.y - quiet[0].y - 0.30 * geometry.square) < 1e-9 && quiet[0].x == origin.x)
        let capture = TrailShape(Trail(path: [8, 24], taken: [16]), geometry).line.steps.compactMap(\.point)
        #expect(capture.first == origin)
    }

    @Test func dashesGoRoundWithoutASeam() {
        let list = MarkList(
            frame(
                .empty.with {
                    $0.refused = 27
                    $0.last = Trail(path: [0, 8])
                }
            )
        )
        var rings = 0
        for mark in list.marks {
            guard case .stroke(let outline, _, let nib) = mark.shape, !nib.dashes.isEmpty else { continue }
            guard case .circle(_, let radius) = outline.steps.first else { continue }
            let turns = 2 * Double.pi * radius / nib.dashes.reduce(0, +)
            #expect(abs(turns - turns.rounded()) < 1e-9)
            rings += 1
        }
        #expect(rings == 4)
    }

    private let geometry = BoardGeometry(size: 411, scale: 2)

    private func frame(_ scene: BoardScene) -> BoardFrame {
        BoardPainter(BoardLook(size: 411, scale: 2, set: scene.set, dark: false)).frame(scene)
    }

    private func centres(_ mark: MarkList.Mark) -> Point {
        // To a thousandth, so that sums in another order are the same.
        Point((mark.box.centre.x * 1000).rounded() / 1000, (mark.box.centre.y * 1000).rounded() / 1000)
    }
}

extension DrawnShape {
    fileprivate var outline: Outline? {
        switch self {
        case .fill(let outline, _), .stroke(let outline, _, _): outline
        case .letters, .layer: nil
        }
    }
}

extension Outline.Step {
    fileprivate var point: Point? {
        switch self {
        case .move(let point), .line(let point): point
        default: nil
        }
    }
}
