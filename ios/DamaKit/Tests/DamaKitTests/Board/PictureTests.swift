import Testing

@testable import DamaKit

/// The pictures beside the board.
struct PictureTests {
    @Test(arguments: PieceKind.allCases, BoardSet.allCases)
    func anIconFillsItsSquare(_ kind: PieceKind, _ set: BoardSet) throws {
        for (side, dark) in [(18.0, false), (22, true), (28, false), (40, true)] {
            for picture in [
                PieceIconArt.picture(kind, side: side, set: set, dark: dark),
                PieceIconArt.small(kind, side: side, set: set, dark: dark),
            ] {
                let extent = try #require(Extent(picture.drawing).box)
                let whole = Box(0, 0, side, side)
                #expect(whole.holds(extent) && abs(extent.width - side) < 1e-6 && abs(extent.height - side) < 1e-6)
                #expect(picture.width == side && picture.height == side)
            }
        }
    }

    @Test func belowTwentyEightPointsAPieceIsDrawnSimply() {
        for kind in PieceKind.allCases {
            #expect(PieceIconArt.picture(kind, side: 27.5) == PieceIconArt.small(kind, side: 27.5))
            #expect(PieceIconArt.picture(kind, side: 28) != PieceIconArt.small(kind, side: 28))
        }
    }

    @Test func onADarkScreenOnlyBlacksPiecesGetALightEdge() {
        for side in [20.0, 40] {
            for kind in PieceKind.allCases {
                let light = PieceIconArt.picture(kind, side: side, dark: false)
                let dark = PieceIconArt.picture(kind, side: side, dark: true)
                #expect((light == dark) == kind.isWhite)
                #expect(dark.drawing.paints.contains(.ink(Ink(0xA58560))) != kind.isWhite)
            }
        }
    }

    @Test(arguments: [(320.0, 200.0), (393, 308), (834, 420)])
    func theHeroFillsItsPicture(_ width: Double, _ height: Double) throws {
        for set in BoardSet.allCases {
            let picture = HeroArt.picture(width: width, height: height, set: set, dark: false)
            let extent = try #require(Extent(picture.drawing).box)
            #expect(Box(0, 0, width, height).holds(extent))
            // A flat set throws no shadow on the page.
            let foot = set == .contrast ? height - HeroArt.shadow : height
            #expect(extent.holds(Box(0, 0, width, foot)))
        }
    }

    @Test func theHeroIsDimmedOnADarkScreen() {
        let light = HeroArt.picture(width: 393, height: 308, dark: false).drawing.paints
        let dark = HeroArt.picture(width: 393, height: 308, dark: true).drawing.paints
        // Once over the field, once over the frame; what is added lies nowhere else.
        #expect(dark.filter { $0 == .ink(Night.veil) }.count == 2)
        #expect(dark.filter { $0 != .ink(Night.veil) } == light)
    }

    @Test(arguments: BoardSet.allCases)
    func thePlainBoardShowsAllPiecesInTheirPlaces(_ set: BoardSet) throws {
        for turn in [0.0, 1] {
            let scene = Scenes.marked.with {
                $0.set = set
                $0.turn = turn
            }
            let geometry = BoardGeometry(size: 393, scale: 3, flipped: turn == 1)
            let picture = PlainBoardArt.picture(of: scene, size: 393, scale: 3)
            let pieces = picture.drawing.shapes.compactMap { shape in
                if case .layer(let layer) = shape { Point(layer.transform.tx, layer.transform.ty) } else { nil }
            }
            let squares = scene.pieces.indices.filter { scene.pieces[$0] != nil }
            #expect(pieces == squares.map(geometry.centre(of:)))
            let extent = try #require(Extent(picture.drawing).box)
            let whole = Box(0, 0, 393, 393)
            #expect(whole.holds(extent) && extent.holds(whole))
        }
    }
}
