#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A UIKit view that keeps what a program sets, in a tree of subviews. No layout pass runs; nothing is drawn.
  @MainActor @preconcurrency
  open class UIView: UIResponder, _LayoutItem {
    /// Keeps the frame and takes the size of `bounds` from it.
    ///
    /// - Parameter frame: the place in the superview, in points.
    public init(frame: CGRect) {
      self.frame = frame
      bounds = CGRect(origin: .zero, size: frame.size)
      super.init()
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// The class of `layer`; one that is no `CALayer` gives a plain `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// The place in the superview, in points; a change leaves `bounds` and `layer` alone.
    open var frame: CGRect
    /// The view's coordinates, in points; a change leaves `frame` alone.
    open var bounds: CGRect
    /// The middle of `frame`; setting it moves the frame's origin.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// Kept, the identity at first; `frame` ignores it.
    open var transform = CGAffineTransform.identity
    /// Kept, nil at first; `layer` does not take it.
    open var backgroundColor: UIColor?
    /// Kept accent, `tintColor` at first; subviews do not inherit it.
    open var tintColor: UIColor! = .tintColor
    /// Kept opacity from 0 to 1, 1 at first; `hitTest` ignores it.
    open var alpha: CGFloat = 1
    /// Kept and false at first; `hitTest` ignores it.
    open var isHidden = false
    /// Kept and true at first; nothing is composed.
    open var isOpaque = true
    /// Kept and false at first; nothing is cut off.
    open var clipsToBounds = false
    /// Kept and true at first; `hitTest` ignores it.
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
    /// Kept in place of a keyboard, nil at first; never shown.
    open var inputView: UIView?
    /// Kept above a keyboard, nil at first; never shown.
    open var inputAccessoryView: UIView?
    /// Kept and false at first; the render tree has no UIKit views.
    open var isAccessibilityElement = false
    /// Kept name that a screen reader would speak, nil at first.
    open var accessibilityLabel: String?
    /// Kept result of a tap in words, nil at first.
    open var accessibilityHint: String?
    /// Kept spoken value, nil at first; a control does not fill it.
    open var accessibilityValue: String?
    /// Kept, nil at first; `ViewHost` does not search UIKit views.
    open var accessibilityIdentifier: String?
    /// Made from `layerClass` on first access; its frame stays zero.
    public private(set) lazy var layer: CALayer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    /// Anchors made on first access; they have no distance from the edges.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// Anchors made on first access; `layoutMargins` does not move them.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
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
    /// Added gestures, oldest first; nil before the first.
    public private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The rules given to `addConstraint`, oldest first. `NSLayoutConstraint.activate` adds none.
    public private(set) var constraints: [NSLayoutConstraint] = []
    /// Added behaviours, oldest first; none can be removed.
    public private(set) var interactions: [any UIInteraction] = []
    /// The window at the root of the superviews; nil without one.
    open var window: UIWindow? { superview?.window }
    /// The superview, even for a controller's root view.
    open override var next: UIResponder? { superview }
    /// Always the process's one collection: light.
    open var traitCollection: UITraitCollection { .current }

    /// Appends the view as the frontmost child, after it has left its superview.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// Adds a child at the index, which is clamped to the range.
    ///
    /// Calls `willMove(toSuperview:)`, then `didMoveToSuperview()` and `didAddSubview(_:)`.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.willMove(toSuperview: self)
      view.removeFromSuperview()
      subviews.insert(view, at: max(0, min(index, subviews.count)))
      view.superview = self
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    /// Adds a child in front of the sibling, or frontmost if that is no child.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }
    /// Adds a view at the sibling's index, or frontmost if that is no child.
    /// A child from further back ends in front of the sibling.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }
    /// Leaves the superview without a call of `willMove` or `didMoveToSuperview`.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
    /// Moves the child to the end of `subviews`; ignores other views.
    open func bringSubviewToFront(_ view: UIView) {
      guard let index = subviews.firstIndex(of: view) else { return }
      subviews.append(subviews.remove(at: index))
    }
    /// Moves the child to the start of `subviews`; ignores other views.
    open func sendSubviewToBack(_ view: UIView) {
      guard let index = subviews.firstIndex(of: view) else { return }
      subviews.insert(subviews.remove(at: index), at: 0)
    }
    /// True for the view itself and for each of its superviews.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// Searches this view, then the subviews depth first; nil if none matches.
    open func viewWithTag(_ tag: Int) -> UIView? {
      self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Called at the end of each insertion; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before each insertion, not before removal; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after each insertion, not after removal; does nothing by default.
    open func didMoveToSuperview() {}

    // Never called: there is no screen to move to, to draw on or to touch.
    /// Never called here, not even in a window's `subviews`.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Never called here, not even in a window's `subviews`.
    open func didMoveToWindow() {}
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
    /// Never called here, not even by the setter of `tintColor`.
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
    /// Does nothing: no layout has read the old size.
    open func invalidateIntrinsicContentSize() {}
    /// Does nothing: `frame` and `bounds` stay.
    open func sizeToFit() {}
    /// Returns the size of `bounds`, whatever the offer; a subclass can override it.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Returns the size of `bounds`; solves no constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
    /// True if the point is in `bounds`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns this view if the point is in `bounds`, never a subview.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      self.point(inside: point, with: event) ? self : nil
    }
    /// Appends the gesture and sets its `view`; leaves another view's list alone.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
      gestureRecognizer.view = self
    }
    /// Removes the gesture and sets its `view` to nil.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers?.removeAll { $0 === gestureRecognizer }
      gestureRecognizer.view = nil
    }
    /// Never asked here; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Appends the behaviour to `interactions`; does not start it.
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    /// Appends the rule to `constraints`; leaves its `isActive` alone.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    /// Appends the rules to `constraints`; leaves each `isActive` alone.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    /// Drops the priority: there is no getter to read it.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Drops the value on both axes.
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Returns true and leaves the first responder alone.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
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

    /// A set of curves and repetitions; `animate` runs its changes once, whatever it holds.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let allowUserInteraction = AnimationOptions(rawValue: 2)
      public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
      public static let `repeat` = AnimationOptions(rawValue: 8)
      public static let autoreverse = AnimationOptions(rawValue: 16)
      public static let curveEaseInOut: AnimationOptions = []
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Runs the changes at once, then calls the completion with true. Waits no delay.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }

    /// Runs the changes at once, then calls the completion with true; no spring moves.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
      initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Runs the changes at once, if any, then calls the completion with true.
    public class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }

    /// Runs the closure, as `animate` also does at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Drops the flag: no change is ever animated.
    public class func setAnimationsEnabled(_ enabled: Bool) {}

    // NB: without the positions of views on a screen, a point is where it is in every view.
    /// Returns the point unchanged, even for views with different frames.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    /// Returns the point unchanged, even for views with different frames.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    /// Returns the rectangle unchanged, even for views with different frames.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    /// Returns the rectangle unchanged, even for views with different frames.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  }
#endif
