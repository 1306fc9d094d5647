#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The spinner above a list that reloads it; a test sends `valueChanged`, as no pull arrives.
  @MainActor @preconcurrency
  open class UIRefreshControl: UIControl {
    /// True between `beginRefreshing()` and `endRefreshing()`.
    public private(set) var isRefreshing = false
    /// Sets `isRefreshing` to true; no action runs.
    open func beginRefreshing() { isRefreshing = true }
    /// Sets `isRefreshing` to false at once.
    open func endRefreshing() { isRefreshing = false }
    /// Kept text, nil at first.
    open var attributedTitle: NSAttributedString?
  }
#endif
