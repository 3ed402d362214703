import DamaKit
import SwiftUI

/// The palette as the views use it.
struct Colours {
    let palette: Palette

    var bg: Color { Color(palette.bg) }
    var bg2: Color { Color(palette.bg2) }
    var surface: Color { Color(palette.surface) }
    var ink: Color { Color(palette.ink) }
    var ink2: Color { Color(palette.ink2) }
    var line: Color { Color(palette.line) }
    var primary: Color { Color(palette.primary) }
    var onPrimary: Color { Color(palette.onPrimary) }
    var primaryWash: Color { Color(palette.primaryWash) }
    var obligation: Color { Color(palette.obligation) }
    var obligationWash: Color { Color(palette.obligationWash) }
}

extension EnvironmentValues {
    /// The colours of the app, where they are used.
    var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }

    /// The same for views.
    var colours: Colours { Colours(palette: palette) }

    /// How much larger than usual the person wants text.
    var textScale: Double {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }

    /// Whether text is so large that what stood side by side is better put one under the other.
    var isTextLarge: Bool { textScale > GamePlan.largeText }
}

private struct TextScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
}

private struct PaletteKey: EnvironmentKey {
    static let defaultValue = Palette.of(isDark: false, isIncreased: false)
}

/// Dresses a view in the app's colours, as light or dark as the person has chosen.
struct Themed: ViewModifier {
    let choice: ThemeChoice

    @Environment(\.colorScheme) private var system
    @Environment(\.colorSchemeContrast) private var contrast
    @ScaledMetric(relativeTo: .body) private var textScale = 1.0

    func body(content: Content) -> some View {
        let palette = Palette.of(isDark: isDark, isIncreased: contrast == .increased)
        content
            .environment(\.palette, palette)
            .environment(\.textScale, textScale)
            .tint(Color(palette.primary))
            .foregroundStyle(Color(palette.ink))
            .background(Color(palette.bg))
            .preferredColorScheme(scheme)
    }

    private var isDark: Bool { (scheme ?? system) == .dark }

    private var scheme: ColorScheme? {
        switch choice {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// Corners.
enum Corner {
    static let chip = 8.0
    static let button = 14.0
    static let choice = 16.0
    static let card = 20.0
    static let tray = 22.0
    static let board = 4.0
}
