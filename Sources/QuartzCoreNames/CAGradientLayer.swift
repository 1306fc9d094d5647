#if !canImport(Darwin)
  import CoreGraphicsNames
  public import Foundation

  /// A layer with a gradient, which nothing paints.
  @MainActor @preconcurrency
  open class CAGradientLayer: CALayer {
    /// Colours from the start, nil at first; kept.
    open var colors: [Any]?
    /// Places of the colours from 0 to 1, nil at first; kept.
    open var locations: [NSNumber]?
    /// Units of the bounds, (0.5, 0) at first; kept.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Units of the bounds, (0.5, 1) at first; kept.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Kept, `axial` at first.
    open var type = CAGradientLayerType.axial
  }

  /// The form of a gradient.
  public enum CAGradientLayerType: String, Sendable { case axial, radial, conic }
#endif
