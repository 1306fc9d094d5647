#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A row or column of views, which it keeps without placing them.
  @MainActor @preconcurrency
  open class NSStackView: NSView {
    /// Ways to share the space, from -1; none is applied.
    public enum Distribution: Int, Sendable {
      case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Arranges the views in order, in a zero frame.
    public convenience init(views: [NSView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }
    /// Views in the order of arrangement, always among `subviews`; a view that leaves these leaves the list.
    public private(set) var arrangedSubviews: [NSView] = []
    /// Horizontal at first; a change moves no view.
    public var orientation = NSLayoutConstraint.Orientation.horizontal
    /// The value `gravityAreas` at first; sizes stay as set.
    public var distribution = Distribution.gravityAreas
    /// Points between neighbours, 8 at first, never applied.
    public var spacing: CGFloat = 8
    /// Distances in points, zero at first, never applied.
    public var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Moves the view to the end of the list, and into `subviews` unless it is there.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Moves the view to the index in the list, and into `subviews` unless it is there.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
      if view.superview !== self { addSubview(view) }
      removeArrangedSubview(view)
      arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    }
    /// Removes the view from the list; it stays in `subviews`.
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: NSView) {
      super.willRemoveSubview(subview)
      removeArrangedSubview(subview)
    }
  }
#endif
