/// What lies over field and frame, never over pieces, on a dark screen.
enum Night {
    private static let ink = Ink(0x341402)
    private static let alpha = 0.17

    /// The veil itself.
    static let veil = ink.faded(alpha)

    /// `color` as it looks on a board that is dimmed if `dark`.
    static func dimmed(_ color: Ink, _ dark: Bool) -> Ink {
        dark ? color.mixed(with: ink, alpha) : color
    }
}
