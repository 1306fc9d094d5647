#if !canImport(Darwin)
  public import KitNames

  /// The fonts of the system: none is installed.
  @MainActor @preconcurrency
  public final class NSFontManager {
    public static let shared = NSFontManager()
    /// Always empty, although `NSFont(name:size:)` accepts every name.
    public var availableFonts: [String] { [] }
    /// Always empty: no font directory is searched.
    public var availableFontFamilies: [String] { [] }
    /// Always nil: every family is unknown.
    public func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }
    /// Returns a font with the family as its name; traits and weight have no effect.
    public func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
      NSFont(name: family, size: size)
    }
    /// Returns the same font with another size in points.
    public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
  }

  extension NSFont {
    /// True for the monospaced system fonts; other names are not looked up.
    public var isFixedPitch: Bool { font.looks.contains("monospaced") }
    /// Always 0: no font file is read.
    public var numberOfGlyphs: Int { 0 }
  }
#endif
