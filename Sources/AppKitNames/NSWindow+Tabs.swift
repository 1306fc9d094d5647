#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import KitNames
  import ViewEngine

  extension NSWindow {
    /// Kept points; no person resizes the window.
    public var resizeIncrements: NSSize {
      get { KeptValues.value(of: self, or: NSSize(width: 1, height: 1)) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept points; no person resizes the window.
    public var contentResizeIncrements: NSSize {
      get { KeptValues.value(of: self, or: NSSize(width: 1, height: 1)) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var isAutodisplay: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var colorSpace: NSColorSpace? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first.
    public var displaysWhenScreenProfileChanges: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var preventsApplicationTerminationWhenModal: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var showsToolbarButton: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// The tab of the window; the window is in no group.
    public var tab: NSWindowTab {
      let tab = KeptValues.value(of: self, or: NSWindowTab())
      KeptValues.keep(tab, for: self)
      return tab
    }
    /// Always nil: windows have no tabs.
    public var tabGroup: NSWindowTabGroup? { nil }
    /// Always nil: windows have no tabs.
    public var tabbedWindows: [NSWindow]? { nil }
    /// The main screen.
    /// Always `main` here.
    public var deepestScreen: NSScreen? { .main }
    /// Orders the window in or out.
    public func setIsVisible(_ flag: Bool) { flag ? orderFront(nil) : orderOut(nil) }
    /// Orders the window in; it joins no group.
    public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) { window.orderFront(nil) }
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func mergeAllWindows(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func moveTabToNewWindow(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func selectNextTab(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func selectPreviousTab(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func toggleTabOverview(_ sender: Any?) {}
    public func update() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func recalculateKeyViewLoop() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func selectNextKeyView(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func selectPreviousKeyView(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func endEditing(for object: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func runToolbarCustomizationPalette(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func toggleToolbarShown(_ sender: Any?) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func disableSnapshotRestoration() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func enableSnapshotRestoration() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func disableFlushing() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func disableCursorRects() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func enableCursorRects() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func discardCursorRects() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func resetCursorRects() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func setDynamicDepthLimit(_ flag: Bool) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func unregisterDraggedTypes() {}
    /// Without effect: windows have no tabs, and nothing is drawn or restored.
    public func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {}
    /// Nil: no text is edited.
    public func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
    /// Puts the window there, and returns the point of the next one.
    public func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
      setFrameTopLeftPoint(topLeftPoint)
      return NSPoint(x: topLeftPoint.x + 20, y: topLeftPoint.y - 20)
    }
    /// Always nil: no event arrives.
    public func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }
    /// Without effect: no event arrives.
    public func trackEvents(
      matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode,
      handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
  }

  extension NSWindow.CollectionBehavior {
    public static let canJoinAllApplications = Self(rawValue: 1 << 18)
    public static let primary = Self(rawValue: 1 << 16)
    public static let auxiliary = Self(rawValue: 1 << 17)
  }

  /// The tab of a window, which no bar shows.
  @MainActor @preconcurrency
  open class NSWindowTab {
    public init() {}
    /// Kept, empty at first.
    open var title = ""
    /// Kept, nil at first.
    open var attributedTitle: NSAttributedString?
    /// Kept, nil at first.
    open var toolTip: String?
    /// Kept, nil at first.
    open var accessoryView: NSView?
  }

  /// Windows in one frame. None is made.
  @MainActor @preconcurrency
  open class NSWindowTabGroup {
    /// Always empty.
    open var windows: [NSWindow] { [] }
    /// Always nil.
    open var selectedWindow: NSWindow? {
      get { nil }
      set {}
    }
    /// Always false.
    open var isTabBarVisible: Bool { false }
    /// Kept and false at first.
    open var isOverviewVisible = false
    /// Always empty.
    open var identifier: String { "" }
    /// Without effect: a group has no windows.
    open func addWindow(_ window: NSWindow) {}
    /// Without effect: a group has no windows.
    open func insertWindow(_ window: NSWindow, at index: Int) {}
    /// Without effect: a group has no windows.
    open func removeWindow(_ window: NSWindow) {}
  }
#endif
