/// The colours of everything but the board, for a light or a dark screen, and for people who need more contrast.
public struct Palette: Hashable, Sendable {
    public let bg: Ink
    /// For what lies a little lower than the page.
    public let bg2: Ink
    public let surface: Ink
    public let raised: Ink
    public let ink: Ink
    public let ink2: Ink
    /// Parts surfaces; says nothing by itself.
    public let line: Ink
    public let primary: Ink
    public let onPrimary: Ink
    public let primaryWash: Ink
    /// What a player must do.
    public let obligation: Ink
    public let obligationWash: Ink
    public let isDark: Bool
    /// The board that goes with it.
    public let set: BoardSet

    public static func of(isDark: Bool, isIncreased: Bool) -> Palette {
        switch (isDark, isIncreased) {
        case (false, false): light
        case (true, false): dark
        case (false, true): lightIncreased
        case (true, true): darkIncreased
        }
    }

    private static let light = Palette(
        bg: Ink(0xF4EDDF),
        bg2: Ink(0xEBE1CD),
        surface: Ink(0xFCF8EF),
        raised: Ink(0xFFFDF7),
        ink: Ink(0x2A1D12),
        ink2: Ink(0x66523D),
        line: Ink(0xD9CAB0),
        primary: Ink(0x12506A),
        onPrimary: Ink(0xFBF6EA),
        primaryWash: Ink(0xDCE7E6),
        obligation: Ink(0x9E2F1B),
        obligationWash: Ink(0xF6DFD3),
        isDark: false,
        set: .papyrus
    )

    private static let dark = Palette(
        bg: Ink(0x16110D),
        bg2: Ink(0x100C09),
        surface: Ink(0x211A14),
        raised: Ink(0x2B221A),
        ink: Ink(0xF1E6D2),
        ink2: Ink(0xB8A58A),
        line: Ink(0x3D3126),
        primary: Ink(0x86C5CF),
        onPrimary: Ink(0x0C2A33),
        primaryWash: Ink(0x1D3338),
        obligation: Ink(0xF2A08A),
        obligationWash: Ink(0x43211A),
        isDark: true,
        set: .papyrus
    )

    /// The same tones further apart, and lines that can be seen by themselves.
    private static let lightIncreased = Palette(
        bg: Ink(0xFBF7EE),
        bg2: Ink(0xF2EADA),
        surface: Ink(0xFFFDF8),
        raised: Ink(0xFFFFFF),
        ink: Ink(0x140C05),
        ink2: Ink(0x3F2F20),
        line: Ink(0x66523D),
        primary: Ink(0x083B50),
        onPrimary: Ink(0xFFFFFF),
        primaryWash: Ink(0xDCE7E6),
        obligation: Ink(0x7A1D0C),
        obligationWash: Ink(0xFBE9E0),
        isDark: false,
        set: .contrast
    )

    private static let darkIncreased = Palette(
        bg: Ink(0x080604),
        bg2: Ink(0x000000),
        surface: Ink(0x14100C),
        raised: Ink(0x1C1611),
        ink: Ink(0xFFFAF0),
        ink2: Ink(0xE3D5BD),
        line: Ink(0xB8A58A),
        primary: Ink(0xB4E4EB),
        onPrimary: Ink(0x041B22),
        primaryWash: Ink(0x1D3338),
        obligation: Ink(0xFFC3B3),
        obligationWash: Ink(0x3A1B15),
        isDark: true,
        set: .contrast
    )
}
