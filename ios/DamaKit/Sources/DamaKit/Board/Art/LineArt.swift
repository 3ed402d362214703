/// Draws the ruled lines of a field.
struct LineArt {
    private let lines: Lines
    private var random: Mulberry
    private let pen: Double

    private static let nodeEvery = 14.0
    private static let mostNodes = 127
    private static let pressure = 0.16
    private static let outerLine = 0.035

    /// `pen` is the width of what the token sheet calls one pixel.
    init(_ lines: Lines, _ random: Mulberry, pen: Double) {
        self.lines = lines
        self.random = random
        self.pen = pen
    }

    /// The lines between the squares of `area`, and with `border` those around it.
    mutating func grid(_ drawing: inout Drawing, _ area: Box, square: Double, border: Bool) {
        let width = square * lines.width
        drawing.layer(clip: .box(area)) { drawing in
            for column in 1..<max(1, Int((area.width / square).rounded())) {
                let x = area.left + Double(column) * square
                line(&drawing, Point(x, area.top), Point(x, area.bottom), width)
            }
            for row in 1..<max(1, Int((area.height / square).rounded())) {
                let y = area.top + Double(row) * square
                line(&drawing, Point(area.left, y), Point(area.right, y), width)
            }
        }
        if border { self.border(&drawing, area, max(width, square * Self.outerLine)) }
    }

    private mutating func border(_ drawing: inout Drawing, _ area: Box, _ width: Double) {
        line(&drawing, Point(area.left, area.top), Point(area.right, area.top), width)
        line(&drawing, Point(area.left, area.bottom), Point(area.right, area.bottom), width)
        line(&drawing, Point(area.left, area.top), Point(area.left, area.bottom), width)
        line(&drawing, Point(area.right, area.top), Point(area.right, area.bottom), width)
    }

    private mutating func line(_ drawing: inout Drawing, _ from: Point, _ to: Point, _ width: Double) {
        switch lines.style {
        case .flat: drawing.stroke(.line(from, to), lines.ink, width)
        case .brass: brass(&drawing, from, to, width)
        case .ink: ink(&drawing, from, to, width)
        }
    }

    private func brass(_ drawing: inout Drawing, _ from: Point, _ to: Point, _ width: Double) {
        drawing.stroke(.line(from, to), Ink(0x1E190A).faded(0.45), width + 1.4 * pen)
        let metal = [
            Stop(0, Ink(0x8F6A26)),
            Stop(0.25, Ink(0xE0BE75)),
            Stop(0.5, Ink(0xA67C30)),
            Stop(0.75, Ink(0xD9B362)),
            Stop(1, Ink(0x8F6A26)),
        ]
        drawing.stroke(.line(from, to), .linear(from: from, to: to, metal), Nib(width))
    }

    /// A ruled pen line: its width changes a little with the pressure of the hand.
    private mutating func ink(_ drawing: inout Drawing, _ from: Point, _ to: Point, _ width: Double) {
        let length = to.x - from.x + to.y - from.y
        let nodes = min(Self.mostNodes, max(2, Int((length / (Self.nodeEvery * pen)).rounded())))
        let isUpright = from.x == to.x
        let wave = Wave(&random)
        var near: [Point] = []
        var far: [Point] = []
        for node in 0...nodes {
            let part = Double(node) / Double(nodes)
            let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
            let half = width / 2 * (1 + Self.pressure * wave.at(Double(node) * 0.8))
            let (aside, along) = isUpright ? (half, 0) : (0, half)
            near.append(Point(x - aside, y - along))
            far.append(Point(x + aside, y + along))
        }
        drawing.fill(Outline(near + far.reversed(), closed: true), lines.ink)
    }
}
