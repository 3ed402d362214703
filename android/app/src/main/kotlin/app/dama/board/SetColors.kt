package app.dama.board

// The numbers of the four sets, from the look's token sheet.

private const val DARK_STAR_HEART = 0xFFF6DC

internal val PAPYRUS_COLORS = SetColors(
    ground = Ground.Papyrus(
        base = rgb(0xE0C798),
        centre = rgb(0xEEDBB4),
        rim = rgb(0xCFB07C),
        dark = rgb(0x80582A),
        light = rgb(0xFFF3D4),
    ),
    lines = Lines(rgb(0x3E2818).fade(.78f), Lines.Style.INK, .026f),
    frame = Wood(rgb(0x5E3B24), rgb(0x361F11), rgb(0x94653F)),
    coordinates = rgb(0xE7CF9F),
    white = PieceColors(
        base = rgb(0xEFD9A6),
        high = rgb(0xFBEFCF),
        edge = rgb(0x5A3A1B),
        grain = rgb(0xA87737),
        shade = rgb(0x5C3812),
        star = rgb(0x3B2213),
        starHeart = rgb(0x5A3719),
        ring = rgb(0x9C6B1E),
        isPale = true,
    ),
    black = PieceColors(
        base = rgb(0x4A2D1B),
        high = rgb(0x7B5235),
        edge = rgb(0x150B05),
        grain = rgb(0x1B0E06),
        shade = rgb(0x080401),
        star = rgb(0xF6E3B4),
        starHeart = rgb(DARK_STAR_HEART),
        ring = rgb(0xD8AB55),
        isPale = false,
    ),
)

internal val OLIVE_COLORS = SetColors(
    ground = Ground.Chequer(
        light = Wood(rgb(0xE4C895), rgb(0xA67C42), rgb(0xFFF3D6)),
        dark = Wood(rgb(0x967446), rgb(0x3D280F), rgb(0xC9A468)),
    ),
    lines = Lines(rgb(0x4A3318).fade(.55f), Lines.Style.INK, .026f),
    frame = Wood(rgb(0x4B3A22), rgb(0x2C2112), rgb(0x6F5733)),
    coordinates = rgb(0xE4C895),
    white = PieceColors(
        base = rgb(0xF7EBD0),
        high = rgb(0xFFFAEB),
        edge = rgb(0x4B3312),
        grain = rgb(0xC09A60),
        shade = rgb(0x5C3E18),
        star = rgb(0x57401A),
        starHeart = rgb(0x6E5122),
        ring = rgb(0x8F6A22),
        isPale = true,
    ),
    black = PieceColors(
        base = rgb(0x2F2A20),
        high = rgb(0x5E543F),
        edge = rgb(0x0B0906),
        grain = rgb(0x0E0B07),
        shade = rgb(0x040301),
        star = rgb(0xF2E2B6),
        starHeart = rgb(DARK_STAR_HEART),
        ring = rgb(0xC9A24E),
        isPale = false,
    ),
)

internal val MARBLE_COLORS = SetColors(
    ground = Ground.Marble(base = rgb(0x9FA9A4), vein = rgb(0x56655F), light = rgb(0xE8EFEA)),
    lines = Lines(rgb(0xC79B45), Lines.Style.BRASS, .034f),
    frame = Wood(rgb(0x3A423F), rgb(0x232A27), rgb(0x59645F)),
    coordinates = rgb(0xE2C57F),
    white = PieceColors(
        base = rgb(0xF3F1EA),
        high = rgb(0xFFFFFF),
        edge = rgb(0x4E3A14),
        grain = rgb(0xA9A79F),
        shade = rgb(0x3C3A32),
        star = rgb(0x7A5410),
        starHeart = rgb(0x8C6418),
        ring = rgb(0xA67A24),
        isPale = true,
        isStone = true,
        band = rgb(0xC79B45),
    ),
    black = PieceColors(
        base = rgb(0x24282A),
        high = rgb(0x4B5255),
        edge = rgb(0x060708),
        grain = rgb(0x8C9598),
        shade = rgb(0x000000),
        star = rgb(0xEBCB7E),
        starHeart = rgb(DARK_STAR_HEART),
        ring = rgb(0xD2A64C),
        isPale = false,
        isStone = true,
        band = rgb(0xC79B45),
    ),
)

private fun flatPiece(base: Int, edge: Int, isPale: Boolean) = PieceColors(
    base = base,
    high = base,
    edge = edge,
    grain = base,
    shade = base,
    star = edge,
    starHeart = edge,
    ring = edge,
    isPale = isPale,
)

internal val CONTRAST_COLORS = SetColors(
    ground = Ground.Flat(rgb(0x767676)),
    lines = Lines(rgb(0x000000), Lines.Style.FLAT, .042f),
    frame = Wood(rgb(0x000000), rgb(0x000000), rgb(0x000000)),
    coordinates = rgb(0xFFFFFF),
    white = flatPiece(rgb(0xFFFFFF), rgb(0x000000), isPale = true),
    black = flatPiece(rgb(0x000000), rgb(0xFFFFFF), isPale = false),
    marks = MarkColors(
        choice = rgb(0xFFE500),
        obligation = rgb(0xFFE500),
        trail = rgb(0xFFFFFF),
        halo = rgb(0x000000),
        tint = rgb(0xFFE500).fade(.22f),
    ),
)
