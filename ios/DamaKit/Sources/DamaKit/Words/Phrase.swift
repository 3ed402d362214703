/// Words for people that are not in their language yet: a key of the string catalogue, and what its text is filled
/// with. Keys are those of Android's strings; an array's are numbered from 1, like `level_names.1`.
///
/// Where a text depends on a number, it is the first number among the arguments, and in `said_capture` the only one.
public struct Phrase: Hashable, Sendable {
    /// What a text is filled with, in order.
    public enum Argument: Hashable, Sendable {
        case text(String)
        case number(Int)

        /// A number with one digit after the point.
        case decimal(Double)

        /// Another phrase.
        case phrase(Phrase)
    }

    public let key: String
    public let arguments: [Argument]

    public init(_ key: String, _ arguments: Argument...) {
        self.key = key
        self.arguments = arguments
    }

    /// Two phrases with a dot between them, or the one that is there.
    static func joined(_ first: Phrase?, _ second: Phrase?) -> Phrase? {
        guard let first, let second else { return first ?? second }
        return Phrase("and_dot", .phrase(first), .phrase(second))
    }

    /// An element of an array of texts, counted from 1.
    static func element(_ number: Int, of array: String) -> Phrase { Phrase("\(array).\(number)") }
}
