#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A rectangle with anchors and without a frame: no layout resolves it.
  @MainActor @preconcurrency
  public final class NSLayoutGuide: _LayoutItem {
    public init() {}
    init(of view: NSView) { owningView = view }
    /// The view whose guide this is, nil for a guide of a program; a weak reference.
    public private(set) weak var owningView: NSView?
  }

  extension NSLayoutGuide: RuleMember {
    package var ruleHolder: (any RuleHolder)? { owningView }
  }
#endif
