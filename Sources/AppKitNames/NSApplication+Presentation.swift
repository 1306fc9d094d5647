#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  extension NSApplication {
    /// Parts of the system's look that a program asks for; none changes.
    public struct PresentationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let autoHideDock = PresentationOptions(rawValue: 1)
      public static let hideDock = PresentationOptions(rawValue: 2)
      public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
      public static let hideMenuBar = PresentationOptions(rawValue: 8)
      public static let disableAppleMenu = PresentationOptions(rawValue: 16)
      public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
      public static let disableForceQuit = PresentationOptions(rawValue: 64)
      public static let disableSessionTermination = PresentationOptions(rawValue: 128)
      public static let disableHideApplication = PresentationOptions(rawValue: 256)
      public static let disableMenuBarTransparency = PresentationOptions(rawValue: 512)
      public static let fullScreen = PresentationOptions(rawValue: 1024)
      public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
    }
    /// Whether a part of the app is visible.
    public struct OcclusionState: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let visible = OcclusionState(rawValue: 2)
    }
    /// Kept, empty at first.
    public var presentationOptions: PresentationOptions {
      get { KeptValues.value(of: self, or: []) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var helpMenu: NSMenu? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var windowsMenu: NSMenu? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var servicesMenu: NSMenu? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first.
    public var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// The same as `presentationOptions`.
    public var currentSystemPresentationOptions: PresentationOptions { presentationOptions }
    /// Always visible.
    public var occlusionState: OcclusionState { .visible }
    /// Always nil: no window is modal.
    public var modalWindow: NSWindow? { nil }
    /// Always true.
    public var isRunning: Bool { true }
    /// Always false.
    public var isFullKeyboardAccessEnabled: Bool { false }
    /// The window with that number; nil without one.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? {
      windows.first { $0.windowNumber == windowNum }
    }
    // Without effect: a window has no place in front of others, and the system has no lists.
    public func arrangeInFront(_ sender: Any?) {}
    public func miniaturizeAll(_ sender: Any?) {}
    public func showHelp(_ sender: Any?) {}
    public func enableRelaunchOnLogin() {}
    public func disableRelaunchOnLogin() {}
    public func preventWindowOrdering() {}
    public func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
    public func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {}
    public func removeWindowsItem(_ win: NSWindow) {}
    public func setWindowsNeedUpdate(_ needUpdate: Bool) {}
    public func updateWindows() {}
    public func stop(_ sender: Any?) {}
    public func abortModal() {}
    public func cancelUserAttentionRequest(_ request: Int) {}
    public func toggleTouchBarCustomizationPalette(_ sender: Any?) {}
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    public func registerServicesMenuSendTypes(
      _ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]
    ) {}
    public func updateWindowsItem(_ win: NSWindow) {}
    public func activateContextHelpMode(_ sender: Any?) {}
    public func orderFrontCharacterPalette(_ sender: Any?) {}
    public func runPageLayout(_ sender: Any?) {}
    public func extendStateRestoration() {}
    public func completeStateRestoration() {}
    /// Sends the event at once, whether at the start or not.
    public func postEvent(_ event: NSEvent, atStart flag: Bool) { sendEvent(event) }
    /// Always nil: no event arrives.
    public func nextEvent(
      matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
    ) -> NSEvent? { nil }
    /// Without effect: there is no queue of events.
    public func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {}
    // Only a program itself posts them.
    public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
      "NSApplicationDidChangeOcclusionState")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
      "NSApplicationProtectedDataDidBecomeAvailable")
  }
#endif
