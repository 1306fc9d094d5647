/// A view whose panes are its subviews; their frames stay where a program puts them.
@MainActor @preconcurrency
open class NSSplitView: NSView {
  open var isVertical = false
  open var dividerStyle = DividerStyle.thick
  public var autosaveName: String?
  open var dividerThickness: CGFloat { 1 }
  open var dividerColor: NSColor { .separatorColor }
  open var arrangedSubviews: [NSView] { subviews }
  open var arrangesAllSubviews = true
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Puts the view among the panes.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    let next = subviews.indices.contains(index) ? subviews[index] : nil
    if next !== view { addSubview(view, positioned: next == nil ? .above : .below, relativeTo: next) }
  }
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    isVertical ? bounds.width : bounds.height
  }
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority { .defaultLow }
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
  open func drawDivider(in rect: NSRect) {}
  open func adjustSubviews() {}
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
}
