import DamaCore
import DamaKit
import SwiftUI

/// The game being played, in its window: bars, board, moves and buttons, wherever there is room for them.
struct GameScreen: View {
    @Environment(GameModel.self) private var model
    @Environment(\.colours) private var colours
    @Environment(\.textScale) private var textScale
    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        GeometryReader { window in
            if let state = model.state {
                let plan = GamePlan(width: window.size.width, height: window.size.height, textScale: textScale)
                let parts = GameParts(
                    state: state,
                    plan: plan,
                    isTextLarge: isTextLarge,
                    textScale: textScale,
                    message: Message(state)
                )
                layout(parts, height: window.size.height)
                    .modifier(Announcer(said: Said(state)))
                    .modifier(GameFeel(state: state))
            }
        }
        .background(colours.bg)
        .withoutBar()
    }

    @ViewBuilder
    private func layout(_ parts: GameParts, height: Double) -> some View {
        switch parts.plan.shape {
        case .side:
            SideGame(parts: parts, height: height)
        case .square where parts.plan.isWide:
            SquareGame(parts: parts, height: height)
        case .column, .square:
            ColumnGame(parts: parts, height: height)
        }
    }
}

/// Tells screen readers what has happened.
private struct Announcer: ViewModifier {
    let said: Said

    func body(content: Content) -> some View {
        content.onChange(of: said) { old, new in announce(new.news(after: old).spoken) }
    }
}

/// What a hand feels: pieces that land, taps that are not obeyed, the end.
private struct GameFeel: ViewModifier {
    let state: GameState

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(.selection, trigger: state.view.selected) { _, new in new != nil }
            .sensoryFeedback(.impact(weight: .light), trigger: state.view.ply)
            .sensoryFeedback(.warning, trigger: state.refused?.id) { _, new in new != nil }
            .sensoryFeedback(.success, trigger: state.view.outcome) { _, new in new != nil }
    }
}
