#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The field of a search bar, with tokens before its text.
  @MainActor @preconcurrency
  open class UISearchTextField: UITextField {
    /// Kept, empty at first; none is drawn.
    open var tokens: [UISearchToken] = []
    /// Kept without drawing, nil at first.
    open var tokenBackgroundColor: UIColor!
    /// Kept and true at first; nothing is deleted.
    open var allowsDeletingTokens = true
    /// Kept and false at first; nothing is copied.
    open var allowsCopyingTokens = true
    /// Kept, nil at first; none is shown.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Adds the token at that index, which is clamped to the range.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
      tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
    }
    /// Removes the token at that index; ignores other indexes.
    open func removeToken(at tokenIndex: Int) {
      if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
  }

  /// A part of a search that is not text.
  @MainActor @preconcurrency
  open class UISearchToken {
    let icon: UIImage?
    let text: String
    /// Any object of the program, nil at first.
    open var representedObject: Any?
    /// Keeps both.
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
  }
#endif
