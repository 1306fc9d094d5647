#if !canImport(Darwin)
  public import KitNames

  /// Receives the events of an app's life. The engine calls no method; a test calls those it needs.
  @MainActor @preconcurrency
  public protocol NSApplicationDelegate: AnyObject {
    /// Only tests call it; the default is empty.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Only tests call it, as the engine has no launch; empty by default.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Only tests call it: `NSApplication.terminate(_:)` just counts requests.
    func applicationWillTerminate(_ notification: Notification)
    /// Only tests call it; `NSApplication.activate()` does not notify the delegate.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Only tests call it; `NSApplication.deactivate()` does not notify the delegate.
    func applicationDidResignActive(_ notification: Notification)
    /// Answers `terminateNow` by default; `terminate(_:)` never asks.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Answers false by default; closing windows ends no process.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Answers true by default; no Dock icon exists that a person could click.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Only tests call it: no URL arrives from another process.
    func application(_ application: NSApplication, open urls: [URL])
  }

  extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func application(_ application: NSApplication, open urls: [URL]) {}
  }
#endif
