#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  extension NSEvent {
    /// Kinds of system events, by number.
    public struct EventSubtype: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int16
      public init(rawValue: Int16) { self.rawValue = rawValue }
      public static let windowExposed = EventSubtype(rawValue: 0)
      public static let applicationActivated = EventSubtype(rawValue: 1)
      public static let applicationDeactivated = EventSubtype(rawValue: 2)
      public static let windowMoved = EventSubtype(rawValue: 4)
      public static let screenChanged = EventSubtype(rawValue: 8)
      public static let mouseEvent = EventSubtype(rawValue: 0)
      public static let tabletPoint = EventSubtype(rawValue: 1)
      public static let tabletProximity = EventSubtype(rawValue: 2)
      public static let powerOff = EventSubtype(rawValue: 1)
      public static let touch = EventSubtype(rawValue: 3)
    }
    // Zero or empty: no device sends events.
    /// Always `windowExposed` here.
    public var subtype: EventSubtype { .windowExposed }
    /// Always 0 here.
    public var pressure: Float { 0 }
    /// Always 0 here.
    public var eventNumber: Int { 0 }
    /// Always 0 here.
    public var rotation: Float { 0 }
    /// Always 0 here.
    public var stage: Int { 0 }
    /// Always 0 here.
    public var stageTransition: CGFloat { 0 }
    /// Always 0 here.
    public var data1: Int { 0 }
    /// Always 0 here.
    public var data2: Int { 0 }
    /// Always 0 here.
    public var deltaZ: CGFloat { 0 }
    /// Always 0 here.
    public var absoluteX: Int { 0 }
    /// Always 0 here.
    public var absoluteY: Int { 0 }
    /// Always 0 here.
    public var clickPressure: Float { 0 }
    /// Always false here.
    public var isEnteringProximity: Bool { false }
    /// Always false here.
    public var isDirectionInvertedFromDevice: Bool { false }
    /// Always nil here.
    public var trackingArea: NSTrackingArea? { nil }
    /// Always empty here.
    public var associatedEventsMask: EventTypeMask { [] }
    /// Always 0 here.
    public var buttonMask: UInt { 0 }
    /// Always zero here.
    public var tilt: NSPoint { .zero }
    /// Always 0 here.
    public var tangentialPressure: Float { 0 }
    /// Always 0 here.
    public var deviceID: Int { 0 }
    /// Always 0 here.
    public var uniqueID: UInt64 { 0 }
    /// Always nil here.
    public var userData: UnsafeMutableRawPointer? { nil }
    /// Always nil here.
    public var eventRef: UnsafeRawPointer? { nil }
    /// Always empty here.
    public func touches(for view: NSView) -> Set<NSTouch> { [] }
    /// Always empty here.
    public func allTouches() -> Set<NSTouch> { [] }
    public func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> { [] }
    /// The typed text; the keys have no effect.
    public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { charactersIgnoringModifiers }
    /// An event for the system with the same kind, keys and key code, made at each read.
    public var cgEvent: CGEvent? {
      let event = CGEvent(source: nil)
      event?.type = CGEventType(rawValue: UInt32(type.rawValue)) ?? .null
      event?.flags = CGEventFlags(rawValue: UInt64(modifierFlags.rawValue))
      event?.location = locationInWindow
      event?.setIntegerValueField(.keyboardEventKeycode, value: Int64(keyCode))
      return event
    }
    /// An event with the kind, keys and key code of that of the system; nil for a kind that AppKit lacks.
    public convenience init?(cgEvent: CGEvent) {
      guard let type = EventType(rawValue: UInt(cgEvent.type.rawValue)) else { return nil }
      self.init(
        type, ModifierFlags(rawValue: UInt(cgEvent.flags.rawValue)),
        keyCode: UInt16(clamping: cgEvent.getIntegerValueField(.keyboardEventKeycode)), at: cgEvent.location,
        timestamp: TimeInterval(cgEvent.timestamp) / 1_000_000_000)
    }
    /// Never nil. Window, event number, area and data are dropped.
    public class func enterExitEvent(
      with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
      windowNumber wNum: Int, context unusedPassNil: AnyObject?, eventNumber eNum: Int, trackingNumber tNum: Int,
      userData data: UnsafeMutableRawPointer?
    ) -> NSEvent? { NSEvent(type, flags, at: location, timestamp: time) }
    /// Without effect: no event comes by itself.
    public class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {}
    /// Without effect: no event comes by itself.
    public class func stopPeriodicEvents() {}
    /// Without effect: no event comes by itself.
    public func trackSwipeEvent(
      options: SwipeTrackingOptions = [], dampenAmountThresholdMin minDampenThreshold: CGFloat,
      max maxDampenThreshold: CGFloat,
      usingHandler trackingHandler: @escaping (CGFloat, Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Axes of a gesture, numbered from 0.
    public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }
    /// Settings of a swipe, as AppKit's bits.
    public struct SwipeTrackingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let lockDirection = SwipeTrackingOptions(rawValue: 1)
      public static let clampGestureAmount = SwipeTrackingOptions(rawValue: 2)
    }
    /// Ways of pressing, from -1; no trackpad is pressed.
    public enum PressureBehavior: Int, Sendable {
      case unknown = -1, primaryDefault, primaryClick, primaryGeneric, primaryAccelerator
      case primaryDeepClick = 5, primaryDeepDrag
    }
    /// Always `unknown` here.
    public var pressureBehavior: PressureBehavior { .unknown }
    /// Always 0.5 seconds, our choice.
    public class var keyRepeatDelay: TimeInterval { 0.5 }
    /// Always 0.1 seconds, our choice.
    public class var keyRepeatInterval: TimeInterval { 0.1 }
    /// Always true.
    public class var isMouseCoalescingEnabled: Bool { true }
    /// Always false.
    public class var isSwipeTrackingFromScrollEventsEnabled: Bool { false }
    /// Never nil. Window, context, subtype and data are dropped.
    public class func otherEvent(
      with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
      windowNumber wNum: Int, context unusedPassNil: AnyObject?, subtype: Int16, data1: Int, data2: Int
    ) -> NSEvent? { NSEvent(type, flags, at: location, timestamp: time) }
  }

  extension NSEvent.EventTypeMask {
    public static let gesture = Self(rawValue: 1 << 29)
    public static let rotate = Self(rawValue: 1 << 18)
    public static let appKitDefined = Self(rawValue: 1 << 13)
    public static let periodic = Self(rawValue: 1 << 16)
    public static let cursorUpdate = Self(rawValue: 1 << 17)
    public static let tabletPoint = Self(rawValue: 1 << 23)
    public static let tabletProximity = Self(rawValue: 1 << 24)
    public static let beginGesture = Self(rawValue: 1 << 19)
    public static let endGesture = Self(rawValue: 1 << 20)
    public static let smartMagnify = Self(rawValue: 1 << 32)
    public static let pressure = Self(rawValue: 1 << 34)
    public static let directTouch = Self(rawValue: 1 << 37)
  }

  extension NSEvent.SpecialKey {
    public static let backspace = Self(rawValue: 8)
    public static let newline = Self(rawValue: 10)
    public static let formFeed = Self(rawValue: 12)
    public static let backTab = Self(rawValue: 0x19)
    public static let deleteForward = Self(rawValue: 0xf728)
    public static let home = Self(rawValue: 0xf729)
    public static let end = Self(rawValue: 0xf72b)
    public static let pageUp = Self(rawValue: 0xf72c)
    public static let pageDown = Self(rawValue: 0xf72d)
    public static let help = Self(rawValue: 0xf746)
    public static let insert = Self(rawValue: 0xf727)
    public static let f1 = Self(rawValue: 0xf704)
    public static let f2 = Self(rawValue: 0xf705)
    public static let f3 = Self(rawValue: 0xf706)
    public static let f4 = Self(rawValue: 0xf707)
    public static let f5 = Self(rawValue: 0xf708)
    public static let f6 = Self(rawValue: 0xf709)
    public static let f7 = Self(rawValue: 0xf70a)
    public static let f8 = Self(rawValue: 0xf70b)
    public static let f9 = Self(rawValue: 0xf70c)
    public static let f10 = Self(rawValue: 0xf70d)
    public static let f11 = Self(rawValue: 0xf70e)
    public static let f12 = Self(rawValue: 0xf70f)
    public static let lineSeparator = Self(rawValue: 0x2028)
    public static let paragraphSeparator = Self(rawValue: 0x2029)
    public static let begin = Self(rawValue: 0xf72a)
    public static let printScreen = Self(rawValue: 0xf72e)
    public static let scrollLock = Self(rawValue: 0xf72f)
    public static let pause = Self(rawValue: 0xf730)
    public static let sysReq = Self(rawValue: 0xf731)
    public static let `break` = Self(rawValue: 0xf732)
    public static let reset = Self(rawValue: 0xf733)
    public static let stop = Self(rawValue: 0xf734)
    public static let menu = Self(rawValue: 0xf735)
    public static let user = Self(rawValue: 0xf736)
    public static let system = Self(rawValue: 0xf737)
    public static let print = Self(rawValue: 0xf738)
    public static let clearLine = Self(rawValue: 0xf739)
    public static let clearDisplay = Self(rawValue: 0xf73a)
    public static let insertLine = Self(rawValue: 0xf73b)
    public static let deleteLine = Self(rawValue: 0xf73c)
    public static let insertCharacter = Self(rawValue: 0xf73d)
    public static let deleteCharacter = Self(rawValue: 0xf73e)
    public static let prev = Self(rawValue: 0xf73f)
    public static let next = Self(rawValue: 0xf740)
    public static let select = Self(rawValue: 0xf741)
    public static let execute = Self(rawValue: 0xf742)
    public static let undo = Self(rawValue: 0xf743)
    public static let redo = Self(rawValue: 0xf744)
    public static let find = Self(rawValue: 0xf745)
    public static let modeSwitch = Self(rawValue: 0xf747)
    public static let f13 = Self(rawValue: 0xf710)
    public static let f14 = Self(rawValue: 0xf711)
    public static let f15 = Self(rawValue: 0xf712)
    public static let f16 = Self(rawValue: 0xf713)
    public static let f17 = Self(rawValue: 0xf714)
    public static let f18 = Self(rawValue: 0xf715)
    public static let f19 = Self(rawValue: 0xf716)
    public static let f20 = Self(rawValue: 0xf717)
  }

  /// A finger on a trackpad. None arrives.
  public final class NSTouch: NSObject, Sendable {
    /// Parts of a touch.
    public struct Phase: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let began = Phase(rawValue: 1)
      public static let moved = Phase(rawValue: 2)
      public static let stationary = Phase(rawValue: 4)
      public static let ended = Phase(rawValue: 8)
      public static let cancelled = Phase(rawValue: 16)
      public static let touching: Phase = [.began, .moved, .stationary]
      public static let any = Phase(rawValue: .max)
    }
    /// Kinds of touches, as AppKit's bits.
    public struct TouchTypeMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let direct = TouchTypeMask(rawValue: 1)
      public static let indirect = TouchTypeMask(rawValue: 2)
    }
    /// Kinds of touches, numbered from 0.
    public enum TouchType: Int, Sendable { case direct, indirect }
    /// Always indirect.
    public var type: TouchType { .indirect }
    /// Always false.
    public var isResting: Bool { false }
    /// Always nil: no trackpad exists.
    public var device: Any? { nil }
    /// Always empty.
    public var deviceSize: NSSize { .zero }
    /// The touch itself.
    public var identity: any NSObjectProtocol { self }
    /// Always the origin.
    public var normalizedPosition: NSPoint { .zero }
    /// Always ended.
    public var phase: Phase { .ended }
  }
#endif
