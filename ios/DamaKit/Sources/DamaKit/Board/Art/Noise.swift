import Foundation

/// Mulberry32: a small seeded generator, so that every board and piece looks the same each time, and as on Android.
struct Mulberry {
    private var state: UInt32

    init(_ seed: Int) {
        state = UInt32(truncatingIfNeeded: seed)
    }

    /// The next number, from 0 up to but not including 1.
    mutating func next() -> Double {
        state &+= 0x6D2B_79F5
        var t = (state ^ (state >> 15)) &* (state | 1)
        t = (t &+ (t ^ (t >> 7)) &* (t | 61)) ^ t
        return Double((t ^ (t >> 14)) >> 8) / Double(1 << 24)
    }

    /// The next number between `low` and `high`.
    mutating func next(_ low: Double, _ high: Double) -> Double {
        low + next() * (high - low)
    }

    /// True with the given `chance`.
    mutating func chance(_ chance: Double) -> Bool {
        next() < chance
    }
}

/// Smooth noise along a line, from −1 to 1: three sines with seeded phases.
struct Wave {
    private let first: Double
    private let second: Double
    private let third: Double

    init(_ random: inout Mulberry) {
        let phases = 9.0
        first = random.next() * phases
        second = random.next() * phases
        third = random.next() * phases
    }

    func at(_ t: Double) -> Double {
        0.6 * sin(t + first) + 0.3 * sin(2.3 * t + second) + 0.1 * sin(5.1 * t + third)
    }
}
