#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A controller of a view below a window's title, which no window shows.
  @MainActor @preconcurrency
  open class NSTitlebarAccessoryViewController: NSViewController {
    /// The number 4 at first, AppKit's bottom edge; no title bar is laid out.
    public var layoutAttribute = 4
  }
#endif
