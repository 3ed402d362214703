import DamaKit
import SwiftUI

/// Board at the start, everything else beside it: a tablet, or a phone on its side.
struct SideGame: View {
    let parts: GameParts
    let height: Double

    var body: some View {
        let margin = (height - parts.plan.board) / 2
        HStack(spacing: margin) {
            GameBoard(parts: parts)
            Group {
                if parts.plan.room == .ample { AmplePanel(parts: parts) } else { LowPanel(parts: parts) }
            }
            .frame(width: parts.plan.panel, height: parts.plan.board)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// Cards one under the other, with the moves in columns between the players.
private struct AmplePanel: View {
    let parts: GameParts

    var body: some View {
        VStack(spacing: 12) {
            Card {
                GameTitle(parts: parts)
                PlayerBar(state: parts.state, side: parts.above, room: parts.capturedRoom)
                    .padding(.leading, 14)
                    .padding(.trailing, 16)
                    .padding(.bottom, 6)
            }
            if !parts.showsEnd || !parts.isTextLarge {
                Card { MoveGrid(state: parts.state) }
            }
            if parts.showsEnd {
                Card {
                    ViewThatFits(in: .vertical) {
                        EndPanel(state: parts.state)
                        ScrollView { EndPanel(state: parts.state) }
                    }
                }
            } else {
                Card {
                    if let message = parts.message {
                        MessageCard(message: message).padding([.horizontal, .top], 8)
                    }
                    PlayerBar(state: parts.state, side: parts.below, room: parts.capturedRoom)
                        .padding(.leading, 14)
                        .padding(.trailing, 16)
                    ActionBar(state: parts.state).padding(.bottom, 4)
                }
            }
        }
    }
}

/// The same in a low window: the moves in one line, and all of it scrolls if need be.
private struct LowPanel: View {
    let parts: GameParts

    var body: some View {
        ScrollView {
            VStack(spacing: 6) {
                if parts.plan.isWide { GameTitle(parts: parts) }
                HStack(spacing: 0) {
                    if !parts.plan.isWide { BackButton() }
                    PlayerBar(state: parts.state, side: parts.above, room: parts.capturedRoom, isSlim: parts.isSlim)
                        .padding(.leading, parts.plan.isWide ? 10 : 0)
                        .padding(.trailing, 12)
                }
                if parts.showsEnd {
                    Card { EndPanel(state: parts.state) }
                } else {
                    if let message = parts.message { MessageCard(message: message) }
                    if parts.message == nil || parts.isSlim { OwnBar(parts: parts) }
                    Card {
                        if !parts.isSlim { MoveStrip(state: parts.state) }
                        ActionBar(state: parts.state, isSlim: parts.isSlim, isNarrow: !parts.plan.isWide)
                        if parts.isSlim { MoveStrip(state: parts.state) }
                    }
                }
            }
        }
        .scrollBounceBehavior(.basedOnSize)
    }
}
