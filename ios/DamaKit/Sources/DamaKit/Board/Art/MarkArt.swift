/// Draws the marks on squares of side `square`, each with a thin halo so that it shows on light and dark ground. Each has
/// a shape of its own; colour only helps.
struct MarkArt {
    private let square: Double
    private let colors: MarkColors
    private let halo: Double

    private static let refusedRadius = 0.462
    private static let originRadius = 0.30

    init(square: Double, _ colors: MarkColors) {
        self.square = square
        self.colors = colors
        halo = square / BoardArt.pens * 1.2
    }

    func tint(_ drawing: inout Drawing, _ at: Point) {
        drawing.fill(.box(Box(about: at, half: square / 2 - square / BoardArt.pens)), colors.tint)
    }

    func selected(_ drawing: inout Drawing, _ at: Point) {
        circle(&drawing, at, radius: 0.456 * 1.03, width: 0.052, colors.choice)
    }

    func target(_ drawing: inout Drawing, _ at: Point) {
        drawing.fill(.circle(0.105 * square + halo, about: at), colors.halo)
        drawing.fill(.circle(0.105 * square, about: at), colors.choice)
    }

    func step(_ drawing: inout Drawing, _ at: Point) {
        circle(&drawing, at, radius: 0.27, width: 0.05, colors.choice)
        target(&drawing, at)
    }

    func mustCapture(_ drawing: inout Drawing, _ at: Point) {
        let corner = 0.5 - 0.035
        var wedges = Outline()
        for (across, down) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
            func place(_ x: Double, _ y: Double) -> Point {
                Point(at.x + across * x * square, at.y + down * y * square)
            }
            let leg = corner - 0.30
            wedges.add(Outline([place(corner, corner), place(leg, corner), place(corner, leg)], closed: true))
        }
        drawing.stroke(wedges, .ink(colors.halo), Nib(2 * halo, join: .round))
        drawing.fill(wedges, colors.obligation)
    }

    func refused(_ drawing: inout Drawing, _ at: Point) {
        let width = 0.062 * square
        let ring = Outline.circle(Self.refusedRadius * square, about: at)
        let dashes = dashes(around: Self.refusedRadius, 0.15, 0.095)
        drawing.stroke(ring, .ink(colors.halo), Nib(width + 2 * halo, dashes: dashes))
        drawing.stroke(ring, .ink(colors.obligation), Nib(width, dashes: dashes))
    }

    /// Where the keyboard is: the four corners of a square.
    func focused(_ drawing: inout Drawing, _ at: Point) {
        let half = 0.465 * square
        var corners = Outline()
        for (across, down) in [(-half, -half), (-half, half), (half, -half), (half, half)] {
            let corner = [
                Point(at.x + across, at.y + down * 0.45),
                Point(at.x + across, at.y + down),
                Point(at.x + across * 0.45, at.y + down),
            ]
            corners.add(Outline(corner, closed: false))
        }
        haloed(&drawing, corners, width: 0.06, colors.choice)
    }

    func origin(_ drawing: inout Drawing, _ at: Point, _ ink: Ink) {
        let width = 0.04 * square
        let ring = Outline.circle(Self.originRadius * square, about: at)
        let dots = dashes(around: Self.originRadius, 0.06, 0.07)
        drawing.stroke(ring, .ink(colors.halo), Nib(width + halo, cap: .round, dashes: dots))
        drawing.stroke(ring, .ink(ink), Nib(width, cap: .round, dashes: dots))
    }

    func taken(_ drawing: inout Drawing, _ at: Point, _ ink: Ink) {
        cross(&drawing, at, arm: 0.14, width: 0.05, ink)
    }

    /// The cross of a piece that was taken where another one stands now: small, in the square's upper right corner.
    func takenBeneath(_ drawing: inout Drawing, _ at: Point, _ ink: Ink) {
        cross(&drawing, Point(at.x + 0.41 * square, at.y - 0.41 * square), arm: 0.065, width: 0.04, ink)
    }

    private func cross(_ drawing: inout Drawing, _ at: Point, arm: Double, width: Double, _ ink: Ink) {
        let reach = arm * square
        var cross = Outline.line(Point(at.x - reach, at.y - reach), Point(at.x + reach, at.y + reach))
        cross.add(.line(Point(at.x + reach, at.y - reach), Point(at.x - reach, at.y + reach)))
        haloed(&drawing, cross, width: width, ink)
    }

    func arrived(_ drawing: inout Drawing, _ at: Point, _ ink: Ink) {
        let box = Outline(.rounded(Box(about: at, half: 0.44 * square), corner: 0.06 * square))
        haloed(&drawing, box, width: 0.045, ink)
    }

    /// The way of a move, square by square, with a chevron on each hop.
    func way(_ drawing: inout Drawing, _ trail: Trail, _ geometry: BoardGeometry, _ ink: Ink) {
        let way = TrailShape(trail, geometry)
        haloed(&drawing, way.line, width: 0.052, ink)
        haloed(&drawing, way.chevrons, width: 0.05, ink)
    }

    private func circle(_ drawing: inout Drawing, _ at: Point, radius: Double, width: Double, _ ink: Ink) {
        let ring = Outline.circle(radius * square, about: at)
        drawing.stroke(ring, colors.halo, width * square + 2 * halo)
        drawing.stroke(ring, ink, width * square)
    }

    private func haloed(_ drawing: inout Drawing, _ outline: Outline, width: Double, _ ink: Ink) {
        drawing.stroke(outline, .ink(colors.halo), Nib(width * square + 2 * halo, cap: .round, join: .round))
        drawing.stroke(outline, .ink(ink), Nib(width * square, cap: .round, join: .round))
    }

    /// Dashes and gaps of about these lengths, in squares, that go round a circle without a seam.
    private func dashes(around radius: Double, _ dash: Double, _ gap: Double) -> [Double] {
        let around = 2 * .pi * radius
        let fit = around / (around / (dash + gap)).rounded() / (dash + gap) * square
        return [dash * fit, gap * fit]
    }
}
