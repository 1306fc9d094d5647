#if !canImport(Darwin)
  import KitNames

  extension UIControl {
    /// A set of user inputs that actions are added for.
    public struct Event: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let touchDown = Event(rawValue: 1)
      public static let touchDownRepeat = Event(rawValue: 2)
      public static let touchDragInside = Event(rawValue: 4)
      public static let touchDragOutside = Event(rawValue: 8)
      public static let touchDragEnter = Event(rawValue: 16)
      public static let touchDragExit = Event(rawValue: 32)
      public static let touchUpInside = Event(rawValue: 64)
      public static let touchUpOutside = Event(rawValue: 128)
      public static let touchCancel = Event(rawValue: 256)
      public static let valueChanged = Event(rawValue: 4096)
      public static let primaryActionTriggered = Event(rawValue: 8192)
      public static let menuActionTriggered = Event(rawValue: 1 << 14)
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      public static let editingChanged = Event(rawValue: 1 << 17)
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      public static let allTouchEvents = Event(rawValue: 0xfff)
      public static let allEditingEvents = Event(rawValue: 0xf0000)
      public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// A set of flags that titles and images belong to.
    public struct State: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal: State = []
      public static let highlighted = State(rawValue: 1)
      public static let disabled = State(rawValue: 2)
      public static let selected = State(rawValue: 4)
      public static let focused = State(rawValue: 8)
      public static let application = State(rawValue: 0xff_0000)
    }

    /// Vertical places of the content.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    /// Horizontal places of the content.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  }
#endif
