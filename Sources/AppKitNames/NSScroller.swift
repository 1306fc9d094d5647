#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The bar at the side of a scroll view, which no pointer drags.
  @MainActor @preconcurrency
  open class NSScroller: NSControl {
    /// Two looks, `legacy` and `overlay`, as 0 and 1.
    public enum Style: Int, Sendable { case legacy, overlay }
    /// Always `overlay`: no system setting is read.
    public class var preferredScrollerStyle: Style { .overlay }
    /// The style `overlay` at first, independent of the scroll view's.
    public var scrollerStyle = Style.overlay
  }
#endif
