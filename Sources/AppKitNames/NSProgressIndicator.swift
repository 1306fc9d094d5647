#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A bar or a wheel of progress, which neither fills nor turns.
  @MainActor @preconcurrency
  open class NSProgressIndicator: NSView {
    /// Two looks, bar and wheel; the values work the same in both.
    public enum Style: UInt, Sendable { case bar, spinning }
    /// A bar at first; a wheel keeps the same frame.
    public var style = Style.bar
    /// True at first; `doubleValue` is kept nevertheless.
    public var isIndeterminate = true
    /// True at first; stopping hides no view.
    public var isDisplayedWhenStopped = true
    /// The size `regular` at first; the frame does not depend on it.
    public var controlSize = NSControl.ControlSize.regular
    /// Progress, 0 at first, not clamped to the limits.
    public var doubleValue: Double = 0
    /// The lower limit, 0 at first; `doubleValue` may be below it.
    public var minValue: Double = 0
    /// The upper limit, 100 at first; `doubleValue` may be above it.
    public var maxValue: Double = 100
    /// No effect: no flag says that the indicator runs.
    open func startAnimation(_ sender: Any?) {}
    /// No effect, not even on `isHidden`.
    open func stopAnimation(_ sender: Any?) {}
  }
#endif
