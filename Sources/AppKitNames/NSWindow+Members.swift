#if !canImport(Darwin)
  public import CoreGraphicsNames
  import KitNames

  extension NSWindow {
    /// Returns the window itself: changes apply at once.
    public func animator() -> Self { self }
    /// No effect: no shadow is cached.
    public func invalidateShadow() {}
    /// Appends to `titlebarAccessoryViewControllers`.
    public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
      titlebarAccessoryViewControllers.append(childViewController)
    }
    /// Puts the controller at that place.
    public func insertTitlebarAccessoryViewController(
      _ childViewController: NSTitlebarAccessoryViewController, at index: Int
    ) { titlebarAccessoryViewControllers.insert(childViewController, at: index) }
    /// Drops the controller at that place.
    public func removeTitlebarAccessoryViewController(at index: Int) {
      titlebarAccessoryViewControllers.remove(at: index)
    }
    /// The sheet's end, without an answer.
    public func endSheet(_ sheetWindow: NSWindow, completionHandler: (() -> Void)?) {
      endSheet(sheetWindow)
      completionHandler?()
    }
    /// Returns the end of the sheet, which a program ends by `endSheet(_:returnCode:)`.
    @discardableResult
    public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
      await withCheckedContinuation { done in beginSheet(sheetWindow) { done.resume(returning: $0) } }
    }
    /// The same as `beginSheet(_:completionHandler:)`.
    public func beginCriticalSheet(
      _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { beginSheet(sheetWindow, completionHandler: handler) }
    /// Always false: no person drags a window's edge.
    public var inLiveResize: Bool { false }
    /// Sets title and file of the window.
    public func setTitleWithRepresentedFilename(_ filename: String) {
      (title, representedURL) = (URL(fileURLWithPath: filename).lastPathComponent, URL(fileURLWithPath: filename))
    }
    /// The path of `representedURL`, empty at first.
    public var representedFilename: String {
      get { representedURL?.path ?? "" }
      set { representedURL = URL(fileURLWithPath: newValue) }
    }
    /// A text that `setFrame(from:)` reads.
    public var frameDescriptor: String {
      "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
    }
    /// Sets the frame of a text of `frameDescriptor`; no effect for other texts.
    public func setFrame(from string: String) {
      let numbers = string.split(separator: " ").compactMap { Double($0) }
      guard numbers.count >= 4 else { return }
      setFrame(NSRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), display: false)
    }
    /// The rectangle in pixels: twice the points.
    public func convertToBacking(_ rect: NSRect) -> NSRect { rect.applying(CGAffineTransform(scaleX: 2, y: 2)) }
    /// The rectangle in points: half the pixels.
    public func convertFromBacking(_ rect: NSRect) -> NSRect { rect.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)) }
    /// The rectangle, rounded outward.
    public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { rect.integral }
    /// Always 0: no shadow is drawn.
    public func contentBorderThickness(for edge: NSRectEdge) -> CGFloat { 0 }
    /// Always false: no thickness is kept.
    public func autorecalculatesContentBorderThickness(for edge: NSRectEdge) -> Bool { false }
    /// Always 0 seconds: a new frame applies at once.
    public func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { 0 }
    /// Sends the event at once.
    public func postEvent(_ event: NSEvent, atStart flag: Bool) { sendEvent(event) }
    /// Always nil: no event is sent by the system.
    public var currentEvent: NSEvent? { nil }
    /// Always true; no pointer reads rectangles.
    public var areCursorRectsEnabled: Bool { true }
    /// Read from `styleMask`.
    public var hasCloseBox: Bool { styleMask.contains(.closable) }
    /// Read from `styleMask`.
    public var hasTitleBar: Bool { styleMask.contains(.titled) }
    /// Read from `styleMask`.
    public var isResizable: Bool { styleMask.contains(.resizable) }
    /// Read from `styleMask`.
    public var isZoomable: Bool { styleMask.contains(.resizable) }
    /// Read from `styleMask`.
    public var isMiniaturizable: Bool { styleMask.contains(.miniaturizable) }
    /// Always false here.
    public var isModalPanel: Bool { false }
    /// Always false here.
    public var hasDynamicDepthLimit: Bool { false }
    /// Always false here.
    public var hasActiveWindowSharingSession: Bool { false }
    /// Always 0 here.
    public var keyViewSelectionDirection: Int { 0 }
    public var cascadingReferenceFrame: NSRect { frame }
    /// Always nil: no window server counts windows.
    public var windowRef: UnsafeMutableRawPointer? { nil }
    /// The tile of the app: a window has no separate one.
    public var dockTile: NSDockTile { NSApplication.shared.dockTile }
    /// Kept; the title at first.
    public var miniwindowTitle: String! {
      get { KeptValues.value(of: self, or: title) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; nothing is resized.
    public var miniwindowImage: NSImage? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var autorecalculatesKeyViewLoop: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var allowsToolTipsWhenApplicationIsInactive: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var allowsConcurrentViewDrawing: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; nothing is resized.
    public var minFullScreenContentSize: NSSize {
      get { KeptValues.value(of: self, or: .zero) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; nothing is resized.
    public var maxFullScreenContentSize: NSSize {
      get { KeptValues.value(of: self, or: .zero) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first; no state is restored.
    public var restorationClass: AnyClass? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first.
    public var showsResizeIndicator: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Always 0: no window server counts windows.
    public class func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int { 0 }
    /// Always nil: no window server counts windows.
    public class func windowNumbers(options: NumberListOptions = []) -> [NSNumber]? { nil }
    /// Windows of a list, as AppKit's bits.
    public struct NumberListOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let allApplications = NumberListOptions(rawValue: 1)
      public static let allSpaces = NumberListOptions(rawValue: 16)
    }
    /// A wish of the system about tabs, numbered from 0.
    public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
    /// Always manual: no system setting is read.
    public class var userTabbingPreference: UserTabbingPreference { .manual }
    public func displayIfNeeded(_ rect: NSRect) {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func updateConstraintsIfNeeded() {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func invalidateCursorRects(for view: NSView) {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func printWindow(_ sender: Any?) {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge) {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func useOptimizedDrawing(_ flag: Bool) {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func requestSharingOfWindow(using image: NSImage, title: String) async {}
    /// Without effect: nothing is drawn, printed or dragged.
    public func selectKeyView(following view: NSView) {}
    public func selectKeyView(preceding view: NSView) {}
  }

  extension NSWindow {
    // Only a program itself posts them.
    public nonisolated static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
    public nonisolated static let willMiniaturizeNotification = Notification.Name("NSWindowWillMiniaturizeNotification")
    public nonisolated static let didExposeNotification = Notification.Name("NSWindowDidExposeNotification")
    public nonisolated static let willStartLiveResizeNotification = Notification.Name(
      "NSWindowWillStartLiveResizeNotification")
    public nonisolated static let didEndLiveResizeNotification = Notification.Name(
      "NSWindowDidEndLiveResizeNotification")
    public nonisolated static let didChangeBackingPropertiesNotification = Notification.Name(
      "NSWindowDidChangeBackingPropertiesNotification")
    public nonisolated static let didChangeScreenProfileNotification = Notification.Name(
      "NSWindowDidChangeScreenProfileNotification")
  }

  /// An object with a separate appearance.
  @MainActor @preconcurrency
  public protocol NSAppearanceCustomization: AnyObject {
    /// Only tests call it, as nothing here does.
    var appearance: NSAppearance? { get set }
    /// Only tests call it, as nothing here does.
    var effectiveAppearance: NSAppearance { get }
  }
  extension NSView: NSAppearanceCustomization {}
  extension NSWindow: NSAppearanceCustomization {}

  /// Makes windows again from saved state. None is saved; only a test calls it.
  @MainActor @preconcurrency
  public protocol NSWindowRestoration: AnyObject {
    /// Only tests call it, as nothing here does.
    static func restoreWindow(
      withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
      completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
  }
#endif
