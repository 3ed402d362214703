import DamaKit
import SwiftUI

/// Which side the person plays.
struct SideChoices: View {
    @Binding var chosen: SideChoice

    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        SectionTitle(Phrase("you_play"))
        if isTextLarge {
            VStack(spacing: 8) { cards }
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { cards }.fixedSize(horizontal: false, vertical: true)
                VStack(spacing: 8) { cards }
            }
        }
    }

    private var cards: some View {
        ForEach(SideChoice.allCases, id: \.self) { side in
            SideCard(side: side, isChosen: side == chosen) { chosen = side }
        }
    }
}

private struct SideCard: View {
    let side: SideChoice
    let isChosen: Bool
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours

    var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                SidePicture(side: side)
                VStack(alignment: .leading, spacing: 0) {
                    Text(side.name).font(Voice.smallLabel).foregroundStyle(colours.ink)
                    Text(side.words).font(Voice.small).foregroundStyle(colours.ink2)
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 64, maxHeight: .infinity)
            .modifier(ChoiceFrame(isChosen: isChosen))
        }
        .buttonStyle(PressStyle())
    }
}

/// A man of the side; for the lot, half of each.
private struct SidePicture: View {
    let side: SideChoice

    var body: some View {
        switch side {
        case .white:
            PieceIcon(.whiteMan, side: Self.size)
        case .black:
            PieceIcon(.blackMan, side: Self.size)
        case .random:
            ZStack {
                PieceIcon(.whiteMan, side: Self.size).clipShape(Half(isUpper: true))
                PieceIcon(.blackMan, side: Self.size).clipShape(Half(isUpper: false))
            }
        }
    }

    private static let size = 32.0
}

/// The part of a rectangle above or below the diagonal that rises from the lower left.
private struct Half: Shape {
    let isUpper: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: isUpper ? CGPoint(x: rect.minX, y: rect.minY) : CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

extension SideChoice {
    fileprivate var name: Phrase {
        switch self {
        case .white: Phrase("white")
        case .black: Phrase("black")
        case .random: Phrase("random")
        }
    }

    fileprivate var words: Phrase {
        switch self {
        case .white: Phrase("moves_first")
        case .black: Phrase("moves_second")
        case .random: Phrase("by_lot")
        }
    }
}
