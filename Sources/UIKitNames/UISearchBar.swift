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
    open var text: String? {
      get { searchTextField.text }
      set { searchTextField.text = newValue }
    }
    /// The grey hint of `searchTextField`, nil at first.
    open var placeholder: String? {
      get { searchTextField.placeholder }
      set { searchTextField.placeholder = newValue }
    }
    /// Kept and false at first; no button appears.
    open var showsCancelButton = false
    /// Kept, `default` at first; the frame stays.
    open var searchBarStyle = Style.default
    /// Kept background, nil at first.
    open var barTintColor: UIColor?
    /// Kept, `default` at first; no keys appear.
    open var keyboardType = UIKeyboardType.default
    /// Kept, `sentences` at first; letters stay as set.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Kept, `default` at first; no word changes.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Kept, `default` at first; nothing is underlined.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Kept, `default` at first; quotes stay as typed.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Kept, `default` at first; hyphens stay as typed.
    open var smartDashesType = UITextSmartDashesType.default
    /// Kept, `default` at first; no space is added or removed.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Kept, `search` at first; no key appears.
    open var returnKeyType = UIReturnKeyType.search
    /// A field outside `subviews`; it has the text and the hint of the bar.
    open var searchTextField: UISearchTextField { field }
    private let field = UISearchTextField()
    /// True: the bar takes the focus for its field.
    open override var canBecomeFirstResponder: Bool { true }
    /// Held weakly; a new `text` does not call it.
    open weak var delegate: (any UISearchBarDelegate)?

    private var ownInputAccessoryView: UIView?
    /// Kept above a keyboard, nil at first; never shown.
    open override var inputAccessoryView: UIView? {
      get { ownInputAccessoryView }
      set { ownInputAccessoryView = newValue }
    }
    /// Prominence of the background; kept without effect.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// Sets `showsCancelButton` at once, animated or not.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      self.showsCancelButton = showsCancelButton
    }
  }
#endif
