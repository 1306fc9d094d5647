#if !canImport(Darwin)
  public import Foundation
  public import KitNames
  public import ViewEngine

  /// A font of AppKit's, as a name, a size and looks. No text is measured with it.
  public final class NSFont: NSObject, @unchecked Sendable {
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

    /// The role of a text, which decides the size of its font on a Mac.
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

    /// The font of a text style.
    ///
    /// - Parameters:
    ///   - style: decides the size in points, as on a Mac.
    ///   - options: without effect.
    public class func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]) -> NSFont {
      let font = SystemFont("system", size: SystemFont.macSize(of: style.style))
      return NSFont(style == .headline ? font.adding("bold") : font)
    }

    /// Options for the font of a text style; the engine defines none.
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The system font in that size; 13 points for 0.
    public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    /// The system font in that size; 10 points for 0.
    public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
      systemFont(ofSize: fontSize == 0 ? 10 : fontSize)
    }
    /// The system font in that size; 13 points for 0, as for menus.
    public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    /// The system font in that size; 13 points for 0, without a bold look.
    public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    /// The monospaced system font in that size; 13 points for 0. Never nil.
    public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
      monospacedSystemFont(ofSize: fontSize, weight: .regular)
    }
    /// The font named "system" in that size; 13 points for 0 and less.
    public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
      NSFont(SystemFont("system", size: fontSize > 0 ? fontSize : systemFontSize))
    }
    /// The font named "system" with the look of the nearest named weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
      NSFont(systemFont(ofSize: fontSize).font.adding(SystemFont.name(ofWeight: weight.rawValue)))
    }
    /// The font named "system" with the look `bold`.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .bold) }
    /// The font named "system" with the looks of the weight and `monospaced`.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
      NSFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospaced"))
    }
    /// The font named "system" with the looks of the weight and `monospacedDigit`.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
      NSFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospacedDigit"))
    }

    /// Always 13 points, as on a Mac.
    public class var systemFontSize: CGFloat { 13 }
    /// Always 11 points, as on a Mac.
    public class var smallSystemFontSize: CGFloat { 11 }
    /// Always 10 points, as on a Mac.
    public class var labelFontSize: CGFloat { 10 }

    /// The same string as `fontName`; never nil.
    public var displayName: String? { font.name }
    /// The requested name, or "system"; weight and slant are not part of it.
    public var fontName: String { font.name }
    /// The same string as `fontName`, without a lookup of the family.
    public var familyName: String? { font.name }
    /// The size from the initializer, negative numbers included.
    public var pointSize: CGFloat { font.size }
    /// Our choice: nothing is measured, and a line is 1.2 times as high as the font.
    public var boundingRectForFont: CGRect { CGRect(x: 0, y: 0, width: font.size, height: font.size * 1.2) }
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
    public func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(font.resized(fontSize)) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.font == font }
    public override var hash: Int { font.hashValue }
  }

  extension Font {
    /// A font of AppKit's.
    public init(_ font: NSFont) { self = font.font.font }
  }

  extension NSFont: _TypographicFont {
    public var _font: Font { font.font }
  }
#endif
