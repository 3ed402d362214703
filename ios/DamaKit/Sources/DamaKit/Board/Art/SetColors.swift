// The numbers of the four sets, from the look's token sheet.

private let darkStarHeart = Ink(0xFFF6DC)

extension SetColors {
    static let papyrus = SetColors(
        ground: .papyrus(
            Papyrus(
                base: Ink(0xE0C798),
                centre: Ink(0xEEDBB4),
                rim: Ink(0xCFB07C),
                dark: Ink(0x80582A),
                light: Ink(0xFFF3D4)
            )
        ),
        lines: Lines(ink: Ink(0x3E2818).faded(0.78), style: .ink, width: 0.026),
        frame: Wood(base: Ink(0x5E3B24), dark: Ink(0x361F11), light: Ink(0x94653F)),
        coordinates: Ink(0xE7CF9F),
        white: PieceColors(
            base: Ink(0xEFD9A6),
            high: Ink(0xFBEFCF),
            edge: Ink(0x5A3A1B),
            grain: Ink(0xA87737),
            shade: Ink(0x5C3812),
            star: Ink(0x3B2213),
            starHeart: Ink(0x5A3719),
            ring: Ink(0x9C6B1E),
            isPale: true
        ),
        black: PieceColors(
            base: Ink(0x4A2D1B),
            high: Ink(0x7B5235),
            edge: Ink(0x150B05),
            grain: Ink(0x1B0E06),
            shade: Ink(0x080401),
            star: Ink(0xF6E3B4),
            starHeart: darkStarHeart,
            ring: Ink(0xD8AB55),
            isPale: false
        )
    )

    static let olive = SetColors(
        ground: .chequer(
            light: Wood(base: Ink(0xE4C895), dark: Ink(0xA67C42), light: Ink(0xFFF3D6)),
            dark: Wood(base: Ink(0x967446), dark: Ink(0x3D280F), light: Ink(0xC9A468))
        ),
        lines: Lines(ink: Ink(0x4A3318).faded(0.55), style: .ink, width: 0.026),
        frame: Wood(base: Ink(0x4B3A22), dark: Ink(0x2C2112), light: Ink(0x6F5733)),
        coordinates: Ink(0xE4C895),
        white: PieceColors(
            base: Ink(0xF7EBD0),
            high: Ink(0xFFFAEB),
            edge: Ink(0x4B3312),
            grain: Ink(0xC09A60),
            shade: Ink(0x5C3E18),
            star: Ink(0x57401A),
            starHeart: Ink(0x6E5122),
            ring: Ink(0x8F6A22),
            isPale: true
        ),
        black: PieceColors(
            base: Ink(0x2F2A20),
            high: Ink(0x5E543F),
            edge: Ink(0x0B0906),
            grain: Ink(0x0E0B07),
            shade: Ink(0x040301),
            star: Ink(0xF2E2B6),
            starHeart: darkStarHeart,
            ring: Ink(0xC9A24E),
            isPale: false
        )
    )

    static let marble = SetColors(
        ground: .marble(Stone(base: Ink(0x9FA9A4), vein: Ink(0x56655F), light: Ink(0xE8EFEA))),
        lines: Lines(ink: Ink(0xC79B45), style: .brass, width: 0.034),
        frame: Wood(base: Ink(0x3A423F), dark: Ink(0x232A27), light: Ink(0x59645F)),
        coordinates: Ink(0xE2C57F),
        white: PieceColors(
            base: Ink(0xF3F1EA),
            high: Ink(0xFFFFFF),
            edge: Ink(0x4E3A14),
            grain: Ink(0xA9A79F),
            shade: Ink(0x3C3A32),
            star: Ink(0x7A5410),
            starHeart: Ink(0x8C6418),
            ring: Ink(0xA67A24),
            isPale: true,
            isStone: true,
            band: Ink(0xC79B45)
        ),
        black: PieceColors(
            base: Ink(0x24282A),
            high: Ink(0x4B5255),
            edge: Ink(0x060708),
            grain: Ink(0x8C9598),
            shade: Ink(0x000000),
            star: Ink(0xEBCB7E),
            starHeart: darkStarHeart,
            ring: Ink(0xD2A64C),
            isPale: false,
            isStone: true,
            band: Ink(0xC79B45)
        )
    )

    static let contrast = SetColors(
        ground: .flat(Ink(0x767676)),
        lines: Lines(ink: Ink(0x000000), style: .flat, width: 0.042),
        frame: Wood(base: Ink(0x000000), dark: Ink(0x000000), light: Ink(0x000000)),
        coordinates: Ink(0xFFFFFF),
        white: flatPiece(base: Ink(0xFFFFFF), edge: Ink(0x000000), isPale: true),
        black: flatPiece(base: Ink(0x000000), edge: Ink(0xFFFFFF), isPale: false),
        marks: MarkColors(
            choice: Ink(0xFFE500),
            obligation: Ink(0xFFE500),
            trail: Ink(0xFFFFFF),
            halo: Ink(0x000000),
            tint: Ink(0xFFE500).faded(0.22)
        )
    )

    private static func flatPiece(base: Ink, edge: Ink, isPale: Bool) -> PieceColors {
        PieceColors(
            base: base,
            high: base,
            edge: edge,
            grain: base,
            shade: base,
            star: edge,
            starHeart: edge,
            ring: edge,
            isPale: isPale
        )
    }
}
