import DamaKit
import SwiftUI

// From the board's lists of shapes to SwiftUI's drawing, one to one.

extension GraphicsContext {
    /// Draws all shapes, the lowest first.
    func draw(_ drawing: Drawing) {
        for shape in drawing.shapes { draw(shape) }
    }

    private func draw(_ shape: DrawnShape) {
        switch shape {
        case .fill(let outline, let paint):
            fill(Path(outline), with: paint.shading)
        case .stroke(let outline, let paint, let nib):
            stroke(Path(outline), with: paint.shading, style: nib.style)
        case .letters(let letters):
            let font = Font.system(size: letters.size, weight: .semibold)
            let text = Text(verbatim: letters.text).font(font).foregroundStyle(Color(letters.ink))
            draw(text, at: CGPoint(letters.centre))
        case .layer(let layer):
            draw(layer)
        }
    }

    /// Only what fades needs a layer of its own; the rest is placed and clipped on the spot.
    private func draw(_ layer: Layer) {
        var inner = self
        inner.concatenate(CGAffineTransform(layer.transform))
        if let clip = layer.clip { inner.clip(to: Path(clip)) }
        guard layer.opacity < 1 else { return inner.draw(layer.drawing) }
        inner.opacity *= layer.opacity
        inner.drawLayer { $0.draw(layer.drawing) }
    }
}

extension Path {
    init(_ outline: Outline) {
        self.init()
        for step in outline.steps { add(step) }
    }

    private mutating func add(_ step: Outline.Step) {
        switch step {
        case .move(let point):
            move(to: CGPoint(point))
        case .line(let point):
            addLine(to: CGPoint(point))
        case .curve(let control, let end):
            addQuadCurve(to: CGPoint(end), control: CGPoint(control))
        case .close:
            closeSubpath()
        case .box(let box):
            addRect(CGRect(box))
        case .rounded(let box, let corner):
            addRoundedRect(in: CGRect(box), cornerSize: CGSize(width: corner, height: corner), style: .circular)
        case .circle(let centre, let radius):
            addEllipse(in: CGRect(Box(about: centre, half: radius)))
        }
    }
}

extension Paint {
    fileprivate var shading: GraphicsContext.Shading {
        switch self {
        case .ink(let ink):
            .color(Color(ink))
        case .linear(let from, let to, let stops):
            .linearGradient(Gradient(stops), startPoint: CGPoint(from), endPoint: CGPoint(to))
        case .radial(let centre, let radius, let stops):
            .radialGradient(Gradient(stops), center: CGPoint(centre), startRadius: 0, endRadius: radius)
        case .sweep(let centre, let start, let stops):
            .conicGradient(Gradient(stops), center: CGPoint(centre), angle: .radians(start))
        }
    }
}

extension Gradient {
    fileprivate init(_ stops: [DamaKit.Stop]) {
        self.init(stops: stops.map { Gradient.Stop(color: Color($0.ink), location: $0.at) })
    }
}

extension Nib {
    fileprivate var style: StrokeStyle {
        StrokeStyle(
            lineWidth: width,
            lineCap: cap == .round ? .round : .butt,
            lineJoin: join == .round ? .round : .miter,
            dash: dashes.map { CGFloat($0) }
        )
    }
}

extension Color {
    init(_ ink: Ink) {
        self.init(.sRGB, red: ink.red, green: ink.green, blue: ink.blue, opacity: ink.alpha)
    }
}

extension CGPoint {
    init(_ point: DamaKit.Point) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGRect {
    init(_ box: Box) {
        self.init(x: box.left, y: box.top, width: box.width, height: box.height)
    }
}

extension CGAffineTransform {
    init(_ affine: Affine) {
        self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
    }
}
