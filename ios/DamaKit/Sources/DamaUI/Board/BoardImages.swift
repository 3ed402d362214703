import DamaKit
import SwiftUI

/// The images of one board: frame and field, and each sprite.
@MainActor
struct BoardImages {
    let look: BoardLook

    /// The frame and the empty field.
    let board: DrawnPicture

    private let sprites: [Sprite: DrawnPicture]

    /// The images of a board if all are at hand.
    init?(kept look: BoardLook) {
        guard let board = Pictures.shared.kept(.board(look), scale: look.scale) else { return nil }
        var sprites: [Sprite: DrawnPicture] = [:]
        for sprite in BoardArt(look).sprites {
            guard let drawn = Pictures.shared.kept(.sprite(sprite, look), scale: look.scale) else { return nil }
            sprites[sprite] = drawn
        }
        self.look = look
        self.board = board
        self.sprites = sprites
    }

    subscript(sprite: Sprite) -> DrawnPicture? { sprites[sprite] }

    /// The images of a board. The shapes of its field are worked out elsewhere; drawn it is here, a picture at a time,
    /// so that nothing waits for long. Nil if the board is no longer wanted.
    static func load(_ look: BoardLook) async -> BoardImages? {
        if let kept = BoardImages(kept: look) { return kept }
        let art = BoardArt(look)
        let board = await Task.detached { art.board() }.value
        guard !Task.isCancelled else { return nil }
        Pictures.shared.drawn(.board(look), scale: look.scale, isOpaque: true) { board }
        for sprite in art.sprites {
            await Task.yield()
            guard !Task.isCancelled else { return nil }
            Pictures.shared.drawn(.sprite(sprite, look), scale: look.scale) { art.picture(of: sprite) }
        }
        return BoardImages(kept: look)
    }
}
