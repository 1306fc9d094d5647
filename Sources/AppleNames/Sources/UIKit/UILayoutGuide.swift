/// A rectangle with anchors for constraints; nothing ever computes its frame.
@MainActor @preconcurrency
open class UILayoutGuide: _LayoutItem {
  public init() {}
  init(of view: UIView) { owningView = view }
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UILayoutGuide: RuleMember {
  package var ruleHolder: (any RuleHolder)? { owningView }
}

/// AppKit and UIKit share one type here.
public typealias UILayoutPriority = NSLayoutConstraint.Priority

extension NSLayoutConstraint {
  public typealias Axis = Orientation
}
