import DamaKit
import SwiftUI

extension View {
    /// A question before something that would be missed; anything but `yes` is a no.
    func question(
        _ title: Phrase,
        _ text: Phrase,
        yes: Phrase,
        isAsked: Binding<Bool>,
        onYes: @escaping @MainActor () -> Void
    ) -> some View {
        alert(title.words, isPresented: isAsked) {
            Button(yes.words, role: .destructive, action: onYes)
            Button(Phrase("cancel").words, role: .cancel) {}
        } message: {
            Text(text)
        }
    }

    /// Something to know; nothing hangs on the answer.
    func news(_ notice: Notice?, onClose: @escaping @MainActor () -> Void) -> some View {
        let isShown = Binding {
            notice != nil
        } set: { isShown in
            if !isShown { onClose() }
        }
        return alert((notice?.title ?? Phrase("app_name")).words, isPresented: isShown, presenting: notice) { _ in
            Button(Phrase("ok").words, role: .cancel) {}
        } message: { notice in
            Text(notice.text)
        }
    }
}

extension Notice {
    fileprivate var title: Phrase { Phrase(self == .saveDamaged ? "save_damaged" : "save_failed") }

    fileprivate var text: Phrase { Phrase(self == .saveDamaged ? "save_damaged_text" : "save_failed_text") }
}
