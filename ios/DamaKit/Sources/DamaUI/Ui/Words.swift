import DamaKit
import SwiftUI

extension Phrase {
    /// The phrase in the person's language. The string catalogue is the app's, not this package's: the system offers
    /// those languages for the app that its own bundle has, and the words follow that choice.
    var words: String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard !arguments.isEmpty else { return format }
        return String(format: format, locale: .current, arguments: arguments.map(\.filling))
    }
}

extension Phrase.Argument {
    fileprivate var filling: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .number(let number): number
        case .decimal(let decimal): decimal
        case .phrase(let phrase): NSString(string: phrase.words)
        }
    }
}

extension [Phrase] {
    /// Sentence by sentence.
    var spoken: String { map(\.words).joined(separator: ". ") }
}

extension Text {
    init(_ phrase: Phrase) {
        self.init(verbatim: phrase.words)
    }
}
