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

      /// Kept, nil at first; nothing is drawn.
      public var title: String?
      /// Kept, nil at first; nothing is drawn.
      public var attributedTitle: AttributedString?
      /// Kept, nil at first; nothing is drawn.
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// Kept, nil at first; nothing is drawn.
      public var subtitle: String?
      /// Kept, nil at first; nothing is drawn.
      public var attributedSubtitle: AttributedString?
      /// Kept, nil at first; nothing is drawn.
      public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
      /// Kept, nil at first; nothing is drawn.
      public var image: UIImage?
      /// Kept, nil at first; nothing is drawn.
      public var imageColorTransformer: UIConfigurationColorTransformer?
      /// Kept, nil at first; nothing is drawn.
      public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
      /// Kept, nil at first; nothing is drawn.
      public var baseForegroundColor: UIColor?
      /// Kept, nil at first; nothing is drawn.
      public var baseBackgroundColor: UIColor?
      /// Kept, with the default that is written here; nothing is drawn.
      public var background = UIBackgroundConfiguration.clear()
      /// Kept, `dynamic` at first; nothing is drawn.
      public var cornerStyle = CornerStyle.dynamic
      /// Kept, `medium` at first; nothing is drawn.
      public var buttonSize = Size.medium
      /// Kept, `automatic` at first; nothing is drawn.
      public var macIdiomStyle = MacIdiomStyle.automatic
      /// Kept, `automatic` at first; nothing is drawn.
      public var indicator = Indicator.automatic
      /// Kept, nil at first; nothing is drawn.
      public var indicatorColorTransformer: UIConfigurationColorTransformer?
      /// Kept and false at first; nothing is drawn.
      public var showsActivityIndicator = false
      /// Kept, nil at first; nothing is drawn.
      public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
      /// Kept, with the default that is written here; nothing is drawn.
      public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      /// Kept, `leading` at first; nothing is drawn.
      public var imagePlacement = NSDirectionalRectEdge.leading
      /// Kept, 0 at first; nothing is drawn.
      public var imagePadding: CGFloat = 0
      /// Kept, 0 at first; nothing is drawn.
      public var imageReservation: CGFloat = 0
      /// Kept, 1 at first; nothing is drawn.
      public var titlePadding: CGFloat = 1
      /// Kept, `automatic` at first; nothing is drawn.
      public var titleAlignment = TitleAlignment.automatic
      /// Kept, `byWordWrapping` at first; nothing is drawn.
      public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
      /// Kept, `byWordWrapping` at first; nothing is drawn.
      public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
      /// Kept and true at first; nothing is drawn.
      public var automaticallyUpdateForSelection = true

      // The looks of the system are not here: each of these has the same values.
      /// The defaults above; no look of the system is there.
      public static func plain() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func gray() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func tinted() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func filled() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func borderless() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func bordered() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func borderedTinted() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func borderedProminent() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func glass() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func prominentGlass() -> Self { Self() }
      /// The defaults above; no look of the system is there.
      public static func clearGlass() -> Self { Self() }
      /// The defaults above; no look of the system is there.
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
