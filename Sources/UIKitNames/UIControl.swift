#if !canImport(Darwin)
  public import KitNames

  /// A view with actions: a test runs them with `sendActions(for:)`, as no touch arrives.
  @MainActor @preconcurrency
  open class UIControl: UIView {
    /// Makes a control with that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a control that runs the action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Kept and true at first; `sendActions(for:)` ignores it.
    open var isEnabled = true
    /// Kept and false at first; no action changes it.
    open var isSelected = false
    /// Kept and false at first; no finger changes it.
    open var isHighlighted = false
    /// The flags that are set.
    open var state: State {
      var state: State = isEnabled ? [] : .disabled
      if isSelected { state.insert(.selected) }
      if isHighlighted { state.insert(.highlighted) }
      return state
    }
    /// Kept, in the middle at first; nothing is laid out.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Kept, in the middle at first; nothing is laid out.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The same as `contentHorizontalAlignment`, from left to right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
      switch contentHorizontalAlignment {
      case .leading: .left
      case .trailing: .right
      default: contentHorizontalAlignment
      }
    }
    /// Always false: no finger arrives.
    open var isTracking: Bool { false }
    /// Always false: no finger arrives.
    open var isTouchInside: Bool { false }
    /// Kept and false at first; no menu opens.
    open var isContextMenuInteractionEnabled = false
    /// Kept and false at first; no menu opens.
    open var showsMenuAsPrimaryAction = false
    /// Kept text for help, nil at first; no pointer hovers.
    open var toolTip: String?
    private var actions: [(events: Event, action: UIAction)] = []
    private var targets: [(events: Event, target: WeakTarget, selector: Selector)] = []
    /// The event of an ordinary use, which also sends `primaryActionTriggered`.
    var primaryEvent: Event { [] }

    /// Keeps the target weakly. Its selector reaches no method, only `UIApplication.sentActions`.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      targets.append((controlEvents, WeakTarget(object: target as AnyObject?), action))
    }
    /// Drops the target's selectors for the events; nil stands for all targets or selectors.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      for index in targets.indices
      where (target == nil || targets[index].target.object === target as AnyObject?)
        && (action == nil || targets[index].selector == action)
      { targets[index].events.subtract(controlEvents) }
      targets.removeAll { $0.events.isEmpty }
    }
    /// Appends the action for the events, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
      let former = actions.filter { $0.action.identifier == action.identifier }.map(\.events)
      actions.removeAll { $0.action.identifier == action.identifier }
      actions.append((former.reduce(controlEvents) { $0.union($1) }, action))
    }
    /// Drops the action for the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Drops the action of that identifier for the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
      for index in actions.indices where actions[index].action.identifier == actionIdentifier {
        actions[index].events.subtract(controlEvents)
      }
      actions.removeAll { $0.events.isEmpty }
    }
    /// The living targets.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target.object as? AnyHashable }) }
    /// The events of all actions and targets.
    open var allControlEvents: Event {
      (actions.map(\.events) + targets.map(\.events)).reduce([]) { $0.union($1) }
    }
    /// The names of the target's selectors for the event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
      let names = targets.filter {
        $0.target.object === target as AnyObject? && !$0.events.isDisjoint(with: controlEvent)
      }.map(\.selector.description)
      return names.isEmpty ? nil : names
    }
    /// Runs the actions added for any of these events, oldest first, and then sends the selectors.
    open func sendActions(for controlEvents: Event) {
      var sent = controlEvents
      if !sent.isDisjoint(with: primaryEvent) { sent.insert(.primaryActionTriggered) }
      for (events, action) in actions where !events.isDisjoint(with: sent) { sendAction(action) }
      for (events, target, selector) in targets where !events.isDisjoint(with: sent) {
        sendAction(selector, to: target.object, for: nil)
      }
    }
    /// Runs the action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Sends `primaryActionTriggered`.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// Passes the selector to `UIApplication.sendAction`, which keeps it in `sentActions`.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    // Never called: there is no screen to touch.
    /// Never called here; true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Never called here; true by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Never called here; does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Never called here; does nothing by default.
    open func cancelTracking(with event: UIEvent?) {}
    /// The origin, unless a subclass overrides it; no menu opens.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }
#endif
