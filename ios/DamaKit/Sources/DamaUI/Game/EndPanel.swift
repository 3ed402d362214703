import DamaKit
import SwiftUI

/// How a game ended and why, and what can follow. The board stays in sight (E1). `isWide` has one row of buttons.
struct EndPanel: View {
    let state: GameState
    var isWide = false

    @Environment(\.colours) private var colours

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 14) {
                Sign(winner: state.view.outcome?.winner)
                GameResult(state: state)
                Spacer(minLength: 0)
                CloseButton()
            }
            Text(state.facts).font(Voice.small).foregroundStyle(colours.ink2)
            EndButtons(state: state, isWide: isWide)
        }
        .padding(16)
        .frame(maxWidth: .infinity)
    }
}

/// The same in one line, for a window with more width than height to spare; the result may stand elsewhere.
struct EndBar: View {
    let state: GameState
    var withResult = true

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
                result
                buttons.fixedSize(horizontal: true, vertical: false)
                CloseButton()
            }
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    result
                    CloseButton()
                }
                buttons
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder private var result: some View {
        if withResult { GameResult(state: state, isSmall: true) }
        Spacer(minLength: 0)
    }

    private var buttons: some View {
        HStack(spacing: 8) {
            RematchButton(state: state)
            SwapButton(state: state)
            HomeButton()
        }
    }
}
