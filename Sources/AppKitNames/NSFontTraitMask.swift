#if !canImport(Darwin)
  /// Bold, italic and fixed pitch, as AppKit's bits.
  public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
  }
#endif
