#if !canImport(Darwin)
  import Foundation

  /// Kinds of events, with the system's numbers.
  public enum CGEventType: UInt32, Sendable {
    case null, leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
    case rightMouseDragged
    case keyDown = 10
    case keyUp, flagsChanged
    case scrollWheel = 22
    case tabletPointer, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged
    case tapDisabledByTimeout = 0xffff_fffe
    case tapDisabledByUserInput = 0xffff_ffff
  }
  public let kCGAnyInputEventType = CGEventType.tapDisabledByUserInput

  /// Keys held during an event, as the system's bits.
  public struct CGEventFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let maskAlphaShift = CGEventFlags(rawValue: 1 << 16)
    public static let maskShift = CGEventFlags(rawValue: 1 << 17)
    public static let maskControl = CGEventFlags(rawValue: 1 << 18)
    public static let maskAlternate = CGEventFlags(rawValue: 1 << 19)
    public static let maskCommand = CGEventFlags(rawValue: 1 << 20)
    public static let maskNumericPad = CGEventFlags(rawValue: 1 << 21)
    public static let maskHelp = CGEventFlags(rawValue: 1 << 22)
    public static let maskSecondaryFn = CGEventFlags(rawValue: 1 << 23)
    public static let maskNonCoalesced = CGEventFlags(rawValue: 1 << 8)
  }

  /// A part of an event, by the system's number.
  public struct CGEventField: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init?(rawValue: UInt32) { self.rawValue = rawValue }
    private init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public static let mouseEventNumber = CGEventField(0)
    public static let mouseEventClickState = CGEventField(1)
    public static let mouseEventPressure = CGEventField(2)
    public static let mouseEventButtonNumber = CGEventField(3)
    public static let mouseEventDeltaX = CGEventField(4)
    public static let mouseEventDeltaY = CGEventField(5)
    public static let mouseEventInstantMouser = CGEventField(6)
    public static let mouseEventSubtype = CGEventField(7)
    public static let keyboardEventAutorepeat = CGEventField(8)
    public static let keyboardEventKeycode = CGEventField(9)
    public static let keyboardEventKeyboardType = CGEventField(10)
    public static let scrollWheelEventDeltaAxis1 = CGEventField(11)
    public static let scrollWheelEventDeltaAxis2 = CGEventField(12)
    public static let scrollWheelEventDeltaAxis3 = CGEventField(13)
    public static let eventTargetProcessSerialNumber = CGEventField(39)
    public static let eventTargetUnixProcessID = CGEventField(40)
    public static let eventSourceUnixProcessID = CGEventField(41)
    public static let eventSourceUserData = CGEventField(42)
    public static let eventSourceUserID = CGEventField(43)
    public static let eventSourceGroupID = CGEventField(44)
    public static let eventSourceStateID = CGEventField(45)
    public static let scrollWheelEventIsContinuous = CGEventField(88)
    public static let scrollWheelEventFixedPtDeltaAxis1 = CGEventField(93)
    public static let scrollWheelEventFixedPtDeltaAxis2 = CGEventField(94)
    public static let scrollWheelEventPointDeltaAxis1 = CGEventField(96)
    public static let scrollWheelEventPointDeltaAxis2 = CGEventField(97)
    public static let scrollWheelEventScrollPhase = CGEventField(99)
    public static let scrollWheelEventScrollCount = CGEventField(100)
    public static let scrollWheelEventMomentumPhase = CGEventField(123)
  }

  /// Buttons of a mouse, numbered from 0.
  public enum CGMouseButton: UInt32, Sendable { case left, right, center }
  /// Units of a scroll, numbered from 0.
  public enum CGScrollEventUnit: UInt32, Sendable { case pixel, line }
  /// Places where events are read, numbered from 0.
  public enum CGEventTapLocation: UInt32, Sendable { case cghidEventTap, cgSessionEventTap, cgAnnotatedSessionEventTap }
  /// Before or after other readers.
  public enum CGEventTapPlacement: UInt32, Sendable { case headInsertEventTap, tailAppendEventTap }
  /// Whether a reader may change events.
  public enum CGEventTapOptions: UInt32, Sendable { case defaultTap, listenOnly }
  /// The state that a source reads, from -1.
  public enum CGEventSourceStateID: Int32, Sendable { case privateState = -1, combinedSessionState, hidSystemState }
  /// When other events wait, numbered from 0.
  public enum CGEventSuppressionState: UInt32, Sendable {
    case eventSuppressionStateSuppressionInterval, eventSuppressionStateRemoteMouseDrag
  }
  /// Events that do not wait, as the system's bits.
  public struct CGEventFilterMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let permitLocalMouseEvents = CGEventFilterMask(rawValue: 1)
    public static let permitLocalKeyboardEvents = CGEventFilterMask(rawValue: 2)
    public static let permitSystemDefinedEvents = CGEventFilterMask(rawValue: 4)
  }
#endif
