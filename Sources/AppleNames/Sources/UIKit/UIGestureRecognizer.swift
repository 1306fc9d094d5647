/// A gesture that no touch ever starts; a test sets `state` itself.
@MainActor @preconcurrency
open class UIGestureRecognizer: nonisolated Hashable {
  public init() {}
  public init(target: Any?, action: Selector?) {}
  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  open var name: String?
  open var numberOfTouches: Int { 0 }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  public nonisolated static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
