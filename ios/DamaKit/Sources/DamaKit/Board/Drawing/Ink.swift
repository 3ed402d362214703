/// A colour of the sRGB space with its transparency, eight bits each.
public struct Ink: Hashable, Sendable {
    /// Alpha, red, green and blue from the highest byte to the lowest.
    public let argb: UInt32

    /// The opaque colour with the given red, green and blue, such as `0x12506A`.
    public init(_ rgb: UInt32) {
        argb = rgb | 0xFF00_0000
    }

    private init(argb: UInt32) {
        self.argb = argb
    }

    /// From 0, no red, to 1.
    public var red: Double { part(16) }
    public var green: Double { part(8) }
    public var blue: Double { part(0) }

    /// From 0, out of sight, to 1, opaque.
    public var alpha: Double { part(24) }

    /// This colour with its transparency times `alpha`.
    public func faded(_ alpha: Double) -> Ink {
        let faded = UInt32(min(255, max(0, (Double(argb >> 24) * alpha).rounded())))
        return Ink(argb: argb & 0x00FF_FFFF | faded << 24)
    }

    /// This colour with `part` of it replaced by `other`, both opaque.
    func mixed(with other: Ink, _ part: Double) -> Ink {
        func mix(_ shift: UInt32) -> UInt32 {
            let own = Double(argb >> shift & 0xFF)
            return UInt32((own + (Double(other.argb >> shift & 0xFF) - own) * part).rounded()) << shift
        }
        return Ink(mix(16) | mix(8) | mix(0))
    }

    private func part(_ shift: UInt32) -> Double { Double(argb >> shift & 0xFF) / 255 }
}
