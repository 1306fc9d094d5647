#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  extension UIApplicationDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }
    public func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Never called here; does nothing by default.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Never called here; does nothing by default.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    public func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    public func application(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { false }
    public func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    public func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    public func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    public func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    public func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    public func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    public func application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
    public func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  }
#endif
