import Foundation

@testable import DamaKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Android's English strings, which the catalogue has under the same names: phrases are read with them, so that tests
/// hear what people hear.
struct Strings {
    /// The texts by key; of a plural `one` and `other` by `key#one` and `key#other`.
    let texts: [String: String]

    static let english = Result { try Strings(Repository.file("android/app/src/main/res/values/strings.xml")) }

    private init(_ file: URL) throws {
        let reader = Reader()
        let parser = XMLParser(data: try Data(contentsOf: file))
        parser.delegate = reader
        guard parser.parse() else { throw Missing("\(file.lastPathComponent)") }
        texts = reader.texts
    }

    /// A phrase in English. Where it depends on a number, that is its only number, and one need not be written.
    func read(_ phrase: Phrase) throws -> String {
        let isOne = numbers(phrase) == [1]
        guard let text = texts[phrase.key] ?? texts["\(phrase.key)#\(isOne ? "one" : "other")"] else {
            throw Missing("the text of \(phrase)")
        }
        var read = text.replacingOccurrences(of: "\\'", with: "'").trimmingCharacters(in: ["\""])
        for (index, argument) in phrase.arguments.enumerated() {
            if let place = read.range(of: "%\(index + 1)\\$(s|d|\\.1f)", options: .regularExpression) {
                read.replaceSubrange(place, with: try self.read(argument))
            } else if !(isOne && argument == .number(1)) {
                throw Missing("place \(index + 1) in '\(text)'")
            }
        }
        guard !read.contains("%") else { throw Missing("arguments of '\(text)'") }
        return read
    }

    /// Phrases one after another, as they are spoken.
    func read(_ phrases: [Phrase]) throws -> String { try phrases.map(read).joined(separator: ". ") }

    private func numbers(_ phrase: Phrase) -> [Int] {
        phrase.arguments.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    private func read(_ argument: Phrase.Argument) throws -> String {
        switch argument {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .decimal(let number): String(format: "%.1f", number)
        case .phrase(let phrase): try read(phrase)
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var texts: [String: String] = [:]
        private var name = ""
        private var key = ""
        private var items = 0
        private var text = ""

        func parser(
            _ parser: XMLParser,
            didStartElement element: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            text = ""
            if let given = attributes["name"] {
                name = given
                key = given
                items = 0
            } else if let quantity = attributes["quantity"] {
                key = "\(name)#\(quantity)"
            } else if element == "item" {
                items += 1
                key = "\(name).\(items)"
            }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(
            _ parser: XMLParser,
            didEndElement element: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) {
            if element == "string" || element == "item" { texts[key] = text }
        }
    }
}

/// What a phrase says in English.
func english(_ phrase: Phrase?) throws -> String? {
    guard let phrase else { return nil }
    return try Strings.english.get().read(phrase)
}

/// What phrases say in English, one after another.
func english(_ phrases: [Phrase]) throws -> String { try Strings.english.get().read(phrases) }
