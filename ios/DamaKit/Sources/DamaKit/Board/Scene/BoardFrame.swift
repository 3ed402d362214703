/// All that is to be drawn of a board at one moment, over the picture of the empty board.
public struct BoardFrame: Hashable, Sendable {
    /// One thing on the board.
    public enum Item: Hashable, Sendable {
        case shapes(Drawing)
        /// The picture of a sprite with its middle at `centre`.
        case sprite(Sprite, centre: Point, scale: Double, opacity: Double)
    }

    /// How the board's picture and the items on it are placed: turned, or on their way round.
    public let placement: Affine
    /// What lies on the board's picture, the lowest first.
    public let items: [Item]
    /// The names of files and ranks. They lie on top and are not turned with the board.
    public let coordinates: Drawing
}
