#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of a pointer above a view; none arrives.
  @MainActor @preconcurrency
  open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Always 0: no pencil is near.
    open var zOffset: CGFloat { 0 }
    /// Always 0: no pencil is near.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  }

  /// An effect of a pointer above a view; none appears, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIPointerInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Kept and true at first.
    open var isEnabled = true
    /// Keeps the delegate.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    /// Has no effect: no pointer hovers.
    open func invalidate() {}
  }

  /// Makes the look of a pointer. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIPointerInteractionDelegate: AnyObject {
    /// Nil by default.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The proposed one by default.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
  }

  extension UIPointerInteractionDelegate {
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
  }

  /// A part of a view.
  @MainActor @preconcurrency
  open class UIPointerRegion {
    /// Kept by the initializer; never changes.
    public let rect: CGRect
    /// Kept by the initializer; never changes.
    public let identifier: AnyHashable?
    /// Keeps both.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
  }

  /// The place of a pointer.
  @MainActor @preconcurrency
  open class UIPointerRegionRequest {
    /// Kept by the initializer; never changes.
    public let location: CGPoint
    /// Keeps the place. UIKit has no such initializer: tests need it.
    public init(location: CGPoint) { self.location = location }
  }

  /// The look of a pointer; none is drawn.
  @MainActor @preconcurrency
  open class UIPointerStyle {
    /// Drops effect and shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    /// Drops shape and axes.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
    private init() {}
    /// A pointer that is not there.
    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    /// The pointer of the system.
    open class func system() -> UIPointerStyle { UIPointerStyle() }
  }

  /// Changes of a view below a pointer; none is drawn.
  public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
      UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
      prefersScaledContent: Bool = true)
    /// Places of a tint.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
  }

  /// Forms of a pointer; none is drawn.
  public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = .greatestFiniteMagnitude)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
  }
#endif
