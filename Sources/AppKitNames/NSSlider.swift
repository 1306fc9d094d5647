#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A control that a knob sets a number with. Here only a program sets `doubleValue`.
  @MainActor @preconcurrency
  open class NSSlider: NSControl {
    /// The lower limit, 0 at first; `doubleValue` may be below it.
    public var minValue: Double = 0
    /// The upper limit, 1 at first; `doubleValue` may be above it.
    public var maxValue: Double = 1
    /// A count, 0 at first; no mark is drawn.
    public var numberOfTickMarks = 0
    /// False at first; `doubleValue` never snaps to a mark.
    public var allowsTickMarkValuesOnly = false
  }
#endif
