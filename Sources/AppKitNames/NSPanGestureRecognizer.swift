#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Would recognize drags of the pointer; no event reaches it.
  @MainActor @preconcurrency
  open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// A bit set of mouse buttons; 1 is the left one, the first value.
    public var buttonMask = 1
    /// Kept; no event is counted.
    public var numberOfTouchesRequired = 1
    private var kept = NSPoint.zero
    /// The translation last set, zero at first: no pointer moves.
    open func translation(in view: NSView?) -> NSPoint { kept }
    /// Keeps the translation.
    open func setTranslation(_ translation: NSPoint, in view: NSView?) { kept = translation }
    /// Always zero: no pointer moves.
    open func velocity(in view: NSView?) -> NSPoint { .zero }
  }
#endif
