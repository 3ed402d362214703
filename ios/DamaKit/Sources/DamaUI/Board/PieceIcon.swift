import DamaKit
import SwiftUI

/// A single piece without shadow: beside a player's name, in a list, on the end panel.
struct PieceIcon: View {
    let kind: PieceKind
    let side: Double

    @Environment(\.palette) private var palette

    init(_ kind: PieceKind, side: Double) {
        self.kind = kind
        self.side = side
    }

    var body: some View {
        let (kind, side, set, dark) = (kind, side, palette.set, palette.isDark)
        KeptPicture(.icon(kind, side: side, set, dark: dark), width: side, height: side) {
            PieceIconArt.picture(kind, side: side, set: set, dark: dark)
        } placeholder: {
            Color.clear
        }
    }
}

/// A row of small pieces that overlap, as they lie beside a board when they have been taken.
struct PieceRow: View {
    let kind: PieceKind
    let count: Int

    @Environment(\.palette) private var palette

    var body: some View {
        HStack(spacing: (count > Self.many ? Self.closeStep : Self.step) - Self.side) {
            ForEach(0..<count, id: \.self) { _ in piece }
        }
    }

    private var piece: some View {
        let (kind, side, set, dark) = (kind, Self.side, palette.set, palette.isDark)
        return KeptPicture(.small(kind, side: side, set, dark: dark), width: side, height: side) {
            PieceIconArt.small(kind, side: side, set: set, dark: dark)
        } placeholder: {
            Color.clear
        }
    }

    private static let side = 22.0
    private static let step = 13.0

    /// So many pieces lie closer together.
    private static let many = 7
    private static let closeStep = 9.0
}
