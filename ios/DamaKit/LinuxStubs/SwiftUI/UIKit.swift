// What SwiftUI brings along of UIKit.

// uikit/uipasteboard
public class UIPasteboard {
    // uikit/uipasteboard/general
    public class var general: UIPasteboard { UIPasteboard() }
    // uikit/uipasteboard/string
    public var string: String? {
        get { nil }
        set {}
    }
}

// uikit/uiapplication
@MainActor public class UIApplication {
    // uikit/uiapplication/opensettingsurlstring
    nonisolated public static let openSettingsURLString = ""
}
