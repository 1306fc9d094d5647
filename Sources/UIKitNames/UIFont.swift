#if !canImport(Darwin)
  public import Foundation
  public import KitNames
  public import ViewEngine

  /// A font of UIKit's, as a name, a size and looks. No text is measured with it.
  public final class UIFont: NSObject, @unchecked Sendable {
    // NB: never written after init.
    package let font: SystemFont
    package init(_ font: SystemFont) { self.font = font }

    /// The boldness of letters, from -0.8 to 0.62 for the named ones.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      public let rawValue: CGFloat
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// The boldness with that number; a font takes the nearest named one.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      public static let ultraLight = Weight(-0.8)
      public static let thin = Weight(-0.6)
      public static let light = Weight(-0.4)
      public static let regular = Weight(0)
      public static let medium = Weight(0.23)
      public static let semibold = Weight(0.3)
      public static let bold = Weight(0.4)
      public static let heavy = Weight(0.56)
      public static let black = Weight(0.62)
    }

    /// The role of a text, which decides the size of its font on a phone.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let largeTitle = TextStyle(rawValue: "largeTitle")
      public static let title1 = TextStyle(rawValue: "title")
      public static let title2 = TextStyle(rawValue: "title2")
      public static let title3 = TextStyle(rawValue: "title3")
      public static let headline = TextStyle(rawValue: "headline")
      public static let subheadline = TextStyle(rawValue: "subheadline")
      public static let body = TextStyle(rawValue: "body")
      public static let callout = TextStyle(rawValue: "callout")
      public static let footnote = TextStyle(rawValue: "footnote")
      public static let caption1 = TextStyle(rawValue: "caption")
      public static let caption2 = TextStyle(rawValue: "caption2")

      var style: Font.TextStyle { Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body }
    }

    /// A font of that name, as if every font were installed.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      self.init(SystemFont(fontName, size: fontSize))
    }

    /// The font of a text style at the usual size of texts.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      let font = SystemFont("system", size: SystemFont.size(of: style.style))
      return UIFont(style == .headline ? font.adding("semibold") : font)
    }
    /// The same as `preferredFont(forTextStyle:)`: traits do not scale the font.
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont
    {
      preferredFont(forTextStyle: style)
    }
    /// The font named "system" with the look `italic`.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(SystemFont("system", size: fontSize, looks: ["italic"]))
    }
    /// The font named "system" in that size, in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(SystemFont("system", size: fontSize)) }
    /// The font named "system" with the look of the nearest named weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(SystemFont("system", size: fontSize, looks: [SystemFont.name(ofWeight: weight.rawValue)]))
    }
    /// The font named "system" with the look `bold`.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    /// The font named "system" with the looks of the weight and `monospaced`.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospaced"))
    }
    /// The font named "system" with the looks of the weight and `monospacedDigit`.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospacedDigit"))
    }

    /// Always 17 points, as on a phone.
    public class var labelFontSize: CGFloat { 17 }
    /// Always 18 points, as on a phone.
    public class var buttonFontSize: CGFloat { 18 }
    /// Always 14 points, as on a phone.
    public class var systemFontSize: CGFloat { 14 }
    /// Always 12 points, as on a phone.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The requested name, or "system"; weight and slant are not part of it.
    public var fontName: String { font.name }
    /// The same string as `fontName`, without a lookup of the family.
    public var familyName: String { font.name }
    /// The size from the initializer, negative numbers included.
    public var pointSize: CGFloat { font.size }
    /// Our choice: nothing is measured, and a line is 1.2 times as high as the font.
    public var lineHeight: CGFloat { font.size * 1.2 }
    /// Our choice: 0.95 of the size, in points.
    public var ascender: CGFloat { font.size * 0.95 }
    /// Our choice: -0.25 of the size, in points.
    public var descender: CGFloat { font.size * -0.25 }
    /// Our choice: 0.7 of the size, in points.
    public var capHeight: CGFloat { font.size * 0.7 }
    /// Our choice: 0.5 of the size, in points.
    public var xHeight: CGFloat { font.size * 0.5 }
    /// Always 0 points between lines.
    public var leading: CGFloat { 0 }

    /// The same name and looks in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.resized(fontSize)) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    public override var hash: Int { font.hashValue }
  }

  extension Font {
    /// A font of UIKit's.
    public init(_ font: UIFont) { self = font.font.font }
  }

  extension UIFont: _TypographicFont {
    public var _font: Font { font.font }
  }
#endif
