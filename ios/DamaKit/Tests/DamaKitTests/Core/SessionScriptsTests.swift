import DamaKit
import Foundation
import Testing

/// The scripts that Rust and Kotlin run, too.
struct SessionScriptsTests {
    @Test func everyScriptGoesThroughTheBoundaryAsItIsWritten() throws {
        let differences = try SessionScript.all().flatMap { script in
            var run = try ScriptRun(script)
            return try run.differences()
        }
        #expect(differences == [])
    }

    @Test func noLineIsLeftOutAndEveryFieldIsComparedSomewhere() throws {
        let texts = try SessionScript.files().map { try String(contentsOf: $0, encoding: .utf8) }
        let lines = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("{") }
        let scripts = try SessionScript.all()
        #expect(!lines.isEmpty)
        #expect(scripts.count == lines.count)
        let used = scripts.flatMap { $0.steps.flatMap(\.expect.keys) }
        #expect(Set(used) == ScriptRun.fields)
    }

    @Test func aWrongExpectationIsReportedWithItsPlaceStepAndBothValues() throws {
        let line = #"{"name": "n", "seats": ["person", 4], "steps": [{"do": ["tap", "d3"]}]}"#
        let good = try SessionScript(place: "file:7", line: line)
        var wrong = good
        for field in ScriptRun.fields { wrong.steps[0].expect[field] = .text("nonsense") }
        var run = try ScriptRun(wrong)
        let differences = try run.differences()
        #expect(differences.count == ScriptRun.fields.count)
        #expect(differences.contains("file:7: n: step 1 [tap, d3]: selected: expected nonsense, found d3"))
        var goodRun = try ScriptRun(good)
        #expect(try goodRun.differences() == [])
    }

    @Test func anErrorThatNoStepExpectsIsReported() throws {
        let line = #"{"name": "n", "seats": ["person", "person"], "steps": [{"do": ["undo"]}]}"#
        var run = try ScriptRun(SessionScript(place: "file:1", line: line))
        let differences = try run.differences()
        #expect(differences.count == 1)
        #expect(differences[0].contains("error: expected none, found NothingToUndo"))
    }
}
