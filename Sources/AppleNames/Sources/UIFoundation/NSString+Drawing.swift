/// Settings of a drawing, of which none is read.
public final class NSStringDrawingContext {
  public init() {}
  public var minimumScaleFactor: CGFloat = 0
}

private func estimate(_ text: String, _ font: Any?, width: CGFloat) -> CGSize {
  let size = (font as? CTFont)?.pointSize ?? 12
  let widths = text.split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * size / 2 }
  let wraps = width > 0 && width < 1e6
  let lines = widths.reduce(0.0) { $0 + (wraps ? max(1, ($1 / width).rounded(.up)) : 1) }
  let widest = widths.max() ?? 0
  return CGSize(width: wraps ? min(widest, width) : widest, height: lines * size * 1.2)
}

extension NSString {
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
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  private var font: Any? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) : nil }
  public func size() -> CGSize { estimate(string, font, width: 0) }
  /// The estimate of `size()`, in lines of the given width with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
    return CGRect(origin: .zero, size: estimate(string, font, width: width))
  }
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
}

extension NSValue {
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}
