import Testing

@testable import DamaKit

struct BoardArtTests {
    private static let looks = BoardSet.allCases.flatMap { set in
        [(104.0, 3.0), (393, 3), (834, 2)].flatMap { size, scale in
            [false, true].map { BoardLook(size: size, scale: scale, set: set, dark: $0) }
        }
    }

    @Test(arguments: looks)
    func theBoardFillsItsPictureAndNothingIsDrawnOutside(_ look: BoardLook) throws {
        let whole = Box(0, 0, look.size, look.size)
        let extent = try #require(Extent(BoardArt(look).board().drawing).box)
        #expect(whole.holds(extent) && extent.holds(whole))
    }

    @Test(arguments: looks)
    func spritesLieWithinTheirPicturesOnWholePixels(_ look: BoardLook) throws {
        let art = BoardArt(look)
        let square = BoardGeometry(size: look.size, scale: look.scale).square
        for sprite in art.sprites {
            let picture = art.picture(of: sprite)
            let extent = try #require(Extent(picture.drawing).box)
            #expect(Box(0, 0, picture.width, picture.height).holds(extent), "\(sprite)")
            // A picture about the middle of a square begins on a whole pixel if the square does.
            let edge = (square - picture.width) / 2 * look.scale
            #expect(abs(edge - edge.rounded()) < 1e-6)
            #expect(picture.width == picture.height)
        }
    }

    @Test(arguments: looks)
    func theSameLookIsDrawnTheSame(_ look: BoardLook) {
        #expect(BoardArt(look).board() == BoardArt(look).board())
        for sprite in BoardArt(look).sprites {
            #expect(BoardArt(look).picture(of: sprite) == BoardArt(look).picture(of: sprite))
        }
    }

    @Test(arguments: BoardSet.allCases)
    func aDarkScreenPutsOneVeilOverFrameAndFieldAndNoneOverPieces(_ set: BoardSet) {
        let light = BoardArt(BoardLook(size: 393, scale: 3, set: set, dark: false))
        let dark = BoardArt(BoardLook(size: 393, scale: 3, set: set, dark: true))
        // 17 % of 341402, as the token sheet says; 17 % of 255 is 43.
        let veil = DrawnShape.fill(.box(Box(0, 0, 393, 393)), .ink(Ink(0x341402).faded(43.0 / 255)))
        let veils = set == .contrast ? [] : [veil]
        #expect(dark.board().drawing.shapes == light.board().drawing.shapes + veils)
        for sprite in light.sprites { #expect(dark.picture(of: sprite) == light.picture(of: sprite)) }
    }

    @Test func boardsDoNotLookAlike() {
        let boards = BoardSet.allCases.map {
            BoardArt(BoardLook(size: 393, scale: 3, set: $0, dark: false)).board().drawing
        }
        #expect(Set(boards).count == 4)
    }

    @Test func theContrastSetIsFlat() {
        let art = BoardArt(BoardLook(size: 393, scale: 3, set: .contrast, dark: false))
        let drawings = [art.board().drawing] + art.sprites.map { art.picture(of: $0).drawing }
        for paint in drawings.flatMap(\.paints) {
            guard case .ink(let ink) = paint else {
                Issue.record("a gradient in the contrast set")
                continue
            }
            #expect(ink.alpha == 1)
        }
        #expect(!art.sprites.contains(.shadow(isKing: false, lifted: false)))
    }

    @Test(arguments: BoardSet.allCases)
    func aPieceAtRestIsItsLayersOneOverTheOther(_ set: BoardSet) {
        let art = BoardArt(BoardLook(size: 393, scale: 3, set: set, dark: false))
        for kind in PieceKind.allCases {
            var layers: [Sprite] = set == .contrast ? [] : [.shadow(isKing: kind.isKing, lifted: false)]
            layers.append(.disc(kind))
            if kind.isKing { layers.append(.star(kind)) }
            let stacked = layers.flatMap { art.picture(of: $0).drawing.paints }
            #expect(art.picture(of: .standing(kind)).drawing.paints == stacked)
        }
    }

    @Test func aWholePieceLooksTheSameAfterHalfATurnButForItsGrain() {
        // The sheen's and the brass's second half is its first.
        let art = BoardArt(BoardLook(size: 393, scale: 3, set: .papyrus, dark: false))
        let sweeps = PieceKind.allCases.flatMap { art.picture(of: .disc($0)).drawing.paints }.compactMap { paint in
            if case .sweep(_, _, let stops) = paint { stops } else { nil }
        }
        #expect(sweeps.count == 10)
        for stops in sweeps {
            let first = stops.filter { $0.at <= 0.5 }
            let second = stops.filter { $0.at >= 0.5 }
            #expect(zip(first, second).allSatisfy { abs($0.at + 0.5 - $1.at) < 1e-9 && $0.ink == $1.ink })
            #expect(first.count == second.count)
        }
    }
}

extension Drawing {
    /// What it is painted with, in order, layers included.
    var paints: [Paint] {
        shapes.flatMap { shape -> [Paint] in
            switch shape {
            case .fill(_, let paint), .stroke(_, let paint, _): [paint]
            case .letters(let letters): [.ink(letters.ink)]
            case .layer(let layer): layer.drawing.paints
            }
        }
    }
}
