import DamaKit
import SwiftUI

/// In a line what most people never change.
struct StartSummary: View {
    let noUndo: Bool
    let onChange: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 8) {
            Text(Phrase(noUndo ? "start_standard_no_undo" : "start_standard_undo")).font(Voice.body)
            Spacer(minLength: 0)
            TextButton(Phrase("change"), action: onChange)
        }
        .padding(.leading, 4)
        .padding(.top, 6)
    }
}

/// Where the game begins, and whether moves can be taken back.
struct StartOptions: View {
    @Binding var start: StartText
    @Binding var noUndo: Bool
    let checked: CheckedStart

    var body: some View {
        SectionTitle(Phrase("start"))
        Card {
            VStack(alignment: .leading, spacing: 10) {
                WordChoice(
                    options: [(false, Phrase("start_standard")), (true, Phrase("start_own"))],
                    chosen: $start.isOwn
                )
                if start.isOwn { PositionField(text: $start.text, checked: checked) }
            }
            .padding(12)
            Rule()
            SwitchRow(title: Phrase("no_undo"), text: Phrase("no_undo_text"), isOn: $noUndo)
        }
        .padding(.bottom, 12)
    }
}

/// A position as text, typed or pasted, and what the core says about it.
private struct PositionField: View {
    @Binding var text: String
    let checked: CheckedStart

    @Environment(\.colours) private var colours

    var body: some View {
        let isWrong = checked.fault != nil
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                TextField(
                    Phrase("position_text").words,
                    text: $text,
                    prompt: Text(Phrase("position_example")),
                    axis: .vertical
                )
                .font(Voice.move)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.characters)
                .environment(\.layoutDirection, .leftToRight)
                .padding(12)
                .overlay {
                    RoundedRectangle(cornerRadius: Corner.button)
                        .strokeBorder(isWrong ? colours.obligation : colours.ink2, lineWidth: isWrong ? 2 : 1)
                }
                // The system's own button: it asks nobody for leave, since a person has touched it.
                PasteButton(payloadType: String.self) { texts in
                    if let pasted = texts.first { text = pasted.trimmingCharacters(in: .whitespacesAndNewlines) }
                }
                .labelStyle(.iconOnly)
                .buttonBorderShape(.roundedRectangle(radius: Corner.button))
                .accessibilityLabel(Phrase("paste").words)
            }
            Text(checked.verdict)
                .font(Voice.small)
                .foregroundStyle(isWrong ? colours.obligation : colours.ink2)
        }
    }
}
