/// A view that keeps an effect; the views behind look the same.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// Keeps the effect, nil for none; the frame is empty.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { return nil }
  open var effect: UIVisualEffect?
  public let contentView = UIView()
  open var cornerConfiguration: UICornerConfiguration?
}

/// Corners of a view, kept; nothing is drawn.
public struct UICornerConfiguration: Hashable, Sendable {
  let radius: CGFloat?
  public static func capsule(maximumRadius: Double? = nil) -> Self { Self(radius: maximumRadius.map { CGFloat($0) }) }
  public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius.radius) }
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius.radius) }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let radius: CGFloat
  public init(floatLiteral value: Double) { radius = value }
  public init(integerLiteral value: Int) { radius = CGFloat(value) }
  public static func fixed(_ radius: Double) -> Self { Self(floatLiteral: radius) }
  public static func containerConcentric(minimum: Double? = nil) -> Self { Self(floatLiteral: minimum ?? 0) }
}
