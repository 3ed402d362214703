import DamaKit
import SwiftUI

/// A picture that is drawn once and kept, in its place; until it is there, something else is.
struct KeptPicture<Placeholder: View>: View {
    private let key: PictureKey
    private let width: Double
    private let height: Double
    private let picture: @Sendable () -> Picture
    private let placeholder: Placeholder

    @Environment(\.displayScale) private var displayScale
    @State private var loaded: Loaded?

    /// What has been drawn, and for what.
    private struct Loaded {
        let key: PictureKey
        let drawn: DrawnPicture
    }

    init(
        _ key: PictureKey,
        width: Double,
        height: Double,
        picture: @escaping @Sendable () -> Picture,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.key = key
        self.width = width
        self.height = height
        self.picture = picture
        self.placeholder = placeholder()
    }

    var body: some View {
        Group {
            if let drawn { drawn.image.resizable() } else { placeholder }
        }
        .frame(width: width, height: height)
        .accessibilityHidden(true)
        .accessibilityIgnoresInvertColors()
        .task(id: key) { await load() }
    }

    /// That of another key will not do: it may be of another piece.
    private var drawn: DrawnPicture? {
        Pictures.shared.kept(key, scale: displayScale) ?? loaded.flatMap { $0.key == key ? $0.drawn : nil }
    }

    /// The shapes are worked out elsewhere and drawn here.
    private func load() async {
        if let kept = Pictures.shared.kept(key, scale: displayScale) {
            loaded = Loaded(key: key, drawn: kept)
            return
        }
        let shapes = await Task.detached(operation: picture).value
        guard !Task.isCancelled else { return }
        let drawn = Pictures.shared.drawn(key, scale: displayScale) { shapes }
        loaded = drawn.map { Loaded(key: key, drawn: $0) }
    }
}
