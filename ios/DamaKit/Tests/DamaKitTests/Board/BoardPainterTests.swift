import Testing

@testable import DamaKit

struct BoardPainterTests {
    private static let size = 411.0
    private static let scenes = [Scenes.start, Scenes.marked, Scenes.choice, Scenes.long, Scenes.after]
    private let geometry = BoardGeometry(size: size, scale: 2)

    @Test(arguments: scenes, BoardSet.allCases)
    func nothingIsDrawnOutsideTheBoardEitherWayUp(_ scene: BoardScene, _ set: BoardSet) throws {
        for turn in [0.0, 1] {
            let look = look(set)
            let shown = scene.with { $0.turn = turn }
            let extent = try #require(Extent(BoardArt(look).drawing(of: BoardPainter(look).frame(shown))).box)
            #expect(Box(0, 0, Self.size, Self.size).holds(extent))
        }
    }

    @Test(arguments: scenes)
    func theSameSceneIsDrawnTheSame(_ scene: BoardScene) {
        #expect(frame(scene) == frame(scene))
    }

    @Test func piecesStandInTheMiddleOfTheirSquares() {
        let sprites = sprites(frame(Scenes.marked))
        let standing = Scenes.marked.pieces.enumerated().compactMap { square, kind in
            kind.map { Placed(.standing($0), geometry.centre(of: square)) }
        }
        #expect(sprites == standing)
    }

    @Test func aTurnedBoardIsHalfATurnOfTheSame() {
        let (usual, turned) = (frame(Scenes.marked), frame(Scenes.marked.with { $0.turn = 1 }))
        #expect(turned.items == usual.items)
        #expect(usual.placement == .identity)
        let flipped = BoardGeometry(size: Self.size, scale: 2, flipped: true)
        for square in 0..<64 {
            let place = turned.placement.applied(to: geometry.centre(of: square))
            let there = flipped.centre(of: square)
            #expect(abs(place.x - there.x) < 1e-6 && abs(place.y - there.y) < 1e-6)
        }
    }

    @Test(arguments: [0.1, 0.25, 0.5, 0.8])
    func whileTheBoardTurnsItsCornersStayInSight(_ turn: Double) throws {
        let placement = frame(Scenes.start.with { $0.turn = turn }).placement
        let corners = [Point(0, 0), Point(411, 0), Point(0, 411), Point(411, 411)].map(placement.applied)
        for value in corners.flatMap({ [$0.x, $0.y] }) { #expect(value > -1e-6 && value < 411 + 1e-6) }
        let middle = placement.applied(to: Point(205.5, 205.5))
        #expect(abs(middle.x - 205.5) < 1e-6 && abs(middle.y - 205.5) < 1e-6)
    }

    @Test func theChosenPieceIsLiftedOverItsTintAndRinged() throws {
        let frame = frame(Scenes.after.with { $0.selected = 56 })
        let centre = geometry.centre(of: 56)
        let own = sprites(frame).filter { $0.centre == centre }.map(\.sprite)
        let shadows: [Sprite] = [.shadow(isKing: true, lifted: false), .shadow(isKing: true, lifted: true)]
        #expect(own == shadows + [.disc(.whiteKing), .star(.whiteKing)])
        #expect(marks(frame, on: 56).contains(MarkColors().tint))
        #expect(marks(frame, on: 56).contains(MarkColors().choice))
    }

    @Test func aPieceInMotionIsNotDrawnOnItsSquareAsWell() {
        let capture = MotionStep(from: 17, to: 33, piece: .whiteMan, taken: Taken(square: 25, piece: .blackMan))
        let timeline = MoveTimeline([capture])
        let moving = sprites(frame(Scenes.after, timeline.at(1)))
        #expect(!moving.contains(Placed(.standing(.whiteMan), geometry.centre(of: 33))))
        #expect(moving.contains { $0.sprite == .disc(.whiteMan) && geometry.square(at: $0.centre) == 17 })
        #expect(moving.contains { $0.sprite == .disc(.blackMan) && geometry.square(at: $0.centre) == 25 })
        #expect(frame(Scenes.after, timeline.at(timeline.duration)) == frame(Scenes.after))
    }

    @Test func whatMovesIsDrawnOverAllThatStands() {
        let king = MovingPiece(kind: .blackKing, file: 3, rank: 3, lift: 1)
        let items = frame(Scenes.marked, MotionFrame(moving: [king], hidden: [])).items
        let top = items.suffix(3).compactMap { item in
            if case .sprite(let sprite, _, _, _) = item { sprite } else { nil }
        }
        // All the way up it throws only the wide shadow.
        #expect(top == [.shadow(isKing: true, lifted: true), .disc(.blackKing), .star(.blackKing)])
    }

    @Test func aCrowningGrowsAStarAndWidensTheBase() throws {
        func layers(_ crowning: Double) -> [Placed] {
            let piece = MovingPiece(kind: .whiteMan, file: 0, rank: 7, crowning: crowning)
            return sprites(frame(.empty, MotionFrame(moving: [piece], hidden: []))).filter {
                if case .shadow = $0.sprite { false } else { true }
            }
        }
        #expect(layers(0).map(\.sprite) == [.disc(.whiteMan)])
        #expect(layers(1).map(\.sprite) == [.disc(.whiteKing), .star(.whiteKing)])
        #expect(layers(1).allSatisfy { $0.scale == 1 && $0.opacity == 1 })
        let half = layers(0.5)
        #expect(half.map(\.sprite) == [.disc(.whiteMan), .disc(.whiteKing), .star(.whiteKing)])
        // A man is .402, a king .438 of a square; the star grows from .6.
        #expect(abs(half[1].scale - (0.402 + 0.438) / 2 / 0.438) < 1e-9)
        #expect(abs(half[2].scale - 0.8) < 1e-9)
        #expect(half[1].opacity == 0.5 && half[2].opacity == 0.8)
    }

    @Test func aFlatPieceThrowsNoShadow() {
        let scene = Scenes.after.with {
            $0.set = .contrast
            $0.selected = 56
        }
        for placed in sprites(frame(scene)) {
            if case .shadow = placed.sprite { Issue.record("a shadow in the contrast set") }
        }
    }

    private func look(_ set: BoardSet) -> BoardLook { BoardLook(size: Self.size, scale: 2, set: set, dark: false) }

    private func frame(_ scene: BoardScene, _ motion: MotionFrame = .still) -> BoardFrame {
        BoardPainter(look(scene.set)).frame(scene, motion)
    }

    private func sprites(_ frame: BoardFrame) -> [Placed] {
        frame.items.compactMap { item in
            guard case .sprite(let sprite, let centre, let scale, let opacity) = item else { return nil }
            return Placed(sprite, centre, scale: scale, opacity: opacity)
        }
    }

    /// The colours of the marks on a square.
    private func marks(_ frame: BoardFrame, on square: Int) -> Set<Ink> {
        MarkList(frame).inks(within: geometry.box(of: square))
    }
}

/// A sprite where it is drawn.
private struct Placed: Equatable {
    let sprite: Sprite
    let centre: Point
    let scale: Double
    let opacity: Double

    init(_ sprite: Sprite, _ centre: Point, scale: Double = 1, opacity: Double = 1) {
        self.sprite = sprite
        self.centre = centre
        self.scale = scale
        self.opacity = opacity
    }
}
