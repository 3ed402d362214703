/// What a screen reader has been told of a game: the last move and whose turn it is, then what stands beside the board.
public struct Said: Hashable, Sendable {
    public let phrases: [Phrase]

    /// The refusal that is told; the same words about another tap are told anew.
    private let refusal: Int64?
    private let message: [Phrase]

    public init(_ state: GameState) {
        let message = Message(state)
        self.message = message.map { [$0.title, $0.text] } ?? []
        phrases = state.view.announcement + self.message.filter { !state.view.announcement.contains($0) }
        refusal = state.refused?.id
    }

    /// What is to be said after `old` was: only what is new.
    public func news(after old: Said) -> [Phrase] {
        if let refusal, refusal != old.refusal { return message }
        return phrases.filter { !old.phrases.contains($0) }
    }
}
