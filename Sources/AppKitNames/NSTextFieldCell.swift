#if !canImport(Darwin)
  public import KitNames

  /// The cell of a text field; its values are kept, apart from the field's.
  @MainActor @preconcurrency
  open class NSTextFieldCell: NSActionCell {
    /// Kept, nil at first; nothing is drawn.
    open var backgroundColor: NSColor?
    /// Kept, nil at first; nothing is drawn.
    open var textColor: NSColor?
    /// Kept and false at first; nothing is drawn.
    open var drawsBackground = false
    /// Kept, `squareBezel` at first; nothing is drawn.
    open var bezelStyle = NSTextField.BezelStyle.squareBezel
    /// Kept, nil at first; nothing is drawn.
    open var placeholderString: String?
    /// Kept, nil at first; nothing is drawn.
    open var placeholderAttributedString: NSAttributedString?
    /// Kept, nil at first; nothing is drawn.
    open var allowedInputSourceLocales: [String]?
  }

  /// The cell of a field for passwords.
  @MainActor @preconcurrency
  open class NSSecureTextFieldCell: NSTextFieldCell {
    /// Kept and true at first; nothing is drawn.
    open var echosBullets = true
  }

  /// The cell of a search field; its values are kept, apart from the field's.
  @MainActor @preconcurrency
  open class NSSearchFieldCell: NSTextFieldCell {
    /// Kept, nil at first; nothing is searched.
    open var searchButtonCell: NSButtonCell?
    /// Kept, nil at first; nothing is searched.
    open var cancelButtonCell: NSButtonCell?
    /// Kept and false at first; nothing is searched.
    open var sendsSearchStringImmediately = false
    /// Kept and false at first; nothing is searched.
    open var sendsWholeSearchString = false
    /// Kept, 10 at first; nothing is searched.
    open var maximumRecents = 10
    /// Kept, empty at first; nothing is searched.
    open var recentSearches: [String]! = []
    /// Kept, nil at first; nothing is searched.
    open var searchMenuTemplate: NSMenu?
    /// Without effect: nothing is searched.
    open func resetSearchButtonCell() {}
    /// Without effect: nothing is searched.
    open func resetCancelButtonCell() {}
    /// Returns its argument unchanged.
    open func searchTextRect(forBounds rect: NSRect) -> NSRect { rect }
    /// Always zero: nothing is searched.
    open func searchButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
    /// Always zero: nothing is searched.
    open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
  }

  /// The cell of a picture.
  @MainActor @preconcurrency
  open class NSImageCell: NSCell {
    /// Kept, `scaleProportionallyDown` at first; nothing is drawn.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// Kept, `alignCenter` at first; nothing is drawn.
    open var imageAlignment = NSImageAlignment.alignCenter
  }
#endif
