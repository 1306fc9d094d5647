#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

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
    /// Only tests call it; empty by default.
    func applicationWillHide(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationDidHide(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationWillUnhide(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationDidUnhide(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationWillBecomeActive(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationWillResignActive(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationWillUpdate(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationDidUpdate(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationDidChangeScreenParameters(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationDidChangeOcclusionState(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
    /// Only tests call it; empty by default.
    func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    func application(_ sender: NSApplication, openFiles filenames: [String])
    func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
    func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
    func application(_ sender: NSApplication, printFile filename: String) -> Bool
    /// Only tests call it; true by default.
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Only tests call it; false by default.
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Only tests call it; nil by default.
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
    func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
    /// Only tests call it; false by default.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    /// Only tests call it; true by default.
    func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
    func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(
      _ application: NSApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
    func application(
      _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
    func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
    func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
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
    public func applicationWillHide(_ notification: Notification) {}
    public func applicationDidHide(_ notification: Notification) {}
    public func applicationWillUnhide(_ notification: Notification) {}
    public func applicationDidUnhide(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationWillUpdate(_ notification: Notification) {}
    public func applicationDidUpdate(_ notification: Notification) {}
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    public func applicationDidChangeOcclusionState(_ notification: Notification) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification) {}
    public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) {}
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
    public func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { false }
    public func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool { false }
    public func application(_ sender: NSApplication, printFile filename: String) -> Bool { false }
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error { error }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
    public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool { true }
    public func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String)
      -> Bool
    { false }
    public func application(
      _ application: NSApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    public func application(
      _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity) {}
    public func application(
      _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
      _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
    public func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {}
    public func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {}
    public func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool { false }
  }

  /// An object that shows an activity again.
  @MainActor @preconcurrency
  public protocol NSUserActivityRestoring: AnyObject {
    /// Only tests call it; empty by default.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
  }
  extension NSResponder: NSUserActivityRestoring {
    /// Does nothing: no activity is handed over.
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  }
#endif
