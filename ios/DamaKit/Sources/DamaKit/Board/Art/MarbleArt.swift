import Foundation

/// Draws stone with clouds and veins, for a field and for pieces.
enum MarbleArt {
    /// Fills `area`; `square` is the size of the stone's features, `amount` how many there are.
    static func draw(
        _ drawing: inout Drawing,
        _ area: Box,
        square: Double,
        _ stone: Stone,
        _ random: Mulberry,
        pen: Double,
        amount: Double
    ) {
        var random = random
        drawing.layer(clip: .box(area)) { drawing in
            drawing.fill(.box(area), stone.base)
            for _ in 0..<Int(26 * amount) {
                let centre = random.point(in: area)
                let radius = square * random.next(0.4, 1.8)
                let ink = random.chance(0.5) ? stone.vein : stone.light
                let cloud = [Stop(0, ink.faded(0.13)), Stop(1, ink.faded(0))]
                drawing.fill(.circle(radius, about: centre), .radial(centre: centre, radius: radius, cloud))
            }
            for _ in 0..<Int(24 * amount) {
                let ink = random.chance(0.6) ? stone.vein : stone.light
                vein(&drawing, area, square, ink, &random, pen)
            }
        }
    }

    private static func vein(
        _ drawing: inout Drawing,
        _ area: Box,
        _ square: Double,
        _ ink: Ink,
        _ random: inout Mulberry,
        _ pen: Double
    ) {
        var point = random.point(in: area)
        var angle = random.next(0.05, 0.95)
        let faded = ink.faded(random.next(0.1, 0.4))
        let width = pen * (0.4 + random.next() * random.next() * 1.6)
        var points = [point]
        for _ in 0..<Int(random.next(10, 26)) {
            angle += random.next(-0.35, 0.35)
            point.x += cos(angle) * square * 0.16
            point.y += sin(angle) * square * 0.16
            points.append(point)
        }
        drawing.stroke(Outline(points, closed: false), faded, width)
    }
}

extension Mulberry {
    fileprivate mutating func point(in area: Box) -> Point {
        let x = area.left + next() * area.width
        return Point(x, area.top + next() * area.height)
    }
}
