#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The spinner above a list that reloads it; a test sends `valueChanged`, as no pull arrives.
  @MainActor @preconcurrency
  open class UIRefreshControl: UIControl {
    /// True between `beginRefreshing()` and `endRefreshing()`.
    public private(set) var isRefreshing = false
    /// Sets `isRefreshing` to true; no action runs.
    public func beginRefreshing() { isRefreshing = true }
    /// Sets `isRefreshing` to false at once.
    public func endRefreshing() { isRefreshing = false }
  }
#endif
