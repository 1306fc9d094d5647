/// The windows and monitors of the app.
@MainActor
private final class AppState {
  static let shared = AppState()
  var windows: [NSWindow] = []
  var ordered: [NSWindow] = []
  weak var key: NSWindow?
  weak var main: NSWindow?
  var event: NSEvent?
  var monitors: [Monitor] = []
  var allowsTabs = true
  var delegate: (any NSApplicationDelegate)?
  var appearance: NSAppearance?
  var mainMenu: NSMenu?
  var icon: NSImage?
  var actions: [Selector] = []
}

private final class Monitor {
  let mask: NSEvent.EventTypeMask
  let handler: (NSEvent) -> NSEvent?
  init(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
    (self.mask, self.handler) = (mask, handler)
  }
}

extension NSApplication {
  public var windows: [NSWindow] { AppState.shared.windows }
  public var orderedWindows: [NSWindow] { AppState.shared.ordered }
  /// The window that became key last, until it is ordered out; nil without one.
  public internal(set) var keyWindow: NSWindow? {
    get { AppState.shared.key }
    set {
      let former = AppState.shared.key
      guard newValue !== former else { return }
      AppState.shared.key = newValue
      former?.resignKey()
      newValue?.becomeKey()
    }
  }
  /// The window that became main last, until it is ordered out; nil without one.
  public internal(set) var mainWindow: NSWindow? {
    get { AppState.shared.main }
    set {
      let former = AppState.shared.main
      guard newValue !== former else { return }
      AppState.shared.main = newValue
      former?.resignMain()
      newValue?.becomeMain()
    }
  }
  func show(_ window: NSWindow, inFront: Bool) {
    let state = AppState.shared
    if !state.windows.contains(window) { state.windows.append(window) }
    state.ordered.removeAll { $0 === window }
    state.ordered.insert(window, at: inFront ? 0 : state.ordered.count)
  }
  func hide(_ window: NSWindow) {
    AppState.shared.windows.removeAll { $0 === window }
    AppState.shared.ordered.removeAll { $0 === window }
    withdraw(window)
  }
  /// Makes the window neither key nor main.
  func withdraw(_ window: NSWindow) {
    if keyWindow === window { keyWindow = nil }
    if mainWindow === window { mainWindow = nil }
  }
  var allowsTabs: Bool {
    get { AppState.shared.allowsTabs }
    set { AppState.shared.allowsTabs = newValue }
  }
  /// A strong reference that the engine never calls; `NSApplicationDelegateAdaptor` reads it.
  public var delegate: (any NSApplicationDelegate)? {
    get { AppState.shared.delegate }
    set { AppState.shared.delegate = newValue }
  }
  /// Nil at first, which leaves windows and views light.
  public var appearance: NSAppearance? {
    get { AppState.shared.appearance }
    set { AppState.shared.appearance = newValue }
  }
  public var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  /// Nil at first. The engine adds no standard menus and sends no shortcut to it.
  public var mainMenu: NSMenu? {
    get { AppState.shared.mainMenu }
    set { AppState.shared.mainMenu = newValue }
  }
  /// The picture that the program set, or else a named image without pixels.
  public var applicationIconImage: NSImage! {
    get { AppState.shared.icon ?? NSImage(named: NSImage.applicationIconName) }
    set { AppState.shared.icon = newValue }
  }
  public var currentEvent: NSEvent? { AppState.shared.event }
  public var dockTile: NSDockTile { .only }
  public var sentActions: [Selector] { AppState.shared.actions }
  /// Keeps the action in `sentActions` and returns true. Without Objective-C no selector reaches a method.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    AppState.shared.actions.append(action)
    return true
  }
  func addMonitor(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) -> Any {
    let monitor = Monitor(mask, handler)
    AppState.shared.monitors.append(monitor)
    return monitor
  }
  func removeMonitor(_ monitor: Any) { AppState.shared.monitors.removeAll { $0 === monitor as AnyObject } }
  /// Hands an event to the local monitors, each of which may change or keep it.
  public func sendEvent(_ event: NSEvent) {
    AppState.shared.event = event
    var event = event
    for monitor in AppState.shared.monitors where monitor.mask.contains(NSEvent.EventTypeMask(type: event.type)) {
      guard let changed = monitor.handler(event) else { return }
      event = changed
    }
  }
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
  public func hideOtherApplications(_ sender: Any?) {}
  public func unhideAllApplications(_ sender: Any?) {}
}

extension NSApplication.ModalResponse {
  public static let stop = NSApplication.ModalResponse(-1000)
  public static let abort = NSApplication.ModalResponse(-1001)
  public static let `continue` = NSApplication.ModalResponse(-1002)
  public static let alertFirstButtonReturn = NSApplication.ModalResponse(1000)
  public static let alertSecondButtonReturn = NSApplication.ModalResponse(1001)
  public static let alertThirdButtonReturn = NSApplication.ModalResponse(1002)
}

/// The icon of an app in the Dock, off screen.
@MainActor @preconcurrency
public final class NSDockTile {
  static let only = NSDockTile()
  public var badgeLabel: String?
  public var showsApplicationBadge = true
  public var contentView: NSView?
  public func display() {}
}
