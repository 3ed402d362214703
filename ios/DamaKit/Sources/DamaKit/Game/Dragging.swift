import DamaCore

/// A piece under a finger; `isNew` if the drag has chosen it.
struct Drag {
    let from: Int
    let isNew: Bool
}

// What a drag means to a game: it chooses the piece, and plays it where it is let go, if it may go there.
extension GameModel {
    /// A drag begins on `square`; false if there is nothing to drag, and then the game says why.
    public func lift(_ square: Int) -> Bool {
        guard let view = state?.view else { return false }
        guard view.isPersonsMove, view.squares[square].selectable else {
            tap(square)
            return false
        }
        drag = Drag(from: square, isNew: view.selected != Int32(square))
        act(tapped: square) { try $0.select(square: Int32(square)) }
        return true
    }

    /// The dragged piece is let go over `square`, or outside the board.
    public func drop(_ square: Int?) {
        guard let dragged = drag else { return }
        drag = nil
        guard let square, square != dragged.from else {
            if square == nil { putBack(dragged) } else { letGoInPlace(dragged) }
            return
        }
        if state?.view.squares[square].target == nil {
            putBack(dragged)
        } else {
            act(landed: square, tapped: square) { try $0.tap(square: Int32(square)) }
        }
    }

    /// The system has taken the touch away: nothing is played.
    public func dragCancelled() {
        guard let dragged = drag else { return }
        drag = nil
        putBack(dragged)
    }

    private func putBack(_ dragged: Drag) {
        if dragged.isNew { deselect() }
    }

    /// A tap with an unsteady finger: the piece stays chosen, or is played if one tap does that.
    private func letGoInPlace(_ dragged: Drag) {
        guard dragged.isNew, oneTap() else { return }
        deselect()
        tap(dragged.from)
    }
}
