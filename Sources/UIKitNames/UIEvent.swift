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
  }

  /// A button that a person presses. No press arrives.
  public final class UIPress: NSObject, Sendable {
    /// Buttons of a remote control, numbered from 0.
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    /// Always `select`: a press has no other button here.
    public var type: PressType { .select }
  }

  /// An event of pressed buttons, which never arrives.
  @MainActor @preconcurrency
  public final class UIPressesEvent: UIEvent {
    /// Always empty: no button is down.
    public var allPresses: Set<UIPress> { [] }
  }
#endif
