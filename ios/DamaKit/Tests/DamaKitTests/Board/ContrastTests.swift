import Foundation
import Testing

@testable import DamaKit

/// The contrasts that the look's token sheet promises, computed anew from the colours that are drawn.
struct ContrastTests {
    @Test(arguments: [(BoardSet.papyrus, 9.0), (.olive, 12.1), (.marble, 13.2), (.contrast, 21)])
    func theTwoSidesDiffer(_ set: BoardSet, _ promised: Double) {
        let colors = set.colors
        #expect(abs(contrast(colors.white.base, colors.black.base) - promised) < 0.06)
    }

    @Test func papyrusPiecesStandOutFromTheirFieldByFaceOrEdge() {
        let colors = SetColors.papyrus
        #expect(abs(contrast(colors.black.base, colors.ground.plain) - 7.6) < 0.05)
        #expect(abs(contrast(colors.white.base, colors.ground.plain) - 1.2) < 0.05)
        #expect(abs(contrast(colors.white.edge, colors.ground.plain) - 6.2) < 0.05)
        #expect(abs(contrast(colors.white.star, colors.white.base) - 10.6) < 0.05)
        #expect(abs(contrast(colors.black.star, colors.black.base) - 9.8) < 0.05)
    }

    @Test(arguments: [
        (BoardSet.papyrus, false, [5.4, 4.4, 6.6]),
        (.papyrus, true, [3.9, 3.2, 4.8]),
        (.marble, false, [3.6, 3.0, 4.5]),
    ])
    func marksStandOutFromTheirField(_ set: BoardSet, _ dark: Bool, _ promised: [Double]) {
        let marks = set.colors.marks
        let field = Night.dimmed(set.colors.ground.plain, dark)
        for (ink, ratio) in zip([marks.choice, marks.obligation, marks.trail], promised) {
            #expect(abs(contrast(ink, field) - ratio) < 0.06)
        }
    }

    @Test func onOlivesDarkSquaresTheHaloCarriesTheMarks() {
        guard case .chequer(_, let dark) = SetColors.olive.ground else {
            Issue.record("no chequer")
            return
        }
        #expect(abs(contrast(SetColors.olive.marks.halo, dark.base) - 3.8) < 0.05)
    }

    @Test func theContrastSetReachesFourAndAHalfEverywhere() {
        let colors = SetColors.contrast
        for ink in [colors.lines.ink, colors.white.base, colors.black.base, colors.marks.halo, colors.marks.trail] {
            #expect(contrast(ink, colors.ground.plain) >= 4.5)
        }
        #expect(contrast(colors.marks.choice, colors.marks.halo) >= 4.5)
    }

    @Test(arguments: BoardSet.allCases)
    func coordinatesCanBeReadOnTheFrame(_ set: BoardSet) {
        for dark in [false, true] {
            let (ink, frame) = (set.colors.coordinates, set.colors.frame.base)
            #expect(contrast(Night.dimmed(ink, dark), Night.dimmed(frame, dark)) >= 4.5)
        }
    }

    /// As the Web Content Accessibility Guidelines define it.
    private func contrast(_ one: Ink, _ other: Ink) -> Double {
        let lights = [luminance(one), luminance(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private func luminance(_ ink: Ink) -> Double {
        let linear = [ink.red, ink.green, ink.blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
