import Testing

@testable import DamaKit

/// What a drag means to a game (B2, B9).
@MainActor
struct DraggingTests {
    private let desk = Desk()

    /// White's d3 must take d4; h2 may not move.
    private let capture = "W:Wd3,h2:Bd4,a7,b7"

    @Test func aDraggedPieceIsSelectedPlayedWhereItIsDroppedAndNotMovedThereAgain() throws {
        let model = desk.twoPlayers()
        #expect(model.lift(square("d3")))
        #expect(try model.now.view.selected == Int32(square("d3")))
        model.drop(square("d4"))
        #expect(try model.now.moves == ["d3-d4"])
        #expect(try model.now.motion == nil)
    }

    @Test func aDraggedCaptureShowsWhatItTakes() throws {
        let model = desk.twoPlayers(capture)
        #expect(model.lift(square("d3")))
        model.drop(square("d5"))
        let timeline = try #require(model.now.motion).timeline
        let beginning = timeline.at(0)
        let pieces = beginning.moving.map { "\($0.kind) \($0.file) \($0.rank)" }
        #expect(Set(pieces) == ["whiteMan 3.0 4.0", "blackMan 3.0 3.0"], "the man is already on d5, d4 is still there")
    }

    @Test func aDragThatIsCancelledOrEndsElsewherePlaysNothingAndLeavesNothingSelected() throws {
        let model = desk.twoPlayers()
        for end in [{ model.dragCancelled() }, { model.drop(square("h8")) }, { model.drop(nil) }] {
            #expect(model.lift(square("d3")))
            end()
            #expect(try model.now.view.selected == nil)
            #expect(try model.now.view.ply == 0)
        }
    }

    @Test func aPieceThatWasChosenBeforeStaysChosen() throws {
        let model = desk.twoPlayers()
        model.play("d3")
        for end in [{ model.dragCancelled() }, { model.drop(square("h8")) }, { model.drop(square("d3")) }] {
            #expect(model.lift(square("d3")))
            end()
            #expect(try model.now.view.selected == Int32(square("d3")))
        }
    }

    @Test func lettingGoInPlaceIsATapWithAnUnsteadyFinger() throws {
        let model = desk.twoPlayers()
        #expect(model.lift(square("d3")))
        model.drop(square("d3"))
        #expect(try model.now.view.selected == Int32(square("d3")))
    }

    @Test func withOneTapPlayADragStillPlaysOnlyWhereItIsDropped() throws {
        desk.oneTap = true
        let model = desk.twoPlayers(capture)
        #expect(model.lift(square("d3")))
        #expect(try model.now.view.ply == 0, "not played by lifting")
        model.dragCancelled()
        #expect(try model.now.view.ply == 0)
        #expect(try model.now.view.selected == nil)
        #expect(model.lift(square("d3")))
        model.drop(square("d5"))
        #expect(try model.now.view.ply == 1)
    }

    @Test func withOneTapPlayLettingGoInPlacePlays() throws {
        desk.oneTap = true
        let model = desk.twoPlayers(capture)
        #expect(model.lift(square("d3")))
        model.drop(square("d3"))
        #expect(try model.now.moves == ["d3xd5"])
    }

    @Test func withOneTapPlayAPieceThatWasChosenBeforeIsNotPlayedInPlace() throws {
        let model = desk.twoPlayers(capture)
        model.play("d3")
        desk.oneTap = true
        model.resume()
        #expect(model.lift(square("d3")))
        model.drop(square("d3"))
        #expect(try model.now.view.ply == 0)
        #expect(try model.now.view.selected == Int32(square("d3")))
    }

    @Test func whatCannotBeDraggedIsRefusedLikeATap() throws {
        let model = desk.twoPlayers(capture)
        #expect(!model.lift(square("h2")))
        #expect(try model.now.refused?.square == square("h2"))
        #expect(!model.lift(square("d4")))
        #expect(try model.now.refused?.refusal.code == .notYourPiece)
        model.drop(square("d5"))
        #expect(try model.now.view.ply == 0, "nothing was lifted")
    }

    @Test func whileTheComputerThinksNothingCanBeDragged() throws {
        let model = desk.againstComputer()
        desk.time.isHolding = true
        model.play("d3", "d4")
        #expect(!model.lift(square("e3")))
        #expect(try model.now.refused?.refusal.code == .notYourTurn)
    }

    @Test func whoLooksBackComesToTheGameByTouchingTheBoard() throws {
        let model = desk.twoPlayers()
        model.play("d3", "d4")
        model.goTo(0)
        #expect(!model.lift(square("e3")))
        #expect(try model.now.view.live)
    }

    @Test func aNewGameForgetsWhatIsUnderTheFinger() throws {
        let model = desk.twoPlayers()
        #expect(model.lift(square("d3")))
        model.start(NewGame(white: .person, black: .person))
        model.play("e3")
        model.drop(nil)
        #expect(try model.now.view.selected == Int32(square("e3")), "nothing is put back")
    }
}
