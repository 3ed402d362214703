/// The board as it is shown for the moment until its pictures are drawn: the same colours, lines and places.
public enum PlainBoardArt {
    private static let edge = 0.06

    public static func picture(of scene: BoardScene, size: Double, scale: Double) -> Picture {
        let geometry = BoardGeometry(size: size, scale: scale, flipped: scene.flipped)
        let colors = scene.set.colors
        let drawing = Drawing { drawing in
            drawing.fill(.box(Box(0, 0, size, size)), Night.dimmed(colors.frame.base, scene.dark))
            drawing.fill(.box(geometry.field), Night.dimmed(colors.ground.plain, scene.dark))
            drawing.stroke(lines(geometry), colors.lines.ink, geometry.square * colors.lines.width)
            for (square, kind) in scene.pieces.enumerated() {
                guard let kind else { continue }
                let centre = geometry.centre(of: square)
                let radius = geometry.square * kind.radius
                drawing.layer(Affine.identity.translated(centre.x, centre.y)) { drawing in
                    SmallPieceArt.draw(&drawing, radius: radius, edge: radius * edge, kind, colors)
                }
            }
        }
        return Picture(width: size, height: size, drawing: drawing)
    }

    private static func lines(_ geometry: BoardGeometry) -> Outline {
        let field = geometry.field
        var lines = Outline()
        for place in 0...BoardGeometry.files {
            let at = geometry.frame + Double(place) * geometry.square
            lines.add(.line(Point(at, field.top), Point(at, field.bottom)))
            lines.add(.line(Point(field.left, at), Point(field.right, at)))
        }
        return lines
    }
}
