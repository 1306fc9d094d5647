#if !canImport(Darwin)
  import KitNames

  extension UIApplication {
    /// A key of the dictionary that a launch would pass; tests build that dictionary.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let url = LaunchOptionsKey(rawValue: "url")
      public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
      public static let annotation = LaunchOptionsKey(rawValue: "annotation")
      public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
      public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
      public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
      public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
      public static let location = LaunchOptionsKey(rawValue: "location")
      public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
      public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
      public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "cloudKitShareMetadata")
    }

    /// A key of the dictionary about an opened URL; tests build that dictionary.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
      public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
      public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
      public static let eventAttribution = OpenURLOptionsKey(rawValue: "eventAttribution")
    }

    /// The kind of an app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
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
