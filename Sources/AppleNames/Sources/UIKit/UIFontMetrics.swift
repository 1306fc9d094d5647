/// A scale of fonts by text size; the process has the usual size, so that the scale is 1.
public final class UIFontMetrics: Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
