import Foundation

/// Durations in ms, at normal speed, and the curves that motions follow.
public enum Motion {
    public static let step = 180.0
    public static let jump = 220.0
    public static let rest = 60.0
    public static let take = 140.0
    public static let lift = 90.0
    public static let crown = 320.0
    public static let flip = 360.0
    public static let messageIn = 160.0
    public static let shake = 240.0

    /// With reduced motion nothing moves; what changes fades over.
    public static let crossFade = 80.0

    /// For what moves from place to place.
    public static let ease = Easing(0.2, 0, 0, 1)

    /// For what goes away.
    public static let out = Easing(0.4, 0, 1, 1)

    private static let shakes = 3.0
    private static let shakePoints = 4.0

    /// How far aside a refused piece is `elapsed` ms after the tap, in points.
    public static func shake(_ elapsed: Double) -> Double {
        let part = clamp(elapsed / shake)
        return shakePoints * (1 - part) * sin(part * shakes * 2 * .pi)
    }

    /// `value` from 0 to 1.
    static func clamp(_ value: Double) -> Double { min(1, max(0, value)) }
}
