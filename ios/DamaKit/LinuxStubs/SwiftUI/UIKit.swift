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
    // uikit/uiapplication/didreceivememorywarningnotification
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("")
}

// uikit/uiaccessibility
@MainActor public struct UIAccessibility {
    // uikit/uiaccessibility/isreducemotionenabled
    public static var isReduceMotionEnabled: Bool { false }
}

// What else SwiftUI brings along whose names ours must not be mistaken for.

// combine/scheduler
public protocol Scheduler {}

// swiftui/settings
public struct Settings {}

// swiftui/transition
public protocol Transition {}

// MacTypes.h of Darwin
public struct Point {}
