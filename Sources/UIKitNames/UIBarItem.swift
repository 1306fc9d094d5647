#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An item in a bar of buttons or of tabs; kept and not drawn.
  @MainActor @preconcurrency
  open class UIBarItem: nonisolated Hashable {
    public init() {}
    /// Text; nil where an image, a kind or a view made the item.
    open var title: String?
    /// Kept picture; nil unless an initializer or the app sets it.
    open var image: UIImage?
    /// Kept picture for bars of small height, nil at first.
    open var landscapeImagePhone: UIImage?
    /// Kept picture for large texts, nil at first.
    open var largeContentSizeImage: UIImage?
    /// Kept points, zero at first.
    open var imageInsets = UIEdgeInsets.zero
    /// Kept points, zero at first.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// Kept and true at first; no press checks it.
    open var isEnabled = true
    /// Kept, 0 at first.
    open var tag = 0
    /// Kept name that a screen reader would speak, nil at first.
    open var accessibilityLabel: String?
    /// Kept, nil at first.
    open var accessibilityHint: String?
    /// Kept, nil at first.
    open var accessibilityValue: String?
    /// Kept, nil at first.
    open var accessibilityIdentifier: String?
    /// Kept, empty at first.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Kept and false at first.
    open var isAccessibilityElement = false

    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Keeps the attributes for exactly that state; nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
      self.attributes[state] = attributes
    }
    /// The attributes of exactly that state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    public nonisolated static func == (one: UIBarItem, other: UIBarItem) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
