import DamaKit
import Testing

/// Views that are known by heart, field by field: what Rust knows arrives under the right name.
struct GameViewTests {
    private let whiteMan = Piece(side: .white, kind: .man)
    private let whiteKing = Piece(side: .white, kind: .king)
    private let blackMan = Piece(side: .black, kind: .man)

    @Test func theStart() throws {
        let view = try session(black: .computer(level: 4)).view()
        let men = [nil, whiteMan, whiteMan, nil, nil, blackMan, blackMan, nil]
        let expected = GameView(
            serial: 1,
            squares: (0..<64).map { square in
                SquareView(
                    piece: men[square / 8],
                    selectable: square / 8 == 2,
                    target: nil,
                    selected: false,
                    mustCapture: false,
                    last: .none
                )
            },
            position: standardStart,
            sideToMove: .white,
            whiteLevel: nil,
            blackLevel: 4,
            turn: .person,
            ply: 0,
            lastPly: 0,
            live: true,
            selected: nil,
            forced: 0,
            last: nil,
            lastPath: [],
            lastTaken: [],
            transition: nil,
            refusal: nil,
            white: SideCounts(men: 16, kings: 0, taken: 0),
            black: SideCounts(men: 16, kings: 0, taken: 0),
            pliesWithoutProgress: 0,
            canUndo: false,
            canRedo: false,
            canOfferDraw: true,
            drawOffer: nil,
            drawOfferBy: nil,
            outcome: nil,
            marks: Marks(undone: false, hinted: false),
            counted: false
        )
        #expect(view == expected)
    }

    @Test func aCaptureOfTwoThatMayGoTwoWaysChosenByItsLandings() throws {
        let session = try session("W:Wc3,h2:Bc4,b5,d5,h7")
        let chosen = try session.tap("c3")
        #expect(chosen.forced == 2)
        #expect(chosen.names { $0.mustCapture } == ["c3"])
        #expect(chosen.names { $0.target == .step } == ["c5"])
        #expect(chosen.names { $0.target == .final } == ["a5", "e5"])
        let view = try session.tap("e5")
        #expect(view.last == "c3xc5xe5")
        #expect(view.lastPath.map(name) == ["c3", "c5", "e5"])
        #expect(view.lastTaken.map(name) == ["c4", "d5"])
        let marks: [(LastMark, [String])] = [(.from, ["c3"]), (.taken, ["c4", "d5"]), (.path, ["c5"]), (.to, ["e5"])]
        for (mark, names) in marks { #expect(view.names { $0.last == mark } == names) }
        let steps = [step("c3", "c5", whiteMan, taking: "c4"), step("c5", "e5", whiteMan, taking: "d5")]
        #expect(view.transition == Transition(steps: steps, back: false, crowned: false))
        #expect(view.white == SideCounts(men: 2, kings: 0, taken: 2))
        #expect(view.black == SideCounts(men: 2, kings: 0, taken: 0))
        #expect(view.sideToMove == .black)
    }

    @Test func aCrowningAndItsUndo() throws {
        let session = try session("W:Wa7,h2:Bd6,e6")
        let crowned = try session.taps("a7", "a8")
        var forward = step("a7", "a8", whiteMan)
        forward.crowns = true
        #expect(crowned.transition == Transition(steps: [forward], back: false, crowned: true))
        #expect(crowned.at("a8").piece == whiteKing)
        #expect(crowned.white == SideCounts(men: 1, kings: 1, taken: 0))
        let back = try session.undo()
        var backward = step("a8", "a7", whiteMan)
        backward.crowns = true
        #expect(back.transition == Transition(steps: [backward], back: true, crowned: true))
        #expect(!back.canUndo && back.canRedo && back.lastPly == 1)
        #expect(back.marks == Marks(undone: true, hinted: false))
    }

    @Test func eachRefusalWithItsNumbersAndSquares() throws {
        let session = try session("W:Wa1,b1,a2,d3,g3:Bd4,g4,d6")
        let expected: [(String, RefusalCode, Int32, Int32, [String])] = [
            ("a2", .mustCapture, 0, 2, ["d3"]), ("g3", .takesFewer, 1, 2, ["d3"]), ("d4", .notYourPiece, 0, 0, ["d4"]),
            ("e5", .emptySquare, 0, 0, ["e5"]),
        ]
        for (tap, code, takes, most, names) in expected {
            let refusal = try session.tap(tap).refusal
            #expect(refusal == Refusal(code: code, takes: takes, most: most, squares: names.map { Int32(square($0)) }))
        }
    }

    private func step(_ from: String, _ to: String, _ piece: Piece, taking taken: String? = nil) -> TransitionStep {
        TransitionStep(
            from: Int32(square(from)),
            to: Int32(square(to)),
            piece: piece,
            taken: taken.map { Int32(square($0)) },
            takenPiece: taken == nil ? nil : blackMan,
            crowns: false
        )
    }
}
