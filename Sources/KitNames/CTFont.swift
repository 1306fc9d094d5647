#if !canImport(Darwin)
  public import ViewEngine

  /// A font of UIKit or AppKit, so that `font as CTFont` compiles. It has no glyphs.
  public typealias CTFont = any _TypographicFont

  /// The fonts behind `CTFont`.
  public protocol _TypographicFont: AnyObject, Sendable {}

  extension UIFont: _TypographicFont {}
  extension NSFont: _TypographicFont {}

  extension Font {
    /// The same font.
    public init(_ font: CTFont) {
      switch font {
      case let font as UIFont: self.init(font)
      case let font as NSFont: self.init(font)
      default: self = .body
      }
    }
  }
#endif
