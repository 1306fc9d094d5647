#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A key, a click or a movement of the pointer. None arrives: a test hands one to `NSApplication.sendEvent(_:)`.
  @MainActor @preconcurrency
  public final class NSEvent {
    /// The kind from the factory method; monitors filter by it.
    public let type: EventType
    /// The held keys that the factory method received.
    public let modifierFlags: ModifierFlags
    /// The hardware number of a key; 0 for mouse events.
    public let keyCode: UInt16
    /// The typed text; nil for mouse events.
    public let characters: String?
    /// The typed text as if no modifier were down; nil for mouse events.
    public let charactersIgnoringModifiers: String?
    /// The flag of the key factory; false for mouse events.
    public let isARepeat: Bool
    /// The point from the factory method, never converted.
    public let locationInWindow: NSPoint
    /// The count of the mouse factory; 0 for key events.
    public let clickCount: Int
    /// Seconds, exactly as the factory method received them.
    public let timestamp: TimeInterval
    /// Nil at first, as no factory method sets it; a weak reference.
    public weak var window: NSWindow?
    /// Always 0: the factory methods drop the number.
    public var windowNumber: Int { 0 }
    /// The button of a mouse event: 0 left, 1 right, 2 other; 0 for key events.
    public var buttonNumber: Int {
      switch type {
      case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
      case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
      default: 0
      }
    }
    /// Always 0 points: no factory method makes scroll events.
    public var scrollingDeltaX: CGFloat { 0 }
    /// Always 0 points, as no wheel turns.
    public var scrollingDeltaY: CGFloat { 0 }
    /// Always 0: two events are never compared.
    public var deltaX: CGFloat { 0 }
    /// Always 0, also for drag events.
    public var deltaY: CGFloat { 0 }
    /// Always 0, since no trackpad is pinched.
    public var magnification: CGFloat { 0 }
    /// Always false: no device reports deltas.
    public var hasPreciseScrollingDeltas: Bool { false }
    /// Always empty, as no gesture is under way.
    public var phase: Phase { [] }
    /// Always empty, as no scrolling coasts.
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

    /// Always the origin: no pointer exists.
    public class var mouseLocation: NSPoint { .zero }
    /// Always 0: no button is down.
    public class var pressedMouseButtons: Int { 0 }
    /// Always empty: no keyboard is read.
    public class var modifierFlags: ModifierFlags { [] }
    /// Always 0.5 seconds, our choice.
    public class var doubleClickInterval: TimeInterval { 0.5 }

    /// Asks the handler about each event a test sends. Nil hides the event from later monitors.
    public class func addLocalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { NSApplication.shared.addMonitor(mask, block) }
    /// Never calls the handler: no other app has events here.
    public class func addGlobalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { NSApplication.shared.addMonitor([]) { $0 } }
    /// Forgets a monitor of either kind; an unknown object has no effect.
    public class func removeMonitor(_ eventMonitor: Any) { NSApplication.shared.removeMonitor(eventMonitor) }
  }

  extension NSEvent {
    /// Kinds of events with AppKit's raw values.
    public enum EventType: UInt, Sendable {
      case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
      case mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined
      case periodic, cursorUpdate, scrollWheel = 22, otherMouseDown = 25, otherMouseUp, otherMouseDragged
      case gesture = 29, magnify, swipe, rotate = 18
      case tabletPoint = 23, tabletProximity, beginGesture = 19, endGesture, smartMagnify = 32, quickLook, pressure
      case directTouch = 37, changeMode, mouseCancelled = 40
    }

    /// A set of kinds: each `EventType` is the bit of its raw value.
    public struct EventTypeMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      /// The mask with the single bit of that kind.
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

    /// Keys held during an event, as bits from 16 up.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let capsLock = ModifierFlags(rawValue: 1 << 16)
      public static let shift = ModifierFlags(rawValue: 1 << 17)
      public static let control = ModifierFlags(rawValue: 1 << 18)
      public static let option = ModifierFlags(rawValue: 1 << 19)
      public static let command = ModifierFlags(rawValue: 1 << 20)
      public static let numericPad = ModifierFlags(rawValue: 1 << 21)
      public static let help = ModifierFlags(rawValue: 1 << 22)
      public static let function = ModifierFlags(rawValue: 1 << 23)
      public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
    }

    /// Progress of a gesture, as bits from 1 to 32.
    public struct Phase: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let began = Phase(rawValue: 1)
      public static let stationary = Phase(rawValue: 2)
      public static let changed = Phase(rawValue: 4)
      public static let ended = Phase(rawValue: 8)
      public static let cancelled = Phase(rawValue: 16)
      public static let mayBegin = Phase(rawValue: 32)
    }

    /// A key that types no character, by its Unicode number.
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
      /// The character with that number.
      public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "?" }
    }
  }
#endif
