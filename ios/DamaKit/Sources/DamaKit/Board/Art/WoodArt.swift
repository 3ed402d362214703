/// Draws wood: long wavy grain on single boards, and the frame of four mitred planks.
enum WoodArt {
    private static let grainStep = 6.0
    private static let grainPerPen = 1.1
    private static let warmLight = Ink(0xFFE1B4)

    /// Fills `area` with a board of `wood` whose grain runs along it, or across if not `along`. `pen` is the width of a
    /// pen stroke, `density` how close the grain is.
    static func board(
        _ drawing: inout Drawing,
        _ area: Box,
        _ wood: Wood,
        _ random: Mulberry,
        pen: Double,
        density: Double,
        along: Bool = true
    ) {
        var random = random
        let wave = Wave(&random)
        let length = (along ? area.width : area.height) / pen
        let across = (along ? area.height : area.width) / pen
        let sheet = Outline.box(Box(0, 0, area.width / pen, area.height / pen))
        // In the layer one unit is one pen stroke.
        drawing.layer(Affine.identity.translated(area.left, area.top).scaled(pen), clip: sheet) { drawing in
            drawing.fill(sheet, wood.base)
            for _ in 0..<max(5, Int(across * grainPerPen * density)) {
                grain(&drawing, wood, &random, wave, length: length, across: across, along: along)
            }
        }
    }

    private static func grain(
        _ drawing: inout Drawing,
        _ wood: Wood,
        _ random: inout Mulberry,
        _ wave: Wave,
        length: Double,
        across: Double,
        along: Bool
    ) {
        let place = random.next() * across
        let isDark = random.chance(0.62)
        let swing = random.next(0.6, 2.2)
        let phase = random.next() * 0.6 + place * 0.05
        let ink = isDark ? wood.dark.faded(random.next(0.10, 0.34)) : wood.light.faded(random.next(0.05, 0.19))
        let width = random.next(0.4, 1.3)
        let start = random.chance(0.5) ? 0 : random.next() * length * 0.7
        let end = random.chance(0.5) ? length : start + length * random.next(0.15, 0.65)
        let points = stride(from: start, through: end + grainStep, by: grainStep).map { at in
            let aside = place + wave.at(at / 60 + phase) * swing
            return along ? Point(at, aside) : Point(aside, at)
        }
        drawing.stroke(Outline(points, closed: false), ink, width)
    }

    /// The frame around a board of `size`, `width` wide: light on its outer edge, the inner one falls away.
    static func frame(
        _ drawing: inout Drawing,
        size: Double,
        width: Double,
        _ colors: SetColors,
        seed: Int,
        pen: Double
    ) {
        let half = size / 2
        let plank = Box(-half, -half, half, -half + width)
        for side in 0..<4 {
            let turned = Affine.identity.translated(half, half).rotated(Double(side) * .pi / 2)
            drawing.layer(turned, clip: mitre(half, width)) { drawing in
                if colors.isFlat {
                    drawing.fill(.box(plank), colors.frame.base)
                } else {
                    board(&drawing, plank, colors.frame, Mulberry(seed + side), pen: pen, density: 1.5)
                    drawing.fill(.box(plank), bevel(half, width))
                }
            }
        }
        if !colors.isFlat { joints(&drawing, size, width, pen) }
    }

    private static func mitre(_ half: Double, _ width: Double) -> Outline {
        let corners = [
            Point(-half, -half),
            Point(half, -half),
            Point(half - width, -half + width),
            Point(-half + width, -half + width),
        ]
        return Outline(corners, closed: true)
    }

    private static func bevel(_ half: Double, _ width: Double) -> Paint {
        .linear(
            from: Point(0, -half),
            to: Point(0, -half + width),
            [
                Stop(0, warmLight.faded(0.30)),
                Stop(0.12, warmLight.faded(0.05)),
                Stop(0.7, Ink(0).faded(0.02)),
                Stop(0.9, Ink(0).faded(0.28)),
                Stop(1, Ink(0).faded(0.55)),
            ]
        )
    }

    private static func joints(_ drawing: inout Drawing, _ size: Double, _ width: Double, _ pen: Double) {
        let far = size - width
        // The ends of a line are as wide as it is: the corners keep theirs to the board.
        drawing.layer(clip: .box(Box(0, 0, size, size))) { drawing in
            for (outer, inner) in [
                (Point(0, 0), Point(width, width)),
                (Point(size, 0), Point(far, width)),
                (Point(0, size), Point(width, far)),
                (Point(size, size), Point(far, far)),
            ] {
                drawing.stroke(.line(outer, inner), Ink(0).faded(0.35), 0.8 * pen)
            }
        }
    }
}
