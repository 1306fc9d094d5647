#if !canImport(Darwin)
  public import KitNames

  /// The cell of a text field; its values are kept, apart from the field's.
  @MainActor @preconcurrency
  open class NSTextFieldCell: NSActionCell {
    // Kept; nothing is drawn.
    open var backgroundColor: NSColor?
    open var textColor: NSColor?
    open var drawsBackground = false
    open var bezelStyle = NSTextField.BezelStyle.squareBezel
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
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
    // Kept; nothing is searched.
    open var searchButtonCell: NSButtonCell?
    open var cancelButtonCell: NSButtonCell?
    open var sendsSearchStringImmediately = false
    open var sendsWholeSearchString = false
    open var maximumRecents = 10
    open var recentSearches: [String]! = []
    open var searchMenuTemplate: NSMenu?
    open func resetSearchButtonCell() {}
    open func resetCancelButtonCell() {}
    open func searchTextRect(forBounds rect: NSRect) -> NSRect { rect }
    open func searchButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
    open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
  }

  /// The cell of a picture.
  @MainActor @preconcurrency
  open class NSImageCell: NSCell {
    // Kept; nothing is drawn.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageAlignment = NSImageAlignment.alignCenter
  }
#endif
