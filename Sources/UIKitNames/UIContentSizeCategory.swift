#if !canImport(Darwin)
  public import KitNames

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
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
      rawValue: "accessibilityExtraExtraExtraLarge")
    /// True for the sizes above the usual ones.
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  }

  extension UIApplication {
    /// Always `large`, the usual step.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  }
#endif
