#if !canImport(Darwin)
  import KitNames

  /// Two arrows that change a number. No click arrives; a program sets the value.
  @MainActor @preconcurrency
  open class NSStepper: NSControl {
    /// The lower limit, 0 at first; `doubleValue` may be below it.
    open var minValue: Double = 0
    /// The upper limit, 59 at first; `doubleValue` may be above it.
    open var maxValue: Double = 59
    /// Kept, 1 at first; no click uses them.
    open var increment: Double = 1
    /// Kept and true at first; no click uses them.
    open var valueWraps = true
    /// Kept and true at first; no click uses them.
    open var autorepeat = true
  }

  /// A switch that a program turns on or off.
  @MainActor @preconcurrency
  open class NSSwitch: NSControl {
    /// Off at first.
    open var state = NSControl.StateValue.off
    /// Switches `state` and sends the action; no effect while disabled.
    open override func performClick(_ sender: Any?) {
      guard isEnabled else { return }
      state = state == .off ? .on : .off
      sendAction(action, to: target)
    }
  }
#endif
