#if !canImport(Darwin)
  import KitNames

  /// An on-off control; a test sets `isOn` and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISwitch: UIControl {
    override var primaryEvent: Event { .valueChanged }
    /// Kept and false at first; a change sends no action.
    public var isOn = false
    /// Kept, nil at first; nothing is coloured.
    public var onTintColor: UIColor?
    /// Sets `isOn` at once; sends no action.
    public func setOn(_ on: Bool, animated: Bool) { isOn = on }
  }
#endif
