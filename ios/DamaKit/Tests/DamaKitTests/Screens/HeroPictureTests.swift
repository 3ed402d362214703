import Testing

@testable import DamaKit

/// The head of the home screen in windows of every size.
struct HeroPictureTests {
    @Test func aPhonesHeroIsAsItWasDrawn() {
        #expect(HeroPicture.scale(width: 390, height: 308) == 1)
        #expect(HeroPicture.shadow(width: 390, height: 308) == 14)
    }

    @Test(arguments: [(320.0, 166.0), (820.0, 407.0), (336.0, 390.0), (430.0, 834.0)])
    func itsMiddlePiecesHaveRoomInEveryPlace(_ width: Double, _ height: Double) {
        let scale = HeroPicture.scale(width: width, height: height)
        #expect(width / scale >= 240, "two squares of 120 points side by side")
        #expect(height / scale >= 308)
        let picture = HeroPicture.picture(width: width, height: height, set: .papyrus, dark: false)
        #expect((picture.width, picture.height) == (width, height))
        guard case .layer(let layer) = picture.drawing.shapes.first else {
            Issue.record("it is one stretched layer")
            return
        }
        #expect(layer.transform == .identity.scaled(scale))
        #expect(layer.drawing == HeroArt.picture(width: width / scale, height: height / scale).drawing)
    }
}
