import DamaKit
import SwiftUI

/// The least height and width of what can be touched.
let leastTarget = 48.0

/// How a control shows that it is pressed, or cannot be used.
struct PressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? configuration.isPressed ? Self.pressed : 1 : Self.disabled)
            .contentShape(.rect)
    }

    private static let pressed = 0.6
    private static let disabled = 0.38
}

/// A button that is only its icon; `label` is for those who cannot see it, or hold it down in large text.
struct IconButton: View {
    let icon: Icon
    let label: Phrase
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours

    init(_ icon: Icon, _ label: Phrase, action: @escaping @MainActor () -> Void) {
        self.icon = icon
        self.label = label
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            icon.image
                .font(Voice.heading)
                .foregroundStyle(colours.ink)
                .frame(minWidth: leastTarget, minHeight: leastTarget)
        }
        .buttonStyle(PressStyle())
        .accessibilityLabel(label.words)
        .accessibilityShowsLargeContentViewer {
            Label(label.words, systemImage: icon.rawValue)
        }
    }
}

/// A large button; the one that most people want is `isPrimary`.
struct MainButton: View {
    let words: Phrase
    var icon: Icon?
    var isPrimary = false
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours

    var body: some View {
        Button(action: action) {
            HStack(spacing: 10) {
                icon?.image.accessibilityHidden(true)
                Text(words).multilineTextAlignment(.center)
            }
            .font(Voice.label)
            .foregroundStyle(isPrimary ? colours.onPrimary : colours.ink)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 56, maxHeight: .infinity)
            .background(isPrimary ? colours.primary : colours.surface, in: shape)
            .overlay { shape.strokeBorder(isPrimary ? colours.primary : colours.line) }
        }
        .buttonStyle(PressStyle())
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Corner.button) }
}

/// Words that do something, in a card or a line.
struct TextButton: View {
    let words: Phrase
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours

    init(_ words: Phrase, action: @escaping @MainActor () -> Void) {
        self.words = words
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(words)
                .font(Voice.smallLabel)
                .foregroundStyle(colours.primary)
                .padding(.horizontal, 10)
                .frame(minHeight: leastTarget)
        }
        .buttonStyle(PressStyle())
    }
}

/// A surface on the page, parted from it by tone and a thin line.
struct Card<Content: View>: View {
    private let content: Content

    @Environment(\.colours) private var colours

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(colours.surface)
            .clipShape(shape)
            .overlay { shape.strokeBorder(colours.line) }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Corner.card) }
}

/// A thin line between the rows of a card.
struct Rule: View {
    @Environment(\.colours) private var colours

    var body: some View {
        colours.line.frame(height: 1).accessibilityHidden(true)
    }
}

/// The name of a group of choices.
struct SectionTitle: View {
    private let words: Phrase

    init(_ words: Phrase) {
        self.words = words
    }

    var body: some View {
        Text(words)
            .font(Voice.smallLabel)
            .padding(.leading, 4)
            .padding(.top, 14)
            .padding(.bottom, 6)
            .accessibilityAddTraits(.isHeader)
    }
}

/// Something that is on or off, with a word on what that means.
struct SwitchRow: View {
    let title: Phrase
    let text: Phrase
    @Binding var isOn: Bool

    @Environment(\.colours) private var colours

    var body: some View {
        Toggle(isOn: $isOn) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(Voice.label).foregroundStyle(colours.ink)
                Text(text).font(Voice.small).foregroundStyle(colours.ink2)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .frame(minHeight: 64)
    }
}
