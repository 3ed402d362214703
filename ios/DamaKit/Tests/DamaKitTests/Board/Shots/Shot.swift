@testable import DamaKit

/// A picture for the eye.
struct Shot {
    let name: String
    let width: Double
    let height: Double
    /// The pixels of a point.
    let scale: Double
    let drawing: Drawing

    init(
        _ name: String,
        width: Double,
        height: Double,
        scale: Double = Self.phone,
        dark: Bool = false,
        _ draw: (inout Drawing) -> Void
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        drawing = Drawing { drawing in
            drawing.fill(.box(Box(0, 0, width, height)), dark ? Self.darkPage : Self.lightPage)
            draw(&drawing)
        }
    }

    /// A whole board.
    init(_ name: String, _ scene: BoardScene, size: Double = Self.board, scale: Double = Self.phone) {
        self.init(name, width: size, height: size, scale: scale, dark: scene.dark) {
            $0.board(scene, size: size, scale: scale)
        }
    }

    /// As on the phone of Android's pictures: 1078 px.
    static let phone = 2.625
    static let board = 1078 / phone

    private static let lightPage = Ink(0xF4EDDF)
    private static let darkPage = Ink(0x16110D)
}

extension Drawing {
    /// Draws a board with its upper left corner at (`x`, `y`).
    mutating func board(
        _ scene: BoardScene,
        _ motion: MotionFrame = .still,
        at corner: Point = .zero,
        size: Double,
        scale: Double = Shot.phone
    ) {
        let look = BoardLook(size: size, scale: scale, set: scene.set, dark: scene.dark)
        let frame = BoardPainter(look).frame(scene, motion)
        layer(Affine.identity.translated(corner.x, corner.y), clip: .box(Box(0, 0, size, size))) {
            $0.add(BoardArt(look).drawing(of: frame))
        }
    }

    /// Draws a picture with its upper left corner at (`x`, `y`).
    mutating func picture(_ picture: Picture, at corner: Point = .zero) {
        let edge = Outline.box(Box(0, 0, picture.width, picture.height))
        layer(Affine.identity.translated(corner.x, corner.y), clip: edge) { $0.add(picture.drawing) }
    }
}
