#if !canImport(Darwin)
  public import KitNames

  /// Receives the moves of a split view's dividers, which only a test calls.
  @MainActor @preconcurrency
  public protocol NSSplitViewDelegate: AnyObject {
    /// Only tests call it, since panes keep their frames; empty by default.
    func splitViewDidResizeSubviews(_ notification: Notification)
  }

  extension NSSplitViewDelegate {
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
  }
#endif
