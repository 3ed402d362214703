import DamaKit

/// Scenes that the tests of the board share, the same as Android's.
enum Scenes {
    /// The start of a game.
    static let start = scene("........ bbbbbbbb bbbbbbbb ........ ........ wwwwwwww wwwwwwww ........")

    /// Every mark at once.
    static let marked = scene("........ bbb.bbbb b.bwbb.B ....b... ...b.... w..ww... wwwww.w. ........") {
        $0.last = Trail(path: [41, 25, 27], taken: [33, 26])
        $0.mustCapture = [43, 19]
        $0.refused = 12
    }

    /// A king that has been chosen, and its ways.
    static let choice = scene("........ ..bb.... W.b..... .b.....b .b.bww.. ....w... .....ww. ........") {
        $0.last = Trail(path: [43, 27], taken: [35])
        $0.selected = 40
        $0.targets = [59, 19, 11, 3, 31, 23, 15, 7]
        $0.steps = [43, 47]
        $0.mustCapture = [28]
        $0.focused = 38
        $0.hint = Trail(path: [28, 26, 24], taken: [27, 25])
    }

    /// A king's long way: its cross lies under the piece that landed on it.
    static let long = scene("........ ........ ........ ........ .w.....w ......ww ...W.... ........") {
        $0.last = Trail(
            path: [50, 52, 12, 8, 48, 50, 55, 39, 35, 11],
            taken: [51, 44, 11, 16, 49, 54, 47, 38, 19]
        )
    }

    /// After a capture to b5 or a crowning on a8.
    static let after = scene("W....... ....b... ........ .w.....b ........ ..w..... ........ ........")

    /// The scene of a position, `change`d. A man is a letter, a king a capital one; the first line is rank 8.
    static func scene(_ ranks: String, _ change: (inout BoardScene) -> Void = { _ in }) -> BoardScene {
        let pieces = ranks.split(separator: " ").reversed().flatMap { rank in
            rank.map { letter in
                letter == "." ? nil : PieceKind(isWhite: letter.lowercased() == "w", isKing: letter.isUppercase)
            }
        }
        return BoardScene(pieces: pieces).with(change)
    }
}

extension BoardGeometry {
    /// A square's place.
    func box(of square: Int) -> Box { Box(about: centre(of: square), half: self.square / 2) }
}

extension BoardScene {
    /// An empty board.
    static let empty = BoardScene(pieces: Array(repeating: nil, count: 64))

    /// This scene, `change`d.
    func with(_ change: (inout BoardScene) -> Void) -> BoardScene {
        var scene = self
        change(&scene)
        return scene
    }
}

extension BoardArt {
    /// Everything that is drawn of a frame, in one drawing: what the screen shows, without the images between.
    func drawing(of frame: BoardFrame) -> Drawing {
        let pictures = Dictionary(uniqueKeysWithValues: sprites.map { ($0, picture(of: $0)) })
        return Drawing { drawing in
            drawing.layer(frame.placement) { drawing in
                drawing.add(board().drawing)
                for item in frame.items {
                    switch item {
                    case .shapes(let shapes):
                        drawing.add(shapes)
                    case .sprite(let sprite, let centre, let scale, let opacity):
                        guard let picture = pictures[sprite] else { continue }
                        let place = Affine.identity.translated(centre.x, centre.y).scaled(scale)
                        drawing.layer(place.translated(-picture.width / 2, -picture.height / 2), opacity: opacity) {
                            $0.add(picture.drawing)
                        }
                    }
                }
            }
            drawing.add(frame.coordinates)
        }
    }
}
