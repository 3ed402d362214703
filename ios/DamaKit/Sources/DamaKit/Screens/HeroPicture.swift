/// The hero as large as its place: in every window the same pieces are on it.
public enum HeroPicture {
    /// How large it is drawn in a place of this size; 1 is as `HeroArt` has it.
    public static func scale(width: Double, height: Double) -> Double {
        min(height / drawnHeight, width / narrowest)
    }

    /// The shadow at the foot of the picture, which lies on the page.
    public static func shadow(width: Double, height: Double) -> Double {
        HeroArt.shadow * scale(width: width, height: height)
    }

    /// The picture for a place of this size.
    public static func picture(width: Double, height: Double, set: BoardSet, dark: Bool) -> Picture {
        let scale = scale(width: width, height: height)
        let hero = HeroArt.picture(width: width / scale, height: height / scale, set: set, dark: dark)
        let drawing = Drawing { $0.layer(.identity.scaled(scale)) { $0.add(hero.drawing) } }
        return Picture(width: width, height: height, drawing: drawing)
    }

    /// The height for which it is drawn, and the width that its two middle pieces need.
    private static let drawnHeight = 308.0
    private static let narrowest = 240.0
}
