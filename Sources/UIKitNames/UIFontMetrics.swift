#if !canImport(Darwin)
  public import KitNames

  /// A scale of fonts by text size; the process has the usual size, so that the scale is 1.
  public final class UIFontMetrics: Sendable {
    /// The scale of body text, 1 like every other.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// Drops the style: all styles have the scale 1.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Returns the same font, even if it is larger than the maximum.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    /// Returns the same font; traits do not scale it.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// Returns the same font; traits do not scale it.
    public func scaledFont(
      for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font }
    /// Returns the number of points unchanged.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
    /// Returns the number of points unchanged.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
  }
#endif
