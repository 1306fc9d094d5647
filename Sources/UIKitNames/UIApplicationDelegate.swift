#if !canImport(Darwin)
  import KitNames

  /// An observer of an app's life. The engine calls none of its methods; a test calls them itself.
  @MainActor @preconcurrency
  public protocol UIApplicationDelegate: AnyObject {
    /// Never called here: the engine has no launch. True by default.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Never asked here, as no window turns; all orientations by default.
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
  }

  extension UIApplicationDelegate {
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
  }

  extension UIApplication {
    /// A key of the dictionary that a launch would pass; tests build that dictionary.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let url = LaunchOptionsKey(rawValue: "url")
      public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
      public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    }
  }

  extension UIApplication {
    /// The object that a test has set; nil at first, and held strongly.
    public var delegate: (any UIApplicationDelegate)? {
      get { delegateObject as? any UIApplicationDelegate }
      set { delegateObject = newValue }
    }
  }
#endif
