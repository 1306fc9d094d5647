#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// A font of UIKit or AppKit, so that `font as CTFont` compiles. It has no glyphs.
  public typealias CTFont = any _TypographicFont

  /// The fonts behind `CTFont`.
  public protocol _TypographicFont: AnyObject, Sendable {
    /// In points.
    var pointSize: CGFloat { get }
    /// The same font for views.
    var _font: Font { get }
  }

  extension Font {
    /// The same font.
    public init(_ font: CTFont) { self = font._font }
  }
#endif
