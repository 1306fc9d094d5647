#if !canImport(Darwin)
  public import KitNames

  /// A row of exclusive choices, without titles here; a test sets the index and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISegmentedControl: UIControl {
    override var primaryEvent: Event { .valueChanged }
    private static let proxy = UISegmentedControl()
    /// The one shared control that holds appearance values; others ignore them.
    public class func appearance() -> UISegmentedControl { proxy }
    /// Index from 0; -1, the initial value, means none. The range is unchecked.
    public var selectedSegmentIndex = -1
    /// Kept, nil at first; nothing is drawn.
    public var selectedSegmentTintColor: UIColor?
    /// Drops the attributes in every state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  }
#endif
