import DamaKit
import SwiftUI

// What the end panel and the end bar are made of.

/// Who has won, or nobody, and why.
struct GameResult: View {
    let state: GameState
    var isSmall = false

    @Environment(\.colours) private var colours

    var body: some View {
        if let result = state.view.result {
            VStack(alignment: .leading, spacing: 0) {
                // A long word in large letters gets as small as it must.
                Text(result.title)
                    .font(isSmall ? Voice.heading : Voice.title)
                    .lineLimit(1)
                    .minimumScaleFactor(Self.leastScale)
                Text(result.text).font(isSmall ? Voice.small : Voice.body)
            }
            .foregroundStyle(colours.ink)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
        }
    }

    private static let leastScale = 0.4
}

/// The winner's king; of a draw, one man of each.
struct Sign: View {
    let winner: Side?

    var body: some View {
        if let winner {
            PieceIcon(winner.man.king, side: 60)
        } else {
            HStack(spacing: -10) {
                ForEach(Side.both, id: \.self) { PieceIcon($0.man, side: 40) }
            }
            .frame(height: 60)
        }
    }
}

/// What can follow, in as few rows as there is room for.
struct EndButtons: View {
    let state: GameState
    let isWide: Bool

    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        rows.fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder private var rows: some View {
        switch (isWide, isTextLarge) {
        case (true, false):
            HStack(spacing: 8) {
                first
                second
            }
        case (false, false), (true, true):
            VStack(spacing: 8) {
                HStack(spacing: 8) { first }
                HStack(spacing: 8) { second }
            }
        case (false, true):
            VStack(spacing: 8) {
                first
                second
            }
        }
    }

    @ViewBuilder private var first: some View {
        RematchButton(state: state, icon: .newGame)
        SwapButton(state: state, icon: .swap)
    }

    @ViewBuilder private var second: some View {
        LookButton()
        HomeButton(icon: .back)
    }
}

/// The same game once more.
struct RematchButton: View {
    let state: GameState
    var icon: Icon?

    @Environment(GameModel.self) private var model
    @Environment(DamaKit.Settings.self) private var settings

    var body: some View {
        MainButton(words: Phrase("rematch"), icon: icon, isPrimary: true) {
            model.rematch(noUndo: settings.lastChoice(state.view.mode).noUndo, swapped: false)
        }
    }
}

/// The same game with the sides the other way round.
struct SwapButton: View {
    let state: GameState
    var icon: Icon?

    @Environment(GameModel.self) private var model
    @Environment(DamaKit.Settings.self) private var settings

    var body: some View {
        MainButton(words: Phrase("swap_sides"), icon: icon) {
            model.rematch(noUndo: settings.lastChoice(state.view.mode).noUndo, swapped: true)
        }
    }
}

/// Leaves a finished game for good.
struct HomeButton: View {
    var icon: Icon?

    @Environment(GameModel.self) private var model
    @Environment(Way.self) private var way

    var body: some View {
        MainButton(words: Phrase("home"), icon: icon) {
            way.only(.home)
            model.leave()
        }
    }
}

/// Puts the panel away: the board stays to be looked at.
struct LookButton: View {
    @Environment(GameModel.self) private var model

    var body: some View {
        MainButton(words: Phrase("look_at_board"), icon: .review) { model.setEndSeen(true) }
    }
}

/// The same as a small button in the corner.
struct CloseButton: View {
    @Environment(GameModel.self) private var model

    var body: some View {
        IconButton(.close, Phrase("look_at_board")) { model.setEndSeen(true) }
    }
}
