#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Names for assistive technologies, of which there are none.
  public enum NSAccessibility {
    /// The kind of a view.
    public struct Role: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let button = Role(rawValue: "AXButton")
      public static let checkBox = Role(rawValue: "AXCheckBox")
      public static let group = Role(rawValue: "AXGroup")
      public static let image = Role(rawValue: "AXImage")
      public static let link = Role(rawValue: "AXLink")
      public static let list = Role(rawValue: "AXList")
      public static let menuItem = Role(rawValue: "AXMenuItem")
      public static let popUpButton = Role(rawValue: "AXPopUpButton")
      public static let slider = Role(rawValue: "AXSlider")
      public static let staticText = Role(rawValue: "AXStaticText")
      public static let table = Role(rawValue: "AXTable")
      public static let textArea = Role(rawValue: "AXTextArea")
      public static let textField = Role(rawValue: "AXTextField")
      public static let unknown = Role(rawValue: "AXUnknown")
      public static let window = Role(rawValue: "AXWindow")
    }

    /// News for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
      public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
      public static let valueChanged = Notification(rawValue: "AXValueChanged")
    }

    /// A key of the values of a notification.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
      public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    }

    /// Does nothing: no assistive technology listens.
    public static func post(element: Any, notification: Notification) {}
    /// Does nothing: no assistive technology listens.
    public static func post(
      element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
    ) {}
  }

  /// How soon an announcement is read.
  public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }
#endif
