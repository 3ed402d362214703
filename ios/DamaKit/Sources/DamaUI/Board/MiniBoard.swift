import DamaKit
import SwiftUI

/// A small picture of a position, without coordinates or marks: for the card that continues a game.
struct MiniBoard: View {
    let pieces: [PieceKind?]
    let turned: Bool
    let size: Double

    @Environment(\.palette) private var palette

    var body: some View {
        BoardCanvas(scene: scene, size: size)
            .clipShape(.rect(cornerRadius: Self.corner))
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityHidden(true)
            .accessibilityIgnoresInvertColors()
    }

    private var scene: BoardScene {
        var scene = BoardScene(pieces: pieces)
        scene.turn = turned ? 1 : 0
        scene.coordinates = false
        scene.set = palette.set
        scene.dark = palette.isDark
        return scene
    }

    private static let corner = 5.0
}
