/// Draws the playing field: its surface, its lines, and the shadow that the frame throws on it.
enum FieldArt {
    private static let lineSeed = 99
    private static let shadow = Ink(0x281404)

    /// Fills `area` with whole squares. `pen` is the width of what the token sheet calls one pixel. With `bordered` the
    /// outer lines and the shadow of a frame are drawn too.
    static func draw(
        _ drawing: inout Drawing,
        _ area: Box,
        square: Double,
        _ colors: SetColors,
        seed: Int,
        pen: Double,
        bordered: Bool
    ) {
        switch colors.ground {
        case .papyrus(let papyrus):
            PapyrusArt.draw(&drawing, area, square: square, papyrus, Mulberry(seed), pen: pen)
        case .chequer(let light, let dark):
            chequer(&drawing, area, square, light, dark, seed, pen)
        case .marble(let stone):
            let amount = area.width * area.height / (square * square) / 30 + 0.4
            MarbleArt.draw(&drawing, area, square: square, stone, Mulberry(seed), pen: pen, amount: amount)
        case .flat(let ink):
            drawing.fill(.box(area), ink)
        }
        if bordered, !colors.isFlat { innerShadow(&drawing, area, square * 0.16) }
        var lines = LineArt(colors.lines, Mulberry(seed + lineSeed), pen: pen)
        lines.grid(&drawing, area, square: square, border: bordered)
    }

    private static func chequer(
        _ drawing: inout Drawing,
        _ area: Box,
        _ square: Double,
        _ light: Wood,
        _ dark: Wood,
        _ seed: Int,
        _ pen: Double
    ) {
        let rows = Int((area.height / square).rounded())
        let columns = Int((area.width / square).rounded())
        for column in 0..<columns {
            for row in 0..<rows {
                let (left, top) = (area.left + Double(column) * square, area.top + Double(row) * square)
                let wood = (column + row + rows) % 2 == 1 ? dark : light
                WoodArt.board(
                    &drawing,
                    Box(left, top, left + square, top + square),
                    wood,
                    Mulberry(seed + column * BoardGeometry.files + row),
                    pen: pen,
                    density: 0.55,
                    along: (column * 3 + row) % 2 == 0
                )
            }
        }
    }

    /// The frame stands above the field, under light from overhead: a soft shadow along all four edges.
    private static func innerShadow(_ drawing: inout Drawing, _ area: Box, _ depth: Double) {
        let stops = [Stop(0, shadow.faded(0.42)), Stop(0.35, shadow.faded(0.14)), Stop(1, shadow.faded(0))]
        func edge(_ box: Box, _ from: Point, _ to: Point) {
            drawing.fill(.box(box), .linear(from: from, to: to, stops))
        }
        let (left, top, right, bottom) = (area.left, area.top, area.right, area.bottom)
        edge(Box(left, top, right, top + depth), Point(0, top), Point(0, top + depth))
        edge(Box(left, bottom - depth, right, bottom), Point(0, bottom), Point(0, bottom - depth))
        edge(Box(left, top, left + depth, bottom), Point(left, 0), Point(left + depth, 0))
        edge(Box(right - depth, top, right, bottom), Point(right, 0), Point(right - depth, 0))
    }
}
