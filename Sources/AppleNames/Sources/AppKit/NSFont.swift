@_spi(AppleNames) import ViewEngine

/// A font of AppKit's, as a name, a size and looks. No text is measured with it.
public final class NSFont: NSObject, @unchecked Sendable {
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
  /// The font of a text style.
  public class func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]) -> NSFont {
    let font = SystemFont("system", size: SystemFont.macSize(of: style.style))
    return NSFont(style == .headline ? font.adding("bold") : font)
  }
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize == 0 ? 10 : fontSize)
  }
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(SystemFont("system", size: fontSize > 0 ? fontSize : systemFontSize))
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(systemFont(ofSize: fontSize).font.adding(SystemFont.name(ofWeight: weight.rawValue)))
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .bold) }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospaced"))
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(systemFont(ofSize: fontSize, weight: weight).font.adding("monospacedDigit"))
  }
  public class var systemFontSize: CGFloat { 13 }
  public class var smallSystemFontSize: CGFloat { 11 }
  public class var labelFontSize: CGFloat { 10 }
  public var displayName: String? { font.name }
  public var fontName: String { font.name }
  public var familyName: String? { font.name }
  public var pointSize: CGFloat { font.size }
  public var boundingRectForFont: CGRect { CGRect(x: 0, y: 0, width: font.size, height: font.size * 1.2) }
  public var ascender: CGFloat { font.size * 0.95 }
  public var descender: CGFloat { font.size * -0.25 }
  public var capHeight: CGFloat { font.size * 0.7 }
  public var xHeight: CGFloat { font.size * 0.5 }
  public var leading: CGFloat { 0 }
  public func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(font.resized(fontSize)) }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.font == font }
  public override var hash: Int { font.hashValue }
}

extension Font {
  public init(_ font: NSFont) { self = font.font.font }
}

extension NSFont: _TypographicFont {
  public var _font: Font { font.font }
}
