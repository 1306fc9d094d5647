#if !canImport(Darwin)
  public import CoreGraphicsNames

  /// A layer with an outline, which nothing paints.
  @MainActor @preconcurrency
  open class CAShapeLayer: CALayer {
    /// Nil at first; kept.
    open var path: CGPath?
    /// Black at first; kept.
    open var fillColor: CGColor? = .black
    /// Nil at first; kept.
    open var strokeColor: CGColor?
    /// Points, 1 at first; kept.
    open var lineWidth: CGFloat = 1
    /// From 0 to 1, 0 at first; kept.
    open var strokeStart: CGFloat = 0
    /// From 0 to 1, 1 at first; kept.
    open var strokeEnd: CGFloat = 1
    /// Points, nil at first; kept.
    open var lineDashPattern: [NSNumber]?
    /// Kept, `nonZero` at first.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// Kept, `butt` at first.
    open var lineCap = CAShapeLayerLineCap.butt
    /// Kept, `miter` at first.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Points, 0 at first; kept.
    open var lineDashPhase: CGFloat = 0
    /// Points, 10 at first; kept.
    open var miterLimit: CGFloat = 10
  }

  /// The inside of an outline that crosses itself.
  public enum CAShapeLayerFillRule: String, Sendable { case nonZero, evenOdd }
  /// The ends of lines.
  public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }
  /// The corners of lines.
  public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }
#endif
