import DamaCore

// What a person can do in a game: the core decides whether it can be done, and what comes of it.
extension GameModel {
    /// A tap on a square: what it means is the core's to say.
    public func tap(_ square: Int) { act(tapped: square) { try $0.tap(square: Int32(square)) } }

    /// Nothing is chosen any more.
    public func deselect() { act { try $0.deselect() } }

    /// Takes back what the person did last.
    public func undo() { act { try $0.undo() } }

    /// Does again what was taken back.
    public func redo() { act { try $0.redo() } }

    /// Looks at an earlier ply of the game.
    public func goTo(_ ply: Int) { act { try $0.goTo(ply: Int32(ply)) } }

    /// Looks at the game as it stands.
    public func goLive() { act { try $0.goLive() } }

    /// A side gives up.
    public func resign(_ side: Side) { act { try $0.resign(side: side) } }

    /// The person to move offers a draw.
    public func offerDraw() { act { try $0.offerDraw() } }

    /// The other person takes the offer.
    public func acceptDraw() { act { try $0.acceptDraw() } }

    /// The other person does not take it.
    public func declineDraw() { act { try $0.declineDraw() } }

    /// The position shown, as text to be copied.
    public func position() -> String? { ask { try $0.position() } }

    /// The game in PDN, to be copied.
    public func pdn() -> String? { ask { try $0.pdn() } }
}
