import DamaKit
import SwiftUI

/// A large piece of a board, cut by the edges of the screen, with the frame at its foot: the head of the home screen. In
/// every window the same pieces are on it.
struct Hero: View {
    let width: Double
    let height: Double

    @Environment(\.palette) private var palette
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        let scale = min(height / Self.drawnHeight, width / Self.narrowest)
        let (across, down) = (width / scale, height / scale)
        let key = PictureKey.hero(width: across, height: down, palette.set, dark: palette.isDark)
        let drawn = Pictures.shared.drawn(key, scale: displayScale * scale) {
            HeroArt.picture(width: across, height: down, set: palette.set, dark: palette.isDark)
        }
        DrawnImage(drawn, width: width, height: height)
    }

    /// The height for which it is drawn, and the width that its two middle pieces need.
    private static let drawnHeight = 308.0
    private static let narrowest = 240.0
}
