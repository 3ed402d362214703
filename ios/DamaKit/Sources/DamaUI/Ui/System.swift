import SwiftUI

#if canImport(Accessibility)
    import Accessibility
#endif

extension URL {
    /// The app's page in the system's settings.
    static var systemSettings: URL? { URL(string: UIApplication.openSettingsURLString) }
}

/// Puts a text where other apps can paste it.
@MainActor
func copyToPasteboard(_ text: String) {
    UIPasteboard.general.string = text
}

/// Has a screen reader, if one is in use, say something.
func announce(_ words: String) {
    if !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
}
