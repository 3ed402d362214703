import Foundation
import Testing

@testable import DamaKit

/// The contrasts of the token sheet, worked out by the formula of WCAG 2.
struct PaletteTests {
    private let light = Palette.of(isDark: false, isIncreased: false)
    private let dark = Palette.of(isDark: true, isIncreased: false)

    @Test func theContrastsAreThoseOfTheTokenSheet() {
        for (palette, expected) in [
            (light, [14.1, 6.3, 7.6, 8.2, 5.7, 12.8]),
            (dark, [15.2, 7.8, 9.7, 7.8, 6.9, 11.5]),
        ] {
            let found = [
                contrast(palette.ink, palette.bg),
                contrast(palette.ink2, palette.bg),
                contrast(palette.primary, palette.bg),
                contrast(palette.onPrimary, palette.primary),
                contrast(palette.obligation, palette.obligationWash),
                contrast(palette.ink, palette.obligationWash),
            ]
            for (found, expected) in zip(found, expected) { #expect(abs(found - expected) < 0.05) }
        }
    }

    @Test(arguments: [false, true])
    func whoNeedsMoreContrastHasIt(_ isDark: Bool) {
        let usual = Palette.of(isDark: isDark, isIncreased: false)
        let more = Palette.of(isDark: isDark, isIncreased: true)
        for (text, ground) in [
            (\Palette.ink, \Palette.bg), (\.ink, \.surface), (\.ink, \.primaryWash), (\.ink, \.obligationWash),
            (\.ink2, \.bg), (\.ink2, \.surface), (\.primary, \.bg), (\.onPrimary, \.primary),
            (\.obligation, \.obligationWash),
        ] {
            let found = contrast(more[keyPath: text], more[keyPath: ground])
            #expect(found >= 7)
            #expect(found > contrast(usual[keyPath: text], usual[keyPath: ground]))
        }
        for ground in [\Palette.bg, \.bg2, \.surface, \.raised] {
            #expect(contrast(more.line, more[keyPath: ground]) >= 4.5, "a line is seen by itself")
        }
        #expect(more.set == .contrast)
        #expect(usual.set == .papyrus)
    }

    private func contrast(_ one: Ink, _ other: Ink) -> Double {
        let (high, low) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (high + 0.05) / (low + 0.05)
    }

    private func luminance(_ ink: Ink) -> Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(ink.red) + 0.7152 * linear(ink.green) + 0.0722 * linear(ink.blue)
    }
}
