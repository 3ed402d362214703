import DamaKit
import SwiftUI

/// What can be done in a game: the frequent things, and a menu with the others. `isSlim` leaves the words out;
/// `isNarrow` makes two rows of it.
struct ActionBar: View {
    let state: GameState
    var isSlim = false
    var isNarrow = false

    @Environment(GameModel.self) private var model

    var body: some View {
        Group {
            if isNarrow {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        undo
                        redo
                        hint
                    }
                    HStack(spacing: 0) {
                        flip
                        MoreMenu(state: state, isSlim: isSlim)
                    }
                }
            } else {
                HStack(spacing: 0) {
                    undo
                    redo
                    hint
                    flip
                    MoreMenu(state: state, isSlim: isSlim)
                }
            }
        }
        .padding(.horizontal, isSlim ? 0 : 8)
    }

    private var undo: some View {
        ActionButton(.undo, Phrase("undo"), isSlim: isSlim) { model.undo() }
            .disabled(!state.view.canUndo)
            .keyboardShortcut("z", modifiers: .command)
    }

    private var redo: some View {
        ActionButton(.redo, Phrase("redo"), isSlim: isSlim) { model.redo() }
            .disabled(!state.view.canRedo)
            .keyboardShortcut("z", modifiers: [.command, .shift])
    }

    private var hint: some View {
        ActionButton(.hint, Phrase("hint"), isSlim: isSlim) { model.hint() }
            .disabled(state.view.turn != .person || state.advising)
    }

    private var flip: some View {
        ActionButton(.flip, Phrase("flip"), isSlim: isSlim) { model.flip() }
    }
}

/// A button of the bar.
private struct ActionButton: View {
    let icon: Icon
    let words: Phrase
    let isSlim: Bool
    let action: @MainActor () -> Void

    init(_ icon: Icon, _ words: Phrase, isSlim: Bool, action: @escaping @MainActor () -> Void) {
        self.icon = icon
        self.words = words
        self.isSlim = isSlim
        self.action = action
    }

    var body: some View {
        Button(action: action) { ActionLabel(icon: icon, words: words, isSlim: isSlim) }
            .buttonStyle(PressStyle())
            .accessibilityLabel(words.words)
    }
}

/// An icon, and its word unless there is no room; held down, it is shown large to who wants large text.
private struct ActionLabel: View {
    let icon: Icon
    let words: Phrase
    let isSlim: Bool

    @Environment(\.colours) private var colours

    var body: some View {
        VStack(spacing: 4) {
            icon.image.font(Voice.heading)
            if !isSlim {
                Text(words)
                    .font(Voice.action)
                    .lineLimit(1)
                    .minimumScaleFactor(Self.leastScale)
            }
        }
        .foregroundStyle(colours.ink)
        .padding(.horizontal, 2)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, minHeight: isSlim ? leastTarget : 64)
        .accessibilityShowsLargeContentViewer {
            Label(words.words, systemImage: icon.rawValue)
        }
    }

    private static let leastScale = 0.4
}

/// What is rarely done in a game.
private struct MoreMenu: View {
    let state: GameState
    let isSlim: Bool

    @Environment(GameModel.self) private var model
    @Environment(Way.self) private var way
    @State private var isResigning = false

    var body: some View {
        Menu {
            item(.resign, Phrase("resign")) { isResigning = true }
                .disabled(state.view.outcome != nil)
            item(.offerDraw, Phrase("offer_draw")) { model.offerDraw() }
                .disabled(!state.view.canOfferDraw)
            item(.newGame, Phrase("new_game")) { way.go(state.view.mode.screen) }
            item(.copy, Phrase("copy_position")) { copy(model.position()) }
            item(.copy, Phrase("copy_game")) { copy(model.pdn()) }
            item(.settings, Phrase("settings")) { way.go(.settings) }
        } label: {
            ActionLabel(icon: .more, words: Phrase("more"), isSlim: isSlim)
        }
        .buttonStyle(PressStyle())
        .accessibilityLabel(Phrase("more").words)
        .question(state.resignQuestion, Phrase("resign_text"), yes: Phrase("resign"), isAsked: $isResigning) {
            model.resign(state.resigning)
        }
    }

    private func item(_ icon: Icon, _ words: Phrase, action: @escaping @MainActor () -> Void) -> some View {
        Button(words.words, systemImage: icon.rawValue, action: action)
    }

    /// What was copied is not seen, so it is said.
    private func copy(_ text: String?) {
        guard let text else { return }
        copyToPasteboard(text)
        announce(Phrase("copied").words)
    }
}
