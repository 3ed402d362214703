/// Where the squares lie on a board of `size` points, frame included. The origin is the board's own top left corner.
///
/// It knows no layout direction: a board is never mirrored, so the view that shows it is laid out from left to right in
/// every language. Squares are numbered a1 = 0, b1 = 1 … h8 = 63 as in the core, and are whole pixels, so that every
/// piece is sharp; the frame takes what is left, about .28 of a square.
public struct BoardGeometry: Hashable, Sendable {
    /// Squares of a board's side.
    public static let files = 8

    /// Squares of a board.
    public static let squares = files * files

    /// A square's column, a = 0.
    public static func file(of square: Int) -> Int { square % files }

    /// A square's row, rank 1 = 0.
    public static func rank(of square: Int) -> Int { square / files }

    /// The board's side.
    public let size: Double

    /// The pixels of a point.
    public let scale: Double

    /// Whether Black's side is below.
    public let flipped: Bool

    /// The side of a square.
    public let square: Double

    /// The frame's width.
    public let frame: Double

    public init(size: Double, scale: Double = 1, flipped: Bool = false) {
        self.size = size
        self.scale = scale
        self.flipped = flipped
        let files = Double(Self.files)
        let pixels = (size * scale / (files + 2 * Self.frameWidth)).rounded(.down)
        square = max(1, pixels) / scale
        frame = (size - files * square) / 2
    }

    /// The field inside the frame.
    public var field: Box { Box(frame, frame, size - frame, size - frame) }

    /// The middle of a square.
    public func centre(of square: Int) -> Point {
        Point(
            frame + (Double(column(of: square)) + Self.half) * self.square,
            frame + (Double(row(of: square)) + Self.half) * self.square
        )
    }

    /// The file that `x` lies at, fractional: 0 is the middle of the a-file. For a piece under a finger.
    public func file(at x: Double) -> Double {
        let column = (x - frame) / square - Self.half
        return flipped ? Double(Self.files - 1) - column : column
    }

    /// The rank that `y` lies at, fractional: 0 is the middle of the first rank.
    public func rank(at y: Double) -> Double {
        let row = (y - frame) / square - Self.half
        return flipped ? row : Double(Self.files - 1) - row
    }

    /// The square at a point, or nil outside the board. The frame belongs to the squares beside it: it is too narrow to
    /// be a target of its own, and fingers land on it.
    public func square(at point: Point) -> Int? {
        guard (0...size).contains(point.x), (0...size).contains(point.y) else { return nil }
        return square(column: place(point.x), row: place(point.y))
    }

    /// The square that a touch at a point means. It is the one under the finger if a piece stands there (`occupied`) or
    /// if a tap there would be obeyed (`legal`); a touch in the outer quarter of another empty square goes to the
    /// neighbour over the nearest edge for which a tap would be obeyed, a corner's diagonal neighbour last.
    public func squareForTouch(
        at point: Point,
        occupied: (Int) -> Bool,
        legal: (Int) -> Bool
    ) -> Int? {
        guard let under = square(at: point) else { return nil }
        if occupied(under) || legal(under) { return under }
        let (column, row) = (place(point.x), place(point.y))
        let across = Edge((point.x - frame) / square - Double(column))
        let down = Edge((point.y - frame) / square - Double(row))
        let (aside, along) = ((across.step, 0), (0, down.step))
        let nearest = across.distance <= down.distance ? [aside, along] : [along, aside]
        for (files, ranks) in nearest + [(across.step, down.step)] {
            if let found = neighbour(column: column + files, row: row + ranks), found != under, legal(found) {
                return found
            }
        }
        return under
    }

    private func neighbour(column: Int, row: Int) -> Int? {
        let side = 0..<Self.files
        return side.contains(column) && side.contains(row) ? square(column: column, row: row) : nil
    }

    /// The column or row that a distance from the board's edge belongs to.
    private func place(_ distance: Double) -> Int {
        min(Self.files - 1, max(0, Int((distance - frame) / square)))
    }

    private func square(column: Int, row: Int) -> Int {
        let last = Self.files - 1
        return flipped ? row * Self.files + last - column : (last - row) * Self.files + column
    }

    private func column(of square: Int) -> Int {
        flipped ? Self.files - 1 - Self.file(of: square) : Self.file(of: square)
    }

    private func row(of square: Int) -> Int {
        flipped ? Self.rank(of: square) : Self.files - 1 - Self.rank(of: square)
    }

    /// The nearer of two opposite edges of a square: which way it lies, and how far, in squares.
    private struct Edge {
        let step: Int
        let distance: Double

        init(_ within: Double) {
            distance = half - abs(within - half)
            step = distance >= outer ? 0 : within < half ? -1 : 1
        }
    }

    /// The frame's width in squares.
    private static let frameWidth = 0.28
    private static let half = 0.5
    private static let outer = 0.25
}
