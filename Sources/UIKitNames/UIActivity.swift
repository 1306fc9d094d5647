#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A service in a share sheet; no sheet shows it, a test calls its methods.
  @MainActor @preconcurrency
  open class UIActivity {
    public init() {}
    /// Kinds of services: the system's or the app's.
    public enum Category: Int, Sendable { case action, share }
    /// The app's, unless a subclass overrides it.
    open class var activityCategory: Category { .action }
    /// Nil, unless a subclass overrides it.
    open var activityType: ActivityType? { nil }
    /// Nil, unless a subclass overrides it.
    open var activityTitle: String? { nil }
    /// Nil, unless a subclass overrides it.
    open var activityImage: UIImage? { nil }
    /// Nil, unless a subclass overrides it.
    open var activityViewController: UIViewController? { nil }
    /// False, unless a subclass overrides it.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called by a test; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Called by a test; does nothing by default.
    open func perform() {}
    /// Has no effect: no sheet waits.
    open func activityDidFinish(_ completed: Bool) {}
  }

  extension UIActivity {
    /// The identifier of a service, a string that tests compare.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from any string, known or not.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let mail = ActivityType("mail")
      public static let message = ActivityType("message")
      public static let copyToPasteboard = ActivityType("copyToPasteboard")
      public static let print = ActivityType("print")
      public static let airDrop = ActivityType("airDrop")
      public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
      public static let addToReadingList = ActivityType("addToReadingList")
      public static let assignToContact = ActivityType("assignToContact")
      public static let postToFacebook = ActivityType("postToFacebook")
      public static let postToTwitter = ActivityType("postToTwitter")
      public static let postToWeibo = ActivityType("postToWeibo")
      public static let postToVimeo = ActivityType("postToVimeo")
      public static let postToFlickr = ActivityType("postToFlickr")
      public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
      public static let openInIBooks = ActivityType("openInIBooks")
      public static let markupAsPDF = ActivityType("markupAsPDF")
      public static let sharePlay = ActivityType("sharePlay")
      public static let collaborationInviteWithLink = ActivityType("collaborationInviteWithLink")
      public static let collaborationCopyLink = ActivityType("collaborationCopyLink")
      public static let addToHomeScreen = ActivityType("addToHomeScreen")
    }
  }
#endif
