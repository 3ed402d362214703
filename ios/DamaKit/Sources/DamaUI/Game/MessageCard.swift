import DamaKit
import SwiftUI

/// A message as a card. `isSlim` is for low windows.
struct MessageCard: View {
    let message: Message
    var isSlim = false

    /// Whether it takes all the height there is.
    var isFilling = false

    @Environment(GameModel.self) private var model
    @Environment(\.colours) private var colours

    var body: some View {
        HStack(spacing: 12) {
            sign.accessibilityHidden(true)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    words
                    Spacer(minLength: 0)
                    buttons.fixedSize()
                }
                VStack(alignment: .leading, spacing: 0) {
                    words
                    buttons
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.leading, 14)
        .padding(.trailing, 8)
        .padding(.vertical, isSlim ? 2 : 8)
        .frame(maxWidth: .infinity, minHeight: isSlim ? 48 : 64, maxHeight: isFilling ? .infinity : nil)
        .background(ground, in: .rect(cornerRadius: Corner.button))
        .transition(.opacity)
    }

    @ViewBuilder private var sign: some View {
        if let picture = message.picture {
            picture.icon.image.font(Voice.heading).foregroundStyle(colours.ink)
        } else {
            Wedges()
        }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(message.title).font(isSlim ? Voice.smallLabel : Voice.label)
            Text(message.text).font(Voice.small)
        }
        .foregroundStyle(colours.ink)
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var buttons: some View {
        if !message.actions.isEmpty {
            HStack(spacing: 0) {
                ForEach(message.actions, id: \.self) { action in
                    TextButton(action.words) { model.perform(action) }
                }
            }
        }
    }

    private var ground: Color {
        switch message.tone {
        case .obligation: colours.obligationWash
        case .advice: colours.primaryWash
        case .neutral: colours.bg2
        }
    }
}

/// The mark of a piece that must capture, as on the board.
private struct Wedges: View {
    @Environment(\.colours) private var colours

    var body: some View {
        Canvas { context, size in
            let unit = size.width / Self.grid
            var wedge = Path()
            wedge.move(to: CGPoint(x: -12 * unit, y: -12 * unit))
            wedge.addLine(to: CGPoint(x: -4 * unit, y: -12 * unit))
            wedge.addLine(to: CGPoint(x: -12 * unit, y: -4 * unit))
            wedge.closeSubpath()
            context.translateBy(x: size.width / 2, y: size.height / 2)
            for _ in 0..<Self.corners {
                context.fill(wedge, with: .color(colours.obligation))
                context.rotate(by: .degrees(90))
            }
            let ring = CGRect(x: -6.5 * unit, y: -6.5 * unit, width: 13 * unit, height: 13 * unit)
            context.stroke(Path(ellipseIn: ring), with: .color(colours.obligation), lineWidth: 2 * unit)
        }
        .frame(width: 30, height: 30)
    }

    private static let grid = 28.0
    private static let corners = 4
}
