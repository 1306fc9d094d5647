#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Would recognize clicks; no event reaches it.
  @MainActor @preconcurrency
  open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// One click at first; no event is ever counted.
    public var numberOfClicksRequired = 1
    /// Kept; no event is counted.
    public var numberOfTouchesRequired = 1
    /// A bit set of mouse buttons; 1 is the left one, the first value.
    public var buttonMask = 1
  }
#endif
