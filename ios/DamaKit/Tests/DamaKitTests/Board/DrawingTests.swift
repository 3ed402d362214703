import Testing

@testable import DamaKit

struct DrawingTests {
    @Test func inkIsTakenApartAndFaded() {
        let ink = Ink(0x12506A)
        #expect([ink.red, ink.green, ink.blue, ink.alpha] == [18.0 / 255, 80.0 / 255, 106.0 / 255, 1])
        #expect(ink.faded(0.5).argb == 0x8012_506A)
        #expect(ink.faded(0.5).faded(0.5).argb == 0x4012_506A)
        #expect(ink.faded(0).argb == 0x0012_506A)
        #expect(ink.faded(2).argb == 0xFF12_506A)
    }

    @Test func inksMixChannelByChannel() {
        // 231 − (231 − 52) · .17 = 200.6, 207 − (207 − 20) · .17 = 175.2, 159 − (159 − 2) · .17 = 132.3.
        #expect(Ink(0xE7CF9F).mixed(with: Ink(0x341402), 0.17) == Ink(0xC9AF84))
        #expect(Ink(0xE0C798).mixed(with: Ink(0x341402), 0) == Ink(0xE0C798))
    }

    @Test func coordinatesChangeFromTheInnermostOutwards() {
        let turned = Affine.identity.translated(10, 20).scaled(2).rotated(.pi / 2)
        let point = turned.applied(to: Point(3, 4))
        // A quarter turn clockwise takes (3, 4) to (−4, 3).
        #expect(abs(point.x - 2) < 1e-9 && abs(point.y - 26) < 1e-9)
        let moved = turned.translated(3, 4).applied(to: .zero)
        #expect(abs(moved.x - 2) < 1e-9 && abs(moved.y - 26) < 1e-9)
    }

    @Test func anInnerRadiusKeepsTheFirstColour() {
        let stops = [Stop(0, Ink(0)), Stop(0.5, Ink(0xFF)), Stop(1, Ink(0xFF00))]
        let expected = [Stop(0.5, Ink(0)), Stop(0.75, Ink(0xFF)), Stop(1, Ink(0xFF00))]
        #expect(Paint.radial(inner: 4, radius: 8, stops) == .radial(centre: .zero, radius: 8, expected))
    }

    @Test func aLayerKeepsWhatIsDrawnInItTogether() {
        let drawing = Drawing { drawing in
            drawing.fill(.circle(1), Ink(1))
            drawing.layer(opacity: 0.5) { $0.fill(.circle(2), Ink(2)) }
        }
        let inner = Drawing { $0.fill(.circle(2), Ink(2)) }
        let layer = Layer(transform: .identity, clip: nil, opacity: 0.5, drawing: inner)
        #expect(drawing.shapes == [.fill(.circle(1), .ink(Ink(1))), .layer(layer)])
    }
}
