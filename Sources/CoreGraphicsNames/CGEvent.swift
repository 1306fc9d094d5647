#if !canImport(Darwin)
  public import Foundation
  import ViewPlatform

  /// A key, a click or a movement for the system, which keeps its values. Posting it reaches no app.
  public final class CGEvent {
    /// Kept; `null` for an event of a source alone.
    public var type: CGEventType
    /// Kept, empty at first.
    public var flags: CGEventFlags = []
    /// Points from the top left corner, zero at first.
    public var location: CGPoint
    /// Kept, 0 at first.
    public var timestamp: CGEventTimestamp = 0
    private var integers: [CGEventField: Int64] = [:]
    private var doubles: [CGEventField: Double] = [:]
    private var text: [UInt16] = []

    private init(_ type: CGEventType, at location: CGPoint = .zero) { (self.type, self.location) = (type, location) }
    public convenience init?(source: CGEventSource?) { self.init(.null) }
    /// A key with its code in the field `keyboardEventKeycode`.
    public convenience init?(keyboardEventSource source: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool) {
      self.init(keyDown ? .keyDown : .keyUp)
      integers[.keyboardEventKeycode] = Int64(virtualKey)
    }
    /// A click or a movement with its button in the field `mouseEventButtonNumber`.
    public convenience init?(
      mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint,
      mouseButton: CGMouseButton
    ) {
      self.init(mouseType, at: mouseCursorPosition)
      integers[.mouseEventButtonNumber] = Int64(mouseButton.rawValue)
    }
    /// A turn of a wheel with its distances in the fields `scrollWheelEventDeltaAxis1` to `3`.
    public convenience init?(
      scrollWheelEvent2Source source: CGEventSource?, units: CGScrollEventUnit, wheelCount: UInt32, wheel1: Int32,
      wheel2: Int32, wheel3: Int32
    ) {
      self.init(.scrollWheel)
      integers[.scrollWheelEventDeltaAxis1] = Int64(wheel1)
      integers[.scrollWheelEventDeltaAxis2] = Int64(wheel2)
      integers[.scrollWheelEventDeltaAxis3] = Int64(wheel3)
    }
    /// A second event with the same values.
    public func copy() -> CGEvent? {
      let copy = CGEvent(type, at: location)
      (copy.flags, copy.timestamp, copy.integers, copy.doubles) = (flags, timestamp, integers, doubles)
      copy.text = text
      return copy
    }
    /// The same as `location`: no screen flips it.
    public var unflippedLocation: CGPoint { location }
    // Values of fields, 0 at first.
    public func getIntegerValueField(_ field: CGEventField) -> Int64 {
      integers[field] ?? doubles[field].flatMap { Int64(exactly: $0.rounded(.towardZero)) } ?? 0
    }
    public func setIntegerValueField(_ field: CGEventField, value: Int64) {
      (integers[field], doubles[field]) = (value, nil)
    }
    public func getDoubleValueField(_ field: CGEventField) -> Double {
      doubles[field] ?? integers[field].map(Double.init) ?? 0
    }
    public func setDoubleValueField(_ field: CGEventField, value: Double) {
      (integers[field], doubles[field]) = (nil, value)
    }
    /// Keeps the text, as UTF-16 units.
    public func keyboardSetUnicodeString(stringLength: Int, unicodeString: UnsafePointer<UInt16>?) {
      text = unicodeString.map { Array(UnsafeBufferPointer(start: $0, count: stringLength)) } ?? []
    }
    /// Writes the kept text, up to the length.
    public func keyboardGetUnicodeString(
      maxStringLength: Int, actualStringLength: UnsafeMutablePointer<Int>?,
      unicodeString: UnsafeMutablePointer<UInt16>?
    ) {
      let count = min(maxStringLength, text.count)
      actualStringLength?.pointee = count
      for index in 0..<count { unicodeString?[index] = text[index] }
    }
    /// Without effect: no app receives the event.
    public func post(tap: CGEventTapLocation) {}
    /// Without effect: no app receives the event.
    public func postToPid(_ pid: Int32) {}
    /// Without effect: no app receives the event.
    public func tapPostEvent(_ proxy: CGEventTapProxy?) {}
    /// Without effect: no app receives the event.
    public func setSource(_ source: CGEventSource?) {}

    /// Always nil: the system lets no app read its events.
    public class func tapCreate(
      tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask,
      callback: CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?
    ) -> CFMachPort? { nil }
    /// Without effect: no event arrives.
    public class func tapEnable(tap: CFMachPort, enable: Bool) {}
    /// Always false: no event arrives.
    public class func tapIsEnabled(tap: CFMachPort) -> Bool { false }
  }

  public typealias CGEventTapProxy = OpaquePointer
  public typealias CGEventMask = UInt64
  public typealias CGEventTimestamp = UInt64
  public typealias CGEventTapCallBack = (
    CGEventTapProxy, CGEventType, CGEvent, UnsafeMutableRawPointer?
  ) -> Unmanaged<CGEvent>?

  /// The state that events are made with. No device changes it.
  public final class CGEventSource {
    public let sourceStateID: CGEventSourceStateID
    /// Keeps its arguments, and does nothing else.
    public init?(stateID: CGEventSourceStateID) { sourceStateID = stateID }
    /// Kept, 0.25 at first; no event waits for them.
    public var localEventsSuppressionInterval: TimeInterval = 0.25
    /// Kept, 10 at first; no event waits for them.
    public var pixelsPerLine: Double = 10
    /// Kept, 0 at first; no event waits for them.
    public var userData: Int64 = 0
    /// Kept, 0 at first; no event waits for them.
    public var keyboardType: UInt32 = 0
    /// Always false: no key is down.
    public class func keyState(_ stateID: CGEventSourceStateID, key: CGKeyCode) -> Bool { false }
    /// Always false: no button is down.
    public class func buttonState(_ stateID: CGEventSourceStateID, button: CGMouseButton) -> Bool { false }
    /// Always empty: no key is down.
    public class func flagsState(_ stateID: CGEventSourceStateID) -> CGEventFlags { [] }
    /// Always 0 seconds: no event has arrived.
    public class func secondsSinceLastEventType(
      _ stateID: CGEventSourceStateID, eventType: CGEventType
    ) -> TimeInterval { 0 }
    /// Without effect: no event waits.
    public func setLocalEventsFilterDuringSuppressionState(_ filter: CGEventFilterMask, state: CGEventSuppressionState)
    {}
  }
  /// Always false: nothing grants the permission.
  public func CGPreflightListenEventAccess() -> Bool { false }
  /// Always false here.
  @discardableResult
  public func CGRequestListenEventAccess() -> Bool { false }
  /// Always false here.
  public func CGPreflightPostEventAccess() -> Bool { false }
  /// Always false here.
  @discardableResult
  public func CGRequestPostEventAccess() -> Bool { false }
#endif
