import DamaKit
import SwiftUI

/// The frame and behaviour of one of several choices.
struct ChoiceFrame: ViewModifier {
    let isChosen: Bool

    @Environment(\.colours) private var colours

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: Corner.choice)
        content
            .background(isChosen ? colours.primaryWash : colours.surface, in: shape)
            .overlay {
                shape.strokeBorder(isChosen ? colours.primary : colours.line, lineWidth: isChosen ? 2.5 : 1)
            }
            .contentShape(shape)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// One of a few words to choose, side by side; where they do not fit, one under the other.
struct WordChoice<Value: Hashable>: View {
    let options: [(value: Value, words: Phrase)]
    @Binding var chosen: Value

    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        if isTextLarge {
            VStack(spacing: 8) { words }
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { words }
                VStack(spacing: 8) { words }
            }
        }
    }

    private var words: some View {
        ForEach(options, id: \.value) { option in
            Word(words: option.words, isChosen: option.value == chosen) { chosen = option.value }
        }
    }
}

private struct Word: View {
    let words: Phrase
    let isChosen: Bool
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

    var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                if isChosen && isWithoutColor { Icon.check.image.accessibilityHidden(true) }
                Text(words).multilineTextAlignment(.center)
            }
            .font(Voice.smallLabel)
            .foregroundStyle(colours.ink)
            .padding(.horizontal, 8)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: leastTarget)
            .modifier(ChoiceFrame(isChosen: isChosen))
        }
        .buttonStyle(PressStyle())
    }
}
