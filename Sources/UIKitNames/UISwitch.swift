#if !canImport(Darwin)
  import KitNames

  /// An on-off control; a test sets `isOn` and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISwitch: UIControl {
    override var primaryEvent: Event { .valueChanged }
    /// Kept and false at first; a change sends no action.
    open var isOn = false
    /// Kept, nil at first; nothing is coloured.
    open var onTintColor: UIColor?
    /// Sets `isOn` at once; sends no action.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// Kept without drawing, nil at first.
    open var thumbTintColor: UIColor?
    /// Kept pictures, nil at first.
    open var onImage: UIImage?
    /// Kept, nil at first; without effect.
    open var offImage: UIImage?
    /// Kept text beside it, nil at first.
    open var title: String?
    /// Looks of a switch.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    /// Kept, automatic at first.
    open var preferredStyle = Style.automatic
    /// The look of a phone.
    open var style: Style { .sliding }
  }
#endif
