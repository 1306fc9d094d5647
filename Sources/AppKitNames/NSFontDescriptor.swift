#if !canImport(Darwin)
  public import KitNames

  /// A font's name, size and looks, which `NSFont` also has; nothing is measured with it.
  public final class NSFontDescriptor: NSObject, Sendable {
    let font: SystemFont
    init(_ font: SystemFont) { self.font = font }
    /// Describes a font by its name.
    public convenience init(name fontName: String, size: CGFloat) { self.init(SystemFont(fontName, size: size)) }
    /// Describes a font by family or name, size and traits; other attributes are dropped.
    public convenience init(fontAttributes attributes: [AttributeName: Any]? = nil) {
      let name = (attributes?[.name] ?? attributes?[.family]) as? String
      let size = attributes?[.size] as? CGFloat ?? (attributes?[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
      self.init(SystemFont(name ?? "system", size: size ?? 0))
    }

    /// A set of bold, italic and monospaced; other bits are dropped.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let italic = SymbolicTraits(rawValue: 1)
      public static let bold = SymbolicTraits(rawValue: 2)
      public static let expanded = SymbolicTraits(rawValue: 1 << 5)
      public static let condensed = SymbolicTraits(rawValue: 1 << 6)
      public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
      public static let vertical = SymbolicTraits(rawValue: 1 << 11)
      public static let UIOptimized = SymbolicTraits(rawValue: 1 << 12)
      public static let tightLeading = SymbolicTraits(rawValue: 1 << 15)
      public static let looseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
    /// A family of letter shapes, whose raw value becomes one of the font's looks.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let `default` = SystemDesign(rawValue: "default")
      public static let rounded = SystemDesign(rawValue: "rounded")
      public static let serif = SystemDesign(rawValue: "serif")
      public static let monospaced = SystemDesign(rawValue: "monospaced")
    }
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
      public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
      public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
      public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
      public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    }
    /// The name of a number in the traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
      public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
    /// The name of a number of a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
      public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Describes the font that `NSFont.preferredFont(forTextStyle:)` returns.
    public class func preferredFontDescriptor(
      forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
    ) -> NSFontDescriptor { NSFont.preferredFont(forTextStyle: style).fontDescriptor }
    /// The font's height, in points.
    public var pointSize: CGFloat { font.size }
    /// The requested name, or "system".
    public var postscriptName: String? { font.name }
    /// Name and size.
    public var fontAttributes: [AttributeName: Any] { [.name: font.name, .size: font.size] }
    /// The value of name, family or size; nil for the other attributes.
    public func object(forKey attribute: AttributeName) -> Any? {
      attribute == .family ? font.name : fontAttributes[attribute]
    }
    private static let traits: [(SymbolicTraits, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.monoSpace, "monospaced"),
    ]
    /// Bold, italic and monospaced, as far as the font has them; other weights do not count.
    public var symbolicTraits: SymbolicTraits {
      SymbolicTraits(Self.traits.filter { font.looks.contains($0.1) }.map(\.0))
    }
    /// Replaces the traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
      var font = font
      font.looks.removeAll { look in Self.traits.contains { $0.1 == look } }
      for (trait, look) in Self.traits where symbolicTraits.contains(trait) { font = font.adding(look) }
      return NSFontDescriptor(font)
    }
    /// Replaces the design, which is no look of the font for `default`; never nil.
    public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
      var font = font
      font.looks.removeAll { [.rounded, .serif, .monospaced].contains(SystemDesign(rawValue: $0)) }
      return NSFontDescriptor(design == .default ? font : font.adding(design.rawValue))
    }
    /// The same name and looks with another height, in points.
    public func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor { NSFontDescriptor(font.resized(newPointSize)) }
    /// The same looks with another name.
    public func withFamily(_ newFamily: String) -> NSFontDescriptor {
      var other = SystemFont(newFamily, size: font.size)
      other.looks = font.looks
      return NSFontDescriptor(other)
    }
    /// The descriptor itself: faces are not known.
    public func withFace(_ newFace: String) -> NSFontDescriptor { self }
    /// Replaces name and size by those among the attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
      let named = NSFontDescriptor(fontAttributes: attributes)
      let size = named.pointSize == 0 ? pointSize : named.pointSize
      let hasName = attributes[.name] != nil || attributes[.family] != nil
      return (hasName ? withFamily(named.font.name) : self).withSize(size)
    }
    /// The descriptor itself: no font is looked up.
    public func matchingFontDescriptor(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> NSFontDescriptor? {
      self
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSFontDescriptor)?.font == font }
    public override var hash: Int { font.hashValue }
  }

  extension NSFont {
    /// A descriptor of this font.
    public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(font) }
    /// Makes the described font; 0 keeps the descriptor's size. Never nil.
    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
      self.init(fontSize == 0 ? fontDescriptor.font : fontDescriptor.font.resized(fontSize))
    }
  }
#endif
