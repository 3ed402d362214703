import DamaKit
import SwiftUI

/// All levels by name, each with a word on how it plays, and how they score against each other.
struct LevelList: View {
    @Binding var chosen: Int

    @Environment(\.colours) private var colours

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Card {
                VStack(spacing: 0) {
                    ForEach(1..<(levelsOfPlay + 1), id: \.self) { level in
                        LevelRow(level: level, isChosen: level == chosen) { chosen = level }
                    }
                }
                .padding(4)
            }
            Text(Phrase("levels_measured"))
                .font(Voice.small)
                .foregroundStyle(colours.ink2)
                .padding(.horizontal, 4)
        }
    }
}

private struct LevelRow: View {
    let level: Int
    let isChosen: Bool
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours
    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        Button(action: action) {
            HStack(spacing: 4) {
                Text(Phrase("number", .number(level)))
                    .font(Voice.number)
                    .foregroundStyle(ink2)
                    .frame(minWidth: 34)
                words
                Spacer(minLength: 0)
                if isChosen { Icon.check.image.foregroundStyle(ink).accessibilityHidden(true) }
            }
            .padding(.trailing, 12)
            .padding(.vertical, 4)
            .frame(minHeight: 50)
            .background(isChosen ? colours.primary : .clear, in: .rect(cornerRadius: Corner.choice))
        }
        .buttonStyle(PressStyle())
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    @ViewBuilder private var words: some View {
        if isTextLarge {
            VStack(alignment: .leading, spacing: 0) {
                name
                manner
            }
        } else {
            name.frame(minWidth: 92, alignment: .leading)
            manner
        }
    }

    private var name: some View {
        Text(levelName(level)).font(Voice.label).foregroundStyle(ink)
    }

    private var manner: some View {
        Text(levelWords(level)).font(Voice.small).foregroundStyle(ink2).multilineTextAlignment(.leading)
    }

    private var ink: Color { isChosen ? colours.onPrimary : colours.ink }
    private var ink2: Color { isChosen ? colours.onPrimary : colours.ink2 }
}
