import DamaKit
import SwiftUI

// What the layouts of a game have in common.

/// The board as large as the plan says. One that reaches from edge to edge has no corners to round.
struct GameBoard: View {
    let parts: GameParts

    var body: some View {
        Board(state: parts.state, size: parts.plan.board)
            .clipShape(.rect(cornerRadius: parts.plan.isWide || parts.plan.shape == .side ? Corner.board : 0))
    }
}

/// Back, and how far the game is.
struct GameTitle: View {
    let parts: GameParts

    @Environment(\.colours) private var colours

    var body: some View {
        let view = parts.state.view
        HStack(spacing: 0) {
            BackButton()
            Text(Phrase("move", .number(view.moveNumber(Int(view.ply)))))
                .font(Voice.heading)
                .foregroundStyle(colours.ink)
                .lineLimit(1)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 4)
    }
}

/// Leads to the screen before, and leaves the game as it is.
struct BackButton: View {
    @Environment(Way.self) private var way

    var body: some View {
        IconButton(.back, Phrase("back")) { way.back() }
            .keyboardShortcut(.cancelAction)
    }
}

/// The bar of the player below, on a surface of its own where there is room for one.
struct OwnBar: View {
    let parts: GameParts

    /// Whether it takes all the height there is.
    var isFilling = false

    @Environment(\.colours) private var colours

    var body: some View {
        let bar = PlayerBar(state: parts.state, side: parts.below, room: parts.capturedRoom, isSlim: parts.isSlim)
        if parts.isSlim {
            bar
        } else {
            let shape = RoundedRectangle(cornerRadius: Corner.button)
            bar
                .padding(.horizontal, 10)
                .frame(maxHeight: isFilling ? .infinity : nil)
                .background(colours.surface, in: shape)
                .overlay { shape.strokeBorder(colours.line) }
        }
    }
}

/// A surface at the foot of the screen, down to its edge.
struct Foot<Content: View>: View {
    private let top: Double
    private let isFilling: Bool
    private let content: Content

    @Environment(\.colours) private var colours

    /// `isFilling` takes all the height there is.
    init(top: Double = 8, isFilling: Bool = false, @ViewBuilder content: () -> Content) {
        self.top = top
        self.isFilling = isFilling
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: Self.mostWidth)
            .frame(maxWidth: .infinity, maxHeight: isFilling ? .infinity : nil, alignment: .top)
            .background(alignment: .top) {
                // Its colour goes on where the system's own bar is, beyond the scrolled content.
                shape.fill(colours.surface).padding(.bottom, -Self.beyond)
                shape.stroke(colours.line).padding(.bottom, -Self.beyond)
            }
            .padding(.top, top)
    }

    private var shape: UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: Corner.tray, topTrailingRadius: Corner.tray)
    }

    private static var mostWidth: Double { 640 }
    private static var beyond: Double { 200 }
}
