/// A single piece without shadow, filling a square: beside a player's name, in a list, on the end panel.
public enum PieceIconArt {
    private static let smallest = 28.0
    private static let smallEdge = 1.2

    /// The piece, `side` points wide. Below 28 points it is drawn simply. On a dark screen (`dark`) Black's pieces get a
    /// light edge.
    public static func picture(
        _ kind: PieceKind,
        side: Double,
        set: BoardSet = .papyrus,
        dark: Bool = false
    ) -> Picture {
        side < smallest ? small(kind, side: side, set: set, dark: dark) : large(kind, side, set.colors, dark)
    }

    /// The piece in the small drawing whatever its size, for rows of captured pieces that overlap.
    public static func small(_ kind: PieceKind, side: Double, set: BoardSet = .papyrus, dark: Bool = false) -> Picture {
        picture(side) { drawing in
            SmallPieceArt.draw(&drawing, radius: side / 2, edge: smallEdge, kind, set.colors, onDark: dark)
        }
    }

    private static func large(_ kind: PieceKind, _ side: Double, _ colors: SetColors, _ dark: Bool) -> Picture {
        let radius = side / 2
        return picture(side) { drawing in
            PieceArt.disc(&drawing, radius: radius, kind, colors)
            if kind.isKing { PieceArt.star(&drawing, radius: radius, kind, colors) }
            if dark, !kind.isWhite, !colors.isFlat {
                drawing.stroke(.circle(radius - smallEdge / 2), SmallPieceArt.darkScreenEdge, smallEdge)
            }
        }
    }

    private static func picture(_ side: Double, _ draw: (inout Drawing) -> Void) -> Picture {
        let middle = Affine.identity.translated(side / 2, side / 2)
        return Picture(width: side, height: side, drawing: Drawing { $0.layer(middle, draw) })
    }
}
