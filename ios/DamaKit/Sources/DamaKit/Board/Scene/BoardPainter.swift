import Foundation

/// Says what of a scene is drawn where. Everything is laid out with White below; a turned board is the same drawing,
/// turned, and only the coordinates are set anew.
public struct BoardPainter: Sendable {
    private let geometry: BoardGeometry
    private let colors: SetColors
    private let marks: MarkArt
    private let coordinates: Ink

    private static let selectedLift = 0.8
    private static let fadedTrail = 0.7

    public init(_ look: BoardLook) {
        geometry = BoardGeometry(size: look.size, scale: look.scale)
        colors = look.set.colors
        marks = MarkArt(square: geometry.square, colors.marks)
        coordinates = Night.dimmed(colors.coordinates, look.dark)
    }

    /// The frame that shows `scene` with the pieces of `motion` on their way.
    public func frame(_ scene: BoardScene, _ motion: MotionFrame = .still) -> BoardFrame {
        var items = [BoardFrame.Item.shapes(under(scene))]
        items += standing(scene, motion)
        items += selected(scene, motion)
        items.append(.shapes(over(scene)))
        for piece in motion.moving { items += lifted(piece, at: place(piece)) }
        return BoardFrame(placement: placement(scene.turn), items: items, coordinates: coordinates(scene))
    }

    /// Halfway round the board is drawn smaller, so that its corners stay in sight.
    private func placement(_ turn: Double) -> Affine {
        if turn == 0 { return .identity }
        let angle = turn * .pi
        let middle = geometry.size / 2
        let scale = turn < 1 ? 1 / (abs(cos(angle)) + abs(sin(angle))) : 1
        return Affine.identity.translated(middle, middle).scaled(scale).rotated(angle).translated(-middle, -middle)
    }

    private func coordinates(_ scene: BoardScene) -> Drawing {
        Drawing { drawing in
            if scene.coordinates { CoordinateArt.draw(&drawing, geometry, coordinates, turn: scene.turn) }
        }
    }

    private func under(_ scene: BoardScene) -> Drawing {
        Drawing { drawing in
            if let selected = scene.selected { marks.tint(&drawing, centre(selected)) }
            if let last = scene.last {
                // The last move steps back while the next one is chosen.
                let opacity = scene.selected == nil ? 1 : Self.fadedTrail
                drawing.layer(opacity: opacity) { trail(&$0, scene, last, colors.marks.trail) }
            }
            if let hint = scene.hint { trail(&drawing, scene, hint, colors.marks.choice) }
            for square in scene.mustCapture { marks.mustCapture(&drawing, centre(square)) }
        }
    }

    private func trail(_ drawing: inout Drawing, _ scene: BoardScene, _ trail: Trail, _ ink: Ink) {
        guard let from = trail.path.first, let to = trail.path.last else { return }
        if scene.pieces[from] == nil { marks.origin(&drawing, centre(from), ink) }
        marks.way(&drawing, trail, geometry, ink)
        for square in trail.taken where scene.pieces[square] == nil { marks.taken(&drawing, centre(square), ink) }
        marks.arrived(&drawing, centre(to), ink)
    }

    private func standing(_ scene: BoardScene, _ motion: MotionFrame) -> [BoardFrame.Item] {
        scene.pieces.indices.compactMap { square in
            guard let kind = scene.pieces[square], square != scene.selected, !motion.hidden.contains(square) else {
                return nil
            }
            return .sprite(.standing(kind), centre: centre(square), scale: 1, opacity: 1)
        }
    }

    private func selected(_ scene: BoardScene, _ motion: MotionFrame) -> [BoardFrame.Item] {
        guard let square = scene.selected, let kind = scene.pieces[square], !motion.hidden.contains(square) else {
            return []
        }
        let piece = MovingPiece(kind: kind, file: 0, rank: 0, lift: Self.selectedLift)
        let ring = Drawing { marks.selected(&$0, centre(square)) }
        return lifted(piece, at: centre(square)) + [.shapes(ring)]
    }

    private func over(_ scene: BoardScene) -> Drawing {
        Drawing { drawing in
            if let last = scene.last { covered(&drawing, scene, last, colors.marks.trail) }
            if let hint = scene.hint { covered(&drawing, scene, hint, colors.marks.choice) }
            for square in scene.targets { marks.target(&drawing, centre(square)) }
            for square in scene.steps { marks.step(&drawing, centre(square)) }
            if let refused = scene.refused { marks.refused(&drawing, centre(refused)) }
            if let focused = scene.focused { marks.focused(&drawing, centre(focused)) }
        }
    }

    /// A cross under a piece would not be seen: it goes over the piece, in the square's corner.
    private func covered(_ drawing: inout Drawing, _ scene: BoardScene, _ trail: Trail, _ ink: Ink) {
        for square in trail.taken where scene.pieces[square] != nil {
            marks.takenBeneath(&drawing, centre(square), ink)
        }
    }

    private func lifted(_ piece: MovingPiece, at centre: Point) -> [BoardFrame.Item] {
        LiftedPiece(piece, at: centre, isFlat: colors.isFlat).items
    }

    private func place(_ piece: MovingPiece) -> Point {
        let last = Double(BoardGeometry.files) - 0.5
        return Point(
            geometry.frame + (piece.file + 0.5) * geometry.square,
            geometry.frame + (last - piece.rank) * geometry.square
        )
    }

    private func centre(_ square: Int) -> Point { geometry.centre(of: square) }
}
