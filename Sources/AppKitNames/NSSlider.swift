#if !canImport(Darwin)
  import KitNames

  /// A control that a knob sets a number with. Here only a program sets `doubleValue`.
  @MainActor @preconcurrency
  open class NSSlider: NSControl {
    /// The lower limit, 0 at first; `doubleValue` may be below it.
    public var minValue: Double = 0
    /// The upper limit, 1 at first; `doubleValue` may be above it.
    public var maxValue: Double = 1
    /// Two forms, numbered from 0.
    public enum SliderType: UInt, Sendable { case linear, circular }
    /// Places of marks, numbered from 0; none is drawn.
    public enum TickMarkPosition: UInt, Sendable {
      case below, above
      public static var leading: TickMarkPosition { .above }
      public static var trailing: TickMarkPosition { .below }
    }
    /// Keeps target and action; the range is 0 to 1.
    public convenience init(target: Any?, action: Selector?) {
      self.init(frame: .zero)
      (self.target, self.action) = (target as AnyObject?, action)
    }
    /// Keeps value, range, target and action.
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
      self.init(target: target, action: action)
      (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    }
    /// Kept, `linear` at first; nothing is drawn.
    open var sliderType = SliderType.linear
    /// Kept and false at first; nothing is drawn.
    open var isVertical = false
    /// Kept, nil at first; nothing is drawn.
    open var trackFillColor: NSColor?
    /// Kept, -1 at first; nothing is drawn.
    open var altIncrementValue: Double = -1
    /// Kept, `below` at first; nothing is drawn.
    open var tickMarkPosition = TickMarkPosition.below
    /// Kept, `automatic` at first; nothing is drawn.
    open var tintProminence = NSTintProminence.automatic
    /// Kept, 0 at first; nothing is drawn.
    open var neutralValue: Double = 0
    /// Always 0: nothing is drawn.
    open var knobThickness: CGFloat { 0 }
    /// The value of that mark between both limits.
    open func tickMarkValue(at index: Int) -> Double {
      minValue + (maxValue - minValue) * Double(index) / Double(max(1, numberOfTickMarks - 1))
    }
    /// The value of the nearest mark; the value itself without marks.
    open func closestTickMarkValue(toValue value: Double) -> Double {
      (0..<numberOfTickMarks).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
    }
    /// Always `NSNotFound`: no mark has a place.
    open func indexOfTickMark(at point: NSPoint) -> Int { NSNotFound }
    /// Always zero, unless a subclass overrides it.
    open func rectOfTickMark(at index: Int) -> NSRect { .zero }
    /// A count, 0 at first; no mark is drawn.
    public var numberOfTickMarks = 0
    /// False at first; `doubleValue` never snaps to a mark.
    public var allowsTickMarkValuesOnly = false
  }
#endif
