import Foundation
import Testing

@testable import DamaKit

/// Pictures of the board for the eye, most of them the same as Android's `board-…`. They are written as lists of shapes
/// if ios/shots.sh has made the folder for them, and drawn from those by ios/shots/render.py.
struct BoardShots {
    private static let folder = Repository.file("build/shots/ios/shapes")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: Self.folder.path), "ios/shots.sh takes them"))
    func write() throws {
        for shot in boards + motions + pieces + others + AppIcon.all {
            let picture: [String: Any] = [
                "width": shot.width,
                "height": shot.height,
                "scale": shot.scale,
                "shapes": DrawingJSON.list(shot.drawing),
            ]
            let data = try JSONSerialization.data(withJSONObject: picture)
            try data.write(to: Self.folder.appendingPathComponent("\(shot.name).json"))
        }
    }

    private var boards: [Shot] {
        let marked = Scenes.marked
        return [
            Shot("board-start", Scenes.start),
            Shot("board-start-dark", Scenes.start.with { $0.dark = true }),
            Shot("board-marks", marked),
            Shot(
                "board-marks-dark-flipped",
                marked.with {
                    $0.dark = true
                    $0.turn = 1
                }
            ),
            Shot("board-choice", Scenes.choice),
            Shot("board-choice-dark", Scenes.choice.with { $0.dark = true }),
            Shot("board-long-capture", Scenes.long),
            Shot("board-olive", marked.with { $0.set = .olive }),
            Shot("board-marble", marked.with { $0.set = .marble }),
            Shot("board-contrast", marked.with { $0.set = .contrast }),
            Shot("board-contrast-choice", Scenes.choice.with { $0.set = .contrast }),
            Shot("board-turning", marked.with { $0.turn = 0.2 }),
            Shot("board-small", marked, size: 280, scale: 2),
            Shot("board-tablet", marked, size: 834, scale: 2),
        ]
    }

    private var motions: [Shot] {
        let scene = Scenes.after.with { $0.coordinates = false }
        let capture = MotionStep(from: 17, to: 33, piece: .whiteMan, taken: Taken(square: 25, piece: .blackMan))
        let crowning = MotionStep(from: 48, to: 56, piece: .whiteMan, crowns: true)
        let rows = [
            (MoveTimeline([capture]), [20.0, 40, 130]),
            (MoveTimeline([crowning]), [210.0, 240, 300]),
        ]
        let side = 136.0
        return [
            Shot("board-motion", width: Shot.board, height: 2 * side) { drawing in
                for (row, (timeline, times)) in rows.enumerated() {
                    for (column, time) in times.enumerated() {
                        let corner = Point(Double(column) * side, Double(row) * side)
                        drawing.board(scene, timeline.at(time), at: corner, size: side)
                    }
                }
            }
        ]
    }

    /// All kinds at several sizes, on their field, in all sets.
    private var pieces: [Shot] {
        let squares = [40.0, 48, 96, 200]
        let kinds = PieceKind.allCases
        return [
            Shot("board-pieces", width: 4 * squares.reduce(0, +) + 60, height: 4 * 220, scale: 1) { drawing in
                for (row, set) in BoardSet.allCases.enumerated() {
                    var left = 0.0
                    for square in squares {
                        let top = Double(row) * 220
                        let area = Box(left, top, left + 4 * square, top + square)
                        let pen = square / BoardArt.pens
                        FieldArt.draw(&drawing, area, square: square, set.colors, seed: 31, pen: pen, bordered: false)
                        for (column, kind) in kinds.enumerated() {
                            let x = left + (Double(column) + 0.5) * square
                            drawing.layer(Affine.identity.translated(x, top + square / 2)) {
                                PieceArt.standing(&$0, radius: square * kind.radius, kind, set.colors)
                            }
                        }
                        left += 4 * square + 20
                    }
                }
            }
        ]
    }

    private var others: [Shot] {
        let plain = PlainBoardArt.picture(of: Scenes.marked, size: Shot.board, scale: Shot.phone)
        return [false, true].map { dark in
            Shot(dark ? "board-hero-dark" : "board-hero", width: Shot.board, height: 460, dark: dark) { drawing in
                drawing.picture(HeroArt.picture(width: Shot.board, height: 308, dark: dark))
                let mini = Scenes.marked.with {
                    $0 = BoardScene(pieces: $0.pieces)
                    $0.coordinates = false
                    $0.dark = dark
                }
                drawing.board(mini, at: Point(24, 332), size: 104)
                for (column, kind) in PieceKind.allCases.enumerated() {
                    for (side, x, y) in [(40.0, 144.0, 336.0), (22, 144, 384), (18, 264, 384)] {
                        let icon = PieceIconArt.picture(kind, side: side, dark: dark)
                        drawing.picture(icon, at: Point(x + Double(column) * (side + 8), y))
                    }
                }
            }
        } + [Shot("board-plain", width: Shot.board, height: Shot.board) { $0.picture(plain) }]
    }
}
