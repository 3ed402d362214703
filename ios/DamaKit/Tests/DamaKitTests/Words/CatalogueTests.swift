import Foundation
import Testing

/// Every phrase that the app can say is in the catalogue.
struct CatalogueTests {
    @Test func everyKeyOfAPhraseIsInTheCatalogueInBothLanguages() throws {
        let catalogue = try Json.read(Repository.text("ios/Dama/Localizable.xcstrings")).object?["strings"]?.object
        let strings = try #require(catalogue)
        let keys = try keysInTheSource()
        #expect(keys.count > 80)
        for key in keys {
            let entry = strings[key] ?? strings["\(key).1"]
            let languages = entry?.object?["localizations"]?.object?.keys.sorted()
            #expect(languages == ["en", "tr"], "\(key)")
        }
    }

    /// All texts in the source of the words that look like keys; there are no others of that kind.
    private func keysInTheSource() throws -> Set<String> {
        var keys = Set<String>()
        for folder in ["Words", "Setup"] {
            let folder = Repository.file("ios/DamaKit/Sources/DamaKit/\(folder)")
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                let source = try String(contentsOf: file, encoding: .utf8)
                for match in source.matches(of: /"([a-z_]{2,})"/) { keys.insert(String(match.output.1)) }
            }
        }
        return keys
    }
}
