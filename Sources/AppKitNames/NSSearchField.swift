#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A text field with search settings, which searches nothing.
  @MainActor @preconcurrency
  open class NSSearchField: NSTextField {
    /// False at first; no keystroke sends the action.
    public var sendsSearchStringImmediately = false
    /// False at first; the return key sends no action.
    public var sendsWholeSearchString = false
    /// Empty at first; only a program adds terms.
    public var recentSearches: [String] = []
    /// Nil at first; no menu is made from it.
    public var searchMenuTemplate: NSMenu?
  }
#endif
