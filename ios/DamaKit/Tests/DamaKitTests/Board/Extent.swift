@testable import DamaKit

/// How far a drawing reaches, lines with their width, and cut off by its clips; nil if nothing is drawn.
struct Extent {
    private(set) var box: Box?

    init(_ drawing: Drawing) {
        add(drawing, .identity, within: nil)
    }

    private mutating func add(_ drawing: Drawing, _ transform: Affine, within: Box?) {
        for shape in drawing.shapes {
            switch shape {
            case .fill(let outline, _):
                add(Self.box(outline, transform), within)
            case .stroke(let outline, _, let nib):
                add(Self.box(outline, transform, spread: nib.width / 2), within)
            case .letters(let letters):
                add(Self.box(.circle(letters.size / 2, about: letters.centre), transform), within)
            case .layer(let layer):
                let inner = transform.followed(by: layer.transform)
                let clip = layer.clip.flatMap { Self.box($0, inner) }
                add(layer.drawing, inner, within: Self.overlap(within, clip))
            }
        }
    }

    private mutating func add(_ box: Box?, _ within: Box?) {
        guard let box = Self.overlap(box, within), box.left < box.right, box.top < box.bottom else { return }
        guard let old = self.box else {
            self.box = box
            return
        }
        self.box = Box(
            min(old.left, box.left),
            min(old.top, box.top),
            max(old.right, box.right),
            max(old.bottom, box.bottom)
        )
    }

    private static func overlap(_ one: Box?, _ other: Box?) -> Box? {
        guard let one else { return other }
        guard let other else { return one }
        return Box(
            max(one.left, other.left),
            max(one.top, other.top),
            min(one.right, other.right),
            min(one.bottom, other.bottom)
        )
    }

    /// Around an outline's corners, control points and circles, each with `spread` about it.
    private static func box(_ outline: Outline, _ transform: Affine, spread: Double = 0) -> Box? {
        let size = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        var extent: Box?
        for (point, reach) in outline.steps.flatMap(discs) {
            let box = Box(about: transform.applied(to: point), half: (reach + spread) * size)
            let old = extent ?? box
            extent = Box(
                min(old.left, box.left),
                min(old.top, box.top),
                max(old.right, box.right),
                max(old.bottom, box.bottom)
            )
        }
        return extent
    }

    private static func discs(_ step: Outline.Step) -> [(Point, Double)] {
        switch step {
        case .move(let point), .line(let point): [(point, 0)]
        case .curve(let control, let end): [(control, 0), (end, 0)]
        case .close: []
        case .circle(let centre, let radius): [(centre, radius)]
        case .box(let box), .rounded(let box, _):
            [(box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom)]
                .map { (Point($0, $1), 0) }
        }
    }
}

extension Affine {
    /// These coordinates with those of a layer in them.
    func followed(by inner: Affine) -> Affine {
        Affine(
            a: a * inner.a + c * inner.b,
            b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx,
            ty: b * inner.tx + d * inner.ty + ty
        )
    }
}

extension Box {
    /// Whether `other` lies within this box, or on its edge.
    func holds(_ other: Box) -> Bool {
        let hair = 1e-6
        return other.left >= left - hair && other.top >= top - hair
            && other.right <= right + hair && other.bottom <= bottom + hair
    }
}
