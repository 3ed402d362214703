import DamaKit
import SwiftUI

/// One player: piece, name, what they are at, and what they have taken. `isSlim` is for low windows.
struct PlayerBar: View {
    let state: GameState
    let side: Side
    let room: CapturedRoom
    var isSlim = false

    @Environment(\.colours) private var colours
    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        HStack(spacing: isSlim ? 8 : 12) {
            Seal(state: state, side: side, size: isSlim ? 28 : 38)
            VStack(alignment: .leading, spacing: 0) {
                name
                    .font(isSlim ? Voice.smallLabel : Voice.label)
                    .lineLimit(1)
                if let status = state.status(side, isBrief: isTextLarge) {
                    Text(status)
                        .font(Voice.small)
                        .foregroundStyle(colours.ink2)
                        .lineLimit(isSlim ? 1 : 2)
                }
            }
            Spacer(minLength: 0)
            Captured(view: state.view, side: side, room: room)
        }
        .frame(minHeight: isSlim ? 48 : 64)
        .accessibilityElement(children: .combine)
    }

    /// Large words have no room for the level where there is none for a captured piece.
    private var name: Text {
        let name = Text(state.view.playerName(side)).foregroundStyle(colours.ink)
        guard let level = state.view.level(side), !isTextLarge || room != .none else { return name }
        let beside = Text(Phrase("dot_level", .number(level))).fontWeight(.regular)
        return name + beside.foregroundStyle(colours.ink2)
    }
}

/// A player's piece, ringed if it is their turn; the ring goes round while the computer thinks.
private struct Seal: View {
    let state: GameState
    let side: Side
    let size: Double

    @Environment(\.colours) private var colours
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced

    var body: some View {
        PieceIcon(side.man, side: size)
            .frame(width: size + 10, height: size + 10)
            .overlay {
                if isTurn { ring.padding(Self.width / 2) }
            }
            .padding(.leading, 2)
            .accessibilityHidden(true)
    }

    @ViewBuilder private var ring: some View {
        if state.thinking && state.view.turn == .computer {
            TimelineView(.animation(paused: isMotionReduced)) { timeline in
                let turns = timeline.date.timeIntervalSinceReferenceDate / Self.round
                Circle()
                    .trim(from: 0, to: Self.open)
                    .stroke(colours.primary, style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
                    .rotationEffect(.degrees(isMotionReduced ? 0 : turns * Self.fullTurn))
            }
        } else {
            Circle().stroke(colours.primary, lineWidth: Self.width)
        }
    }

    private var isTurn: Bool { state.view.outcome == nil && state.liveSide == side }

    private static let width = 2.5
    private static let open = 250.0 / 360
    private static let fullTurn = 360.0

    /// Seconds for once round.
    private static let round = 1.2
}

/// The pieces a side has taken, their number if there is no room for all, and by how much the side leads or trails.
private struct Captured: View {
    let view: GameView
    let side: Side
    let room: CapturedRoom

    @Environment(\.colours) private var colours

    var body: some View {
        let taken = Int(view.counts(side).taken)
        let lead = view.lead(of: side)
        let shown = min(taken, room.rawValue)
        HStack(spacing: 0) {
            if shown > 0 { PieceRow(kind: side.other.man, count: shown) }
            if taken > shown {
                Text(Phrase("times", .number(taken))).font(Voice.small).padding(.leading, 4)
            }
            if lead != 0 {
                Text(Phrase(lead > 0 ? "plus" : "minus", .number(abs(lead))))
                    .font(Voice.smallLabel)
                    .padding(.leading, 8)
            }
        }
        .foregroundStyle(colours.ink2)
        .lineLimit(1)
        .fixedSize()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(view.captureWords(side).map(\.words).joined(separator: ", "))
    }
}
