import DamaKit
import SwiftUI

/// The game that was left: its board, against whom, how far, whose turn.
struct ContinueCard: View {
    let game: GameState

    /// Whether there is no room for ornament.
    let isTight: Bool

    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours

    var body: some View {
        Button(action: action) {
            row
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(ground, in: .rect(cornerRadius: Corner.card))
        }
        .buttonStyle(PressStyle())
    }

    private var row: some View {
        HStack(spacing: 16) {
            MiniBoard(pieces: game.view.pieces, turned: game.turned, size: isTight ? 80 : 104)
            VStack(alignment: .leading, spacing: 2) {
                Text(Phrase("resume")).font(Voice.barTitle)
                Text(game.summary).font(Voice.move)
                HStack(spacing: 8) {
                    if let side = game.sideOfNote { PieceIcon(side.man, side: 18) }
                    Text(game.view.turnWords).font(Voice.smallLabel)
                }
                .padding(.top, 2)
            }
            .foregroundStyle(ink)
            .multilineTextAlignment(.leading)
            Spacer(minLength: 0)
            if !isTight {
                Icon.forward.image
                    .foregroundStyle(ink)
                    .frame(width: 40, height: 40)
                    .background(ink.opacity(0.16), in: .circle)
                    .accessibilityHidden(true)
            }
        }
    }

    // At night so large a surface in the primary colour would dazzle.
    private var ground: Color { colours.palette.isDark ? colours.primaryWash : colours.primary }
    private var ink: Color { colours.palette.isDark ? colours.ink : colours.onPrimary }
}
