#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Views in a row or column, kept in order; no frame is computed.
  @MainActor @preconcurrency
  open class UIStackView: UIView {
    /// Ways to fill the length of the row; no view grows.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// Positions across the row; no view moves.
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }

    /// Appends each view in order; the stack's frame is empty.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }
    /// The views of the row, always among `subviews`; a view that leaves these leaves the row.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Kept, `horizontal` at first; frames stay.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// Kept points between neighbours, 0 at first.
    open var spacing: CGFloat = 0
    /// Kept, `fill` at first; no view grows.
    open var distribution = Distribution.fill
    /// Kept, `fill` at first; no view moves.
    open var alignment = Alignment.fill
    /// Kept and false at first; no margin insets the row.
    open var isLayoutMarginsRelativeArrangement = false
    /// Moves the view to the end of the row, and into `subviews` unless it is there.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Moves the view to the index in the row, and into `subviews` unless it is there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      if view.superview !== self { addSubview(view) }
      removeArrangedSubview(view)
      arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    }
    open override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      removeArrangedSubview(subview)
    }
    /// Removes the view from the row; it stays in `subviews`.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    /// The mark for the spacing of the stack.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The mark for a spacing that the system decides.
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude
    /// Keeps the points behind the view; nothing is laid out.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      spacings[ObjectIdentifier(arrangedSubview)] = spacing
    }
    /// The points that were set, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
    /// Kept and false at first; nothing is laid out.
    open var isBaselineRelativeArrangement = false
  }
#endif
