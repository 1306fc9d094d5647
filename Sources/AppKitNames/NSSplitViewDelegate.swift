#if !canImport(Darwin)
  public import KitNames

  /// Receives the moves of a split view's dividers, which only a test calls.
  @MainActor @preconcurrency
  public protocol NSSplitViewDelegate: AnyObject {
    /// Only tests call it, since panes keep their frames; empty by default.
    func splitViewDidResizeSubviews(_ notification: Notification)
    /// Only tests call it; empty by default.
    func splitViewWillResizeSubviews(_ notification: Notification)
    /// Only tests call it; false by default.
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(
      _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(
      _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
    func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
    func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
    func splitView(
      _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
      ofDividerAt dividerIndex: Int
    ) -> NSRect
    func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
  }

  extension NSSplitViewDelegate {
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
    public func splitViewWillResizeSubviews(_ notification: Notification) {}
    public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
    public func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMinimumPosition }
    public func splitView(
      _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMaximumPosition }
    public func splitView(
      _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedPosition }
    public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {}
    public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
    public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
    public func splitView(
      _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
      ofDividerAt dividerIndex: Int
    ) -> NSRect { proposedEffectiveRect }
    public func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect {
      .zero
    }
  }
#endif
