import Foundation

/// Draws the eight-pointed star that marks a king, about the origin, and the flat pieces of the contrast set.
enum StarArt {
    private static let rays = 8
    private static let tip = 0.62
    private static let valley = 0.345
    private static let flatTip = 0.70
    private static let flatValley = 0.36

    /// An inlaid star: outlined, half of each ray shaded, with a pin in the middle.
    static func draw(_ drawing: inout Drawing, radius: Double, _ colors: PieceColors) {
        let star = outline(radius * tip, radius * valley)
        let groove = colors.isPale ? colors.high.faded(0.75) : Ink(0).faded(0.65)
        drawing.stroke(star, groove, radius * 0.06)
        let inlay = [Stop(0, colors.starHeart), Stop(1, colors.star)]
        drawing.fill(star, .radial(centre: .zero, radius: radius * tip, inlay))
        let facet = colors.isPale ? Ink(0xFFDCA0).faded(0.16) : Ink(0x5A320A).faded(0.20)
        drawing.fill(facets(radius * tip, radius * valley), facet)
        drawing.fill(.circle(radius * 0.115), colors.base)
        drawing.stroke(.circle(radius * 0.115), colors.ring, radius * 0.04)
    }

    /// The contrast set's star: one colour, and a hole.
    static func flat(_ drawing: inout Drawing, radius: Double, _ colors: PieceColors) {
        drawing.fill(outline(radius * flatTip, radius * flatValley), colors.star)
        drawing.fill(.circle(radius * 0.12), colors.base)
    }

    /// The contrast set's disc, with a man's or a king's ring.
    static func flatDisc(_ drawing: inout Drawing, radius: Double, isKing: Bool, _ colors: PieceColors) {
        let edge = radius * 0.11
        drawing.fill(.circle(radius), colors.edge)
        drawing.fill(.circle(radius - edge), colors.base)
        drawing.stroke(.circle(radius * (isKing ? 0.8 : 0.5)), colors.ring, edge * (isKing ? 0.5 : 0.7))
    }

    private static func outline(_ tip: Double, _ valley: Double) -> Outline {
        let corners = (0..<2 * rays).map { corner in
            Point.towards(ray: Double(corner) / 2, corner % 2 == 0 ? tip : valley)
        }
        return Outline(corners, closed: true)
    }

    private static func facets(_ tip: Double, _ valley: Double) -> Outline {
        var facets = Outline()
        for ray in 0..<rays {
            let ridge = Point.towards(ray: Double(ray), tip)
            let side = Point.towards(ray: Double(ray) + 0.5, valley)
            facets.add(Outline([.zero, ridge, side], closed: true))
        }
        return facets
    }
}

extension Point {
    /// The point `reach` from the origin in the direction of a star's ray, the first of eight upwards.
    fileprivate static func towards(ray: Double, _ reach: Double) -> Point {
        let angle = ray * .pi / 4 - .pi / 2
        return Point(cos(angle) * reach, sin(angle) * reach)
    }
}
