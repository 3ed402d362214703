import DamaKit
import SwiftUI

/// Players above the board, moves and buttons below it: a window that is nearly square. What is to be said stands between
/// the moves and the buttons, in large words in the place of the players.
struct SquareGame: View {
    let parts: GameParts
    let height: Double

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                HStack(spacing: 8) {
                    BackButton()
                    top
                }
                .padding(.trailing, 16)
                Spacer(minLength: 0)
                GameBoard(parts: parts)
                Spacer(minLength: 0)
                Foot(top: parts.isTextLarge ? 4 : 8) { foot }
            }
            .frame(minHeight: height)
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    @ViewBuilder private var top: some View {
        if parts.isTextLarge, let said {
            MessageCard(message: said, isSlim: true)
        } else if parts.isTextLarge && parts.showsEnd {
            GameResult(state: parts.state, isSmall: true)
            Spacer(minLength: 0)
        } else {
            ForEach([parts.above, parts.below], id: \.self) { side in
                PlayerBar(state: parts.state, side: side, room: parts.capturedRoom)
            }
        }
    }

    @ViewBuilder private var foot: some View {
        if parts.showsEnd {
            EndBar(state: parts.state, withResult: !parts.isTextLarge)
        } else {
            HStack(spacing: 0) {
                if let said, !parts.isTextLarge {
                    MessageCard(message: said, isSlim: true)
                        .padding(.leading, 8)
                        .padding(.vertical, 6)
                } else {
                    MoveStrip(state: parts.state)
                }
                ActionBar(state: parts.state, isSlim: parts.isTextLarge).frame(width: Self.actions)
            }
        }
    }

    private var said: Message? { parts.showsEnd ? nil : parts.message }

    private static let actions = 340.0
}
