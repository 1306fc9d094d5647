#if !canImport(Darwin)
  public import Foundation

  /// How a text is measured; only `usesLineFragmentOrigin` has an effect.
  public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  }

  /// Settings of a drawing, of which none is read.
  public final class NSStringDrawingContext {
    /// Makes settings.
    public init() {}
    /// Kept, 0 at first.
    public var minimumScaleFactor: CGFloat = 0
  }

  // There are no glyphs: a character is half as wide as its font's size, and a line 1.2 times as high.
  private func estimate(_ text: String, _ font: Any?, width: CGFloat) -> CGSize {
    let size = (font as? CTFont)?.pointSize ?? 12
    let widths = text.split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * size / 2 }
    let wraps = width > 0 && width < 1e6
    let lines = widths.reduce(0.0) { $0 + (wraps ? max(1, ($1 / width).rounded(.up)) : 1) }
    let widest = widths.max() ?? 0
    return CGSize(width: wraps ? min(widest, width) : widest, height: lines * size * 1.2)
  }

  extension NSString {
    /// An estimate in points: there are no glyphs. A character is half as wide as the font's size, a line 1.2 times as high.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      estimate(String(describing: self), attrs?[.font], width: 0)
    }
    /// The estimate of `size(withAttributes:)`, in lines of the given width with `usesLineFragmentOrigin`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext? = nil
    ) -> CGRect {
      let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
      return CGRect(origin: .zero, size: estimate(String(describing: self), attributes?[.font], width: width))
    }
    /// Does nothing: there is no drawing context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    /// Does nothing: there is no drawing context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  }

  extension NSAttributedString {
    private var font: Any? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) : nil }
    /// An estimate in points, by the first character's font: see `NSString.size(withAttributes:)`.
    public func size() -> CGSize { estimate(string, font, width: 0) }
    /// The estimate of `size()`, in lines of the given width with `usesLineFragmentOrigin`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
      let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
      return CGRect(origin: .zero, size: estimate(string, font, width: width))
    }
    /// Does nothing: there is no drawing context.
    public func draw(at point: CGPoint) {}
    /// Does nothing: there is no drawing context.
    public func draw(in rect: CGRect) {}
  }

  extension NSValue {
    /// The rectangle in the value; zero for a value of another type.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value; zero for a value of another type.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value; zero for a value of another type.
    public var cgSizeValue: CGSize { sizeValue }
    /// Keeps a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Keeps a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Keeps a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  }
#endif
