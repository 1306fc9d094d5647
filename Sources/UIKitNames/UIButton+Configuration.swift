#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  extension UIButton {
    /// The look and content of a button as a value; nothing is drawn.
    public struct Configuration: @unchecked Sendable {
      /// Sizes of a button.
      public enum Size: Int, Sendable { case medium, small, mini, large }
      /// Corners of a background.
      public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
      /// Places of titles.
      public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
      /// Borders on a Mac.
      public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
      /// The mark of a button with a menu.
      public enum Indicator: Int, Sendable { case automatic, none, popup }

      public var title: String?
      public var attributedTitle: AttributedString?
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      public var subtitle: String?
      public var attributedSubtitle: AttributedString?
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      public var image: UIImage?
      public var imageColorTransformer: UIConfigurationColorTransformer?
      public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
      public var baseForegroundColor: UIColor?
      public var baseBackgroundColor: UIColor?
      public var background = UIBackgroundConfiguration.clear()
      public var cornerStyle = CornerStyle.dynamic
      public var buttonSize = Size.medium
      public var macIdiomStyle = MacIdiomStyle.automatic
      public var indicator = Indicator.automatic
      public var indicatorColorTransformer: UIConfigurationColorTransformer?
      public var showsActivityIndicator = false
      public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
      public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      public var imagePlacement = NSDirectionalRectEdge.leading
      public var imagePadding: CGFloat = 0
      public var imageReservation: CGFloat = 0
      public var titlePadding: CGFloat = 1
      public var titleAlignment = TitleAlignment.automatic
      public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
      public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
      public var automaticallyUpdateForSelection = true

      // The looks of the system are not here: each of these has the same values.
      public static func plain() -> Self { Self() }
      public static func gray() -> Self { Self() }
      public static func tinted() -> Self { Self() }
      public static func filled() -> Self { Self() }
      public static func borderless() -> Self { Self() }
      public static func bordered() -> Self { Self() }
      public static func borderedTinted() -> Self { Self() }
      public static func borderedProminent() -> Self { Self() }
      public static func glass() -> Self { Self() }
      public static func prominentGlass() -> Self { Self() }
      public static func clearGlass() -> Self { Self() }
      public static func prominentClearGlass() -> Self { Self() }

      /// The same: no look depends on the state.
      @MainActor @preconcurrency
      public func updated(for button: UIButton) -> Self { self }
      /// Gives the content its first insets.
      public mutating func setDefaultContentInsets() { contentInsets = Self().contentInsets }
    }
  }

  /// A change of a text's attributes, as a closure.
  public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The closure from the initializer.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Keeps the closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Calls the closure.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
  }
#endif
