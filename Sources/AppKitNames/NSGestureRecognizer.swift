#if !canImport(Darwin)
  public import KitNames

  /// The base of gesture recognizers. No event arrives, and none ever fires.
  @MainActor @preconcurrency
  open class NSGestureRecognizer {
    public init() {}
    /// Drops target and action, as no gesture would send it.
    public init(target: Any?, action: Selector?) {}
    /// The last view that added this recognizer, nil after removal; a weak reference.
    public internal(set) weak var view: NSView?
    /// True at first; a disabled one behaves the same.
    open var isEnabled = true
    /// Always the origin: no pointer exists.
    open func location(in view: NSView?) -> NSPoint { .zero }
  }
#endif
