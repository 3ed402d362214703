@testable import DamaKit

/// The marks of a frame, shape by shape, the lowest first.
struct MarkList {
    struct Mark {
        let shape: DrawnShape
        let box: Box
        let ink: Ink
        /// With that of the layers it is in.
        let opacity: Double
    }

    private(set) var marks: [Mark] = []

    init(_ frame: BoardFrame) {
        for item in frame.items {
            if case .shapes(let drawing) = item { add(drawing, opacity: 1) }
        }
    }

    /// The colours of the marks about the middle of a square.
    func inks(within square: Box) -> Set<Ink> {
        Set(marks.filter { square.holds(Box(about: $0.box.centre, half: 0)) }.map(\.ink))
    }

    private mutating func add(_ drawing: Drawing, opacity: Double) {
        for shape in drawing.shapes {
            switch shape {
            case .layer(let layer):
                add(layer.drawing, opacity: opacity * layer.opacity)
            case .fill(_, .ink(let ink)), .stroke(_, .ink(let ink), _):
                let alone = Drawing {
                    switch shape {
                    case .fill(let outline, let paint): $0.fill(outline, paint)
                    case .stroke(let outline, let paint, let nib): $0.stroke(outline, paint, nib)
                    default: break
                    }
                }
                if let box = Extent(alone).box {
                    marks.append(Mark(shape: shape, box: box, ink: ink, opacity: opacity))
                }
            default:
                break
            }
        }
    }
}
