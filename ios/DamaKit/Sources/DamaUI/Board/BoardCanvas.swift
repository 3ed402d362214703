import DamaKit
import SwiftUI

/// A square board that shows a scene. It only draws: touch and descriptions for screen readers are the caller's, with a
/// geometry of the same size.
struct BoardCanvas: View {
    let scene: BoardScene
    let size: Double

    /// What is on its way at a moment; asked for every frame while `isMoving`.
    var isMoving = false
    var motion: (Date) -> MotionFrame = { _ in .still }

    @Environment(\.displayScale) private var displayScale
    @State private var loaded: BoardImages?

    var body: some View {
        let look = BoardLook(size: size, scale: displayScale, set: scene.set, dark: scene.dark)
        // Those of the size, set or theme before will do until the right ones are there.
        let images = BoardImages(kept: look) ?? loaded
        TimelineView(.animation(paused: !isMoving)) { timeline in
            let moving = motion(timeline.date)
            Canvas { context, _ in
                if let images {
                    context.draw(scene, moving, images, size: size)
                } else {
                    context.draw(PlainBoardArt.picture(of: scene, size: size, scale: displayScale).drawing)
                }
            }
        }
        .frame(width: size, height: size)
        .task(id: look) {
            if let images = await BoardImages.load(look) { loaded = images }
        }
    }
}

extension GraphicsContext {
    /// Draws a board from its images; those of another size are stretched.
    @MainActor
    fileprivate func draw(_ scene: BoardScene, _ motion: MotionFrame, _ images: BoardImages, size: Double) {
        let frame = BoardPainter(images.look).frame(scene, motion)
        var context = self
        let stretch = size / images.look.size
        context.scaleBy(x: stretch, y: stretch)
        var board = context
        board.concatenate(CGAffineTransform(frame.placement))
        board.draw(images.board, about: Point(images.look.size / 2, images.look.size / 2))
        for item in frame.items { board.draw(item, images) }
        context.draw(frame.coordinates)
    }

    @MainActor
    private func draw(_ item: BoardFrame.Item, _ images: BoardImages) {
        switch item {
        case .shapes(let drawing):
            draw(drawing)
        case .sprite(let sprite, let centre, let scale, let opacity):
            guard let picture = images[sprite] else { return }
            var context = self
            context.opacity *= opacity
            context.draw(picture, about: centre, scale: scale)
        }
    }

    private func draw(_ picture: DrawnPicture, about centre: DamaKit.Point, scale: Double = 1) {
        let width = picture.width * scale
        let height = picture.height * scale
        let rect = CGRect(x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height)
        draw(picture.image, in: rect)
    }
}
