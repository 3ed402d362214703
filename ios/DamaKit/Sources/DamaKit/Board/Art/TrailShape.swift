/// The line of a move over the board, and the chevrons that say which way it goes.
struct TrailShape {
    private let trail: Trail
    private let geometry: BoardGeometry

    init(_ trail: Trail, _ geometry: BoardGeometry) {
        self.trail = trail
        self.geometry = geometry
    }

    /// From square to square. It begins in the middle of the dotted circle; a quiet step, being short, at its rim.
    var line: Outline {
        var points = trail.path.map(geometry.centre(of:))
        if trail.taken.isEmpty, points.count > 1 {
            let way = direction(from: points[0], to: points[1])
            let gap = 0.30 * geometry.square
            points[0] = Point(points[0].x + way.x * gap, points[0].y + way.y * gap)
        }
        return Outline(points, closed: false)
    }

    /// One on each hop.
    var chevrons: Outline {
        var chevrons = Outline()
        for hop in trail.path.indices.dropFirst() { chevrons.add(chevron(hop)) }
        return chevrons
    }

    private func chevron(_ hop: Int) -> Outline {
        let (from, to) = (geometry.centre(of: trail.path[hop - 1]), geometry.centre(of: trail.path[hop]))
        let way = direction(from: from, to: to)
        let at = place(on: hop) * geometry.square
        let tip = Point(from.x + way.x * at, from.y + way.y * at)
        let back = 0.12 * geometry.square
        let aside = 0.09 * geometry.square
        let points = [
            Point(tip.x - way.x * back + way.y * aside, tip.y - way.y * back + way.x * aside),
            tip,
            Point(tip.x - way.x * back - way.y * aside, tip.y - way.y * back - way.x * aside),
        ]
        return Outline(points, closed: false)
    }

    /// How far along a hop its chevron is, in squares: at the goal's edge, else between cross and landing.
    private func place(on hop: Int) -> Double {
        let from = trail.path[hop - 1]
        let length = distance(from, trail.path[hop])
        if hop == trail.path.count - 1 { return length - 0.5 }
        guard trail.taken.indices.contains(hop - 1) else { return length * 0.5 }
        return min((distance(from, trail.taken[hop - 1]) + length) / 2 + 0.06, length - 0.3)
    }

    private func distance(_ from: Int, _ to: Int) -> Double {
        let files = abs(BoardGeometry.file(of: to) - BoardGeometry.file(of: from))
        let ranks = abs(BoardGeometry.rank(of: to) - BoardGeometry.rank(of: from))
        return Double(files + ranks)
    }

    /// −1, 0 or 1 across and down.
    private func direction(from: Point, to: Point) -> Point {
        func sign(_ value: Double) -> Double { value == 0 ? 0 : value < 0 ? -1 : 1 }
        return Point(sign(to.x - from.x), sign(to.y - from.y))
    }
}
