@_spi(AppleNames) import ViewEngine

/// A font of UIKit or AppKit, so that `font as CTFont` compiles. It has no glyphs.
public typealias CTFont = any _TypographicFont

/// The fonts behind `CTFont`.
public protocol _TypographicFont: AnyObject, Sendable {
  var pointSize: CGFloat { get }
  var _font: Font { get }
}

extension Font {
  public init(_ font: CTFont) { self = font._font }
}
