#if !canImport(Darwin)
  public import KitNames

  /// A controller of a view below a window's title, which no window shows.
  @MainActor @preconcurrency
  open class NSTitlebarAccessoryViewController: NSViewController {
    /// The bottom at first; no title bar is laid out.
    public var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    /// Kept, 0 at first; nothing is laid out.
    public var fullScreenMinHeight: CGFloat = 0
    /// Kept and false at first; nothing is laid out.
    public var isHidden = false
    /// Kept and true at first; nothing is laid out.
    public var automaticallyAdjustsSize = true
  }
#endif
