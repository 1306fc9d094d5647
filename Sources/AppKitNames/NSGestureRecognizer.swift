#if !canImport(Darwin)
  public import KitNames

  /// The base of gesture recognizers. No event arrives, and none ever fires.
  @MainActor @preconcurrency
  open class NSGestureRecognizer {
    public init() {}
    /// Keeps target and action; no gesture sends it.
    public init(target: Any?, action: Selector?) { (self.target, self.action) = (target as AnyObject?, action) }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    /// Progress of a gesture, numbered from 0.
    public enum State: Int, Sendable {
      case possible, began, changed, ended, cancelled, failed
      public static var recognized: State { .ended }
    }
    /// A weak reference; no method of it is called.
    open weak var target: AnyObject?
    /// Kept; no gesture sends it.
    open var action: Selector?
    /// Possible at first; a test or a subclass sets it.
    open var state = State.possible
    /// A weak reference; no method of it is called.
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    /// Kept, nil at first; no event arrives.
    open var name: String?
    /// Kept and false at first; no event arrives.
    open var delaysPrimaryMouseButtonEvents = false
    /// Kept and false at first; no event arrives.
    open var delaysSecondaryMouseButtonEvents = false
    /// Kept and false at first; no event arrives.
    open var delaysOtherMouseButtonEvents = false
    /// Kept and false at first; no event arrives.
    open var delaysKeyEvents = false
    /// Kept and false at first; no event arrives.
    open var delaysMagnificationEvents = false
    /// Kept and false at first; no event arrives.
    open var delaysRotationEvents = false
    /// Kept; no event arrives.
    open var allowedTouchTypes: NSTouch.TouchTypeMask = [.direct]
    /// Kept, nil at first; no event arrives.
    open var pressureConfiguration: Any?
    /// Always empty: no event arrives.
    open var modifierFlags: NSEvent.ModifierFlags { [] }
    /// Empty, a hook for subclasses that only a test calls.
    open func reset() {}
    /// Empty, a hook for subclasses that only a test calls.
    open func mouseDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func mouseUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func mouseDragged(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func rightMouseDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func rightMouseUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func rightMouseDragged(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func otherMouseDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func otherMouseUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func otherMouseDragged(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func keyDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func keyUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func flagsChanged(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func magnify(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func rotate(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func pressureChange(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func touchesBegan(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func touchesMoved(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func touchesEnded(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func touchesCancelled(with event: NSEvent) {}
    /// Always true: hooks for subclasses.
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    /// Always true: hooks for subclasses.
    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    /// Always false: hooks for subclasses.
    open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
    /// Always false: hooks for subclasses.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
    /// The last view that added this recognizer, nil after removal; a weak reference.
    public internal(set) weak var view: NSView?
    /// True at first; a disabled one behaves the same.
    open var isEnabled = true
    /// Always the origin: no pointer exists.
    open func location(in view: NSView?) -> NSPoint { .zero }
  }

  /// Decides which gestures begin. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSGestureRecognizerDelegate: AnyObject {
    /// Only tests call it; true by default.
    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool
    /// Only tests call it; true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool
  }

  extension NSGestureRecognizerDelegate {
    public func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool { true }
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool {
      true
    }
  }

  /// Would recognize pinches; no event reaches it.
  @MainActor @preconcurrency
  open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    /// Kept, 0 at first.
    open var magnification: CGFloat = 0
  }

  /// Would recognize turns; no event reaches it.
  @MainActor @preconcurrency
  open class NSRotationGestureRecognizer: NSGestureRecognizer {
    /// Kept, 0 at first, in radians.
    open var rotation: CGFloat = 0
    /// The same in degrees.
    open var rotationInDegrees: CGFloat {
      get { rotation * 180 / .pi }
      set { rotation = newValue * .pi / 180 }
    }
  }

  /// Would recognize long presses; no event reaches it.
  @MainActor @preconcurrency
  open class NSPressGestureRecognizer: NSGestureRecognizer {
    /// Kept, 1 at first; no event is measured.
    open var buttonMask = 1
    /// Kept, 0.5 at first; no event is measured.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Kept, 3 at first; no event is measured.
    open var allowableMovement: CGFloat = 3
    /// Kept, 1 at first; no event is measured.
    open var numberOfTouchesRequired = 1
  }
#endif
