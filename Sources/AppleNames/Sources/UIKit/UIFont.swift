@_spi(AppleNames) import ViewEngine

/// A font of UIKit's, as a name, a size and looks. No text is measured with it.
public final class UIFont: NSObject, @unchecked Sendable {
  // NB: never written after init.
  package let font: SystemFont
  package init(_ font: SystemFont) { self.font = font }
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
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(SystemFont(fontName, size: fontSize))
  }
  /// The font of a text style at the usual size of texts.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = SystemFont("system", size: SystemFont.size(of: style.style))
    return UIFont(style == .headline ? font.adding("semibold") : font)
  }
  /// The same as `preferredFont(forTextStyle:)`: traits do not scale the font.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemFont("system", size: fontSize, looks: ["italic"]))
  }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(SystemFont("system", size: fontSize)) }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(SystemFont("system", size: fontSize, looks: [SystemFont.name(ofWeight: weight.rawValue)]))
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospaced"))
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospacedDigit"))
  }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public var fontName: String { font.name }
  public var familyName: String { font.name }
  public var pointSize: CGFloat { font.size }
  public var lineHeight: CGFloat { font.size * 1.2 }
  public var ascender: CGFloat { font.size * 0.95 }
  public var descender: CGFloat { font.size * -0.25 }
  public var capHeight: CGFloat { font.size * 0.7 }
  public var xHeight: CGFloat { font.size * 0.5 }
  public var leading: CGFloat { 0 }
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.resized(fontSize)) }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  public override var hash: Int { font.hashValue }
}

extension Font {
  public init(_ font: UIFont) { self = font.font.font }
}

extension UIFont: _TypographicFont {
  public var _font: Font { font.font }
}
