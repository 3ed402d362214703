import DamaKit
import SwiftUI

/// The app's icons, by the names that the system's symbols have. Those with a direction turn round with the layout.
enum Icon: String {
    case back = "chevron.backward"
    case forward = "chevron.forward"
    case undo = "arrow.uturn.backward"
    case redo = "arrow.uturn.forward"
    case hint = "lightbulb"
    case flip = "arrow.up.arrow.down"
    case more = "ellipsis"
    case settings = "slider.horizontal.3"
    case close = "xmark"
    case check = "checkmark"
    case review = "magnifyingglass"
    case newGame = "arrow.clockwise"
    case resign = "flag"
    case offerDraw = "equal.circle"
    case swap = "arrow.left.arrow.right"
    case copy = "doc.on.doc"

    var image: Image { Image(systemName: rawValue) }
}

extension Message.Picture {
    var icon: Icon {
        switch self {
        case .newGame: .newGame
        case .offerDraw: .offerDraw
        case .hint: .hint
        case .review: .review
        }
    }
}
