import DamaKit
import SwiftUI

/// The board of a game: it draws, finds the square under a finger, shows what moves, and describes itself to screen
/// readers. In right-to-left languages it is the same.
struct Board: View {
    let state: GameState
    let size: Double

    @Environment(BoardStage.self) private var stage
    @Environment(DamaKit.Settings.self) private var settings
    @Environment(\.displayScale) private var displayScale
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced

    var body: some View {
        let geometry = BoardGeometry(size: size, scale: displayScale, flipped: state.turned)
        TurningBoard(state: state, size: size, turn: state.turned ? 1 : 0)
            .animation(turning, value: state.turned)
            .frame(width: size, height: size)
            .accessibilityLabel(Phrase("board").words)
            .accessibilityChildren { Squares(state: state, geometry: geometry) }
            .accessibilityIgnoresInvertColors()
            .modifier(BoardTouch(stage: stage))
            .modifier(BoardKeys(stage: stage))
            // A board is never mirrored.
            .environment(\.layoutDirection, .leftToRight)
            .onChange(of: geometry, initial: true) { _, new in stage.geometry = new }
            .onChange(of: state, initial: true) { _, new in stage.follow(new, isStill: isMotionReduced) }
    }

    private var turning: Animation? {
        let pace = isMotionReduced ? 0 : settings.preferences.speed.pace
        guard pace > 0 else { return nil }
        return .timingCurve(0.2, 0, 0, 1, duration: Motion.flip * pace / 1000)
    }
}

/// Drawn anew in every frame while the board turns round, and else when the game changes.
private struct TurningBoard: View, Animatable {
    let state: GameState
    let size: Double
    var turn: Double

    @Environment(BoardStage.self) private var stage
    @Environment(DamaKit.Settings.self) private var settings
    @Environment(\.palette) private var palette
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced

    nonisolated var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }

    var body: some View {
        ZStack {
            BoardCanvas(
                scene: scene,
                size: size,
                isMoving: stage.isMoving,
                motion: { stage.frame(state, at: $0) }
            )
            // Without motion what changes fades over.
            .id(isMotionReduced ? state.view.serial : 0)
            .transition(.opacity)
        }
        .animation(.linear(duration: Motion.crossFade / 1000), value: isMotionReduced ? state.view.serial : 0)
    }

    private var scene: BoardScene {
        var scene = BoardScene(
            state,
            settings.preferences,
            dark: palette.isDark,
            turn: turn,
            focused: stage.focused
        )
        scene.set = palette.set
        return scene
    }
}
