import DamaKit
import SwiftUI

/// The 64 squares for screen readers, row by row as they are seen: what stands there, what it can do, a tap on it, and
/// what else can be done from there (A1).
struct Squares: View {
    let state: GameState
    let geometry: BoardGeometry

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<BoardGeometry.files, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(squares(in: row), id: \.self) { square in
                        Square(words: state.view.words(on: square), square: square, view: state.view)
                            .frame(width: geometry.square, height: geometry.square)
                    }
                }
            }
        }
        .padding(geometry.frame)
    }

    private func squares(in row: Int) -> [Int] {
        let read = state.turned ? readingOrder.reversed() : readingOrder
        return Array(read[row * BoardGeometry.files..<(row + 1) * BoardGeometry.files])
    }
}

private struct Square: View {
    let words: SquareWords
    let square: Int
    let view: GameView

    @Environment(GameModel.self) private var model
    @Environment(BoardStage.self) private var stage

    var body: some View {
        Rectangle()
            .fill(.clear)
            .accessibilityElement()
            .accessibilityIdentifier("square-\(squareName(square))")
            .accessibilityLabel(words.label.words)
            .accessibilityValue(words.ability?.words ?? "")
            .accessibilityAddTraits(words.isSelected ? [.isButton, .isSelected] : .isButton)
            .accessibilityAction { stage.tap(square) }
            .accessibilityActions {
                if view.canUndo { Button(Phrase("undo").words) { model.undo() } }
                if view.canRedo { Button(Phrase("redo").words) { model.redo() } }
                if view.turn == .person { Button(Phrase("hint").words) { model.hint() } }
            }
    }
}
