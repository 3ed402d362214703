import DamaKit
import SwiftUI

/// The moves in one line, the one that is looked at in sight.
struct MoveStrip: View {
    let state: GameState

    @Environment(\.colours) private var colours
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 0) {
            LookBack(state: state)
            if state.moves.isEmpty {
                Text(Phrase("no_moves_yet"))
                    .font(Voice.small)
                    .foregroundStyle(colours.ink2)
                    .frame(maxWidth: .infinity)
            } else {
                line
            }
            LookForward(state: state)
        }
        .frame(minHeight: leastTarget)
        .padding(.horizontal, 4)
    }

    private var line: some View {
        ScrollViewReader { scroll in
            ScrollView(.horizontal) {
                HStack(spacing: 2) {
                    ForEach(Array(1...state.moves.count), id: \.self) { ply in
                        HStack(spacing: 0) {
                            if state.view.isNumbered(ply) { MoveNumber(words: state.view.numberWords(ply)) }
                            MoveButton(route: state.moves[ply - 1], ply: ply, isShown: ply == Int(state.view.ply))
                        }
                        .id(ply)
                    }
                }
            }
            .fixedSize(horizontal: false, vertical: true)
            .scrollIndicators(.hidden)
            .defaultScrollAnchor(.trailing)
            .mask { fadedStart }
            .onChange(of: state.view.ply, initial: true) { _, ply in scroll.scrollTo(Int(ply), anchor: .trailing) }
            .onChange(of: state.moves.count) { scroll.scrollTo(Int(state.view.ply), anchor: .trailing) }
        }
    }

    /// What comes in at the start of a line grows out of the ground.
    private var fadedStart: some View {
        HStack(spacing: 0) {
            LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
                .frame(width: Self.fade)
            Color.black
        }
    }

    private static let fade = 24.0
}

/// The moves in two columns, for windows with room: number, White, Black.
struct MoveGrid: View {
    let state: GameState

    @Environment(\.colours) private var colours

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Text(Phrase("moves"))
                    .font(Voice.label)
                    .foregroundStyle(colours.ink)
                    .accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                LookBack(state: state)
                LookForward(state: state)
            }
            .padding(.leading, 16)
            .padding(.trailing, 4)
            .padding(.top, 2)
            rows
        }
        .frame(maxHeight: .infinity)
    }

    private var rows: some View {
        let rows = state.moveRows
        return ScrollViewReader { scroll in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows) { row in
                        HStack(spacing: 0) {
                            Text(Phrase("number", .number(row.number)))
                                .font(Voice.move)
                                .foregroundStyle(colours.ink2)
                                .padding(.leading, 6)
                                .frame(minWidth: 42, alignment: .leading)
                            ForEach(row.plies.indices, id: \.self) { cell(row.plies[$0]) }
                        }
                    }
                }
                .padding(.horizontal, 10)
            }
            .onChange(of: state.view.ply, initial: true) { scroll.scrollTo(state.shownRow, anchor: .center) }
            .onChange(of: rows.count) { scroll.scrollTo(state.shownRow, anchor: .center) }
        }
    }

    private func cell(_ ply: Int?) -> some View {
        Group {
            if let ply {
                MoveButton(route: state.moves[ply - 1], ply: ply, isShown: ply == Int(state.view.ply))
            } else {
                Color.clear.frame(height: leastTarget)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct MoveNumber: View {
    let words: Phrase

    @Environment(\.colours) private var colours

    var body: some View {
        Text(words)
            .font(Voice.move)
            .foregroundStyle(colours.ink2)
            .lineLimit(1)
            .padding(.leading, 6)
            .padding(.trailing, 2)
    }
}

/// A move, which leads to the position after it.
private struct MoveButton: View {
    let route: String
    let ply: Int
    let isShown: Bool

    @Environment(GameModel.self) private var model
    @Environment(\.colours) private var colours

    var body: some View {
        Button {
            model.goTo(ply)
        } label: {
            Text(verbatim: routeText(route))
                .font(isShown ? Voice.move.bold() : Voice.move)
                .foregroundStyle(isShown ? colours.ink : colours.ink2)
                .lineLimit(1)
                .padding(6)
                .background(isShown ? colours.primaryWash : .clear, in: .rect(cornerRadius: Corner.chip))
                .frame(minWidth: leastTarget, minHeight: leastTarget, alignment: .leading)
        }
        .buttonStyle(PressStyle())
        .accessibilityAddTraits(isShown ? .isSelected : [])
    }
}

private struct LookBack: View {
    let state: GameState

    @Environment(GameModel.self) private var model

    var body: some View {
        IconButton(.back, Phrase("look_back")) { model.goTo(Int(state.view.ply) - 1) }
            .disabled(state.view.ply == 0)
    }
}

private struct LookForward: View {
    let state: GameState

    @Environment(GameModel.self) private var model

    var body: some View {
        IconButton(.forward, Phrase("look_forward")) { model.goTo(Int(state.view.ply) + 1) }
            .disabled(Int(state.view.ply) >= state.livePly)
    }
}
