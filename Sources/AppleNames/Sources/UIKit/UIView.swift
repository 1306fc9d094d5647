/// A UIKit view that keeps what a program sets, in a tree of subviews. No layout pass runs; nothing is drawn.
@MainActor @preconcurrency
open class UIView: UIResponder, _LayoutItem {
  /// Keeps the frame and takes the size of `bounds` from it.
  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }
  public required init?(coder: NSCoder) { return nil }
  public convenience override init() { self.init(frame: .zero) }
  /// The place in the superview, in points; a change moves `center` and gives `bounds` the size.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's coordinates, in points; a new size changes `frame` around `center`.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The place of the layer's anchor point, which is the middle unless a program moves it.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The identity at first; `frame` becomes the rectangle around the transformed corners.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// Nil at first; the layer has the same colour.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  private var ownTintColor: UIColor?
  /// The accent of the view, else of the nearest superview that has one, else the system's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      forEachInside(where: { $0 === self || $0.ownTintColor == nil }) { $0.tintColorDidChange() }
    }
  }
  /// Opacity from 0 to 1, 1 at first, in the layer's precision; `hitTest` skips a view below 0.01.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// False at first; `hitTest` skips a hidden view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var isOpaque = true
  /// False at first, the same flag as the layer's; nothing is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public private(set) lazy var layer = CALayer()
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public static let noIntrinsicMetric: CGFloat = -1
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  weak var controller: UIViewController?
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  public package(set) var constraints: [NSLayoutConstraint] = []
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { controller ?? superview }
  open var traitCollection: UITraitCollection { .current }
  open func addSubview(_ view: UIView) { view.move(to: self) { $0.count } }
  open func insertSubview(_ view: UIView, at index: Int) { view.move(to: self) { max(0, min(index, $0.count)) } }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.move(to: self) { ($0.firstIndex(of: sibling) ?? $0.count - 1) + 1 }
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.move(to: self) { $0.firstIndex(of: sibling) ?? $0.count }
  }
  open func removeFromSuperview() { move(to: nil) { _ in 0 } }
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
  /// Moves the view into a superview, or out of any, and calls the hooks. `index` gets the new siblings.
  private func move(to parent: UIView?, at index: ([UIView]) -> Int) {
    precondition(parent?.isDescendant(of: self) != true, "addSubview: a view cannot be inside itself")
    let (former, formerWindow, window) = (superview, window, parent?.window)
    guard former !== parent else {
      parent?.subviews.removeAll { $0 === self }
      parent?.place(self, at: index)
      return
    }
    let entersWindow = formerWindow !== window
    former?.willRemoveSubview(self)
    dropRules(of: former)
    if entersWindow { forEachInside { $0.willMove(toWindow: window) } }
    willMove(toSuperview: parent)
    let (end, first) = (lastResponder, innerFirstResponder)
    if entersWindow, formerWindow != nil { first?.resignFirstResponder() }
    former?.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = parent
    parent?.place(self, at: index)
    // Outside of windows, the first responder moves along, unless there is one already.
    if let first, end.firstResponder === first, end !== lastResponder {
      end.firstResponder = nil
      lastResponder.firstResponder = lastResponder.firstResponder ?? first
    }
    if entersWindow { forEachInside { $0.didMoveToWindow() } }
    didMoveToSuperview()
    parent?.didAddSubview(self)
  }
  private func place(_ view: UIView, at index: ([UIView]) -> Int) {
    let index = index(subviews)
    // Layers that a program has added stay between the same views.
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }
  private func forEachInside(where isMeant: (UIView) -> Bool = { _ in true }, _ body: (UIView) -> Void) {
    guard isMeant(self) else { return }
    body(self)
    for view in subviews { view.forEachInside(where: isMeant, body) }
  }
  private var innerFirstResponder: UIView? {
    (lastResponder.firstResponder as? UIView).flatMap { $0.isDescendant(of: self) ? $0 : nil }
  }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  open func updateConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func awakeFromNib() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func invalidateIntrinsicContentSize() {}
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
  /// Returns the size of `bounds`; the priorities have no effect.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { bounds.size }
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at the point, deepest first; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    let inner = subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }
    return inner.first ?? self
  }
  /// Moves the gesture here from its former view; a second time has no effect.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes the gesture and sets its `view` to nil; ignores a gesture of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for rule in constraints { addConstraint(rule) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for rule in constraints { removeConstraint(rule) }
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    KeptValues.keep(priority, for: self, key: "hugging \(axis)")
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { KeptValues.keep(priority, for: self, key: "resistance \(axis)") }
  /// Makes a first responder in the view resign; false if it refuses, or there is none.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = innerFirstResponder else { return false }
    if first.resignFirstResponder() { return true }
    if force { lastResponder.firstResponder = nil }
    return force
  }
}

extension UIView: RuleHolder {
  package var ruleSuperholder: (any RuleHolder)? { superview }
}
