#if !canImport(Darwin)
  public import KitNames

  /// A font's name, size and looks, which `UIFont` also has; nothing is measured with it.
  public final class UIFontDescriptor: Sendable {
    let font: SystemFont
    init(_ font: SystemFont) { self.font = font }

    /// A set of bold, italic and monospaced; other bits are dropped.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let traitItalic = SymbolicTraits(rawValue: 1)
      public static let traitBold = SymbolicTraits(rawValue: 2)
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
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

    /// Describes the font that `UIFont.preferredFont(forTextStyle:)` returns.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
      UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    /// The font's height, in points.
    public var pointSize: CGFloat { font.size }
    private static let traits: [(SymbolicTraits, String)] = [
      (.traitBold, "bold"), (.traitItalic, "italic"), (.traitMonoSpace, "monospaced"),
    ]
    /// Bold, italic and monospaced, as far as the font has them; other weights do not count.
    public var symbolicTraits: SymbolicTraits {
      SymbolicTraits(Self.traits.filter { font.looks.contains($0.1) }.map(\.0))
    }
    /// Replaces the traits; never nil.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
      var font = font
      font.looks.removeAll { look in Self.traits.contains { $0.1 == look } }
      for (trait, look) in Self.traits where symbolicTraits.contains(trait) { font = font.adding(look) }
      return UIFontDescriptor(font)
    }
    /// Replaces the design, which is no look of the font for `default`; never nil.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
      var font = font
      font.looks.removeAll { [.rounded, .serif, .monospaced].contains(SystemDesign(rawValue: $0)) }
      return UIFontDescriptor(design == .default ? font : font.adding(design.rawValue))
    }
    /// The same name and looks with another height, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.resized(newPointSize)) }
  }

  extension UIFont {
    /// A descriptor of this font; equal fonts give different objects.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
    /// Makes the described font.
    ///
    /// - Parameter pointSize: in points; 0 keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
      self.init(pointSize == 0 ? descriptor.font : descriptor.font.resized(pointSize))
    }
  }
#endif
