import DamaKit
import SwiftUI

/// The game being played, in its window: bars, board, moves and buttons, wherever there is room for them.
struct GameScreen: View {
    @Environment(GameModel.self) private var model
    @Environment(\.colours) private var colours
    @Environment(\.textScale) private var textScale

    var body: some View {
        GeometryReader { window in
            let (width, height) = (window.size.width, window.size.height)
            if let state = model.state, width > 0, height > 0 {
                layout(GameParts(state, width: width, height: height, textScale: textScale), height: height)
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
