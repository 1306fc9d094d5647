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
    /// Views in the order of arrangement. Removing one from its superview leaves it in this list.
    public private(set) var arrangedSubviews: [NSView] = []
    /// Horizontal at first; a change moves no view.
    public var orientation = NSLayoutConstraint.Orientation.horizontal
    /// The value `gravityAreas` at first; sizes stay as set.
    public var distribution = Distribution.gravityAreas
    /// Points between neighbours, 8 at first, never applied.
    public var spacing: CGFloat = 8
    /// Distances in points, zero at first, never applied.
    public var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Appends the view to both `arrangedSubviews` and `subviews`.
    open func addArrangedSubview(_ view: NSView) {
      arrangedSubviews.append(view)
      addSubview(view)
    }
  }
#endif
