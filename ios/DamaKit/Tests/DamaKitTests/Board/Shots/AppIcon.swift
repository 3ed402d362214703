@testable import DamaKit

/// The app's icon: a walnut king with its inlaid star on one square of the board, as on Android, cut by no mask.
enum AppIcon {
    static let size = 1024.0

    /// The icon for each of the home screen's looks.
    static let all = [
        Shot(icon: "icon-light") { light(&$0) },
        Shot(icon: "icon-dark") { dark(&$0) },
        Shot(icon: "icon-tinted") { tinted(&$0) },
    ]

    private static let middle = Point(size / 2, size / 2)
    private static let radius = size * 0.36
    private static let lineInset = size * 0.11
    private static let lineWidth = size * 0.012
    private static let set = SetColors.papyrus

    private static func light(_ drawing: inout Drawing) {
        let papyrus = Papyrus(
            base: Ink(0xE9D3A5),
            centre: Ink(0xF4E3BE),
            rim: Ink(0xD9BD88),
            dark: Ink(0x80582A),
            light: Ink(0xFFF3D4)
        )
        square(&drawing, papyrus, lines: Ink(0x3E2818).faded(0.72))
        king(&drawing)
    }

    /// The square by night.
    private static func dark(_ drawing: inout Drawing) {
        let papyrus = Papyrus(
            base: Ink(0x2A2018),
            centre: Ink(0x3A2C20),
            rim: Ink(0x16110D),
            dark: Ink(0x000000),
            light: Ink(0x94653F)
        )
        square(&drawing, papyrus, lines: Ink(0xA58560).faded(0.45))
        king(&drawing)
        edge(&drawing)
    }

    /// The system gives it a colour by its lightness: the king alone, on black that takes no shadow.
    private static func tinted(_ drawing: inout Drawing) {
        drawing.fill(.box(Box(0, 0, size, size)), Ink(0))
        drawing.layer(Affine.identity.translated(middle.x, middle.y)) {
            PieceArt.disc(&$0, radius: radius, .blackKing, set)
            PieceArt.star(&$0, radius: radius, .blackKing, set)
        }
        edge(&drawing)
    }

    private static func square(_ drawing: inout Drawing, _ papyrus: Papyrus, lines: Ink) {
        // Few, bold fibres: they can be seen when it is small, and the file is not large.
        PapyrusArt.draw(&drawing, Box(0, 0, size, size), square: size * 0.37, papyrus, Mulberry(12), pen: 4)
        for at in [lineInset, size - lineInset] {
            drawing.stroke(.line(Point(at, 0), Point(at, size)), lines, lineWidth)
            drawing.stroke(.line(Point(0, at), Point(size, at)), lines, lineWidth)
        }
    }

    private static func king(_ drawing: inout Drawing) {
        drawing.layer(Affine.identity.translated(middle.x, middle.y)) {
            PieceArt.standing(&$0, radius: radius, .blackKing, set)
        }
    }

    /// Walnut on a dark ground needs a light edge.
    private static func edge(_ drawing: inout Drawing) {
        let width = radius * 0.03
        drawing.stroke(.circle(radius - width / 2, about: middle), SmallPieceArt.darkScreenEdge, width)
    }
}

extension Shot {
    fileprivate init(icon name: String, _ draw: (inout Drawing) -> Void) {
        self.init(name, width: AppIcon.size, height: AppIcon.size, scale: 1, draw)
    }
}
