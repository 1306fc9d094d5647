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
      public static let touch = EventSubtype(rawValue: 3)
    }
    // Zero or empty: no device sends events.
    public var subtype: EventSubtype { .windowExposed }
    public var pressure: Float { 0 }
    public var eventNumber: Int { 0 }
    public var rotation: Float { 0 }
    public var stage: Int { 0 }
    public var stageTransition: CGFloat { 0 }
    public var data1: Int { 0 }
    public var data2: Int { 0 }
    public var deltaZ: CGFloat { 0 }
    public var absoluteX: Int { 0 }
    public var absoluteY: Int { 0 }
    public var clickPressure: Float { 0 }
    public var isEnteringProximity: Bool { false }
    public var isDirectionInvertedFromDevice: Bool { false }
    public var trackingArea: NSTrackingArea? { nil }
    public var associatedEventsMask: EventTypeMask { [] }
    public func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> { [] }
    /// The typed text; the keys have no effect.
    public func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { charactersIgnoringModifiers }
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
    /// Always the origin.
    public var normalizedPosition: NSPoint { .zero }
    /// Always ended.
    public var phase: Phase { .ended }
  }
#endif
