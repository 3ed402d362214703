import Foundation

/// A value of a JSON text; numbers are whole.
enum Json: Hashable, Decodable, CustomStringConvertible {
    case null
    case bool(Bool)
    case number(Int)
    case text(String)
    case list([Json])
    case object([String: Json])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([Json].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: Json].self))
        }
    }

    /// Reads a JSON text.
    static func read(_ text: String) throws -> Json { try JSONDecoder().decode(Json.self, from: Data(text.utf8)) }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var number: Int? {
        if case .number(let number) = self { number } else { nil }
    }

    var list: [Json]? {
        if case .list(let list) = self { list } else { nil }
    }

    var object: [String: Json]? {
        if case .object(let object) = self { object } else { nil }
    }

    /// Text or null.
    static func optional(_ text: String?) -> Json { text.map(Json.text) ?? .null }

    static func texts(_ texts: [String]) -> Json { .list(texts.map(Json.text)) }

    var description: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .list(let list): "[\(list.map(\.description).joined(separator: ", "))]"
        case .object(let object): "{\(object.map { "\($0): \($1)" }.sorted().joined(separator: ", "))}"
        }
    }
}
