#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Would recognize drags of the pointer; no event reaches it.
  @MainActor @preconcurrency
  open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// A bit set of mouse buttons; 1 is the left one, the first value.
    public var buttonMask = 1
    /// Always zero: no pointer moves.
    open func translation(in view: NSView?) -> NSPoint { .zero }
  }
#endif
