/// Writes a–h and 1–8 in the frame, below and on the left whichever way the board is turned.
enum CoordinateArt {
    private static let largest = 13.0
    private static let smallest = 7.0
    private static let share = 0.72
    /// They are gone after a tenth of the board's turn, and come back in the last tenth.
    private static let fade = 5.0
    /// The names of files and ranks in notation, the same in every language.
    private static let files = ["a", "b", "c", "d", "e", "f", "g", "h"]
    private static let ranks = ["1", "2", "3", "4", "5", "6", "7", "8"]

    /// While the board turns they are out of sight. A frame too narrow for them stays empty.
    static func draw(_ drawing: inout Drawing, _ geometry: BoardGeometry, _ ink: Ink, turn: Double) {
        let size = min(geometry.frame * share, largest)
        let ink = ink.faded(max(0, 1 - (1 - abs(1 - 2 * turn)) * fade))
        guard size >= smallest, ink.alpha > 0 else { return }
        let flipped = turn >= 0.5
        for place in 0..<BoardGeometry.files {
            let along = geometry.frame + (Double(place) + 0.5) * geometry.square
            let last = BoardGeometry.files - 1
            let file = flipped ? last - place : place
            let rank = flipped ? place : last - place
            let below = Point(along, geometry.size - geometry.frame / 2)
            let beside = Point(geometry.frame / 2, along)
            for (text, centre) in [(files[file], below), (ranks[rank], beside)] {
                drawing.write(Letters(text: text, centre: centre, size: size, ink: ink))
            }
        }
    }
}
