import DamaKit
import SwiftUI

/// A large piece of a board, cut by the edges of the screen, with the frame at its foot: the head of the home screen.
struct Hero: View {
    let width: Double
    let height: Double

    @Environment(\.palette) private var palette
    @Environment(\.colours) private var colours

    var body: some View {
        if width > 0 && height > 0 { picture }
    }

    private var picture: some View {
        let (width, height, set, dark) = (width, height, palette.set, palette.isDark)
        return KeptPicture(.hero(width: width, height: height, set, dark: dark), width: width, height: height) {
            HeroPicture.picture(width: width, height: height, set: set, dark: dark)
        } placeholder: {
            colours.line.padding(.bottom, HeroPicture.shadow(width: width, height: height))
        }
    }
}
