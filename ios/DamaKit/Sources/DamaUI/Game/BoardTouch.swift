import DamaKit
import SwiftUI

/// Taps and drags on a board.
struct BoardTouch: ViewModifier {
    let stage: BoardStage

    /// Whether a finger is down. The system sets it back also when it takes the touch away, and then says nothing else.
    @GestureState private var isDown = false

    func body(content: Content) -> some View {
        content
            .contentShape(.rect)
            .gesture(finger)
            // A second finger means neither a tap nor a drag.
            .simultaneousGesture(MagnifyGesture(minimumScaleDelta: 0).onChanged { _ in stage.cancel() })
            .onChange(of: isDown) { _, isDown in
                if !isDown { forget(stage.touchNumber) }
            }
            .defersSystemGestures(on: .all)
    }

    private var finger: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isDown) { _, isDown, _ in isDown = true }
            .onChanged { stage.finger(from: DamaKit.Point($0.startLocation), to: DamaKit.Point($0.location)) }
            .onEnded { stage.up(at: DamaKit.Point($0.location)) }
    }

    /// After a finger that goes up has been heard of, whichever of the two is told first.
    private func forget(_ touch: Int) {
        Task { stage.gone(touch) }
    }
}

/// Arrow keys move a mark over the board as it is seen; Return and Space tap.
struct BoardKeys: ViewModifier {
    let stage: BoardStage

    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focusable()
            .focused($isFocused)
            .focusEffectDisabled()
            .onChange(of: isFocused) { _, isFocused in stage.setFocused(isFocused) }
            .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
                let (right, up) = way(of: press.key)
                return stage.moveFocus(right: right, up: up) ? .handled : .ignored
            }
            .onKeyPress(keys: [.return, .space], phases: .down) { _ in
                stage.tapFocus()
                return .handled
            }
    }

    private func way(of key: KeyEquivalent) -> (right: Int, up: Int) {
        switch key {
        case .leftArrow: (-1, 0)
        case .rightArrow: (1, 0)
        case .upArrow: (0, 1)
        default: (0, -1)
        }
    }
}

extension DamaKit.Point {
    fileprivate init(_ point: CGPoint) {
        self.init(point.x, point.y)
    }
}
