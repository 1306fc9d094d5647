#if !canImport(Darwin)
  import KitNames

  /// A keyboard shortcut, kept in a menu; no key press runs it.
  @MainActor @preconcurrency
  public final class UIKeyCommand: UIMenuElement {
    /// The character of the key, as given.
    public let input: String?
    /// Selector that a key press would send; a test compares it.
    public let action: Selector?
    /// Keeps title, image, selector and character; there are no modifier keys.
    public init(title: String = "", image: UIImage? = nil, action: Selector, input: String) {
      (self.action, self.input) = (action, input)
      super.init(title: title, image: image)
    }
  }
#endif
