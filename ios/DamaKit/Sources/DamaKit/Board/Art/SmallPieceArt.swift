/// Draws pieces too small for grain, about the origin: a disc, one ring, the edge, and a king's star in one colour.
enum SmallPieceArt {
    /// A dark piece's edge on a dark screen.
    static let darkScreenEdge = Ink(0xA58560)

    /// A piece with an edge `edge` wide. On a dark screen (`onDark`) a dark piece gets a light edge; on a board it needs
    /// none.
    static func draw(
        _ drawing: inout Drawing,
        radius: Double,
        edge: Double,
        _ kind: PieceKind,
        _ set: SetColors,
        onDark: Bool = false
    ) {
        let colors = set.of(kind)
        if set.isFlat {
            StarArt.flatDisc(&drawing, radius: radius, isKing: kind.isKing, colors)
            if kind.isKing { StarArt.flat(&drawing, radius: radius, colors) }
        } else {
            let rim = onDark && !colors.isPale ? darkScreenEdge : colors.edge
            turned(&drawing, radius, edge, kind, colors, rim)
        }
    }

    private static func turned(
        _ drawing: inout Drawing,
        _ radius: Double,
        _ edge: Double,
        _ kind: PieceKind,
        _ colors: PieceColors,
        _ rim: Ink
    ) {
        let disc = Outline.circle(radius - edge / 2)
        let profile = [
            Stop(0, colors.high.faded(0.5)),
            Stop(0.55, colors.high.faded(0.2)),
            Stop(0.62, colors.shade.faded(0.5)),
            Stop(0.70, colors.high.faded(0.6)),
            Stop(0.85, colors.high.faded(0.2)),
            Stop(1, colors.shade.faded(0.6)),
        ]
        drawing.fill(disc, colors.base)
        drawing.fill(disc, .radial(centre: .zero, radius: radius, profile))
        if kind.isKing {
            drawing.stroke(.circle(radius * 0.76), colors.ring, radius * 0.1)
            StarArt.draw(&drawing, radius: radius, colors)
        }
        drawing.stroke(disc, rim, edge)
    }
}
