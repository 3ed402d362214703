import DamaKit

/// A drawing as lists of lists, for `ios/shots/render.py`.
struct DrawingJSON {
    static func list(_ drawing: Drawing) -> [Any] { drawing.shapes.map(list) }

    private static func list(_ shape: DrawnShape) -> [Any] {
        switch shape {
        case .fill(let outline, let paint):
            ["fill", list(outline), list(paint)]
        case .stroke(let outline, let paint, let nib):
            ["stroke", list(outline), list(paint), nib.width, "\(nib.cap)", "\(nib.join)", nib.dashes]
        case .letters(let letters):
            ["letters", letters.text, list(letters.centre), letters.size, Int(letters.ink.argb)]
        case .layer(let layer):
            ["layer", list(layer.transform), layer.clip.map(list) ?? [], layer.opacity, list(layer.drawing)]
        }
    }

    private static func list(_ outline: Outline) -> [Any] { outline.steps.map(list) }

    private static func list(_ step: Outline.Step) -> [Any] {
        switch step {
        case .move(let point): ["move", list(point)]
        case .line(let point): ["line", list(point)]
        case .curve(let control, let end): ["curve", list(control), list(end)]
        case .close: ["close"]
        case .box(let box): ["box", list(box)]
        case .rounded(let box, let corner): ["rounded", list(box), corner]
        case .circle(let centre, let radius): ["circle", list(centre), radius]
        }
    }

    private static func list(_ paint: Paint) -> [Any] {
        switch paint {
        case .ink(let ink): ["ink", Int(ink.argb)]
        case .linear(let from, let to, let stops): ["linear", list(from), list(to), list(stops)]
        case .radial(let centre, let radius, let stops): ["radial", list(centre), radius, list(stops)]
        case .sweep(let centre, let start, let stops): ["sweep", list(centre), start, list(stops)]
        }
    }

    private static func list(_ stops: [Stop]) -> [Any] { stops.map { [$0.at, Int($0.ink.argb)] as [Any] } }

    private static func list(_ point: Point) -> [Double] { [point.x, point.y] }

    private static func list(_ box: Box) -> [Double] { [box.left, box.top, box.right, box.bottom] }

    private static func list(_ transform: Affine) -> [Double] {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    }
}
