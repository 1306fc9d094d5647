/// A view with actions: a test runs them with `sendActions(for:)`, as no touch arrives.
@MainActor @preconcurrency
open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control that runs the action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { return nil }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// The flags that are set.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var showsMenuAsPrimaryAction = false
  private var actions: [(events: Event, action: UIAction)] = []
  private var targets: [(events: Event, target: WeakTarget, selector: Selector)] = []
  var primaryEvent: Event { [] }
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
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target.object as? AnyHashable }) }
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
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
}

private struct WeakTarget {
  weak var object: AnyObject?
}
