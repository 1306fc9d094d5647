/// Views in a row or column, kept in order; no frame is computed.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// Appends each view in order; the stack's frame is empty.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var isLayoutMarginsRelativeArrangement = false
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
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  open var isBaselineRelativeArrangement = false
}
