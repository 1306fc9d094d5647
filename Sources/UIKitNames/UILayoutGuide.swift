#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A rectangle with anchors for constraints; nothing ever computes its frame.
  @MainActor @preconcurrency
  open class UILayoutGuide: _LayoutItem {
    /// Makes a guide that belongs to no view.
    public init() {}
    init(of view: UIView) { owningView = view }
    /// The view whose guide this is, nil for a new guide of a program. Held weakly.
    public internal(set) weak var owningView: UIView?
    /// A label for debugging, empty at first; kept.
    open var identifier = ""
    /// The view's bounds, as nothing is laid out; empty without a view.
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  }

  extension UILayoutGuide: RuleMember {
    package var ruleHolder: (any RuleHolder)? { owningView }
  }

  /// AppKit and UIKit share one type here.
  public typealias UILayoutPriority = NSLayoutConstraint.Priority

  extension NSLayoutConstraint {
    /// UIKit's word for `Orientation`, which is AppKit's.
    public typealias Axis = Orientation
  }
#endif
