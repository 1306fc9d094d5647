#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A step of the text size in a device's settings, as a string; the process keeps `large`.
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let didChangeNotification = Foundation.Notification.Name("UIContentSizeCategoryDidChange")

    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    /// True for a raw value that begins with `accessibility`, which none of the constants does.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  }

  extension UIApplication {
    /// Always `large`, the usual step.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  }
#endif
