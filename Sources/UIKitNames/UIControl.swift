#if !canImport(Darwin)
  import KitNames

  /// A view with actions: a test runs them with `sendActions(for:)`, as no touch arrives.
  @MainActor @preconcurrency
  open class UIControl: UIView {
    /// Kept and true at first; `sendActions(for:)` ignores it.
    open var isEnabled = true
    /// Kept and false at first; no action changes it.
    open var isSelected = false
    /// Kept and false at first; no finger changes it.
    open var isHighlighted = false
    private var actions: [(events: Event, action: UIAction)] = []
    private var targets: [(events: Event, target: WeakTarget, selector: Selector)] = []
    /// The event of an ordinary use, which also sends `primaryActionTriggered`.
    var primaryEvent: Event { [] }

    /// A set of user inputs that actions are added for.
    public struct Event: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let touchDown = Event(rawValue: 1)
      public static let touchUpInside = Event(rawValue: 64)
      public static let touchUpOutside = Event(rawValue: 128)
      public static let touchCancel = Event(rawValue: 256)
      public static let valueChanged = Event(rawValue: 4096)
      public static let primaryActionTriggered = Event(rawValue: 8192)
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      public static let editingChanged = Event(rawValue: 1 << 17)
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// A set of flags that titles and images belong to.
    public struct State: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal: State = []
      public static let highlighted = State(rawValue: 1)
      public static let disabled = State(rawValue: 2)
      public static let selected = State(rawValue: 4)
    }

    /// Keeps the target weakly. Its selector reaches no method, only `UIApplication.sentActions`.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      targets.append((controlEvents, WeakTarget(object: target as AnyObject?), action))
    }
    /// Appends the action for the events, in place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
      let former = actions.filter { $0.action.identifier == action.identifier }.map(\.events)
      actions.removeAll { $0.action.identifier == action.identifier }
      actions.append((former.reduce(controlEvents) { $0.union($1) }, action))
    }
    /// Runs the actions added for any of these events, oldest first, and then sends the selectors.
    open func sendActions(for controlEvents: Event) {
      var sent = controlEvents
      if !sent.isDisjoint(with: primaryEvent) { sent.insert(.primaryActionTriggered) }
      for (events, action) in actions where !events.isDisjoint(with: sent) { action.handler(action) }
      for (events, target, selector) in targets where !events.isDisjoint(with: sent) {
        sendAction(selector, to: target.object, for: nil)
      }
    }
    /// Passes the selector to `UIApplication.sendAction`, which keeps it in `sentActions`.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }
#endif
