#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A rectangle with anchors for constraints; nothing ever computes its frame.
  @MainActor @preconcurrency
  public final class UILayoutGuide: _LayoutItem {
    /// Makes a guide that belongs to no view.
    public init() {}
    init(of view: UIView) { owningView = view }
    /// The view whose guide this is, nil for a guide of a program. Held weakly.
    public private(set) weak var owningView: UIView?
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
