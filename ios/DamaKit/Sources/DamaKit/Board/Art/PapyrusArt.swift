/// Draws a sheet of papyrus: strips of the stem in two crossing layers, fibres, and flecks of husk.
enum PapyrusArt {
    /// Fills `area`. `square` is the size of the features, `pen` the width of what the token sheet calls one pixel.
    static func draw(
        _ drawing: inout Drawing,
        _ area: Box,
        square: Double,
        _ colors: Papyrus,
        _ random: Mulberry,
        pen: Double
    ) {
        var sheet = Sheet(
            width: area.width / pen,
            height: area.height / pen,
            unit: square / pen,
            colors: colors,
            random: random
        )
        // In the layer one unit is one pen stroke.
        let place = Affine.identity.translated(area.left, area.top).scaled(pen)
        drawing.layer(place, clip: .box(sheet.box)) { drawing in
            sheet.ground(&drawing)
            for along in [false, true] { sheet.strips(&drawing, along: along) }
            for along in [true, false] { sheet.fibres(&drawing, along: along) }
            sheet.flecks(&drawing)
        }
    }
}

/// A sheet of papyrus in units of a pen stroke; `unit` of them are a square.
private struct Sheet {
    let width: Double
    let height: Double
    let unit: Double
    let colors: Papyrus
    var random: Mulberry

    private static let husk = Ink(0x5A3E1C)
    private static let areaPerFibreAlong = 190.0
    private static let areaPerFibreAcross = 440.0
    private static let areaPerFleck = 3600.0

    var box: Box { Box(0, 0, width, height) }

    func ground(_ drawing: inout Drawing) {
        let light = Paint.radial(
            centre: Point(width / 2, height * 0.48),
            radius: (width * width + height * height).squareRoot() * 0.56,
            [Stop(0, colors.centre), Stop(0.6, colors.base), Stop(1, colors.rim)]
        )
        drawing.fill(.box(box), light)
    }

    /// Each strip is a little lighter or darker than the next, with a fine line where they overlap.
    mutating func strips(_ drawing: inout Drawing, along: Bool) {
        var at = -unit * random.next()
        while at < (along ? height : width) {
            let wide = unit * random.next(0.45, 1)
            let isDark = random.chance(0.5)
            let alpha = (along ? 0.06 : 0.045) * random.next(0.3, 1.3)
            band(&drawing, at, wide, along, isDark ? colors.dark.faded(alpha) : colors.light.faded(alpha * 2.2))
            band(&drawing, at, 0.8, along, colors.dark.faded(random.next(0.05, 0.12)))
            at += wide
        }
    }

    private func band(_ drawing: inout Drawing, _ at: Double, _ wide: Double, _ along: Bool, _ ink: Ink) {
        let end = at + wide
        drawing.fill(.box(along ? Box(0, at, width, end) : Box(at, 0, end, height)), ink)
    }

    mutating func fibres(_ drawing: inout Drawing, along: Bool) {
        let most = along ? 0.085 : 0.045
        let count = Int(width * height / (along ? Self.areaPerFibreAlong : Self.areaPerFibreAcross))
        for _ in 0..<count {
            let length = unit * (0.3 + random.next() * random.next() * 3.2)
            let isDark = random.chance(0.62)
            let alpha = (0.02 + random.next() * most) * (isDark ? 1 : 2)
            let wide = random.next(0.4, 1.2)
            let (x, y) = (random.next() * width, random.next() * height)
            let bow = random.next(-0.045, 0.045) * unit
            let control = along ? Point(x + length / 2, y + bow) : Point(x + bow, y + length / 2)
            let end = along ? Point(x + length, y + bow * 0.4) : Point(x + bow * 0.4, y + length)
            let fibre = Outline(.move(Point(x, y)), .curve(control: control, end: end))
            drawing.stroke(fibre, (isDark ? colors.dark : colors.light).faded(alpha), wide)
        }
    }

    mutating func flecks(_ drawing: inout Drawing) {
        for _ in 0..<Int(width * height / Self.areaPerFleck) {
            let ink = Self.husk.faded(random.next(0.08, 0.24))
            let wide = random.next(0.7, 1.4)
            let start = Point(random.next() * width, random.next() * height)
            let length = unit * random.next(0.04, 0.16)
            let end = Point(start.x + length, start.y + random.next(-0.7, 0.7))
            drawing.stroke(.line(start, end), ink, wide)
        }
    }
}
