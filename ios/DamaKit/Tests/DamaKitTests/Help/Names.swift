@testable import DamaKit

// Short words for tests: squares by name, codes as scripts write them, games.

/// The number of a square that is written like `d3`.
func square(_ name: String) -> Int {
    let letters = Array(name.utf8)
    precondition(letters.count == 2, "'\(name)' is no square")
    let (file, rank) = (Int(letters[0]) - Int(UInt8(ascii: "a")), Int(letters[1]) - Int(UInt8(ascii: "1")))
    precondition((0..<8).contains(file) && (0..<8).contains(rank), "'\(name)' is no square")
    return rank * 8 + file
}

/// The name of a square, worked out here once more, so that the app's own is not its own judge.
func name(_ square: Int32) -> String {
    let letters: [Character] = ["a", "b", "c", "d", "e", "f", "g", "h"]
    return "\(letters[Int(square) % 8])\(square / 8 + 1)"
}

extension GameView {
    func at(_ name: String) -> SquareView { squares[square(name)] }

    /// The squares of which something is true, sorted by name.
    func names(where isWanted: (SquareView) -> Bool) -> [String] {
        squares.indices.filter { isWanted(squares[$0]) }.map { name(Int32($0)) }.sorted()
    }
}

extension Session {
    @discardableResult
    func tap(_ name: String) throws -> GameView { try tap(square: Int32(square(name))) }

    /// Taps one square after another; the view after the last.
    @discardableResult
    func taps(_ names: String...) throws -> GameView {
        for name in names { try tap(name) }
        return try view()
    }
}

/// A new game between two people, unless it says otherwise.
func session(
    _ start: String? = nil,
    white: Seat = .person,
    black: Seat = .person,
    options: Options = Options(noUndo: false, oneTap: false),
    gameId: String = "",
    seed: Int64 = 0
) throws -> Session {
    try Session(
        setup: Setup(start: start, white: white, black: black, options: options, gameId: gameId, seed: seed)
    )
}

/// The standard start.
let standardStart = """
    W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7
    """

/// The case of an enum as it is called in Swift: `mustCapture`, without what belongs to it.
func caseName(_ value: some Any) -> String { String("\(value)".prefix { $0 != "(" }) }

/// `mustCapture` as `MustCapture`, as scripts write codes.
func code(_ value: some Any) -> String {
    let name = caseName(value)
    return name.prefix(1).uppercased() + name.dropFirst()
}

/// The error of a kind that something ends with; nil if it ends in another way.
func failure<Kind: Error>(_ kind: Kind.Type, of work: () throws -> some Any) -> Kind? {
    do {
        _ = try work()
        return nil
    } catch {
        return error as? Kind
    }
}

/// Why a session refused something.
func reason(of work: () throws -> some Any) -> String? { failure(SessionError.self, of: work).map(reason) }

/// Why a session refused something.
func reason(_ error: SessionError) -> String {
    switch error {
    case .Stale(let reason), .IllegalRoute(let reason), .NothingToUndo(let reason), .NothingToRedo(let reason),
        .UndoOff(let reason), .NoSuchPly(let reason), .NotNow(let reason), .GameOver(let reason),
        .BadSave(let reason), .BadSetup(let reason), .NoSuchSquare(let reason):
        reason
    }
}
