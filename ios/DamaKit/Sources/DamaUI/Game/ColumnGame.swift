import DamaKit
import SwiftUI

/// Board between the players, buttons at the foot: a phone held upright.
struct ColumnGame: View {
    let parts: GameParts
    let height: Double

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                if parts.plan.room == .ample { GameTitle(parts: parts) }
                upperBar
                    .padding(.bottom, parts.isSlim ? 0 : 8)
                    .frame(maxWidth: parts.plan.isWide ? parts.plan.board : .infinity)
                GameBoard(parts: parts)
                if !parts.showsEnd { BelowBoard(parts: parts) }
                if parts.showsEnd {
                    Foot(isFilling: true) { EndPanel(state: parts.state, isWide: parts.plan.isWide) }
                } else {
                    Spacer(minLength: 0)
                    Tray(parts: parts)
                }
            }
            .frame(minHeight: height)
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    private var upperBar: some View {
        HStack(spacing: 0) {
            if parts.plan.room != .ample { BackButton() }
            PlayerBar(state: parts.state, side: parts.above, room: parts.capturedRoom, isSlim: parts.isSlim)
                .padding(.leading, parts.plan.room == .ample ? 14 : 0)
                .padding(.trailing, 16)
        }
    }
}

/// The player below and what there is to say.
private struct BelowBoard: View {
    let parts: GameParts

    var body: some View {
        let margin: Double = parts.isSlim ? 0 : 12
        if parts.plan.isWide && !parts.isShared {
            HStack(spacing: 12) {
                OwnBar(parts: parts, isFilling: true)
                if let message = parts.message { MessageCard(message: message, isFilling: true) }
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(width: parts.plan.board)
            .padding(.top, margin)
        } else {
            VStack(spacing: 8) {
                if let message = parts.message { MessageCard(message: message, isSlim: parts.isSlim) }
                if parts.message == nil || !parts.isShared { OwnBar(parts: parts) }
            }
            .padding(.horizontal, parts.plan.isWide ? 0 : 12)
            .frame(maxWidth: parts.plan.isWide ? parts.plan.board : .infinity)
            .padding(.top, margin)
        }
    }
}

/// Moves and buttons on a surface at the foot of the screen.
private struct Tray: View {
    let parts: GameParts

    var body: some View {
        Foot(top: parts.isSlim ? 0 : 8) {
            if parts.isSlim {
                ActionBar(state: parts.state, isSlim: true)
                MoveStrip(state: parts.state)
            } else {
                MoveStrip(state: parts.state).padding(.top, 4)
                Rule().padding(.horizontal, 16)
                ActionBar(state: parts.state).padding(.vertical, 2)
            }
        }
    }
}
