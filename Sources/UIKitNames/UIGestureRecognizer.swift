#if !canImport(Darwin)
  public import KitNames

  /// A gesture that no touch ever starts; a test sets `state` itself.
  @MainActor @preconcurrency
  open class UIGestureRecognizer: nonisolated Hashable {
    /// Makes a gesture without view or target.
    public init() {}
    /// Drops target and selector: without Objective-C no method has a selector.
    public init(target: Any?, action: Selector?) {}

    /// The last view that added this gesture; nil after removal. Held weakly.
    open internal(set) weak var view: UIView?
    /// Kept, `possible` at first; setting it runs no action.
    open var state = State.possible
    /// Kept and true at first; no touch checks it.
    open var isEnabled = true
    /// Kept and true at first; without effect on touches.
    open var cancelsTouchesInView = true
    /// Kept and false at first; no touch waits.
    open var delaysTouchesBegan = false
    /// Kept and true at first; no touch waits.
    open var delaysTouchesEnded = true
    /// Raw values of touches, those of all kinds at first; no touch arrives.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Raw values of buttons, empty at first; no press arrives.
    open var allowedPressTypes: [NSNumber] = []
    /// A label for debugging, nil at first; kept.
    open var name: String?
    /// Always 0: no finger reaches the process.
    open var numberOfTouches: Int { 0 }
    /// Held weakly; the gesture never asks it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Phases of a gesture; the engine never moves from one to the next.
    public enum State: Int, Sendable {
      case possible, began, changed, ended, cancelled, failed
      /// Another word for `ended`.
      public static var recognized: State { .ended }
    }

    /// Drops target and selector.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Does nothing: `addTarget(_:action:)` keeps no target.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// Drops the other gesture; neither waits.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// Always the origin: no finger has a place.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Always the origin, for every index.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    // Never called: there is no screen to touch.
    /// Never called here; a subclass overrides it and a test calls it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called here; does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called here; leaves `state` alone by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called here, as no system interrupts; does nothing by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called here; leaves `state` alone by default.
    open func reset() {}

    public nonisolated static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// Kept and true at first; no touch arrives.
    open var requiresExclusiveTouchType = true
    /// Always empty: no key is held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Always empty: no button is pressed.
    open var buttonMask: UIEvent.ButtonMask { [] }
    /// Has no effect: no touch arrives.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Has no effect: no press arrives.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    /// True, unless a subclass overrides it.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// True, unless a subclass overrides it.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// False, unless a subclass overrides it.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// False, unless a subclass overrides it.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// True, unless a subclass overrides it.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Never called here; does nothing by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Never called here; does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Never called here; does nothing by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Never called here; does nothing by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  }
#endif
