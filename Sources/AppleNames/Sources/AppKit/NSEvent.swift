/// A key, a click or a movement of the pointer. None arrives: a test hands one to `NSApplication.sendEvent(_:)`.
@MainActor @preconcurrency
public final class NSEvent {
  public let type: EventType
  public let modifierFlags: ModifierFlags
  public let keyCode: UInt16
  public let characters: String?
  public let charactersIgnoringModifiers: String?
  public let isARepeat: Bool
  public let locationInWindow: NSPoint
  public let clickCount: Int
  public let timestamp: TimeInterval
  public weak var window: NSWindow?
  public var windowNumber: Int { 0 }
  /// The button of a mouse event: 0 left, 1 right, 2 other; 0 for key events.
  public var buttonNumber: Int {
    switch type {
    case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
    case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
    default: 0
    }
  }
  public var scrollingDeltaX: CGFloat { 0 }
  public var scrollingDeltaY: CGFloat { 0 }
  public var deltaX: CGFloat { 0 }
  public var deltaY: CGFloat { 0 }
  public var magnification: CGFloat { 0 }
  public var hasPreciseScrollingDeltas: Bool { false }
  public var phase: Phase { [] }
  public var momentumPhase: Phase { [] }
  /// The key of the first plain character if that is no text; nil otherwise.
  public var specialKey: SpecialKey? {
    guard let number = charactersIgnoringModifiers?.unicodeScalars.first?.value else { return nil }
    let isSpecial = (0xf700...0xf8ff).contains(number) || [3, 8, 9, 10, 12, 13, 0x19, 0x7f].contains(number)
    return isSpecial ? SpecialKey(rawValue: Int(number)) : nil
  }
  init(
    _ type: EventType, _ modifierFlags: ModifierFlags, keyCode: UInt16 = 0, characters: String? = nil,
    plain: String? = nil, isARepeat: Bool = false, at location: NSPoint = .zero, clickCount: Int = 0,
    timestamp: TimeInterval
  ) {
    (self.type, self.modifierFlags, self.keyCode) = (type, modifierFlags, keyCode)
    (self.characters, charactersIgnoringModifiers, self.isARepeat) = (characters, plain, isARepeat)
    (locationInWindow, self.clickCount, self.timestamp) = (location, clickCount, timestamp)
  }
  /// Never nil. Window number and context are dropped.
  public class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: AnyObject?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    NSEvent(
      type, flags, keyCode: code, characters: keys, plain: ukeys, isARepeat: flag, at: location, timestamp: time)
  }
  /// Never nil. Window, event number and pressure are dropped.
  public class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: AnyObject?, eventNumber eNum: Int, clickCount cNum: Int,
    pressure: Float
  ) -> NSEvent? {
    NSEvent(type, flags, at: location, clickCount: cNum, timestamp: time)
  }
  public class var mouseLocation: NSPoint { .zero }
  public class var pressedMouseButtons: Int { 0 }
  public class var modifierFlags: ModifierFlags { [] }
  public class var doubleClickInterval: TimeInterval { 0.5 }
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { NSApplication.shared.addMonitor(mask, block) }
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { NSApplication.shared.addMonitor([]) { $0 } }
  public class func removeMonitor(_ eventMonitor: Any) { NSApplication.shared.removeMonitor(eventMonitor) }
}

extension NSEvent {
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    public static let keyDown = EventTypeMask(type: .keyDown)
    public static let keyUp = EventTypeMask(type: .keyUp)
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    public static let magnify = EventTypeMask(type: .magnify)
    public static let swipe = EventTypeMask(type: .swipe)
    public static let systemDefined = EventTypeMask(type: .systemDefined)
    public static let applicationDefined = EventTypeMask(type: .applicationDefined)
    public static let any = EventTypeMask(rawValue: .max)
  }
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upArrow = SpecialKey(rawValue: 0xf700)
    public static let downArrow = SpecialKey(rawValue: 0xf701)
    public static let leftArrow = SpecialKey(rawValue: 0xf702)
    public static let rightArrow = SpecialKey(rawValue: 0xf703)
    public static let delete = SpecialKey(rawValue: 0x7f)
    public static let tab = SpecialKey(rawValue: 9)
    public static let carriageReturn = SpecialKey(rawValue: 13)
    public static let enter = SpecialKey(rawValue: 3)
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "?" }
  }
}
