import SwiftUI

/// Two voices: the system's serif for titles, its sans for the rest. All grow with the person's text size.
enum Voice {
    static let title = Font.system(.title, design: .serif, weight: .semibold)
    static let barTitle = Font.system(.title2, design: .serif, weight: .semibold)
    static let heading = Font.system(.title3, design: .serif, weight: .semibold)
    static let number = Font.system(.title3, design: .serif, weight: .semibold)

    static let label = Font.system(.callout, weight: .bold)
    static let body = Font.system(.callout)
    static let small = Font.system(.subheadline)
    static let smallLabel = Font.system(.subheadline, weight: .bold)
    static let action = Font.system(.footnote, weight: .bold)

    /// Moves and what else stands in columns: all figures are equally wide.
    static let move = Font.system(.subheadline).monospacedDigit()
}

/// The app's name, larger than any of the system's styles.
struct DisplayVoice: ViewModifier {
    @ScaledMetric(relativeTo: .largeTitle) private var size = 56.0

    func body(content: Content) -> some View {
        content.font(.system(size: size, weight: .semibold, design: .serif))
    }
}
