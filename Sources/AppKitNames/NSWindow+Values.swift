#if !canImport(Darwin)
  import KitNames

  extension NSWindow {
    /// Parts of a window's frame, as AppKit's bits; only `fullScreen` ever toggles by a method.
    public struct StyleMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let borderless: StyleMask = []
      public static let titled = StyleMask(rawValue: 1)
      public static let closable = StyleMask(rawValue: 2)
      public static let miniaturizable = StyleMask(rawValue: 4)
      public static let resizable = StyleMask(rawValue: 8)
      public static let utilityWindow = StyleMask(rawValue: 16)
      public static let docModalWindow = StyleMask(rawValue: 64)
      public static let nonactivatingPanel = StyleMask(rawValue: 128)
      public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
      public static let hudWindow = StyleMask(rawValue: 1 << 13)
      public static let fullScreen = StyleMask(rawValue: 1 << 14)
      public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// A window's place among desktops, as AppKit's bits; no desktop exists.
    public struct CollectionBehavior: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
      public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
      public static let managed = CollectionBehavior(rawValue: 4)
      public static let transient = CollectionBehavior(rawValue: 8)
      public static let stationary = CollectionBehavior(rawValue: 16)
      public static let participatesInCycle = CollectionBehavior(rawValue: 32)
      public static let ignoresCycle = CollectionBehavior(rawValue: 64)
      public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
      public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
      public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    }

    /// The visibility of a window: ordered in means `visible`, ordered out means empty.
    public struct OcclusionState: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let visible = OcclusionState(rawValue: 2)
    }

    /// A height in the stack of windows. The order of `NSApplication.windows` ignores it.
    public struct Level: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The height with that number, as `init(rawValue:)` makes it.
      public init(_ rawValue: Int) { self.rawValue = rawValue }
      public static let normal = Level(0)
      public static let floating = Level(3)
      public static let submenu = Level(3)
      public static let tornOffMenu = Level(3)
      public static let modalPanel = Level(8)
      public static let mainMenu = Level(24)
      public static let statusBar = Level(25)
      public static let popUpMenu = Level(101)
      public static let screenSaver = Level(1000)
      public static func + (level: Level, distance: Int) -> Level { Level(level.rawValue + distance) }
    }

    /// Shown or hidden, as 0 and 1; `title` is the same with both.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// Five places of a toolbar, numbered from 0; none is laid out.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    /// Three kinds of buffers; the initializer drops the argument.
    public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
    /// Places relative to a sibling, from -1; for a window only `out` differs.
    public enum OrderingMode: Int, Sendable { case below = -1, out, above }
    /// Three wishes about tabs, numbered from 0; no window joins another as a tab.
    public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
    /// Kinds of opening animations; windows open without any.
    public enum AnimationBehavior: Int, Sendable { case `default`, none = 2, documentWindow, utilityWindow, alertPanel }
    /// Rights of other processes to read the window, which has no pixels.
    public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
    /// Buttons in the title bar; `standardWindowButton(_:)` makes one per kind.
    public enum ButtonType: UInt, Sendable {
      case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    }
  }
#endif
