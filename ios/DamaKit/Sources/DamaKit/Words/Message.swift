import DamaCore

/// Something said beside the board, and what can be done about it.
public struct Message: Hashable, Sendable {
    /// How a message looks: an obligation carries the mark that is on the board.
    public enum Tone: Sendable {
        case obligation, advice, neutral
    }

    /// The picture of a message that is not an obligation.
    public enum Picture: Sendable {
        case newGame, offerDraw, hint, review
    }

    /// What can be done about a message.
    public enum Action: Sendable {
        case retry, goLive, decline, accept, showResult

        /// What its button says.
        public var words: Phrase {
            switch self {
            case .retry: Phrase("try_again")
            case .goLive: Phrase("back_to_game")
            case .decline: Phrase("decline")
            case .accept: Phrase("accept")
            case .showResult: Phrase("show_result")
            }
        }
    }

    public let tone: Tone
    public let title: Phrase
    public let text: Phrase
    public let picture: Picture?
    public let actions: [Action]

    private init(_ tone: Tone, _ words: Sentence, _ picture: Picture? = nil, _ actions: [Action] = []) {
        self.tone = tone
        title = words.title
        text = words.text
        self.picture = picture
        self.actions = actions
    }

    /// What there is to say now, the most pressing first; nil if nothing.
    public init?(_ state: GameState) {
        let view = state.view
        if !view.live {
            self = .browsing(state)
        } else if state.isStuck {
            self.init(.neutral, Sentence(Phrase("stuck"), Phrase("stuck_text")), .newGame, [.retry])
        } else if view.drawOffer == .open {
            self = .drawOffered(view)
        } else if let refused = state.refused {
            self.init(.obligation, view.words(for: refused.refusal))
        } else if let result = view.result {
            self.init(.neutral, result, .review, [.showResult])
        } else if state.advising {
            self.init(.advice, Sentence(Phrase("hint"), Phrase("hint_looking")), .hint)
        } else if let hint = state.hint {
            self.init(.advice, Sentence(Phrase("hint_title", .text(routeText(hint.route))), hint.reason.words), .hint)
        } else if view.drawOffer == .declined {
            self.init(.neutral, Sentence(Phrase("draw_declined"), Phrase("game_goes_on")), .offerDraw)
        } else if view.squares.contains(where: { $0.target == .step }) {
            let title = Phrase("take_pieces", .number(Int(view.forced)))
            self.init(.obligation, Sentence(title, Phrase("choose_landing")))
        } else if view.pliesWithoutProgress >= Self.quietPlies {
            let left = Self.noProgressDraw - Int(view.pliesWithoutProgress)
            self.init(.neutral, Sentence(Phrase("draw_near", .number(left)), Phrase("draw_near_text")), .offerDraw)
        } else {
            return nil
        }
    }

    private static func browsing(_ state: GameState) -> Message {
        let view = state.view
        let ply = Int(view.ply)
        let last = view.moveNumber(state.livePly - 1)
        let title =
            ply == 0
            ? Phrase("looking_at_start")
            : Phrase("looking_at", .number(view.moveNumber(ply - 1)), .number(last))
        return Message(.neutral, Sentence(title, Phrase("game_as_left")), .review, [.goLive])
    }

    private static func drawOffered(_ view: GameView) -> Message {
        if view.computerLevel != nil {
            let words = Sentence(Phrase("draw_offered_by_you"), Phrase("computer_answers"))
            return Message(.neutral, words, .offerDraw)
        }
        let title = view.drawOfferBy?.pick("white_offers_draw", "black_offers_draw") ?? Phrase("offer_draw")
        return Message(.neutral, Sentence(title, Phrase("draw_offer_text")), .offerDraw, [.decline, .accept])
    }

    /// After so many plies without progress the coming draw is spoken of (E2).
    private static let quietPlies = 80

    /// The plies without progress that make a draw (G4): only to count down to it.
    private static let noProgressDraw = 100
}

extension GameModel {
    /// Does what a message's button says.
    public func perform(_ action: Message.Action) {
        switch action {
        case .retry: retry()
        case .goLive: goLive()
        case .decline: declineDraw()
        case .accept: acceptDraw()
        case .showResult: setEndSeen(false)
        }
    }
}
