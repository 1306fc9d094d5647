#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A view that keeps an effect; the views behind look the same.
  @MainActor @preconcurrency
  open class UIVisualEffectView: UIView {
    /// Keeps the effect, nil for none; the frame is empty.
    public init(effect: UIVisualEffect? = nil) {
      self.effect = effect
      super.init(frame: .zero)
      addSubview(contentView)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept; nothing behind the view is blurred.
    open var effect: UIVisualEffect?
    /// An empty view among `subviews`, to add children to.
    public let contentView = UIView()
    /// Kept corners, nil at first; nothing is drawn.
    open var cornerConfiguration: UICornerConfiguration?
  }

  /// Corners of a view, kept; nothing is drawn.
  public struct UICornerConfiguration: Hashable, Sendable {
    let radius: CGFloat?
    /// Corners as round as the view allows.
    public static func capsule(maximumRadius: Double? = nil) -> Self { Self(radius: maximumRadius.map { CGFloat($0) }) }
    /// Corners with that radius, in points.
    public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius.radius) }
    /// Corners with that radius, in points.
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius.radius) }
  }

  /// The radius of a corner.
  public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let radius: CGFloat
    public init(floatLiteral value: Double) { radius = value }
    public init(integerLiteral value: Int) { radius = CGFloat(value) }
    /// Points.
    public static func fixed(_ radius: Double) -> Self { Self(floatLiteral: radius) }
    /// At least that many points; the view around would decide.
    public static func containerConcentric(minimum: Double? = nil) -> Self { Self(floatLiteral: minimum ?? 0) }
  }
#endif
