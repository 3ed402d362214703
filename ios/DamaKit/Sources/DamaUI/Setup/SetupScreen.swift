import DamaKit
import SwiftUI

/// Asks what a new game shall be. If a game is in progress its end is asked for first (H2).
struct SetupScreen: View {
    let mode: Mode

    @Environment(GameModel.self) private var model
    @State private var choice: SetupChoice
    @State private var start: StartText
    @State private var isOpen: Bool
    @State private var isAsking = false
    private let onStart: @MainActor (SetupChoice) -> Void

    /// `last` is what was chosen the last time; `onStart` gets the choice.
    init(mode: Mode, last: SetupChoice, onStart: @escaping @MainActor (SetupChoice) -> Void) {
        self.mode = mode
        self.onStart = onStart
        _choice = State(initialValue: last)
        _start = State(initialValue: StartText(last.start))
        _isOpen = State(initialValue: last.start != nil)
    }

    var body: some View {
        let checked = start.checked
        GeometryReader { window in
            if window.size.width >= Self.twoPanes && mode == .computer {
                twoPanes(checked)
            } else {
                onePane(checked)
            }
        }
        .safeAreaInset(edge: .bottom) {
            MainButton(words: Phrase("start_game"), isPrimary: true) {
                if model.state?.isUnderWay == true { isAsking = true } else { begin(checked) }
            }
            .disabled(!checked.isGood)
            .fixedSize(horizontal: false, vertical: true)
            .padding(.horizontal, 16)
            .padding(.vertical, 10)
            .frame(maxWidth: Self.mostWidth)
        }
        .page(Phrase(mode == .computer ? "play_computer" : "two_players"))
        .question(
            Phrase("new_game_question"),
            Phrase("new_game_text"),
            yes: Phrase("start_game"),
            isAsked: $isAsking
        ) {
            begin(checked)
        }
    }

    private func onePane(_ checked: CheckedStart) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                if mode == .computer {
                    LevelList(chosen: $choice.level)
                    SideChoices(chosen: $choice.side)
                }
                if mode == .computer && !isOpen {
                    StartSummary(noUndo: choice.noUndo) { isOpen = true }
                } else {
                    StartOptions(start: $start, noUndo: $choice.noUndo, checked: checked)
                }
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: Self.mostWidth)
            .frame(maxWidth: .infinity)
        }
    }

    private func twoPanes(_ checked: CheckedStart) -> some View {
        HStack(alignment: .top, spacing: 24) {
            ScrollView { LevelList(chosen: $choice.level) }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    SideChoices(chosen: $choice.side)
                    StartOptions(start: $start, noUndo: $choice.noUndo, checked: checked)
                }
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: Self.mostTwoPanes)
        .frame(maxWidth: .infinity)
    }

    private func begin(_ checked: CheckedStart) {
        var choice = choice
        choice.start = checked.position
        onStart(choice)
    }

    private static let mostWidth = 600.0
    private static let mostTwoPanes = 1040.0
    private static let twoPanes = 720.0
}
