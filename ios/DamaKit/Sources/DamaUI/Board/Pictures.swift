import DamaKit
import SwiftUI

/// What is drawn once and then shown as an image.
enum PictureKey: Hashable {
    case board(BoardLook)
    case sprite(Sprite, BoardLook)
    case icon(PieceKind, side: Double, BoardSet, dark: Bool)
    case small(PieceKind, side: Double, BoardSet, dark: Bool)
    case hero(width: Double, height: Double, BoardSet, dark: Bool)
}

/// A picture that has been drawn, and its extent in points.
struct DrawnPicture {
    let image: Image
    let width: Double
    let height: Double
}

/// Keeps the pictures that were last shown as images, for the whole app.
@MainActor
public final class Pictures {
    public static let shared = Pictures()

    private var pictures: [Sized: Kept] = [:]
    private var uses = 0
    private var bytes = 0.0

    /// Equal pictures for screens of unequal sharpness differ.
    private struct Sized: Hashable {
        let key: PictureKey
        let scale: Double
    }

    private struct Kept {
        let picture: DrawnPicture
        let bytes: Double
        var lastUse: Int
    }

    private init() {}

    /// The picture under a key, if it is at hand.
    func kept(_ key: PictureKey, scale: Double) -> DrawnPicture? {
        let sized = Sized(key: key, scale: scale)
        uses += 1
        pictures[sized]?.lastUse = uses
        return pictures[sized]?.picture
    }

    /// The picture under a key; drawn now if need be. Nil for an empty picture.
    @discardableResult
    func drawn(_ key: PictureKey, scale: Double, isOpaque: Bool = false, _ picture: () -> Picture) -> DrawnPicture? {
        if let kept = kept(key, scale: scale) { return kept }
        let shapes = picture()
        guard let image = render(shapes, scale: scale, isOpaque: isOpaque) else { return nil }
        let drawn = DrawnPicture(image: image, width: shapes.width, height: shapes.height)
        keep(drawn, Sized(key: key, scale: scale))
        return drawn
    }

    /// Forgets all pictures, when memory is short.
    public func clear() {
        pictures = [:]
        bytes = 0
    }

    private func render(_ picture: Picture, scale: Double, isOpaque: Bool) -> Image? {
        let canvas = Canvas { context, _ in context.draw(picture.drawing) }
        let renderer = ImageRenderer(content: canvas.frame(width: picture.width, height: picture.height))
        renderer.scale = scale
        renderer.isOpaque = isOpaque
        return renderer.cgImage.map { Image(decorative: $0, scale: scale) }
    }

    private func keep(_ picture: DrawnPicture, _ key: Sized) {
        let size = picture.width * picture.height * key.scale * key.scale * Self.bytesPerPixel
        pictures[key] = Kept(picture: picture, bytes: size, lastUse: uses)
        bytes += size
        while bytes > Self.mostBytes, let oldest = pictures.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            pictures[oldest.key] = nil
            bytes -= oldest.value.bytes
        }
    }

    private static let bytesPerPixel = 4.0
    private static let mostBytes = 48.0 * 1024 * 1024
}
