import Testing

@testable import DamaKit

struct StartTextTests {
    @Test func theStandardStartIsAlwaysGood() {
        let start = StartText(nil)
        #expect(!start.isOwn)
        #expect(start.checked == CheckedStart(isGood: true))
    }

    @Test func anOwnPositionIsReadAsPeopleWriteIt() {
        let checked = StartText(" b:BD6:wkc4,A2. ").checked
        #expect(checked == CheckedStart(isGood: true, position: "B:Wa2,Kc4:Bd6", toMove: .black))
        #expect(checked.verdict == Phrase("position_good", .phrase(Phrase("black_to_move"))))
    }

    @Test func nothingWrittenIsNotWrongYet() {
        for text in ["", "  \n"] {
            let checked = StartText(text).checked
            #expect(!checked.isGood)
            #expect(checked.fault == nil)
            #expect(checked.verdict == Phrase("position_help"))
        }
    }

    @Test func whatIsWrongIsSaidInTheCoresWords() throws {
        for text in ["?", "W:Wa9:Ba6", "W:W:Ba6", "W:Wa8:Ba6", "🂡"] {
            let checked = StartText(text).checked
            let fault = try #require(checked.fault)
            #expect(!checked.isGood)
            #expect(!fault.isEmpty)
            #expect(checked.verdict == Phrase("position_wrong", .text(fault)))
        }
    }

    @Test func aRememberedPositionIsTheOwnStart() {
        let start = StartText("W:Wa2,b2:Ba7")
        #expect(start.isOwn)
        #expect(start.checked.position == "W:Wa2,b2:Ba7")
    }
}
