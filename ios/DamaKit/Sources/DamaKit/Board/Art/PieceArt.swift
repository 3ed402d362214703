/// Draws pieces about the origin, in layers: shadow, disc, star. All light comes from overhead and all sheen is the same
/// after half a turn, so that a piece looks right from both ends of the board.
enum PieceArt {
    /// A whole piece of `radius` at rest on the board.
    static func standing(_ drawing: inout Drawing, radius: Double, _ kind: PieceKind, _ set: SetColors) {
        if !set.isFlat { shadow(&drawing, radius: radius, lift: 0) }
        disc(&drawing, radius: radius, kind, set)
        if kind.isKing { star(&drawing, radius: radius, kind, set) }
    }

    /// The shadow of a piece that is lifted by `lift`, 0 to 1: a dark contact ring and a soft pool.
    static func shadow(_ drawing: inout Drawing, radius: Double, lift: Double) {
        let contact = radius * (1.16 + lift * 0.14)
        let dark = Ink(0x221002)
        let ring = [Stop(0, dark.faded(0.62 - lift * 0.2)), Stop(0.5, dark.faded(0.24)), Stop(1, dark.faded(0))]
        drawing.fill(.circle(contact), .radial(inner: radius * 0.82, radius: contact, ring))
        let wide = radius * (1.42 + lift * 0.35)
        let soft = Ink(0x2C1604)
        let pool = [Stop(0, soft.faded(0.26 * (1 + lift * 0.5))), Stop(0.6, soft.faded(0.08)), Stop(1, soft.faded(0))]
        drawing.fill(.circle(wide), .radial(inner: radius * 0.7, radius: wide, pool))
    }

    /// The disc of a piece, a king's without its star.
    static func disc(_ drawing: inout Drawing, radius: Double, _ kind: PieceKind, _ set: SetColors) {
        let colors = set.of(kind)
        if set.isFlat { return StarArt.flatDisc(&drawing, radius: radius, isKing: kind.isKing, colors) }
        drawing.layer(clip: .circle(radius)) { body(&$0, radius, colors, Mulberry(grainSeed(kind))) }
        if kind.isKing {
            kingProfile(&drawing, radius, colors)
        } else {
            manProfile(&drawing, radius, colors)
        }
        let edge = radius * 0.045
        drawing.stroke(.circle(radius - edge / 2), colors.edge.faded(0.95), edge)
    }

    /// The star of a king.
    static func star(_ drawing: inout Drawing, radius: Double, _ kind: PieceKind, _ set: SetColors) {
        if set.isFlat {
            StarArt.flat(&drawing, radius: radius, set.of(kind))
        } else {
            StarArt.draw(&drawing, radius: radius, set.of(kind))
        }
    }

    private static func body(_ drawing: inout Drawing, _ radius: Double, _ colors: PieceColors, _ random: Mulberry) {
        if colors.isStone {
            let stone = Stone(base: colors.base, vein: colors.grain, light: colors.high)
            let area = Box(about: .zero, half: radius)
            MarbleArt.draw(&drawing, area, square: radius * 0.55, stone, random, pen: radius / 19, amount: 0.5)
        } else {
            drawing.fill(.circle(radius), colors.base)
            grain(&drawing, radius, colors, random)
        }
    }

    /// Curved grain, as a disc cut along the stem shows it.
    private static func grain(_ drawing: inout Drawing, _ radius: Double, _ colors: PieceColors, _ random: Mulberry) {
        var random = random
        let tilt = random.next(-14, 14) + (random.chance(0.5) ? 0 : 180)
        let bow = radius * random.next(0.1, 0.6)
        drawing.layer(Affine.identity.rotated(tilt * .pi / 180)) { drawing in
            var at = -radius * 1.3
            while at < radius * 1.3 {
                let isDark = random.chance(0.7)
                let ink =
                    isDark ? colors.grain.faded(random.next(0.14, 0.44)) : colors.high.faded(random.next(0.10, 0.30))
                let width = radius * random.next(0.014, 0.054)
                let start = Point(-radius, at + random.next(-0.03, 0.03) * radius)
                let end = Point(radius, at + random.next(-0.03, 0.03) * radius)
                let control = Point(0, at + bow * (1 - abs(at) / radius * 0.4))
                drawing.stroke(Outline(.move(start), .curve(control: control, end: end)), ink, width)
                at += radius * random.next(0.045, 0.13)
            }
        }
    }

    private static func manProfile(_ drawing: inout Drawing, _ radius: Double, _ colors: PieceColors) {
        let pale = colors.isPale
        func high(_ at: Double, _ light: Double, _ dark: Double) -> Stop {
            Stop(at, colors.high.faded(pale ? light : dark))
        }
        func shade(_ at: Double, _ light: Double, _ dark: Double) -> Stop {
            Stop(at, colors.shade.faded(pale ? light : dark))
        }
        let turned = [
            high(0, 0.45, 0.34),
            high(0.40, 0.22, 0.18),
            shade(0.55, 0.06, 0.06),
            shade(0.61, 0.26, 0.16),
            shade(0.665, 0.60, 0.58),
            shade(0.69, 0.46, 0.46),
            high(0.715, 0.85, 0.80),
            high(0.79, 0.50, 0.46),
            shade(0.87, 0.02, 0.02),
            shade(0.94, 0.36, 0.36),
            shade(1, 0.80, 0.80),
        ]
        drawing.fill(.circle(radius), .radial(centre: .zero, radius: radius, turned))
        sheen(&drawing, radius * 0.69, radius * 0.95, pale ? 0.60 : 0.34)
        sheen(&drawing, radius * 0.43, radius * 0.60, pale ? 0.30 : 0.14)
        drawing.stroke(.circle(radius * 0.675), colors.shade.faded(pale ? 0.55 : 0.80), radius * 0.035)
        drawing.stroke(.circle(radius * 0.715), colors.high.faded(pale ? 0.90 : 0.60), radius * 0.022)
        drawing.stroke(.circle(radius * 0.905), colors.high.faded(pale ? 0.60 : 0.38), radius * 0.020)
        drawing.stroke(.circle(radius * 0.40), colors.shade.faded(pale ? 0.42 : 0.60), radius * 0.022)
        drawing.stroke(.circle(radius * 0.425), colors.high.faded(pale ? 0.70 : 0.34), radius * 0.016)
        if let band = colors.band {
            drawing.stroke(.circle(radius * 0.675), colors.shade.faded(0.6), radius * 0.11)
            drawing.stroke(.circle(radius * 0.675), band, radius * 0.07)
            sheen(&drawing, radius * 0.64, radius * 0.71, 0.6)
        }
    }

    /// Two tiers: a wide base, a brass band, and a raised face.
    private static func kingProfile(_ drawing: inout Drawing, _ radius: Double, _ colors: PieceColors) {
        let turned = [
            Stop(0, colors.high.faded(0.30)),
            Stop(0.5, colors.high.faded(0.14)),
            Stop(0.68, colors.shade.faded(0.02)),
            Stop(0.715, colors.shade.faded(0.35)),
            Stop(0.74, colors.shade.faded(0.55)),
            Stop(0.79, colors.shade.faded(0.25)),
            Stop(0.86, colors.high.faded(0.30)),
            Stop(0.93, colors.shade.faded(0.18)),
            Stop(1, colors.shade.faded(0.75)),
        ]
        drawing.fill(.circle(radius), .radial(centre: .zero, radius: radius, turned))
        sheen(&drawing, radius * 0.80, radius * 0.97, colors.isPale ? 0.45 : 0.22)
        sheen(&drawing, radius * 0.40, radius * 0.70, colors.isPale ? 0.24 : 0.10)
        drawing.stroke(.circle(radius * 0.775), colors.shade.faded(0.75), radius * 0.15)
        let (bright, deep) = (Ink(0xFFF0C0), Ink(0x7A5314))
        let metal = [bright, colors.ring, deep, colors.ring, bright, colors.ring, deep, colors.ring, bright]
        let brass = metal.enumerated().map { Stop(Double($0.offset) / 8, $0.element) }
        drawing.stroke(.circle(radius * 0.775), .sweep(brass), Nib(radius * 0.092))
    }

    /// The gloss of turned wood between two radii: two opposite lobes of light.
    private static func sheen(_ drawing: inout Drawing, _ from: Double, _ to: Double, _ strength: Double) {
        let lobe = [(0, 1), (0.1, 0.35), (0.25, -0.8), (0.4, 0.35)]
        let lobes = lobe + lobe.map { ($0.0 + 0.5, $0.1) } + [(1, 1)]
        let shine = lobes.map { at, value in
            Stop(at, value > 0 ? Ink(0xFFF0D2).faded(strength * value) : Ink(0).faded(-strength * value * 0.55))
        }
        drawing.stroke(.circle((from + to) / 2), .sweep(shine), Nib(to - from))
    }

    /// Chosen by eye: a quiet, slightly tilted grain for each kind.
    private static func grainSeed(_ kind: PieceKind) -> Int {
        let number =
            switch kind {
            case .whiteMan: 3
            case .whiteKing: 4
            case .blackMan: 5
            case .blackKing: 6
            }
        return number * 7919 + 13
    }
}
