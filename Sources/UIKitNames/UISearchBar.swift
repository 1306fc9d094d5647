#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A field with a magnifier, which keeps its text; a test calls the delegate itself.
  @MainActor @preconcurrency
  open class UISearchBar: UIView, UITextInputTraits {
    private static let proxy = UISearchBar()
    /// The one shared field that holds appearance values; others ignore them.
    public class func appearance() -> UISearchBar { proxy }

    /// The text of `searchTextField`, empty at first.
    public var text: String? {
      get { searchTextField.text }
      set { searchTextField.text = newValue }
    }
    /// The grey hint of `searchTextField`, nil at first.
    public var placeholder: String? {
      get { searchTextField.placeholder }
      set { searchTextField.placeholder = newValue }
    }
    /// Kept and false at first; no button appears.
    public var showsCancelButton = false
    /// Kept, `default` at first; the frame stays.
    public var searchBarStyle = Style.default
    /// Kept background, nil at first.
    public var barTintColor: UIColor?
    /// Kept, `default` at first; no keys appear.
    public var keyboardType = UIKeyboardType.default
    /// Kept, `sentences` at first; letters stay as set.
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Kept, `default` at first; no word changes.
    public var autocorrectionType = UITextAutocorrectionType.default
    /// Kept, `default` at first; nothing is underlined.
    public var spellCheckingType = UITextSpellCheckingType.default
    /// Kept, `default` at first; quotes stay as typed.
    public var smartQuotesType = UITextSmartQuotesType.default
    /// Kept, `default` at first; hyphens stay as typed.
    public var smartDashesType = UITextSmartDashesType.default
    /// Kept, `default` at first; no space is added or removed.
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Kept, `search` at first; no key appears.
    public var returnKeyType = UIReturnKeyType.search
    /// A field outside `subviews`; it has the text and the hint of the bar.
    public let searchTextField = UITextField()
    /// True: the bar takes the focus for its field.
    open override var canBecomeFirstResponder: Bool { true }
    /// Held weakly; a new `text` does not call it.
    public weak var delegate: (any UISearchBarDelegate)?

    /// Prominence of the background; kept without effect.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// Sets `showsCancelButton` at once, animated or not.
    public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      self.showsCancelButton = showsCancelButton
    }
  }
#endif
