import DamaKit
import SwiftUI

extension View {
    /// A page of the system's stack: its name in the app's voice, and the system's own way back.
    func page(_ title: Phrase) -> some View { modifier(Page(title: title)) }
}

private struct Page: ViewModifier {
    let title: Phrase

    @Environment(\.colours) private var colours

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(colours.bg)
            .navigationTitle(title.words)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text(title)
                        .font(Voice.heading)
                        .foregroundStyle(colours.ink)
                        .accessibilityAddTraits(.isHeader)
                }
            }
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(colours.bg, for: .navigationBar)
    }
}

extension View {
    /// Leaves the system's bar out, and with it the swipe that leads back.
    func withoutBar() -> some View { toolbar(.hidden, for: .navigationBar) }
}
