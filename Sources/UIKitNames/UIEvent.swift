#if !canImport(Darwin)
  public import Foundation

  /// A happening on a screen. No screen exists, and no event arrives.
  @MainActor @preconcurrency
  open class UIEvent {
    public init() {}

    /// Kinds of events, numbered from 0.
    public enum EventType: Int, Sendable {
      case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }
    /// Kinds of motions and of buttons on headphones.
    public enum EventSubtype: Int, Sendable {
      case none, motionShake
      case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
      case remoteControlNextTrack, remoteControlPreviousTrack
    }
    /// Always touches.
    public var type: EventType { .touches }
    /// Always none.
    public var subtype: EventSubtype { .none }
    /// Always 0 seconds: no clock marks an event.
    public var timestamp: TimeInterval { 0 }
    /// Always nil: no finger touches a screen.
    public var allTouches: Set<UITouch>? { nil }
    /// A set of pressed buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let primary = ButtonMask(rawValue: 1)
      public static let secondary = ButtonMask(rawValue: 2)
      /// The button of that number, counted from 1.
      public static func button(_ buttonNumber: Int) -> ButtonMask {
        ButtonMask(rawValue: 1 << max(0, min(buttonNumber - 1, 62)))
      }
    }
    /// Always empty: no key is held.
    public var modifierFlags: UIKeyModifierFlags { [] }
    /// Always empty: no button is pressed.
    public var buttonMask: ButtonMask { [] }
    /// Always nil: no finger touches a screen.
    public func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// Always nil: no finger touches a screen.
    public func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    /// Always nil: no finger touches a screen.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
    /// Always nil: no finger moves.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Always nil: no finger moves.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  }

  /// A finger on a screen. No screen exists, and no touch arrives.
  public final class UITouch: NSObject, Sendable {
    /// Four kinds of touches, numbered from 0.
    public enum TouchType: Int, Sendable {
      case direct, indirect, pencil, indirectPointer
      /// Another word for `pencil`.
      public static var stylus: TouchType { .pencil }
    }
    /// Always `direct`: a touch has no other kind here.
    public var type: TouchType { .direct }
    /// Always 0, as no finger taps.
    public var tapCount: Int { 0 }
    /// Always 0, as no finger presses.
    public var force: CGFloat { 0 }
    /// Always 0 seconds: no clock marks a touch.
    public var timestamp: TimeInterval { 0 }
    /// - Parameter view: without effect.
    public func location(in view: Any?) -> CGPoint { .zero }
    /// Always the origin, for every view.
    public func previousLocation(in view: Any?) -> CGPoint { .zero }
    /// Phases of a touch.
    public enum Phase: Int, Sendable {
      case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    /// Always `cancelled`, as no finger touches.
    public var phase: Phase { .cancelled }
    /// Always nil, as no finger touches.
    public var view: UIView? { nil }
    /// Always nil, as no finger touches.
    public var window: UIWindow? { nil }
    /// Always 0 points.
    public var majorRadius: CGFloat { 0 }
    /// Always 0, as no finger presses.
    public var maximumPossibleForce: CGFloat { 0 }
    /// Always upright, in radians.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Always 0 radians.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The same as `location(in:)`.
    public func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    /// The same as `previousLocation(in:)`.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Always nil: no view has gestures that a finger starts.
    public var gestureRecognizers: [UIGestureRecognizer]? { nil }
  }

  /// A button that a person presses. No press arrives.
  public final class UIPress: NSObject, Sendable {
    /// Buttons of a remote control, numbered from 0.
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    /// Always `select`: a press has no other button here.
    public var type: PressType { .select }
    /// Phases of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// Always `cancelled`, as no button is pressed.
    public var phase: Phase { .cancelled }
    /// Always nil, as no key is pressed.
    public var key: UIKey? { nil }
    /// Always 0, as no button is pressed.
    public var force: CGFloat { 0 }
  }

  /// An event of pressed buttons, which never arrives.
  @MainActor @preconcurrency
  public final class UIPressesEvent: UIEvent {
    /// Always empty: no button is down.
    public var allPresses: Set<UIPress> { [] }
  }

  /// A key of a keyboard. None is pressed.
  public final class UIKey: NSObject, Sendable {
    /// The letters of the key.
    public let characters: String
    /// The letters of the key alone.
    public let charactersIgnoringModifiers: String
    /// The keys to hold.
    public let modifierFlags: UIKeyModifierFlags
    /// Keeps all. UIKit has no such initializer: tests need it.
    public init(characters: String, modifierFlags: UIKeyModifierFlags = []) {
      (self.characters, charactersIgnoringModifiers) = (characters, characters)
      self.modifierFlags = modifierFlags
    }
  }
#endif
