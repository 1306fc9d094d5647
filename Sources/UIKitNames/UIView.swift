#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A UIKit view that keeps what a program sets, in a tree of subviews. No layout pass runs; nothing is drawn.
  ///
  /// Geometry, visibility and background are those of its `layer`, as on a device.
  @MainActor @preconcurrency
  open class UIView: UIResponder, _LayoutItem, CALayerDelegate {
    /// Keeps the frame and takes the size of `bounds` from it.
    ///
    /// - Parameter frame: the place in the superview, in points.
    public init(frame: CGRect) {
      super.init()
      layer.frame = frame
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// The class of `layer`. For a subclass of a program, `layer` is of its superclass in QuartzCore.
    open class var layerClass: AnyClass { CALayer.self }
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
    /// Kept and true at first; nothing is composed.
    open var isOpaque = true
    /// False at first, the same flag as the layer's; nothing is cut off.
    open var clipsToBounds: Bool {
      get { layer.masksToBounds }
      set { layer.masksToBounds = newValue }
    }
    /// Kept and true at first, except in labels and pictures; `hitTest` skips the view with all inside for false.
    open var isUserInteractionEnabled = true
    /// Kept and false at first; not even one finger arrives.
    open var isMultipleTouchEnabled = false
    /// Kept, `scaleToFill` at first; no picture is scaled.
    open var contentMode = ContentMode.scaleToFill
    /// The number that `viewWithTag(_:)` looks for, 0 at first.
    open var tag = 0
    /// Kept and empty at first; a superview's new frame changes no subview.
    open var autoresizingMask: AutoresizingMask = []
    /// Kept and true at first; `constraints` gains none from it.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Kept points, 8 at each edge at first; subviews stay.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Kept, `unspecified` at first; `traitCollection` stays light.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Kept, `unspecified` at first; the view is not mirrored.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Made from `layerClass`; it has the layers of the subviews among its sublayers.
    public private(set) lazy var layer: CALayer = {
      let layer = CALayer.made(of: Self.layerClass)
      layer.delegate = self
      return layer
    }()
    /// Anchors made on first access; they have no distance from the edges.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
    /// Anchors made on first access; `layoutMargins` does not move them.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
    /// Always zero: no bar covers a view.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// No metric on either axis, unless a subclass overrides it.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Minus one, in place of a number of points.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The children, backmost first.
    public private(set) var subviews: [UIView] = []
    /// The view that added this one; nil without one. Held weakly.
    public private(set) weak var superview: UIView?
    /// The controller whose root view this is; nil for any other view.
    weak var controller: UIViewController?
    /// Added gestures, oldest first; nil before the first.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Active rules between the view and those inside it, oldest first.
    public package(set) var constraints: [NSLayoutConstraint] = []
    /// Added behaviours, oldest first.
    open var interactions: [any UIInteraction] = []
    /// The window at the root of the superviews; nil without one.
    open var window: UIWindow? { superview?.window }
    /// The controller of a root view, else the superview.
    open override var next: UIResponder? { controller ?? superview }
    /// Always the process's one collection: light.
    open var traitCollection: UITraitCollection { .current }

    /// Moves the view here as the frontmost child; an existing child only moves to the front.
    ///
    /// A new child hears `willMove` and `didMove` for its superview and for a new window.
    open func addSubview(_ view: UIView) { view.move(to: self) { $0.count } }
    /// Moves the view to the index among its new siblings, which is clamped to the range.
    open func insertSubview(_ view: UIView, at index: Int) { view.move(to: self) { max(0, min(index, $0.count)) } }
    /// Moves the view in front of the sibling, or frontmost if that is no child.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      view.move(to: self) { ($0.firstIndex(of: sibling) ?? $0.count - 1) + 1 }
    }
    /// Moves the view directly behind the sibling, or frontmost if that is no child.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      view.move(to: self) { $0.firstIndex(of: sibling) ?? $0.count }
    }
    /// Leaves the superview and calls the hooks of both; no effect without a superview.
    open func removeFromSuperview() { move(to: nil) { _ in 0 } }
    /// Moves the child to the end of `subviews`; ignores other views.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    /// Moves the child to the start of `subviews`; ignores other views.
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
    /// The first responder, if it is this view or inside it.
    private var innerFirstResponder: UIView? {
      (lastResponder.firstResponder as? UIView).flatMap { $0.isDescendant(of: self) ? $0 : nil }
    }
    /// True for the view itself and for each of its superviews.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// Searches this view, then the subviews depth first; nil if none matches.
    open func viewWithTag(_ tag: Int) -> UIView? {
      self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Called last when a view becomes a child; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a child leaves, also for a new superview; does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes, with nil before removal; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed, also after removal; does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the window changes, also for views deeper inside; does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed, also for views deeper inside; does nothing by default.
    open func didMoveToWindow() {}

    // Never called: there is no screen to draw on or to touch.
    /// Never called here; a test calls it to run a subclass's code.
    open func layoutSubviews() {}
    /// Never called here: there is no drawing context.
    open func draw(_ rect: CGRect) {}
    /// Never called here, as no layout pass runs.
    open func updateConstraints() {}
    /// Never called here: traits are constant.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called here: insets are always zero.
    open func safeAreaInsetsDidChange() {}
    /// Called after a new `tintColor` of the view or of a superview that it inherits from.
    open func tintColorDidChange() {}
    /// Never called here: archives are not read.
    open func awakeFromNib() {}
    /// Never called here; does nothing by default.
    open func layoutSublayers(of layer: CALayer) {}

    /// Does nothing: no later pass calls `layoutSubviews()`.
    open func setNeedsLayout() {}
    /// Does nothing, even after `setNeedsLayout()`.
    open func layoutIfNeeded() {}
    /// Does nothing: no later pass calls `draw(_:)`.
    open func setNeedsDisplay() {}
    /// Does nothing: no later pass calls `updateConstraints()`.
    open func setNeedsUpdateConstraints() {}
    /// Does nothing: no later pass calls `draw(_:)`.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Does nothing, even after `setNeedsUpdateConstraints()`.
    open func updateConstraintsIfNeeded() {}
    /// Always false: no pass is due.
    open func needsUpdateConstraints() -> Bool { false }
    /// False, unless a subclass overrides it; `translatesAutoresizingMaskIntoConstraints` stays.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Never called here: margins change nothing.
    open func layoutMarginsDidChange() {}
    /// Zero, unless a subclass overrides it.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The frame without `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The rectangle with `alignmentRectInsets` around it.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      let insets = alignmentRectInsets
      return alignmentRect.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view itself, unless a subclass overrides it.
    open var forFirstBaselineLayout: UIView { self }
    /// The view itself, unless a subclass overrides it.
    open var forLastBaselineLayout: UIView { self }
    /// False, unless a subclass overrides it; no focus moves.
    open var canBecomeFocused: Bool { false }
    /// Always false: no focus moves.
    open var isFocused: Bool { false }
    /// Empty, unless a subclass overrides it; no focus moves.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Never called here: no focus moves.
    open func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// True, unless a subclass overrides it; no focus moves.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Does nothing: no focus moves.
    open func setNeedsFocusUpdate() {}
    /// Does nothing: no focus moves.
    open func updateFocusIfNeeded() {}
    /// Nil without an action that would be performed.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Never called here; does nothing by default.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Never called here; does nothing by default.
    open func display(_ layer: CALayer) {}
    /// Does nothing: no layout has read the old size.
    open func invalidateIntrinsicContentSize() {}
    /// Takes the size that `sizeThatFits(_:)` returns; the frame's origin stays.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
    /// Returns the size of `bounds` and ignores the argument; a subclass can override it.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Returns the size of `bounds`; solves no constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
    /// Returns the size of `bounds`; the priorities have no effect.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { bounds.size }
    /// Zero: the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Ten thousand points along both sides.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
    /// Kept and false at first; margins do not change.
    open var preservesSuperviewLayoutMargins = false
    /// True if the point is in `bounds`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the frontmost view at the point, deepest first; nil outside.
    ///
    /// Skips views that are hidden, nearly transparent or without user interaction, with all inside.
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
    /// Never asked here; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Appends the behaviour to `interactions`; does not start it.
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    /// Activates the rule as one of this view; one that is active somewhere stays there.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
    /// Activates the rules in order as rules of this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for rule in constraints { addConstraint(rule) } }
    /// Deactivates the rule; ignores one of another view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
      if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
    }
    /// Deactivates those of the rules that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for rule in constraints { removeConstraint(rule) }
    }
    /// Keeps the priority; nothing is laid out.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      KeptValues.keep(priority, for: self, key: "hugging \(axis)")
    }
    /// Keeps the priority; nothing is laid out.
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { KeptValues.keep(priority, for: self, key: "resistance \(axis)") }
    /// Makes a first responder in the view resign; false if it refuses, or there is none.
    ///
    /// - Parameter force: true takes the status even from one that refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
      guard let first = innerFirstResponder else { return false }
      if first.resignFirstResponder() { return true }
      if force { lastResponder.firstResponder = nil }
      return force
    }
  }

  extension UIView {
    /// Ways a picture fills a view; none is scaled here.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      case topLeft, topRight, bottomLeft, bottomRight
    }

    /// A set of edges and sides that follow the superview's size; none does here.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
  }

  extension UIView: RuleHolder {
    package var ruleSuperholder: (any RuleHolder)? { superview }
  }
#endif
