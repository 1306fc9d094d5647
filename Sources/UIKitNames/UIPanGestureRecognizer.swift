#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A gesture of a moving finger; none arrives.
  @MainActor @preconcurrency
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Kept fewest fingers, 1 at first.
    open var minimumNumberOfTouches = 1
    /// Kept most fingers, unlimited at first.
    open var maximumNumberOfTouches = Int.max
    private var distance = CGPoint.zero
    /// Points, zero until `setTranslation(_:in:)`; the view has no effect.
    open func translation(in view: UIView?) -> CGPoint { distance }
    /// Always zero points per second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Keeps the distance, so that a test can play a drag.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
    /// Kept, none at first; nothing scrolls.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
  }

  /// A set of kinds of scrolling.
  public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
  }
#endif
