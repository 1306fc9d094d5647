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
    // Kept; no event arrives.
    open var name: String?
    open var delaysPrimaryMouseButtonEvents = false
    open var delaysSecondaryMouseButtonEvents = false
    open var delaysOtherMouseButtonEvents = false
    open var delaysKeyEvents = false
    open var delaysMagnificationEvents = false
    open var delaysRotationEvents = false
    open var allowedTouchTypes: NSTouch.TouchTypeMask = [.direct]
    open var pressureConfiguration: Any?
    open var modifierFlags: NSEvent.ModifierFlags { [] }
    // Empty, hooks for subclasses.
    open func reset() {}
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func rightMouseDragged(with event: NSEvent) {}
    open func otherMouseDown(with event: NSEvent) {}
    open func otherMouseUp(with event: NSEvent) {}
    open func otherMouseDragged(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}
    open func pressureChange(with event: NSEvent) {}
    open func touchesBegan(with event: NSEvent) {}
    open func touchesMoved(with event: NSEvent) {}
    open func touchesEnded(with event: NSEvent) {}
    open func touchesCancelled(with event: NSEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
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
    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool
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
    // Kept; no event is measured.
    open var buttonMask = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 3
    open var numberOfTouchesRequired = 1
  }
#endif
