import DamaKit
import SwiftUI

/// A single piece without shadow: beside a player's name, in a list, on the end panel.
struct PieceIcon: View {
    let kind: PieceKind
    let side: Double

    @Environment(\.palette) private var palette
    @Environment(\.displayScale) private var displayScale

    init(_ kind: PieceKind, side: Double) {
        self.kind = kind
        self.side = side
    }

    var body: some View {
        let key = PictureKey.icon(kind, side: side, palette.set, dark: palette.isDark)
        let drawn = Pictures.shared.drawn(key, scale: displayScale) {
            PieceIconArt.picture(kind, side: side, set: palette.set, dark: palette.isDark)
        }
        DrawnImage(drawn, width: side, height: side)
    }
}

/// A row of small pieces that overlap, as they lie beside a board when they have been taken.
struct PieceRow: View {
    let kind: PieceKind
    let count: Int

    @Environment(\.palette) private var palette
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        let key = PictureKey.small(kind, side: Self.side, palette.set, dark: palette.isDark)
        let drawn = Pictures.shared.drawn(key, scale: displayScale) {
            PieceIconArt.small(kind, side: Self.side, set: palette.set, dark: palette.isDark)
        }
        HStack(spacing: (count > Self.many ? Self.closeStep : Self.step) - Self.side) {
            ForEach(0..<count, id: \.self) { _ in DrawnImage(drawn, width: Self.side, height: Self.side) }
        }
    }

    private static let side = 22.0
    private static let step = 13.0

    /// So many pieces lie closer together.
    private static let many = 7
    private static let closeStep = 9.0
}

/// A picture in its place, or an empty place.
struct DrawnImage: View {
    private let drawn: DrawnPicture?
    private let width: Double
    private let height: Double

    init(_ drawn: DrawnPicture?, width: Double, height: Double) {
        self.drawn = drawn
        self.width = width
        self.height = height
    }

    var body: some View {
        Group {
            if let drawn { drawn.image.resizable() } else { Color.clear }
        }
        .frame(width: width, height: height)
        .accessibilityHidden(true)
        .accessibilityIgnoresInvertColors()
    }
}
