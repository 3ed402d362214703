import Foundation
import SwiftUI

#if canImport(Accessibility)
    import Accessibility
#endif

#if os(macOS)
    import AppKit
#endif

extension URL {
    /// The app's page in the system's settings.
    @MainActor static var systemSettings: URL? {
        #if os(macOS)
            URL(string: "x-apple.systempreferences:")
        #else
            URL(string: UIApplication.openSettingsURLString)
        #endif
    }
}

/// Puts a text where other apps can paste it.
@MainActor
func copyToPasteboard(_ text: String) {
    #if os(macOS)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
    #else
        UIPasteboard.general.string = text
    #endif
}

/// Has a screen reader, if one is in use, say something.
func announce(_ words: String) {
    if !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
}
