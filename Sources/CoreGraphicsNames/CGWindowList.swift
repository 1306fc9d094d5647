#if !canImport(Darwin)
  public import Foundation

  /// The windows that a list has, as the system's bits.
  public struct CGWindowListOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let optionAll: CGWindowListOption = []
    public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
    public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
    public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
    public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
    public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
  }
  /// Qualities of a window's picture, as the system's bits.
  public struct CGWindowImageOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let boundsIgnoreFraming = CGWindowImageOption(rawValue: 1)
    public static let shouldBeOpaque = CGWindowImageOption(rawValue: 2)
    public static let onlyShadows = CGWindowImageOption(rawValue: 4)
    public static let bestResolution = CGWindowImageOption(rawValue: 8)
    public static let nominalResolution = CGWindowImageOption(rawValue: 16)
  }
  public let kCGNullWindowID: CGWindowID = 0
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowNumber: CFString = "kCGWindowNumber"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowStoreType: CFString = "kCGWindowStoreType"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowLayer: CFString = "kCGWindowLayer"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowBounds: CFString = "kCGWindowBounds"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowSharingState: CFString = "kCGWindowSharingState"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowAlpha: CFString = "kCGWindowAlpha"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowOwnerPID: CFString = "kCGWindowOwnerPID"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowMemoryUsage: CFString = "kCGWindowMemoryUsage"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowOwnerName: CFString = "kCGWindowOwnerName"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowName: CFString = "kCGWindowName"
  /// Finds a part in the dictionary of a list.
  public nonisolated(unsafe) let kCGWindowIsOnscreen: CFString = "kCGWindowIsOnscreen"

  /// Always empty: no window server runs.
  public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? {
    NSArray()
  }
  /// Always empty: no window server runs.
  public func CGWindowListCreateDescriptionFromArray(_ windowArray: CFArray?) -> CFArray? { NSArray() }
  /// Always nil: no window has pixels.
  public func CGWindowListCreateImage(
    _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID,
    _ imageOption: CGWindowImageOption
  ) -> CGImage? { nil }
  /// Always false: nothing grants the permission.
  public func CGPreflightScreenCaptureAccess() -> Bool { false }
  /// Always false: no person grants the permission.
  @discardableResult
  public func CGRequestScreenCaptureAccess() -> Bool { false }

  /// A height in the stack of windows.
  public typealias CGWindowLevel = Int32
  /// The name of a height, numbered as the system does.
  public enum CGWindowLevelKey: Int32, Sendable {
    case baseWindow, minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow
    case dockWindow, mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow
    case screenSaverWindow, maximumWindow, overlayWindow, helpWindow, utilityWindow, desktopIconWindow, cursorWindow
    case assistiveTechHighWindow
  }
  /// The height of that name, as on a Mac.
  public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
    switch key {
    case .baseWindow: .min
    case .minimumWindow: .min + 1
    case .desktopWindow: .min + 20
    case .desktopIconWindow: .min + 40
    case .backstopMenu: -20
    case .normalWindow: 0
    case .floatingWindow, .tornOffMenuWindow: 3
    case .modalPanelWindow: 8
    case .utilityWindow: 19
    case .dockWindow: 20
    case .mainMenuWindow: 24
    case .statusWindow: 25
    case .popUpMenuWindow: 101
    case .overlayWindow: 102
    case .helpWindow: 200
    case .draggingWindow: 500
    case .screenSaverWindow: 1000
    case .assistiveTechHighWindow: 1500
    case .cursorWindow: .max - 1
    case .maximumWindow: .max - 16
    }
  }
  /// The height over all windows.
  public func CGShieldingWindowLevel() -> CGWindowLevel { .max - 2 }
  /// Always nil: no person is logged in.
  public func CGSessionCopyCurrentDictionary() -> CFDictionary? { nil }
#endif
