#if !canImport(Darwin)
  public import KitNames

  /// A view whose panes are its subviews; their frames stay where a program puts them.
  @MainActor @preconcurrency
  open class NSSplitView: NSView {
    /// Three looks of a divider, numbered from 1; each is 1 point wide here.
    public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }
    /// A weak reference that the engine never calls.
    public weak var delegate: (any NSSplitViewDelegate)?
    /// False at first; the panes do not move.
    open var isVertical = false
    /// Thick at first, which does not change `dividerThickness`.
    open var dividerStyle = DividerStyle.thick
    /// Nil at first; no defaults store divider positions.
    public var autosaveName: String?
    /// Always 1 point, unless a subclass overrides it.
    open var dividerThickness: CGFloat { 1 }
    /// The system's separator colour, unless a subclass overrides it.
    open var dividerColor: NSColor { .separatorColor }
    /// The same as `subviews`: each is a pane.
    open var arrangedSubviews: [NSView] { subviews }
    /// Kept and true at first; a pane is a subview either way.
    open var arrangesAllSubviews = true
    /// Kept; a pane is a subview either way.
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    /// Puts the view among the panes.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
      let next = subviews.indices.contains(index) ? subviews[index] : nil
      if next !== view { addSubview(view, positioned: next == nil ? .above : .below, relativeTo: next) }
    }
    open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
    /// True for a hidden pane.
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
    // Limits of a divider: the lengths of the view.
    /// Always 0, unless a subclass overrides it.
    open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
    open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
      isVertical ? bounds.width : bounds.height
    }
    /// Always `defaultLow`, unless a subclass overrides it.
    open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority { .defaultLow }
    /// Empty, a hook for subclasses that only a test calls.
    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
    /// Empty, a hook for subclasses.
    open func drawDivider(in rect: NSRect) {}
    // Only a program itself posts them.
    public nonisolated static let didResizeSubviewsNotification = Notification.Name(
      "NSSplitViewDidResizeSubviewsNotification")
    public nonisolated static let willResizeSubviewsNotification = Notification.Name(
      "NSSplitViewWillResizeSubviewsNotification")
    /// No effect: panes keep their frames.
    open func adjustSubviews() {}
    /// No effect: no divider moves and the delegate is not asked.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  }
#endif
